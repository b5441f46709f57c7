import { join } from 'node:path';
import { OWN_ADDRESS } from './beside-classic.mjs';
import { evaluate, ROOT } from './widgets.mjs';

const SHOP = 'virtual:waybill/sample';
const WORDS = 'virtual:waybill/sample-words';

/** The code of the sample shop, and its file in `dist`. */
export const SAMPLE = join(ROOT, 'demo/sample/backend.ts');

const OF_CLASSIC = `
  export const answer = async (...call) => (await import(new URL('sample.js', ${OWN_ADDRESS}).href)).answer(...call);
`;

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

/** A plugin for Vite (Storybook), Vitest and the sample shop's own bundle: `api: 'mock'` loads its code from the sources. */
export function sample() {
  let words;
  return {
    name: 'waybill-sample',
    resolveId(id) {
      if (id === SHOP) return SAMPLE;
      return id === WORDS ? `\0${WORDS}` : null;
    },
    async load(id) {
      if (id !== `\0${WORDS}`) return null;
      words ??= readWords();
      return `export const words = ${JSON.stringify(await words)};`;
    },
  };
}

/** Where a chunk finds the sample shop, which is a file of its own, so that it takes no part in the sharing of chunks. */
export const SAMPLE_PATHS = { [SHOP]: '../sample.js' };

/** A plugin for the chunks, which leaves the sample shop out of them. @throws Error if another file than a chunk would load it */
export function sampleBeside() {
  return {
    name: 'waybill-sample-beside',
    resolveId: (id) => (id === SHOP ? { id, external: true } : null),
    generateBundle(_, bundle) {
      for (const { fileName, dynamicImports = [] } of Object.values(bundle))
        if (dynamicImports.includes(SHOP) && !/^chunks\/[^/]+$/.test(fileName))
          this.error(`${fileName} would not find the sample shop`);
    },
  };
}

/** A plugin for the classic script, which loads the sample shop from its own folder. */
export function sampleOfClassic() {
  return {
    name: 'waybill-sample-of-classic',
    resolveId: (id) => (id === SHOP ? `\0${SHOP}` : null),
    load: (id) => (id === `\0${SHOP}` ? OF_CLASSIC : null),
  };
}
