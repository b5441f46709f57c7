import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { dts } from 'rollup-plugin-dts';
import { minify } from 'rollup-plugin-swc3';
import { chunkMap } from './tools/chunk-map.mjs';
import { cssText } from './tools/css-text.mjs';
import { elementEntries, inputs, packageVersion } from './tools/entries.mjs';
import { licences } from './tools/licences.mjs';
import { locales, textsHash, textsOf } from './tools/locales.mjs';
import { pureReducers } from './tools/pure-reducers.mjs';
import { specDocs } from './tools/spec-docs.mjs';

const TSCONFIG = './tsconfig.build.json';

const map = chunkMap();

/** @param isModule a classic script must keep its 'use strict' */
const plugins = ({ isModule = true } = {}) => [
  cssText(),
  locales(),
  elementEntries(),
  packageVersion(),
  pureReducers(),
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  commonjs(),
  typescript({ tsconfig: TSCONFIG, noEmitOnError: true }),
  specDocs(),
  // ASCII only: a page without a charset would show what else is written as garbage.
  minify({
    module: isModule,
    ecma: 2022,
    compress: { passes: 2 },
    mangle: true,
    format: { comments: false, asciiOnly: true },
    sourceMap: true,
  }),
];

/** Libraries that every widget needs, in two files that change only with their releases. */
const LIBRARIES = [
  // With React goes what the CommonJS plugin adds for it.
  ['react', /\/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/],
  [
    'libraries',
    /\/node_modules\/(@r2wc|@reduxjs|redux|redux-thunk|reselect|immer|react-redux|use-sync-external-store|zod|i18next)\//,
  ],
];

/**
 * What nearly every widget imports, in one file: each file on its own costs a request and compresses worse. What is imported
 * only later (`import()`) is not reached from here and stays in chunks of its own.
 */
const CORE = [
  'src/runtime/define.tsx',
  'src/runtime/use-emit.ts',
  'src/runtime/use-money.ts',
  'src/runtime/use-route.ts',
  'src/store/selectors/cart.ts',
  'src/store/use-read.ts',
  'src/ui/badge.tsx',
  'src/ui/button.tsx',
].map((file) => join(import.meta.dirname, file));

let core;

function chunkOf(id, { getModuleInfo }) {
  const library = LIBRARIES.find(([, pattern]) => pattern.test(id))?.[0];
  if (library) return library;
  if (!core) {
    core = new Set(CORE);
    // A Set is walked also over what is added on the way.
    for (const reached of core) for (const next of getModuleInfo(reached)?.importedIds ?? []) core.add(next);
  }
  return core.has(id) ? 'core' : undefined;
}

const output = { dir: 'dist', format: 'es', sourcemap: true, hashCharacters: 'base36' };

/** What only a library can mend: zod's comments stand where Rollup looks for annotations, and two of its files import each other. */
const onwarn = (warning, warn) => {
  const isForeign = warning.ids?.every((id) => id.includes('/node_modules/'));
  if (warning.code !== 'INVALID_ANNOTATION' && !(warning.code === 'CIRCULAR_DEPENDENCY' && isForeign)) warn(warning);
};

/**
 * Texts share one hash, so that the loader needs no list of their names. What several widgets share is named after its first
 * module, which says nothing of it: one name for all keeps the loader's list short.
 */
function chunkFileNames({ facadeModuleId, isDynamicEntry, name }) {
  if (textsOf(facadeModuleId)) return `chunks/[name]-${textsHash()}.js`;
  const isNamed = isDynamicEntry || name === 'core' || LIBRARIES.some(([library]) => library === name);
  return `chunks/${isNamed ? '[name]' : 'shared'}-[hash:6].js`;
}

export default [
  {
    input: inputs(),
    output: {
      ...output,
      entryFileNames: '[name].js',
      chunkFileNames,
      manualChunks: chunkOf,
    },
    plugins: [...plugins(), map.collect],
    onwarn,
  },
  {
    // By itself, so that it shares no chunk and starts with one request.
    input: { waybill: 'src/runtime/autoload.ts' },
    output: { ...output, entryFileNames: '[name].js' },
    plugins: [map.provide, ...plugins()],
    onwarn,
  },
  {
    input: { 'waybill.classic': 'src/runtime/classic.ts' },
    output: { ...output, format: 'iife', inlineDynamicImports: true, entryFileNames: '[name].js' },
    // The licences are of everything whose code ships: this script holds it all.
    plugins: [map.provideForOneFile, ...plugins({ isModule: false }), licences()],
    onwarn,
  },
  {
    input: { index: 'src/index.ts' },
    output: { dir: 'dist' },
    plugins: [dts({ tsconfig: TSCONFIG })],
  },
  {
    input: { waybill: 'src/runtime/autoload.ts' },
    output: { dir: 'dist', paths: () => './index.js' },
    external: /\/public$/,
    plugins: [dts({ tsconfig: TSCONFIG })],
  },
];
