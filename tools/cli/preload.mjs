import { readFile } from 'node:fs/promises';
import { filesOf } from './files.mjs';
import { named, Usage } from './usage.mjs';

export const PRELOAD_HELP = `Prints lines for the head of a page, by which its browser fetches the files of widgets early.

  npx waybill preload <tag> … --assets https://cdn.example.com/waybill/ [options]

  --assets URL         the folder dist/ of the package, as pages see it
  --api URL            the API that the page uses, to connect to it early
  --lang CODE          the language of the texts: en es fr pt vi ru`;

export const PRELOAD_OPTIONS = { assets: { type: 'string' }, api: { type: 'string' }, lang: { type: 'string' } };

/** The scripts that every page runs: the loader, and the API of `window.waybill`. */
const ALWAYS = ['waybill.js', 'index.js'];

/**
 * Returns lines for the head of a page, so that the browser opens the connections and fetches the files of its widgets while it still
 * reads the page, instead of after the loader has run.
 * @param {{map: object, integrity: Readonly<Record<string, string>>}} built what `dist/chunks.json` and the files of
 * `dist/integrity.json` hold
 * @param {readonly string[]} names of the widgets that show first, without `waybill-`
 * @param {{assets: string, api?: string, language?: string}} page the address of `dist` as pages see it, the API's, and the language of
 * the texts
 * @returns {string[]}
 * @throws Usage for a widget or a language that there is not
 */
export function preloadLines({ map, integrity }, names, { assets, api, language = 'en' }) {
  const unknown = names.find((name) => !Object.hasOwn(map.widgets, name));
  if (unknown !== undefined) throw new Usage(`There is no widget waybill-${unknown}`);
  if (!map.languages.includes(language))
    throw new Usage(`There are no texts in ${language}; there are ${map.languages.join(', ')}`);
  const base = assets.replace(/\/?$/, '/').replaceAll('"', '%22');
  const files = new Set([...ALWAYS, ...names.flatMap((name) => filesOf(map, name, language))]);
  // Calls with the session's cookie and calls without it use connections of their own.
  const origin = api && new URL(api).origin;
  const connections = origin
    ? [`<link rel="preconnect" href="${origin}">`, `<link rel="preconnect" href="${origin}" crossorigin>`]
    : [];
  return [
    ...connections,
    ...[...files].map((file) => `<link rel="modulepreload" href="${base}${file}" integrity="${integrity[file]}">`),
  ];
}

const readJson = async (file) => JSON.parse(await readFile(new URL(`../${file}`, import.meta.url), 'utf8'));

/** Prints the lines for these tags. @throws Usage */
export async function printPreloads({ lang: language, ...values }, tags) {
  if (tags.length === 0) throw new Usage('A tag is needed, such as waybill-pricing-table');
  named(values, 'assets');
  const [map, { files }] = await Promise.all([readJson('chunks.json'), readJson('integrity.json')]);
  const names = tags.map((tag) => tag.replace(/^waybill-/, ''));
  console.log(preloadLines({ map, integrity: files }, names, { ...values, language }).join('\n'));
}
