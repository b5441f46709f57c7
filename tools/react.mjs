import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { entryFile } from './cli/files.mjs';
import { ROOT, widgetNames } from './widgets.mjs';

/** What the file of React exports, by a name that only this object has; the rest of the build knows them by one letter. */
const PARTS = { createRoot: 'client', createPortal: 'dom', jsxs: 'jsx', useState: 'react' };

/** Returns what stands in for an export of React's file. @throws Error for one that nothing stands in for */
function standIn(name, value) {
  if (typeof value === 'function' && 'useState' in value()) return 'requireReact';
  const known = Object.keys(PARTS).find((key) => key in value);
  if (known === undefined) throw new Error(`tools/react.mjs: nothing stands in for ${name} of React's file`);
  return PARTS[known];
}

/** Returns a module with the exports of React's file, of which each is the application's own. */
async function hostReact(file) {
  const rows = Object.entries(await import(pathToFileURL(file).href)).map(
    ([name, value]) => `${standIn(name, value)} as ${name}`,
  );
  return `export { ${rows.join(', ')} } from '../host.js';\n`;
}

/** Compiles a module of `src/react`, which imports nothing but React. */
async function compiled(name) {
  const source = readFileSync(join(ROOT, 'src/react', `${name}.ts`), 'utf8');
  const { code } = await transform(source, { loader: 'ts', format: 'esm', target: 'es2022', minify: true });
  return code;
}

/**
 * Returns what `waybill/react` consists of besides its components: the finished chunks and elements once more, with the application's
 * React in place of the built-in one, the script API, and the modules of `src/react`.
 * @param {string} dist the folder of the build
 * @param {Iterable<string>} files all files of this build, relative to `dist`
 * @returns {Promise<Record<string, string>>} texts by file
 */
export async function reactParts(dist, files) {
  const read = (file) => readFileSync(join(dist, file), 'utf8');
  const { core } = JSON.parse(read('chunks.json'));
  const library = `chunks/${core.find((chunk) => /^react-\w+$/.test(chunk))}.js`;
  // The source map is that of the same file a folder above.
  const copy = (file, up) => read(file).replace(/(?<=\n\/\/# sourceMappingURL=)/, `${up}${file.replace(/[^/]+$/, '')}`);
  const copies = [...files]
    .filter((file) => /^(chunks|elements)\/.*\.js$/.test(file) && file !== library)
    .map((file) => [`react/${file}`, copy(file, '../../')]);
  // Components name an element by its tag, which a few files of elements do not.
  const byTag = widgetNames()
    .map((name) => [`elements/${name}.js`, entryFile(name)])
    .filter(([named, file]) => named !== file)
    .map(([named, file]) => [`react/${named}`, `import './${basename(file)}';\n`]);
  return {
    ...Object.fromEntries([...copies, ...byTag]),
    [`react/${library}`]: await hostReact(join(dist, library)),
    'react/api.js': copy('index.js', '../'),
    // Its chunks find the files apart where the others do.
    'react/sample.js': "export { answer } from '../sample.js';\n",
    'react/editing.js': "export { edit } from '../editing.js';\n",
    'react/waybill.js': "'use client';\nexport { waybill } from './api.js';\n",
    'react/component.js': await compiled('component'),
    'react/host.js': await compiled('host'),
  };
}
