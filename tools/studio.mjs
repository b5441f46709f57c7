import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate, ROOT } from './widgets.mjs';

const DEMO = join(ROOT, 'demo');
const FOLDER = 'studio/';

const read = (file) => readFileSync(join(DEMO, file), 'utf8');

/**
 * Returns what stands in a language for the manifest's English sentences.
 * @param {string} language
 * @returns {Record<string, string>} by the English sentence; nothing for English
 */
export const sentencesIn = (language) =>
  language === 'en' ? {} : JSON.parse(read(`studio/sentences/${language}.json`));

/** The page of the preview; it has no words of its own. */
const PREVIEW = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Waybill</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="../waybill.css" />
    <link rel="stylesheet" href="preview.css" />
    <script type="module" src="preview.js"></script>
  </head>
  <body></body>
</html>
`;

/** Returns a page of the demo with the little that is left of the site's frame where there is no site. */
const withOwnFrame = (html) =>
  html
    .replace(/\s*<!-- %TOP% -->/, '')
    .replace('<!-- %HEADER% -->', '<a class="brand" href="./">Milepost</a>')
    .replace(
      '<!-- %FOOTER% -->',
      '<p>Milepost is a made-up company. Nothing is sold here, and no card is charged.</p>',
    );

/** Returns a page of the demo as one that stands in `dist/studio` and needs no server. */
const withoutServer = (html) =>
  html
    .replaceAll(' nonce="%NONCE%"', '')
    .replaceAll(/\s*<script src="\/assets\/host\.js"><\/script>/g, '')
    .replaceAll('/assets/host.css', 'host.css')
    .replaceAll('/dist/studio/', '')
    .replaceAll('data-dist="/dist/"', 'data-dist="../"');

/**
 * Returns the files of the studio by their path in `dist`, apart from its scripts: its page and the sentences of the manifest in each
 * language, the page of its preview and the sheets of the demo's host pages.
 * @returns {Promise<Record<string, string>>}
 */
export async function studioFiles() {
  const { pageIn, LANGUAGES } = await evaluate(`
    export { pageIn } from './demo/server/site/page-language';
    export { LANGUAGES } from './demo/studio/choice';`);
  const page = withOwnFrame(read('studio.html'));
  const pages = LANGUAGES.map((language) => {
    const html = withoutServer(pageIn(page, language)).replace('<html lang="en"', `<html lang="${language}"`);
    return [language === 'en' ? 'index.html' : `${language}.html`, html];
  });
  const sheets = readdirSync(join(DEMO, 'assets/host')).map((file) => [`host/${file}`, read(`assets/host/${file}`)]);
  const own = ['panel.css', 'preview.css', 'studio.css'].map((file) => [file, read(`studio/${file}`)]);
  const sentences = LANGUAGES.filter((language) => language !== 'en').map((language) => [
    `${language}.json`,
    JSON.stringify(sentencesIn(language)),
  ]);
  const files = [
    ...pages,
    ...sheets,
    ...own,
    ...sentences,
    ['host.css', read('assets/host.css')],
    ['preview.html', PREVIEW],
  ];
  return Object.fromEntries(files.map(([file, text]) => [FOLDER + file, text]));
}
