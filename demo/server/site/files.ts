import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Context } from 'hono';
import type { Env } from '../http/env';
import { compressed, encodingOf, isTextual, type Encoding } from './compress';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  ts: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** A file name with a content hash, whose content never changes. */
const HASHED = /-[\w-]{8,}\.(js|css|map|woff2)$/;

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

/** Caches compressed files by path, encoding and modification time, so that each is compressed once at the best quality. */
const packed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

const pack = (file: string, tag: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> => {
  const key = `${file} ${tag} ${encoding}`;
  const known = packed.get(key) ?? readFile(file).then((bytes) => compressed(bytes, encoding, 11));
  packed.set(key, known);
  return known;
};

/** Sends a file, compressed where useful, or a 304 where the browser's ETag matches. */
export async function sendFile(c: Context<Env>, file: string): Promise<Response> {
  const { size, mtimeMs } = await stat(file);
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const encoding = isTextual(type) ? encodingOf(c.req.header('Accept-Encoding')) : null;
  const tag = `${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`;
  const etag = `"${tag}${encoding ? `-${encoding}` : ''}"`;
  const headers = {
    'Cache-Control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Type': type,
    ETag: etag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  };
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers);
  const bytes = encoding ? await pack(file, tag, encoding) : new Uint8Array(await readFile(file));
  return c.body(bytes, 200, { ...headers, ...(encoding && { 'Content-Encoding': encoding }) });
}
