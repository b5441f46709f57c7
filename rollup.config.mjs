import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { dts } from 'rollup-plugin-dts';
import { minify, swc } from 'rollup-plugin-swc3';
import { apartFromSources, apartPaths, besideClassic, besideOthers, EDIT, SAMPLE } from './tools/apart.mjs';
import { byteOrderMark } from './tools/byte-order-mark.mjs';
import { chunkMap } from './tools/chunk-map.mjs';
import { chunkFileNames, chunkOf, OF_ALL } from './tools/chunks.mjs';
import { compileHint } from './tools/compile-hint.mjs';
import { cssText } from './tools/css-text.mjs';
import { elementEntries, inputs, packageVersion } from './tools/entries.mjs';
import { knownWidgets } from './tools/known.mjs';
import { licences } from './tools/licences.mjs';
import { locales } from './tools/locales.mjs';
import { SERVED_SURFACES, servedTexts } from './tools/served-texts.mjs';
import { specDocs } from './tools/spec-docs.mjs';
import { withoutClient } from './tools/without-client.mjs';
import { withoutDoctor } from './tools/without-doctor.mjs';
import { withoutRetry } from './tools/without-retry.mjs';
import { withoutI18nextParts } from './tools/without-i18next-parts.mjs';
import { withoutImmer } from './tools/without-immer.mjs';
import { withoutPrefetch } from './tools/without-prefetch.mjs';
import { withoutTakeOver } from './tools/without-take-over.mjs';
import { withoutUnused } from './tools/without-unused.mjs';

const TSCONFIG = './tsconfig.build.json';

const map = chunkMap();
const known = knownWidgets();

/** Compiles all sources for the first bundle, and checks their types if asked; the others take what was written for it. */
function compileOnce(noCheck) {
  const plugin = typescript({ tsconfig: TSCONFIG, noEmitOnError: true, noCheck });
  let isBegun = false;
  return {
    ...plugin,
    buildStart(options) {
      if (!isBegun) plugin.buildStart.call(this, options);
      isBegun = true;
    },
  };
}

/**
 * Compiles file by file and without source maps, which takes the least time: whoever only looks at the demo (`npm start`) changes no types.
 */
const compileFast = () =>
  swc({
    tsconfig: false,
    minify: false,
    sourceMaps: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  });

/**
 * Returns the plugins of a bundle. `isModule` is false for what also runs as a classic script: that must keep its 'use strict', and is written in
 * ASCII, because a page without a declared charset would garble other characters, unless a mark says that it is UTF-8. Browsers read every
 * module as UTF-8. `texts` says which texts the bundle has, and whether in one file (`tools/locales.mjs`).
 */
const pluginsFor = (isForDemo, isUnchecked) => {
  const compiler = isForDemo ? compileFast() : compileOnce(isUnchecked);
  return ({ isModule = true, isAscii = !isModule, texts = {} } = {}) => [
    cssText(),
    locales(undefined, texts),
    known,
    elementEntries(),
    packageVersion(),
    withoutImmer(),
    withoutI18nextParts(),
    withoutUnused(),
    replace({
      preventAssignment: true,
      values: {
        'process.env.NODE_ENV': '"production"',
        // Removes the hooks of browser dev tools, because a page that takes card data must not expose its views and store.
        'window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__': 'undefined',
        'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
      },
    }),
    // Old libraries replace `Array.from` by one that takes no maps; every press would be lost without a word.
    replace({
      preventAssignment: false,
      delimiters: ['', ''],
      values: { 'Array.from(listenerMap.values())': '[...listenerMap.values()]' },
    }),
    nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    commonjs(),
    compiler,
    specDocs(),
    minify({
      module: isModule,
      ecma: 2022,
      compress: { passes: isForDemo ? 1 : 5 },
      mangle: true,
      format: { comments: false, asciiOnly: isAscii },
      sourceMap: !isForDemo,
    }),
  ];
};

const OUTPUT = { dir: 'dist', format: 'es', generatedCode: 'es2015', sourcemap: true, hashCharacters: 'base36' };

/** Hides warnings that only a library can fix: zod's comments look like annotations, and two of its files import each other. */
const onwarn = (warning, warn) => {
  const isForeign = warning.ids?.every((id) => id.includes('/node_modules/'));
  if (warning.code !== 'INVALID_ANNOTATION' && !(warning.code === 'CIRCULAR_DEPENDENCY' && isForeign)) warn(warning);
};

/** Hides that tables of the demo's database name each other; no code of them ships. */
const onwarnOfTables = (warning, warn) => {
  if (!warning.ids?.every((id) => id.includes('/demo/server/db/'))) onwarn(warning, warn);
};

/** Returns the bundles that the demo serves. */
const served = (plugins, output) => [
  {
    input: inputs(),
    output: {
      ...output,
      entryFileNames: '[name].js',
      chunkFileNames: chunkFileNames(),
      manualChunks: chunkOf(),
      paths: apartPaths('../'),
    },
    plugins: [besideOthers(/^chunks\/[^/]+$/), ...plugins(), compileHint(OF_ALL), map.collect],
    onwarn,
  },
  {
    // The loader is a bundle of its own, so that it shares no chunk and needs one request.
    input: { waybill: 'src/loader/autoload.ts' },
    // It runs as a module and as a classic script, because optimisers change the type of a script.
    output: { ...output, format: 'iife', strict: false, entryFileNames: '[name].js' },
    plugins: [map.provide, ...plugins({ isModule: false })],
    onwarn,
  },
  {
    input: { 'waybill.classic': 'src/loader/classic.ts' },
    output: { ...output, format: 'iife', inlineDynamicImports: true, entryFileNames: '[name].js' },
    // It has the libraries of all chunks; what follows adds its own to their list.
    plugins: [
      map.provideForOneFile,
      withoutTakeOver(),
      withoutDoctor(),
      withoutRetry(),
      withoutPrefetch(),
      besideClassic(),
      // It has the texts of all languages, of which ASCII would make six bytes for each letter of Russian.
      ...plugins({ isModule: false, isAscii: false, texts: { isOneFile: true } }),
      byteOrderMark(),
      licences(),
    ],
    onwarn,
  },
  {
    // One file for a bookmark, which runs on pages where no other script of Waybill has come.
    input: { doctor: 'src/doctor/bookmarklet.ts' },
    output: { ...output, format: 'iife', inlineDynamicImports: true, entryFileNames: '[name].js' },
    plugins: plugins({ isModule: false }),
    onwarn,
  },
  {
    // The sample shop, which only a page with `api: 'mock'` loads. It has the rules of the demo's backend and not its database.
    input: { sample: SAMPLE },
    treeshake: { moduleSideEffects: (id) => !/\/node_modules\/drizzle-orm\/|\/demo\/server\/db\//.test(id) },
    output: { ...output, inlineDynamicImports: true, entryFileNames: '[name].js' },
    plugins: [apartFromSources(), ...plugins(), licences()],
    onwarn: onwarnOfTables,
  },
  {
    // What a page loads alone that an author edits. It loads the sample shop where the API does not answer.
    input: { editing: EDIT },
    output: { ...output, entryFileNames: '[name].js', paths: apartPaths('./') },
    plugins: [besideOthers(/^editing\.js$/), ...plugins()],
    onwarn,
  },
  {
    // The studio, which builds snippets, and the page of its preview (`tools/studio.mjs`).
    input: { 'studio/studio': 'demo/studio/studio.ts', 'studio/preview': 'demo/studio/preview.ts' },
    output: { ...output, entryFileNames: '[name].js' },
    plugins: [...plugins(), licences()],
    onwarn,
  },
  {
    // One file with the texts of all languages, because an edge has no folder to import from.
    input: { server: 'src/render/index.ts' },
    output: { ...output, inlineDynamicImports: true, entryFileNames: '[name].js' },
    plugins: [
      withoutClient(),
      ...plugins({ texts: { isOneFile: true, only: SERVED_SURFACES } }),
      servedTexts(),
      licences(),
    ],
    onwarn,
  },
];

/** Returns the bundles that only the package has: the command's reader of pages, and the declarations. */
const packaged = (plugins, output) => [
  {
    // What the command of the package reads pages with; it stands beside the command's own files.
    input: { 'cli/doctor-html': 'src/doctor/html/command.ts' },
    output: { ...output, entryFileNames: '[name].js' },
    plugins: [...plugins(), licences()],
    onwarn,
  },
  {
    input: { index: 'src/index.ts', server: 'src/render/index.ts' },
    output: { dir: 'dist' },
    plugins: [dts({ tsconfig: TSCONFIG })],
  },
  {
    input: { waybill: 'src/loader/autoload.ts' },
    output: { dir: 'dist', paths: () => './index.js' },
    external: /\/public$/,
    plugins: [dts({ tsconfig: TSCONFIG })],
  },
];

/**
 * Returns the bundles, in the order in which they are built.
 * @param {{ configDemo?: boolean, configUnchecked?: boolean }} options `configDemo`: only what the demo serves (`tools/build.mjs --demo`);
 * `configUnchecked`: types are checked elsewhere (`tools/build.mjs --unchecked`)
 */
export default ({ configDemo: isForDemo = false, configUnchecked: isUnchecked = false }) => {
  const plugins = pluginsFor(isForDemo, isUnchecked);
  return isForDemo
    ? served(plugins, { ...OUTPUT, sourcemap: false })
    : [...served(plugins, OUTPUT), ...packaged(plugins, OUTPUT)];
};
