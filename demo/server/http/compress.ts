import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import type { Env } from './env';

export type Encoding = 'br' | 'gzip';

const TEXTUAL = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/;
/** The minimum size in bytes; compression of smaller bodies saves nothing. */
export const MIN_COMPRESSED = 1024;
const LIVE_QUALITY = 5;
/** The minimum size in bytes of a reply that is compressed for one caller alone. */
const MIN_LIVE = 2048;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Returns the best encoding that the client accepts: brotli, then gzip. */
export const encodingOf = (accepts: string | undefined): Encoding | null => {
  const names = (accepts ?? '').split(',').filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one));
  const takes = (name: string) => names.some((one) => one.trim().startsWith(name));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
};

const brotliOptions = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

export const isTextual = (type: string): boolean => TEXTUAL.test(type);

/** Compresses bytes. `quality` is brotli's, 0…11: 11 for cached files, less for single replies. */
export async function compressed(
  bytes: Uint8Array,
  encoding: Encoding,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (encoding === 'br' ? brotli(bytes, brotliOptions(quality)) : zip(bytes)));
}

/** Up to this size, in bytes, a reply is compressed at once: to hand it to another thread and back takes longer. */
const AT_ONCE = 16_384;
/** A small window of gzip, because to clear a large one takes longer than to compress a short reply. */
const SMALL = { windowBits: 14, memLevel: 6 };

function live(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer> {
  if (bytes.length > AT_ONCE) return compressed(bytes, encoding, LIVE_QUALITY);
  return new Uint8Array(
    encoding === 'br' ? brotliCompressSync(bytes, brotliOptions(LIVE_QUALITY)) : gzipSync(bytes, SMALL),
  );
}

/**
 * Compresses dynamic replies. One that says that it is short is not looked at: it goes out in one packet or two anyway, and to compress it
 * takes as long as to answer it.
 */
export const compressReplies = createMiddleware<Env>(async (c, next) => {
  await next();
  const size = c.res.headers.get('Content-Length');
  if (size !== null && Number(size) < MIN_LIVE) return;
  const encoding = encodingOf(c.req.header('Accept-Encoding'));
  const { headers, status } = c.res;
  if (!encoding || headers.has('Content-Encoding') || !isTextual(headers.get('Content-Type') ?? '')) return;
  // The body is looked at last, because a look at it takes the short way of sending from the reply.
  if (!c.res.body) return;
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  const isWorthIt = bytes.byteLength >= MIN_COMPRESSED;
  const body = isWorthIt ? await live(bytes, encoding) : bytes;
  const result = new Response(body, { status, headers });
  result.headers.delete('Content-Length');
  result.headers.append('Vary', 'Accept-Encoding');
  if (isWorthIt) result.headers.set('Content-Encoding', encoding);
  c.res = undefined;
  c.res = result;
});
