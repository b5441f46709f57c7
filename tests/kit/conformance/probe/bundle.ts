import { build } from 'esbuild';

/** The probe as one script, with a React of its own, for `page.evaluate`: no policy of a page stands in its way. */
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
