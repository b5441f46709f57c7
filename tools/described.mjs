import { withSources } from './manifest.mjs';

const MODULE = 'virtual:waybill/described';

/** Describes every widget and token as the reference does. @returns {Promise<import('./described.d.mts').Described>} */
export async function readDescribed() {
  const { elementDoc, tokenValues, sources } = await withSources(`
    export { elementDoc } from './src/manifest/model';
    export { tokenValues } from './src/manifest/token-values';`);
  const { specs, events, tokens } = sources;
  return { elements: specs.map((spec) => elementDoc(spec, events)), tokens: tokenValues(tokens) };
}

/** A plugin for Vite (Storybook) that passes the descriptions to the usage pages. */
export function describedWidgets() {
  let described;
  return {
    name: 'waybill-described',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      described ??= readDescribed();
      const { elements, tokens } = await described;
      return `export const elements = ${JSON.stringify(elements)};\nexport const tokens = ${JSON.stringify(tokens)};`;
    },
  };
}
