import { readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
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

/** Matches an import of another file, static or not, with the address as its last part. */
const IMPORT = /((?:\bfrom|\bimport)\s*\(?\s*")(\.[^"]+)(?=")/g;

/** Returns the files that reach React's file by their imports, that one included. @param {Map<string, string>} code by file */
function reaching(library, code) {
  const importsOf = (file) =>
    Array.from(code.get(file).matchAll(IMPORT), ([, , to]) => posix.join(posix.dirname(file), to));
  const graph = [...code.keys()].map((file) => [file, importsOf(file)]);
  const found = new Set([library]);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const [file, targets] of graph) if (targets.some((one) => found.has(one))) found.add(file);
  }
  return found;
}

/**
 * Returns what `waybill/react` consists of besides its components: the finished chunks and elements that reach React once more, with the
 * application's in place of the built-in one; texts and all else that has nothing of React are shared with the other build; the script API, and the modules of `src/react`.
 * @param {string} dist the folder of the build
 * @param {Iterable<string>} files all files of this build, relative to `dist`
 * @returns {Promise<Record<string, string>>} texts by file
 */
export async function reactParts(dist, files) {
  const read = (file) => readFileSync(join(dist, file), 'utf8');
  const { core } = JSON.parse(read('chunks.json'));
  const library = `chunks/${core.find((chunk) => /^react-\w+$/.test(chunk))}.js`;
  const code = new Map(
    [...files].filter((file) => /^(chunks|elements)\/.*\.js$/.test(file)).map((file) => [file, read(file)]),
  );
  const ofReact = reaching(library, code);
  // The source map is that of the same file a folder above.
  const copy = (file, up) => read(file).replace(/(?<=\n\/\/# sourceMappingURL=)/, `${up}${file.replace(/[^/]+$/, '')}`);
  /** A copy finds what is shared where it stands; all else stands beside the copy, as in the original. */
  const shared = (file) =>
    copy(file, '../../').replace(IMPORT, (_, before, to) => {
      const target = posix.join(posix.dirname(file), to);
      return before + (code.has(target) && !ofReact.has(target) ? `../../${target}` : to);
    });
  const copies = [...ofReact].filter((file) => file !== library).map((file) => [`react/${file}`, shared(file)]);
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
