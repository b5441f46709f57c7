import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SOURCE = fileURLToPath(new URL('../../vault/field.ts', import.meta.url));

let made: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const options = { bundle: true, format: 'iife', target: 'es2022', minify: true, write: false } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [SOURCE] });
  return outputFiles[0]?.text ?? '';
}

/** The script of both frames, with the rules for cards that the widgets go by. Made with the first frame. */
export const fieldScript = (): Promise<string> => (made ??= bundle());
