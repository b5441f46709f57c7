import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { dts } from 'rollup-plugin-dts';
import { minify } from 'rollup-plugin-swc3';
import { chunkMap } from './tools/chunk-map.mjs';
import { cssText } from './tools/css-text.mjs';
import { elementEntries, inputs, packageVersion } from './tools/entries.mjs';
import { locales } from './tools/locales.mjs';

const TSCONFIG = './tsconfig.build.json';

const map = chunkMap();

const plugins = () => [
  cssText(),
  locales(),
  elementEntries(),
  packageVersion(),
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  commonjs(),
  typescript({ tsconfig: TSCONFIG, noEmitOnError: true }),
  // ASCII only: a page without a charset would show what else is written as garbage.
  minify({
    module: true,
    ecma: 2022,
    compress: { passes: 2 },
    mangle: true,
    format: { comments: false, asciiOnly: true },
    sourceMap: true,
  }),
];

/** Libraries that every widget needs, in two files that change only with their releases. */
const LIBRARIES = [
  ['react', /\/node_modules\/(react|react-dom|scheduler)\//],
  [
    'libraries',
    /\/node_modules\/(@r2wc|@reduxjs|redux|redux-thunk|reselect|immer|react-redux|use-sync-external-store|zod|i18next)\//,
  ],
];

const output = { dir: 'dist', format: 'es', sourcemap: true, hashCharacters: 'base36' };

/** What a consumer can't mend: zod's comments stand where Rollup looks for annotations. */
const onwarn = (warning, warn) => {
  if (warning.code !== 'INVALID_ANNOTATION') warn(warning);
};

export default [
  {
    input: inputs(),
    output: {
      ...output,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash:6].js',
      manualChunks: (id) => LIBRARIES.find(([, pattern]) => pattern.test(id))?.[0],
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
