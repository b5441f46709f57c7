import { build } from 'esbuild';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const ROOT = join(import.meta.dirname, '..');

/** Returns the path of a widget's spec. @returns {string} */
export const specFile = (name) => join(ROOT, `widgets/${name}/${name}.element.ts`);

/** Returns the names of all widgets: the folders with a spec file, which are the only list. @returns {string[]} */
export const widgetNames = () =>
  readdirSync(join(ROOT, 'widgets'))
    .filter((name) => existsSync(specFile(name)))
    .toSorted();

/** Stubs for imports that only the bundler resolves; specs name them but do not use them. */
const stubs = {
  name: 'stubs',
  setup(builder) {
    builder.onResolve({ filter: /\.css\?inline$|^virtual:/ }, ({ path }) => ({ path, namespace: 'stub' }));
    builder.onLoad({ filter: /.*/, namespace: 'stub' }, ({ path }) => ({
      contents: path.startsWith('virtual:')
        ? 'export const languages = [], surfaces = []; export const loadLocale = () => {}; export const map = {};'
        : 'export default "";',
    }));
  },
};

/**
 * Runs TypeScript of this repository in Node during the build.
 * @param {string} code ES module with imports relative to the repository
 * @returns {Promise<Record<string, unknown>>} its exports
 */
export async function evaluate(code) {
  const folder = join(ROOT, 'node_modules/.cache/waybill');
  const outfile = join(folder, `${process.pid}-${Date.now()}.mjs`);
  mkdirSync(folder, { recursive: true });
  await build({
    stdin: { contents: code, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    plugins: [stubs],
    outfile,
    logLevel: 'error',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}
