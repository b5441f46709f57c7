import { join } from 'node:path';
import { OWN_ADDRESS } from './beside-classic.mjs';
import { evaluate, ROOT } from './widgets.mjs';

const SHOP = 'virtual:waybill/sample';
const EDITING = 'virtual:waybill/editing';
const WORDS = 'virtual:waybill/sample-words';

/** The code of the sample shop, and of a page that an author edits. */
export const SAMPLE = join(ROOT, 'demo/sample/backend.ts');
export const EDIT = join(ROOT, 'src/editing/editing.ts');

/** Files of `dist` that few pages load, by the module that stands for each: its source, its file, and the function that the library calls. */
const APART = {
  [SHOP]: { source: SAMPLE, file: 'sample.js', name: 'answer' },
  [EDITING]: { source: EDIT, file: 'editing.js', name: 'edit' },
};

/** Returns the translations of the catalogue's texts by language. The dictionaries have those of the demo's pages as well. */
async function readWords() {
  const { catalogue, DICTIONARIES, withWords } = await evaluate(`
    export { catalogue } from './demo/server/catalogue/catalogue';
    export { DICTIONARIES } from './demo/server/texts/dictionary';
    export { withWords } from './demo/server/texts/with-words';`);
  const used = new Set();
  withWords(catalogue(), (text) => {
    used.add(text);
    return text;
  });
  const of = (texts) => Object.fromEntries(Object.entries(texts).filter(([text]) => used.has(text)));
  return Object.fromEntries(Object.entries(DICTIONARIES).map(([language, texts]) => [language, of(texts)]));
}

/** A plugin for Vite (Storybook), Vitest and the bundles of the files apart: their code is that of the sources. */
export function apartFromSources() {
  let words;
  return {
    name: 'waybill-apart-from-sources',
    resolveId: (id) => APART[id]?.source ?? (id === WORDS ? `\0${WORDS}` : null),
    async load(id) {
      if (id !== `\0${WORDS}`) return null;
      words ??= readWords();
      return `export const words = ${JSON.stringify(await words)};`;
    },
  };
}

/** Returns where a file in a folder of `dist` finds the files apart. @param {string} up the path from that folder to `dist` */
export const apartPaths = (up) => Object.fromEntries(Object.entries(APART).map(([id, { file }]) => [id, up + file]));

/**
 * A plugin for the chunks and for the files apart themselves, which leaves the files apart out of them, so that they take no part in the
 * sharing of chunks.
 * @param {RegExp} importers the files that may load one, because they find it there
 * @throws Error if another one would load it
 */
export function besideOthers(importers) {
  return {
    name: 'waybill-beside-others',
    resolveId: (id, importer) => (importer && APART[id] ? { id, external: true } : null),
    generateBundle(_, bundle) {
      for (const { fileName, dynamicImports = [] } of Object.values(bundle))
        for (const id of dynamicImports)
          if (APART[id] && !importers.test(fileName)) this.error(`${fileName} would not find ${APART[id].file}`);
    },
  };
}

/** A plugin for the classic script, which loads the files apart from its own folder. */
export function besideClassic() {
  return {
    name: 'waybill-beside-classic',
    resolveId: (id) => (APART[id] ? `\0${id}` : null),
    load(id) {
      const apart = APART[id.slice(1)];
      if (!apart || !id.startsWith('\0')) return null;
      const { file, name } = apart;
      return `export const ${name} = async (...call) => (await import(new URL('${file}', ${OWN_ADDRESS}).href)).${name}(...call);`;
    },
  };
}
