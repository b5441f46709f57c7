import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { dts } from 'rollup-plugin-dts';
import { minify } from 'rollup-plugin-swc3';
import { chunkMap } from './tools/chunk-map.mjs';
import { chunkFileNames, chunkOf } from './tools/chunks.mjs';
import { cssText } from './tools/css-text.mjs';
import { elementEntries, inputs, packageVersion } from './tools/entries.mjs';
import { licences } from './tools/licences.mjs';
import { locales } from './tools/locales.mjs';
import { specDocs } from './tools/spec-docs.mjs';
import { withoutBackend } from './tools/without-backend.mjs';
import { withoutImmer } from './tools/without-immer.mjs';

const TSCONFIG = './tsconfig.build.json';

const map = chunkMap();

/** @param isModule a classic script must keep its 'use strict' */
const plugins = ({ isModule = true } = {}) => [
  cssText(),
  locales(),
  elementEntries(),
  packageVersion(),
  withoutImmer(),
  withoutBackend(),
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      // A page that takes card data tells no tool of the browser what is in its views and its store.
      'window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__': 'undefined',
      'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
    },
  }),
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  commonjs(),
  typescript({ tsconfig: TSCONFIG, noEmitOnError: true }),
  specDocs(),
  // ASCII only: a page without a charset would show what else is written as garbage.
  minify({
    module: isModule,
    ecma: 2022,
    compress: { passes: 5 },
    mangle: true,
    format: { comments: false, asciiOnly: true },
    sourceMap: true,
  }),
];

const output = { dir: 'dist', format: 'es', generatedCode: 'es2015', sourcemap: true, hashCharacters: 'base36' };

/** What only a library can mend: zod's comments stand where Rollup looks for annotations, and two of its files import each other. */
const onwarn = (warning, warn) => {
  const isForeign = warning.ids?.every((id) => id.includes('/node_modules/'));
  if (warning.code !== 'INVALID_ANNOTATION' && !(warning.code === 'CIRCULAR_DEPENDENCY' && isForeign)) warn(warning);
};

export default [
  {
    input: inputs(),
    output: {
      ...output,
      entryFileNames: '[name].js',
      chunkFileNames: chunkFileNames(),
      manualChunks: chunkOf(),
    },
    plugins: [...plugins(), map.collect],
    onwarn,
  },
  {
    // By itself, so that it shares no chunk and starts with one request.
    input: { waybill: 'src/loader/autoload.ts' },
    output: { ...output, entryFileNames: '[name].js' },
    plugins: [map.provide, ...plugins()],
    onwarn,
  },
  {
    input: { 'waybill.classic': 'src/loader/classic.ts' },
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
    input: { waybill: 'src/loader/autoload.ts' },
    output: { dir: 'dist', paths: () => './index.js' },
    external: /\/public$/,
    plugins: [dts({ tsconfig: TSCONFIG })],
  },
];
