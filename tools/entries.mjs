import { entryFile } from './cli/files.mjs';
import { ROOT, specFile, widgetNames } from './widgets.mjs';

const ENTRY = 'virtual:waybill/element/';
const DEFINITIONS = 'virtual:waybill/definitions';

/** Widgets that show the dialogs of other widgets; they are loaded lazily. */
const MOUNTS = ['dialogs', 'share-quote'];

/** Returns Rollup's inputs: one entry per widget, the public functions, and the code for shortcodes and links. */
export const inputs = () => ({
  ...Object.fromEntries(widgetNames().map((name) => [entryFile(name).replace('.js', ''), ENTRY + name])),
  index: `${ROOT}/src/index.ts`,
  'in-text': `${ROOT}/src/loader/in-text.ts`,
});

const importDefine = `import { defineElement } from ${JSON.stringify(`${ROOT}/src/app/define`)};`;
const importSpec = (name, as) => `import ${as} from ${JSON.stringify(specFile(name))};`;

/** Returns the code that loads the mounts; a widget that is a mount itself is already loaded. */
const mountsOf = (name, load) =>
  `{ ${MOUNTS.filter((mount) => mount !== name)
    .map((mount) => `${JSON.stringify(mount)}: ${load(mount)}`)
    .join(', ')} }`;

/** Returns the code of an entry, the only place that registers an element. */
const entryCode = (name) => `
  ${importDefine}
  ${importSpec(name, 'spec')}
  defineElement(spec, ${mountsOf(name, (mount) => `() => import(${JSON.stringify(ENTRY + mount)})`)});`;

/** Returns one module with all entries, each in a function, so that unused elements are not registered. */
function definitionsCode() {
  const names = widgetNames();
  const rows = names.map((name, at) => {
    const mounts = mountsOf(name, (mount) => `async () => definitions['elements/${mount}.js']()`);
    return `'elements/${name}.js': () => defineElement(spec${at}, ${mounts}),`;
  });
  return `
    ${importDefine}
    ${names.map((name, at) => importSpec(name, `spec${at}`)).join('\n')}
    export const definitions = { ${rows.join('\n')} };`;
}

/** A plugin that generates the entry modules and the definitions of the classic script. */
export function elementEntries() {
  return {
    name: 'waybill-entries',
    resolveId(id) {
      if (id === DEFINITIONS) return `\0${id}`;
      return id.startsWith(ENTRY) ? { id: `\0${id}`, moduleSideEffects: true } : null;
    },
    load(id) {
      if (id === `\0${DEFINITIONS}`) return definitionsCode();
      return id.startsWith(`\0${ENTRY}`) ? entryCode(id.slice(ENTRY.length + 1)) : null;
    },
  };
}

/** A plugin that reduces `import { version } from '…/package.json'` to the version. */
export function packageVersion() {
  return {
    name: 'waybill-package-version',
    transform(code, id) {
      if (id !== `${ROOT}/package.json`) return null;
      return { code: `export const version = ${JSON.stringify(JSON.parse(code).version)};`, map: { mappings: '' } };
    },
  };
}
