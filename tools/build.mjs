import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { preloadLines } from './cli/preload.mjs';
import { PARTIAL, STAMP } from './fresh.mjs';
import { integrityOf } from './integrity.mjs';
import { LICENCES } from './licences.mjs';
import { manifestFiles } from './manifest.mjs';
import { reactParts } from './react.mjs';
import { measure, table } from './sizes.mjs';
import { studioFiles } from './studio.mjs';
import { evaluate, ROOT } from './widgets.mjs';

const DIST = join(ROOT, 'dist');

/** Builds only what the demo serves, unchecked and lightly minified, for `npm start`. */
const isForDemo = process.argv.includes('--demo');
/** Leaves the types and the sizes to whoever checks them, as `npm test` does. */
const isUnchecked = process.argv.includes('--unchecked');

/** All files written by this build. A Rollup plugin writes the licences. */
const written = new Set([LICENCES]);

const write = (file, content) => {
  mkdirSync(dirname(join(DIST, file)), { recursive: true });
  writeFileSync(join(DIST, file), content);
  written.add(file);
};

const writeJson = (file, value) => write(file, `${JSON.stringify(value)}\n`);

/** Runs the Rollup configurations in order, because the loader contains the names of the chunks. */
async function bundle() {
  const given = { configDemo: isForDemo, configUnchecked: isUnchecked };
  const { options, warnings } = await loadConfigFile(join(ROOT, 'rollup.config.mjs'), given);
  for (const config of options) {
    const build = await rollup(config);
    for (const output of config.output) {
      for (const { fileName } of (await build.write(output)).output) written.add(fileName);
    }
    await build.close();
  }
  warnings.flush();
}

/** Writes the style sheets of the widgets that a server renders, which their markup links. */
async function writeStyles() {
  const { styles } = await import(pathToFileURL(join(DIST, 'server.js')).href);
  for (const [tag, css] of Object.entries(styles)) write(`styles/${tag.replace('waybill-', '')}.css`, css);
}

/** Copies the command of the package, `npx waybill`. It is no bundle, because it runs beside what a server imports. */
function writeCommand() {
  for (const file of readdirSync(join(ROOT, 'tools/cli')).filter((name) => name.endsWith('.mjs')))
    write(`cli/${file}`, readFileSync(join(ROOT, 'tools/cli', file), 'utf8'));
}

/** Writes the line that keeps calls until the loader comes, for whoever puts it into pages by a program. */
async function writeStub() {
  const { STUB } = await evaluate("export { STUB } from './src/loader/stub';");
  write('stub.js', `${STUB}\n`);
}

/** Writes the pages and sheets of the studio beside its scripts. */
async function writeStudio() {
  mkdirSync(join(DIST, 'studio/host'), { recursive: true });
  for (const [file, text] of Object.entries(await studioFiles())) write(file, text);
}

/** Writes the lines for the head of a page with a pricing table, as a fragment to copy. */
function writePreloads(integrity) {
  const map = JSON.parse(readFileSync(join(DIST, 'chunks.json'), 'utf8'));
  const page = { assets: '/waybill/', api: 'https://api.example.com' };
  const lines = preloadLines({ map, integrity }, ['pricing-table'], page);
  write('preload.html', `${lines.join('\n')}\n`);
}

/** Writes the files derived from the specs: declarations, manifests, editor data and the reference. */
async function writeManifest() {
  for (const [file, text] of Object.entries(await manifestFiles()))
    // Programs read these; indented they are a third longer.
    write(file, file.endsWith('.json') ? `${JSON.stringify(JSON.parse(text))}\n` : text);
}

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Writes the OpenAPI document, derived from the schemas that read the server's replies. */
async function writeContract() {
  const { openapi } = await evaluate("export { openapi } from './tools/contract/openapi/document';");
  writeJson('openapi.json', openapi(version));
}

/** Writes what only the package has, and the demo does not serve. */
async function writePackage() {
  writeCommand();
  await writeContract();
  for (const [file, text] of Object.entries(await reactParts(DIST, written))) write(file, text);
}

/** Removes files of former builds. It runs last, because a server may be serving them. */
function removeFormer() {
  for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
    const file = relative(DIST, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    if (entry.isFile() && !written.has(file)) rmSync(join(DIST, file));
  }
}

const began = performance.now();
try {
  rmSync(PARTIAL, { force: true });
  if (isForDemo) write(basename(PARTIAL), '');
  await bundle();
  await writeStyles();
  await writeManifest();
  await writeStudio();
  await writeStub();
  if (!isForDemo) await writePackage();
  const files = integrityOf(DIST, written);
  if (!isForDemo) writePreloads(files);
  writeJson(basename(STAMP), { version, files });
  removeFormer();
  if (!isForDemo && !isUnchecked) console.log(table(measure()));
  console.log(`built in ${((performance.now() - began) / 1000).toFixed(0)} s`);
} catch (error) {
  console.error(error.frame ? `${error.message}\n${error.frame}` : error);
  // After a failed build the TypeScript plugin keeps watching its files, so the process would not end by itself.
  process.exit(1);
}
