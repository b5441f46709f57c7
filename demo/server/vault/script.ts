import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { remembered } from '../core/remembered';

const SOURCE = fileURLToPath(new URL('../../vault/field.ts', import.meta.url));

const made = new Map<string, Promise<string>>();

async function bundle(): Promise<string> {
  const options = { bundle: true, format: 'iife', target: 'es2022', minify: true, write: false } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [SOURCE] });
  return outputFiles[0]?.text ?? '';
}

/** Bundles the script of both frames, with the widgets' card rules. The result is memoized. */
export const fieldScript = (): Promise<string> => remembered(made, SOURCE, bundle);
