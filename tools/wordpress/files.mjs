import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readLocales } from '../locales.mjs';
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

/** Returns the translations of a locale, by their English text: the plugin's own, and the names of the widgets. @returns {Record<string, string>} */
export function translations(locale) {
  const names = widgetNames()
    .filter((widget) => nameOf(widget))
    .map((widget) => [nameOf(widget), nameOf(widget, locale.slice(0, 2))]);
  return { ...Object.fromEntries(names), ...JSON.parse(read(HOME, 'languages', `${locale}.json`)) };
}

/** Returns a file of translations as WordPress 6.5 and newer read it. */
const languageFile = (locale) =>
  phpFile(`The texts of the plugin in ${locale}.`, { language: locale, messages: translations(locale) });

/** Returns the widgets and routes of the release, and what keeps optimizers away from its script, as the plugin reads them. */
async function manifestFile() {
  const { readManifest, DEFAULT_ROUTES, kebab, OPT_OUT_ATTRIBUTES } = await evaluate(`
    export { readManifest } from './demo/studio/manifest';
    export { DEFAULT_ROUTES } from './src/store/slices/config';
    export { kebab } from './src/element/attributes';
    export { OPT_OUT_ATTRIBUTES } from './src/page/opt-outs';`);
  const { styles } = await import(pathToFileURL(join(ROOT, 'dist/server.js')).href);
  const wire = JSON.parse(read(ROOT, 'dist/custom-elements.json'));
  const { version, files } = JSON.parse(read(ROOT, 'dist/integrity.json'));
  const { widgets, routes } = readManifest(wire);
  const rendered = new Set(Object.keys(styles).map((tag) => tag.replace('waybill-', '')));
  const defaults = Object.fromEntries(Object.entries(DEFAULT_ROUTES).map(([name, path]) => [kebab(name), path]));
  const routeOf = ({ name, summary }) => {
    const route = name.replace('data-route-', '');
    return [route, { label: summary.replace(/\.$/, ''), default: `${defaults[route] ?? ''}` }];
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
