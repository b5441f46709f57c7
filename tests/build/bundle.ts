import { build, type BuildOptions } from 'esbuild';
import { join } from 'node:path';
import { ROOT } from '../../tools/widgets.mjs';

/** Bundles a consumer's module, which imports Waybill by its package name, and writes nothing. */
export const bundle = (code: string, options: BuildOptions = {}) =>
  build({
    ...options,
    stdin: { contents: code, resolveDir: ROOT },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'silent',
    // Code splitting separates lazily imported chunks, which are not part of the consumer's first load.
    splitting: true,
    outdir: join(ROOT, 'unwritten'),
  });
