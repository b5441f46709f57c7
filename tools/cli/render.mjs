import { readFile } from 'node:fs/promises';
import { render } from '../server.js';
import { named, Usage } from './usage.mjs';

export const RENDER_HELP = `Renders a widget as HTML, as a server would, and prints what a page takes into its markup.

  npx waybill render <tag> --api https://api.example.com --assets https://cdn.example.com/waybill/ [options]

  --api URL            the API that the widget reads from, as a visitor nobody knows
  --assets URL         the folder dist/ of the package, as pages see it
  --attribute A=V      an attribute of the tag; may be repeated
  --lang CODE          the language of the page, as its lang has it: en es fr pt vi ru
  --country CODE       the country of the page, such as US
  --currency CODE      the currency of the page, such as EUR
  --path PATH          the path of the page, if its links keep a language prefix
  --fallback FILE      HTML for browsers without scripts, which stands in the tag
  --nonce NONCE        for the sheet, where the policy of the page asks for one
  --timeout SECONDS    how long the API may take; 3 where nothing is said
  --json               prints html, state, head, isComplete and version as JSON

Exit code: 0 the view is complete, 1 it is not, so that only the tag and its fallback were printed, 2 wrong usage.`;

export const RENDER_OPTIONS = {
  api: { type: 'string' },
  assets: { type: 'string' },
  attribute: { type: 'string', multiple: true },
  lang: { type: 'string' },
  country: { type: 'string' },
  currency: { type: 'string' },
  path: { type: 'string' },
  fallback: { type: 'string' },
  nonce: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'boolean' },
};

/** Reads `name=value`; the name alone is an attribute without a value. */
const attributeOf = (text) => /^([^=]*)=?([^]*)$/.exec(text).slice(1);

/** Prints what a page takes into its markup. @throws Usage */
export async function printRendered(values, tags) {
  const [tag, ...more] = tags;
  if (!tag || more.length > 0) throw new Usage('One tag is needed, such as waybill-pricing-table');
  named(values, 'api', 'assets');
  const seconds = Number(values.timeout ?? 3);
  if (!(seconds > 0 && seconds <= 600)) throw new Usage('--timeout is a number of seconds up to 600');
  const fallback = values.fallback && (await readFile(values.fallback, 'utf8'));
  const { api, assets, lang: language, country, currency, path, nonce, json } = values;
  const attributes = Object.fromEntries((values.attribute ?? []).map(attributeOf));
  const page = { api, assets, language, country, currency, path, nonce, fallback, timeout: seconds * 1000 };
  const rendered = await render(tag, attributes, page);
  const { head, html, state, jsonLd, isComplete } = rendered;
  const lines = [
    '<!-- In the head: -->',
    ...head,
    '<!-- In the body: -->',
    html,
    ...state,
    ...(jsonLd ? [jsonLd] : []),
  ];
  const text = json ? JSON.stringify(rendered) : (isComplete ? lines : [html]).join('\n');
  if (!isComplete) console.error('waybill: the view is not complete; is the API right, and does it answer?');
  // Ends at once, because reads that came too late would be tried again.
  process.stdout.write(`${text}\n`, () => process.exit(isComplete ? 0 : 1));
}
