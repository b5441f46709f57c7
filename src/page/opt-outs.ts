/**
 * Attributes by which tools that combine, delay or block scripts leave one as it is: Cloudflare Rocket Loader (`data-cfasync`), LiteSpeed
 * (`data-no-optimize`, `data-no-defer`), WP Rocket (`data-no-minify`, `nowprocket`) and Autoptimize (`data-noptimize`).
 */
export const OPT_OUT_ATTRIBUTES: Readonly<Record<string, string | true>> = {
  'data-cfasync': 'false',
  'data-no-optimize': '1',
  'data-no-defer': '1',
  'data-no-minify': '1',
  'data-noptimize': '1',
  nowprocket: true,
};

/** The same as HTML. Snippets and the guide carry it. */
export const OPT_OUTS = Object.entries(OPT_OUT_ATTRIBUTES)
  .map(([name, value]) => (value === true ? name : `${name}="${value}"`))
  .join(' ');
