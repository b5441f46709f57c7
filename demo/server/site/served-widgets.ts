import type { Render } from '../http/rendered';
import type { Language } from '../texts/language';

/** A tag of a widget that is rendered into the page, with its attributes and the fallback in it. */
const TAG = /<(waybill-pricing-table)((?: [\w-]+="[^"]*")*)>(.*?)<\/\1>/s;
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;
/** The country that the page names for all of its widgets. */
const COUNTRY = /<waybill-config(?: [^>]*)? country="([A-Z]{2})"/;

/**
 * Renders the widgets of a page into it, so that their prices stand before any script has run. A page whose widget can't be rendered now
 * keeps the tag and its fallback.
 * @param page with its texts in the language
 * @param path of the page, whose links keep its language prefix
 */
export async function withServedWidgets(
  page: string,
  { language, path }: { readonly language: Language; readonly path: string },
  render: Render,
): Promise<string> {
  const [whole, tag, written, fallback] = TAG.exec(page) ?? [];
  if (whole === undefined || tag === undefined) return page;
  const attributes = Object.fromEntries(
    [...(written ?? '').matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
  );
  const country = COUNTRY.exec(page)?.[1];
  const rendered = await render(tag, attributes, { assets: '/dist/', language, country, path, fallback }).catch(
    (error: unknown) => {
      console.error(`<${tag}> was not rendered: ${String(error)}`);
      return null;
    },
  );
  if (!rendered?.isComplete) return page;
  return page
    .replace(whole, () => rendered.html)
    .replace('</head>', () => `${rendered.head.join('')}</head>`)
    .replace('</body>', () => `${rendered.state.join('')}</body>`);
}
