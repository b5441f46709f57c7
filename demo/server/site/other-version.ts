import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { version } from '../../../package.json';
import type { Env } from '../http/env';
import { fileBelow } from './files';

/** A version that no release has. */
export const OTHER_VERSION = '0.0.99';

/** Sends a file of the build with another version number, so that tests can load two versions on one page. */
export async function sendOtherVersion(c: Context<Env>, distDir: string, path: string): Promise<Response> {
  const file = await fileBelow(distDir, path);
  if (!file?.endsWith('.js')) return c.text('Not found', 404);
  const code = await readFile(file, 'utf8');
  return c.body(code.replaceAll(version, OTHER_VERSION), 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
}
