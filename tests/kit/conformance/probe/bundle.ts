import { build } from 'esbuild';

/** Bundles the probe with its own React into one script for `page.evaluate`, which no content security policy blocks. */
export async function bundleProbe(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { defineProbe } from './define-probe'; defineProbe();`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.map(({ text }) => text).join('');
}
