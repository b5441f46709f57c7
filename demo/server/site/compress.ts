import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import type { Env } from '../http/env';

export type Encoding = 'br' | 'gzip';

const TEXTUAL = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/;
/** The minimum size in bytes; compression of smaller bodies saves nothing. */
const MIN = 1024;
const LIVE_QUALITY = 5;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Returns the best encoding that the client accepts: brotli, then gzip. */
export const encodingOf = (accepts: string | undefined): Encoding | null => {
  const names = (accepts ?? '').split(',').filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one));
  const takes = (name: string) => names.some((one) => one.trim().startsWith(name));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
};

export const isTextual = (type: string): boolean => TEXTUAL.test(type);

/** Compresses bytes. `quality` is brotli's, 0…11: 11 for cached files, less for single replies. */
export async function compressed(
  bytes: Uint8Array,
  encoding: Encoding,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  return new Uint8Array(await (encoding === 'br' ? brotli(bytes, options) : zip(bytes)));
}

/** Compresses dynamic replies. */
export const compressReplies = createMiddleware<Env>(async (c, next) => {
  await next();
  const encoding = encodingOf(c.req.header('Accept-Encoding'));
  const { headers, status, body } = c.res;
  if (!encoding || !body || headers.has('Content-Encoding') || !isTextual(headers.get('Content-Type') ?? '')) return;
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  const isWorthIt = bytes.byteLength >= MIN;
  const result = new Response(isWorthIt ? await compressed(bytes, encoding, LIVE_QUALITY) : bytes, { status, headers });
  result.headers.delete('Content-Length');
  result.headers.append('Vary', 'Accept-Encoding');
  if (isWorthIt) result.headers.set('Content-Encoding', encoding);
  c.res = undefined;
  c.res = result;
});
