import { open, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Context } from 'hono';
import type { Env } from '../http/env';
import { remembered } from '../core/remembered';
import { hasTag } from '../http/reply';
import { encodingOf, isTextual } from '../http/compress';
import { compressedFile, contentHash } from './compressed-files';
import { typeOf } from './file-types';
import { isSingleRange, rangeOf } from './range';

/**
 * Finds a regular file below a folder. Paths that leave it by dots or symbolic links (path traversal), and hidden files, are not found.
 * @returns the real path, or null
 */
export async function fileBelow(folder: string, path: string): Promise<string | null> {
  // Served files have plain names, so percent signs and backslashes are rejected.
  if (!/^[\w./-]+$/.test(path) || path.split('/').some((part) => part.startsWith('.'))) return null;
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : null;
  } catch {
    return null;
  }
}

/** The content hash of each file, by path, size and modification time. */
const hashes = new Map<string, Promise<string>>();

/** Sends a part of a file. Browsers ask for parts of a video: to begin before all of it is there, and to seek. */
async function sendRange(c: Context<Env>, file: string, size: number, headers: Record<string, string>) {
  const range = rangeOf(c.req.header('Range') ?? '', size);
  if (!range) return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` });
  const [from, to] = range;
  const handle = await open(file);
  try {
    const bytes = new Uint8Array(to - from + 1);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
    return c.body(bytes.subarray(0, bytesRead), 206, { ...headers, 'Content-Range': `bytes ${from}-${to}/${size}` });
  } finally {
    await handle.close();
  }
}

/** How long browsers and caches keep a file. Only a name that changes with the content allows `immutable`. */
const CACHING = { revalidated: 'no-cache', immutable: 'public, max-age=31536000, immutable' } as const;

/** Sends a file, compressed where useful, a part of a file that is not, or a 304 where the browser's ETag matches. */
export async function sendFile(
  c: Context<Env>,
  file: string,
  { distDir, caching = 'revalidated' }: { readonly distDir: string; readonly caching?: keyof typeof CACHING },
): Promise<Response> {
  const { size, mtimeMs } = await stat(file);
  const type = typeOf(file);
  const encoding = isTextual(type) ? encodingOf(c.req.header('Accept-Encoding')) : null;
  const hash = await remembered(hashes, `${file} ${size} ${mtimeMs}`, async () => contentHash(await readFile(file)));
  const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
  const headers = {
    'Cache-Control': CACHING[caching],
    'Content-Type': type,
    ETag: etag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    ...(!isTextual(type) && { 'Accept-Ranges': 'bytes' }),
  };
  if (hasTag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  const isSame = [undefined, etag].includes(c.req.header('If-Range'));
  if (!isTextual(type) && isSame && isSingleRange(c.req.header('Range'))) return sendRange(c, file, size, headers);
  if (!encoding) return c.body(new Uint8Array(await readFile(file)), 200, headers);
  const bytes = await compressedFile(distDir, file, hash, encoding);
  return c.body(bytes, 200, { ...headers, 'Content-Encoding': encoding });
}
