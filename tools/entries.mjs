import { ROOT, specFile, widgetNames } from './widgets.mjs';

const ENTRY = 'virtual:waybill/element/';
const DIALOGS = 'dialogs';

/** Rollup's inputs: one per widget, and the public functions. */
export const inputs = () => ({
  ...Object.fromEntries(widgetNames().map((name) => [`elements/${name}`, ENTRY + name])),
  index: `${ROOT}/src/index.ts`,
});

/** The code of an entry: the only place that registers anything. The dialogs are a chunk that waits for the first one. */
const entryCode = (name) => `
  import { defineElement } from ${JSON.stringify(`${ROOT}/src/runtime/define`)};
  import spec from ${JSON.stringify(specFile(name))};
  defineElement(spec${name === DIALOGS ? '' : `, () => import(${JSON.stringify(ENTRY + DIALOGS)})`});`;

/** Makes the module behind each entry. */
export function elementEntries() {
  return {
    name: 'waybill-entries',
    resolveId: (id) => (id.startsWith(ENTRY) ? { id: `\0${id}`, moduleSideEffects: true } : null),
    load: (id) => (id.startsWith(`\0${ENTRY}`) ? entryCode(id.slice(ENTRY.length + 1)) : null),
  };
}

/** `import { version } from '…/package.json'` brings in the version and nothing else. */
export function packageVersion() {
  return {
    name: 'waybill-package-version',
    transform(code, id) {
      if (id !== `${ROOT}/package.json`) return null;
      return { code: `export const version = ${JSON.stringify(JSON.parse(code).version)};`, map: { mappings: '' } };
    },
  };
}
