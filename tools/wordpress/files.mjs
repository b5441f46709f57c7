import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readLocales } from '../locales.mjs';
import { sentencesIn } from '../studio.mjs';
import { evaluate, ROOT, widgetNames } from '../widgets.mjs';
import { blockOf } from './blocks.mjs';
import { phpFile, textsIn } from './php.mjs';

const HOME = join(ROOT, 'demo/wordpress');
const PLUGIN = join(HOME, 'waybill');

const read = (...path) => readFileSync(join(...path), 'utf8');

/** The languages beside English, by the locale of WordPress. */
export const LOCALES = readdirSync(join(HOME, 'languages')).map((file) => file.replace('.json', ''));

const locales = readLocales();

/** Returns the name of a widget, as the library says it on a page that is edited. */
const nameOf = (widget, language = 'en') => locales.get(language).editing[widget.replaceAll('-', '_')];

// These sources need no build of the library; the manifest, which `releaseIn` reads, needs one.
const { readManifest, DEFAULT_ROUTES, kebab, OPT_OUT_ATTRIBUTES } = await evaluate(`
  export { readManifest } from './demo/studio/manifest';
  export { DEFAULT_ROUTES } from './src/store/slices/config';
  export { kebab } from './src/element/attributes';
  export { OPT_OUT_ATTRIBUTES } from './src/page/opt-outs';`);

/** Returns the widgets and routes of the release, with their sentences in a language. */
const releaseIn = (language) =>
  readManifest(JSON.parse(read(ROOT, 'dist/custom-elements.json')), sentencesIn(language));

/** Returns the label of a route: what the studio says of it, without the stop. */
const labelOf = ({ summary }) => summary.text.replace(/\.$/, '');

/**
 * Returns the translations of a locale, by their English text: the plugin's own, the names of the widgets, and what the studio says of the
 * routes.
 * @returns {Record<string, string>}
 */
export function translations(locale) {
  const language = locale.slice(0, 2);
  const names = widgetNames()
    .filter((widget) => nameOf(widget))
    .map((widget) => [nameOf(widget), nameOf(widget, language)]);
  const translated = releaseIn(language).routes.map(labelOf);
  const routes = releaseIn('en').routes.map((route, at) => [labelOf(route), translated[at]]);
  return { ...Object.fromEntries([...names, ...routes]), ...JSON.parse(read(HOME, 'languages', `${locale}.json`)) };
}

/** Returns a file of translations as WordPress 6.5 and newer read it. */
const languageFile = (locale) =>
  phpFile(`The texts of the plugin in ${locale}.`, { language: locale, messages: translations(locale) });

/** Returns the widgets and routes of the release, and what keeps optimizers away from its script, as the plugin reads them. */
async function manifestFile() {
  const { styles } = await import(pathToFileURL(join(ROOT, 'dist/server.js')).href);
  const { version, files } = JSON.parse(read(ROOT, 'dist/integrity.json'));
  const { widgets, routes } = releaseIn('en');
  const rendered = new Set(Object.keys(styles).map((tag) => tag.replace('waybill-', '')));
  const defaults = Object.fromEntries(Object.entries(DEFAULT_ROUTES).map(([name, path]) => [kebab(name), path]));
  const routeOf = (one) => {
    const route = one.name.replace('data-route-', '');
    return [route, { label: labelOf(one), default: `${defaults[route] ?? ''}` }];
  };
  return phpFile('The widgets, routes and opt-out attributes of this release. Written by the build from the library.', {
    version,
    integrity: files['waybill.js'],
    widgets: Object.fromEntries(widgets.map((widget) => [widget.name, blockOf(widget, nameOf(widget.name), rendered)])),
    routes: Object.fromEntries(routes.map(routeOf)),
    opt_outs: OPT_OUT_ATTRIBUTES,
  });
}

/**
 * Returns the files of the plugin, by their path in its folder.
 * @returns {Promise<Record<string, string>>}
 */
export async function pluginFiles() {
  const { version } = JSON.parse(read(ROOT, 'package.json'));
  const own = readdirSync(PLUGIN, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(PLUGIN.length + 1), read(path)]);
  const files = Object.fromEntries([
    ...own,
    ['includes/manifest.php', await manifestFile()],
    ...LOCALES.map((locale) => [`languages/waybill-${locale}.l10n.php`, languageFile(locale)]),
  ]);
  files['waybill.php'] = files['waybill.php'].replace(/(\* Version: +)\S+/, `$1${version}`);
  files['readme.txt'] = files['readme.txt'].replace(/(Stable tag: )\S+/, `$1${version}`);
  return files;
}

/** Returns each text that the plugin shows, in English. @param {Record<string, string>} files of the plugin */
export const pluginTexts = (files) => [
  ...new Set(
    Object.entries(files)
      .filter(([path]) => path.endsWith('.php') && !path.startsWith('languages/'))
      .flatMap(([, code]) => textsIn(code)),
  ),
];
