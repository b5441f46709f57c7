import { build } from 'esbuild';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const ROOT = join(import.meta.dirname, '..');

/** @returns {string} where the spec of a widget is */
export const specFile = (name) => join(ROOT, `widgets/${name}/${name}.element.ts`);

/** @returns {string[]} the widgets by name: folders with a spec file. There is no other list of them. */
export const widgetNames = () =>
  readdirSync(join(ROOT, 'widgets'))
    .filter((name) => existsSync(specFile(name)))
    .toSorted();

/** What only a bundler of the widgets can resolve; a spec names it but needs nothing of it. */
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
 * Runs TypeScript of this repository in Node, for what the build derives from it.
 * @param {string} code ES module; its imports are relative to the repository
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
