import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../locales');
const INDEX = 'virtual:waybill/locales';
const TEXTS = 'virtual:waybill/locale/';
const EDITING_TEXTS = 'virtual:waybill/editing-texts';

/** The surface that no view shows: `dist/editing.js` has it in all languages. */
const EDITING = 'editing';

/** Matches the file of a language. The glossary of the translations stands beside them. */
const LOCALE = /^[a-z]{2}\.json$/;

/** Returns the languages that have a locale file. @returns {string[]} */
export const languagesIn = (folder = FOLDER) =>
  readdirSync(folder)
    .filter((file) => LOCALE.test(file))
    .map((file) => basename(file, '.json'));

const readTexts = (folder, language) => JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));

/** Reads the locale files by language, English first. @returns {Map<string, Record<string, Record<string, string>>>} */
export function readLocales(folder = FOLDER) {
  const names = languagesIn(folder).toSorted((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));
  return new Map(names.map((name) => [name, readTexts(folder, name)]));
}

/** Returns the hash in the file name of every text chunk, from which the loader derives all of these names. */
export const textsHash = (folder = FOLDER) =>
  BigInt(
    `0x${createHash('sha256')
      .update(JSON.stringify([...readLocales(folder)]))
      .digest('hex')}`,
  )
    .toString(36)
    .slice(-6);

/** The texts that are no chunk of their own: every view shows some of them, and they stand in for a language that does not load. */
const BUILT_IN = 'en/common';

const TEXT_CHUNK = /locale\/([a-z]+)-([a-z_]+)$/;

/** Returns the language and surface of a text module. @returns {[language: string, surface: string] | null} */
export const textsOf = (id) =>
  TEXT_CHUNK.exec(id?.endsWith(BUILT_IN.replace('/', '-')) ? '' : (id ?? ''))?.slice(1) ?? null;

const surfacesOf = (all) => Object.keys(all.get('en')).filter((surface) => surface !== EDITING);

function index(all) {
  const languages = [...all.keys()];
  const surfaces = surfacesOf(all);
  const load = (pair) =>
    pair === BUILT_IN ? '() => ({ default: builtIn })' : `() => import(${JSON.stringify(TEXTS + pair)})`;
  const rows = languages.map((language) => surfaces.map((surface) => load(`${language}/${surface}`)).join(',\n'));
  return `
    import builtIn from ${JSON.stringify(TEXTS + BUILT_IN)};
    export const languages = ${JSON.stringify(languages)};
    export const surfaces = ${JSON.stringify(surfaces)};
    const chunks = [${rows.map((row) => `[${row}]`).join(',\n')}];
    export async function loadLocale(language, surface) {
      return (await chunks[languages.indexOf(language)][surfaces.indexOf(surface)]()).default;
    }`;
}

/** Returns the texts of a language: those under English keys in their order, `null` where it has none, and those under keys of its own, which plural forms are. */
function rowOf(english, texts) {
  const own = Object.entries(texts).filter(([key]) => !Object.hasOwn(english, key));
  return [Object.keys(english).map((key) => texts[key] ?? null), Object.fromEntries(own)];
}

/** Returns the index for a bundle of one file, which has all texts in it, and each key once for all languages. */
function indexOfOneFile(all, surfaces) {
  const english = all.get('en');
  const rows = [...all.values()].map((texts) => surfaces.map((surface) => rowOf(english[surface], texts[surface])));
  return `
    export const languages = ${JSON.stringify([...all.keys()])};
    export const surfaces = ${JSON.stringify(surfaces)};
    const keys = ${JSON.stringify(surfaces.map((surface) => Object.keys(english[surface])))};
    const rows = ${JSON.stringify(rows)};
    export async function loadLocale(language, surface) {
      const at = surfaces.indexOf(surface);
      const [texts, own] = rows[languages.indexOf(language)][at];
      return Object.assign(Object.fromEntries(keys[at].map((key, nth) => [key, texts[nth]]).filter(([, text]) => text !== null)), own);
    }`;
}

/** Returns the texts of the surface that no view shows, by language. */
const editingTexts = (all) =>
  `export const texts = ${JSON.stringify(Object.fromEntries([...all].map(([language, of]) => [language, of[EDITING]])))};`;

/**
 * A plugin for Rollup, Vite (Storybook) and Vitest. Each surface of each language becomes a chunk such as `en-pricing`, so that a page
 * loads only the texts that it shows.
 * @param {{ isOneFile?: boolean, only?: readonly string[] }} [bundle] whether all texts stand in one file instead, and which surfaces, where that
 * shows few of them
 */
export function locales(folder = FOLDER, { isOneFile = false, only } = {}) {
  return {
    name: 'waybill-locales',
    resolveId(id) {
      if (id === INDEX || id === EDITING_TEXTS) return `\0${id}`;
      // The last part of the id names the chunk.
      if (id.startsWith(TEXTS)) return `\0${TEXTS}${id.slice(TEXTS.length).replace('/', '-')}`;
      return null;
    },
    load(id) {
      if (!id.startsWith('\0virtual:waybill/locale') && id !== `\0${EDITING_TEXTS}`) return null;
      const isOfAll = id === `\0${INDEX}` || id === `\0${EDITING_TEXTS}`;
      if (isOfAll) {
        const all = readLocales(folder);
        for (const language of all.keys()) this.addWatchFile(join(folder, `${language}.json`));
        if (id === `\0${EDITING_TEXTS}`) return editingTexts(all);
        return isOneFile ? indexOfOneFile(all, only ?? surfacesOf(all)) : index(all);
      }
      const [language, surface] = id.slice(TEXTS.length + 1).split('-');
      this.addWatchFile(join(folder, `${language}.json`));
      const texts = readTexts(folder, language)[surface];
      if (!texts) this.error(`locales/${language}.json has no "${surface}"`);
      return `export default ${JSON.stringify(texts)};`;
    },
  };
}
