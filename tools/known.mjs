import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languagesIn } from './locales.mjs';
import { evaluate, ROOT, specFile, widgetNames } from './widgets.mjs';

const MODULE = 'virtual:waybill/known';

/** Derives from the specs what the page doctor knows of the widgets. @returns {Promise<object>} */
export async function readKnown() {
  const specs = widgetNames().map((name) => `(await import(${JSON.stringify(specFile(name))})).default`);
  const { knownOf, found } = await evaluate(`
    export { knownOf } from './src/manifest/known';
    export const found = [${specs.join(', ')}];`);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return knownOf(found, { version, languages: languagesIn() });
}

/** A plugin for Rollup, Vite (Storybook) and Vitest that passes the widgets of this release to the page doctor. */
export function knownWidgets() {
  let known;
  return {
    name: 'waybill-known',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      known ??= readKnown();
      return `export const known = ${JSON.stringify(await known)};`;
    },
  };
}
