import type { Render } from '../http/rendered';
import type { Language } from '../texts/language';

/** A tag of a widget with its attributes and what it holds, which may be other widgets in its slots. */
const TAG = /<(waybill-[a-z-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)>(.*?)<\/\1>/gs;
const ATTRIBUTE = /\s([\w-]+)(?:="([^"]*)")?/g;
/** The country that the page names for all of its widgets. */
const COUNTRY = /<waybill-config(?: [^>]*)? country="([A-Z]{2})"/;

const attributesIn = (written: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...written.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));

/**
 * Renders the widgets of a page into it, so that their prices stand before any script has run. A widget that can't be rendered, or not
 * now, keeps its tag and what it holds.
 * @param page with its texts in the language
 * @param path of the page, whose links keep its language prefix
 */
export async function withServedWidgets(
  page: string,
  { language, path }: { readonly language: Language; readonly path: string },
  render: Render,
): Promise<string> {
  const country = COUNTRY.exec(page)?.[1];
  const [head, state] = [new Set<string>(), new Set<string>()];
  const parts: string[] = [];
  let done = 0;
  for (const { index, 0: whole, 1: tag = '', 2: written = '', 3: fallback = '' } of page.matchAll(TAG)) {
    const options = { assets: '/dist/', language, country, path, fallback };
    const rendered = await render(tag, attributesIn(written), options).catch((error: unknown) => {
      console.error(`<${tag}> was not rendered: ${String(error)}`);
      return null;
    });
    if (!rendered?.isComplete) continue;
    parts.push(page.slice(done, index), rendered.html);
    done = index + whole.length;
    for (const line of rendered.head) head.add(line);
    for (const script of rendered.state) state.add(script);
  }
  return [...parts, page.slice(done)]
    .join('')
    .replace('</head>', () => `${[...head].join('')}</head>`)
    .replace('</body>', () => `${[...state].join('')}</body>`);
}
