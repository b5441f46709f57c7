import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { version } from '../../../package.json';
import type { Env } from '../http/env';
import { fileBelow } from './files';

/** Of nobody's release, so that it is told apart from ours whatever ours becomes. */
export const OTHER_VERSION = '0.0.99';

/** A file of the build as another release would bring it, so that a page can be given two. */
export async function sendOtherVersion(c: Context<Env>, distDir: string, path: string): Promise<Response> {
  const file = await fileBelow(distDir, path);
  if (!file?.endsWith('.js')) return c.text('Not found', 404);
  const code = await readFile(file, 'utf8');
  return c.body(code.replaceAll(version, OTHER_VERSION), 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
}
