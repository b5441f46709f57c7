import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { LICENCES, licencesOfPackages } from './licences.mjs';
import { evaluate, ROOT } from './widgets.mjs';

/** What the server reads while it runs, beside the packages. */
const FOLDERS = ['demo', 'dist', 'locales', 'src'];
const FILES = ['package.json', 'tsconfig.json', 'LICENSE'];
/** Packages that no import names: the one that runs TypeScript, fonts, and the sheet of a demo page. */
const UNNAMED = [
  'tsx',
  'bootstrap',
  '@embedpdf/fonts-arabic',
  '@embedpdf/fonts-sc',
  '@expo-google-fonts/inter',
  '@expo-google-fonts/noto-emoji',
];

const nameOf = (path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** Returns the packages that the server imports, found by following its imports. */
async function imported() {
  const entryPoints = ['demo/server/main.ts', 'demo/vault/field.ts'].map((file) => join(ROOT, file));
  const options = { bundle: true, write: false, metafile: true, outdir: '/', platform: 'node', format: 'esm' };
  const loader = { '.css': 'empty', '.html': 'empty' };
  const { metafile } = await build({ ...options, entryPoints, loader, packages: 'external', logLevel: 'error' });
  const outside = Object.values(metafile.outputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
  return outside
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('node:'))
    .map(nameOf);
}

/** Returns where a package is that another one needs: the closest folder above it, as Node looks. */
function find(name, from) {
  for (let folder = from; ; folder = resolve(folder, '..')) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(join(path, 'package.json'))) return path;
    if (folder === ROOT) return null;
  }
}

/** Returns the folders of packages and of all that they need. A package for another system is not there. */
function withTheirOwn(names, from = ROOT, known = new Set()) {
  for (const name of names) {
    const path = find(name, from);
    if (!path || known.has(path)) continue;
    known.add(path);
    const told = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    withTheirOwn(Object.keys({ ...told.dependencies, ...told.optionalDependencies }), path, known);
  }
  return known;
}

/** Compresses what is served as a file, so that no visitor of the server that starts there waits for it. */
async function compress(target) {
  const { layOutCompressed } = await evaluate(
    "export { layOutCompressed } from './demo/server/site/compressed-files';",
  );
  const folders = ['dist', 'demo/assets', 'demo/hosts/sheets'].map((folder) => join(target, folder));
  await layOutCompressed(join(target, 'dist'), folders);
}

/** Copies all that the reference backend needs while it runs into a folder, from which `demo/server/main.ts` starts. */
export async function layOutServer(target) {
  const packages = withTheirOwn([...(await imported()), ...UNNAMED]);
  mkdirSync(target, { recursive: true });
  for (const name of [...FOLDERS, ...FILES]) cpSync(join(ROOT, name), join(target, name), { recursive: true });
  for (const path of packages) {
    // A package inside of another goes with that one.
    const own = (source) => !source.slice(path.length).includes('/.cache');
    cpSync(path, join(target, path.slice(ROOT.length)), { recursive: true, filter: own });
  }
  writeFileSync(join(target, LICENCES), licencesOfPackages(packages));
  await compress(target);
  return packages.size;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [target] = process.argv.slice(2);
  if (!target) throw new Error('Into which folder? node tools/server-files.mjs /srv/waybill');
  console.log(`The server and ${await layOutServer(resolve(target))} packages are in ${resolve(target)}.`);
}
