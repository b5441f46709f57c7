import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { remembered } from '../core/remembered';
import { compressed, encodingOf, MIN_COMPRESSED, type Encoding } from './compress';
import type { Deps, Env } from './env';
import { hasTag } from './reply';
import { languageFor } from '../texts/language';

interface Kept {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hash: string;
  readonly packed: Map<string, Promise<Uint8Array<ArrayBuffer>>>;
}

/** The most replies in memory; a stranger could ask for any number of ids. */
const MOST = 500;
/** Brotli's quality for what is compressed once and sent often. */
const QUALITY = 9;

/** Replies whose number has no end, because a person types the term. */
const SEARCH = /\/search$/;

/** Visitors see the same for a while. A member's prices may change with the account, and a demo's with its fault switch. */
const cachingFor = (c: Context<Env>, demo: boolean): string =>
  demo || c.get('session')?.member ? 'private, no-cache' : 'private, max-age=60, stale-while-revalidate=600';

const packedAs = (kept: Kept, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
  remembered(kept.packed, encoding, () => compressed(kept.bytes, encoding, QUALITY));

async function send(c: Context<Env>, kept: Kept, demo: boolean): Promise<Response> {
  const accepted = encodingOf(c.req.header('Accept-Encoding'));
  const encoding = kept.bytes.length >= MIN_COMPRESSED ? accepted : null;
  const etag = `"${kept.hash}${encoding ? `-${encoding}` : ''}"`;
  const headers = {
    'Cache-Control': cachingFor(c, demo),
    ETag: etag,
    Vary: 'Accept-Encoding, Accept-Language, Authorization',
  };
  if (hasTag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  const type = { 'Content-Type': 'application/json' };
  if (!encoding) return c.body(kept.bytes, 200, { ...headers, ...type });
  return c.body(await packedAs(kept, encoding), 200, { ...headers, ...type, 'Content-Encoding': encoding });
}

/**
 * Keeps the replies of the catalogue as bytes, compressed, with an ETag of their content. The catalogue changes only with a release, so a
 * reply depends on its address, the currency, the language, and whether the caller is offered exclusive plans. [ACC-12]
 */
export function keepReplies({ demo }: Pick<Deps, 'demo'>) {
  const kept = new Map<string, Kept>();
  return createMiddleware<Env>(async (c, next) => {
    if (c.req.method !== 'GET' || SEARCH.test(c.req.path)) return next();
    const isExclusive = c.get('session')?.member?.profile.is_exclusive === 1;
    const asked = [c.req.path, c.req.query('ind'), c.req.query('cid')];
    const key = JSON.stringify([...asked, c.get('currency'), languageFor(c), isExclusive]);
    const known = kept.get(key);
    if (known) return send(c, known, demo);
    await next();
    if (c.res.status !== 200 || key.length > 200) return undefined;
    const bytes = new Uint8Array(await c.res.arrayBuffer());
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    const made = { bytes, hash, packed: new Map() };
    if (kept.size >= MOST) kept.clear();
    kept.set(key, made);
    for (const name of ['Content-Length', 'Cache-Control', 'Vary']) c.res.headers.delete(name);
    const { headers } = c.res;
    c.res = undefined;
    c.res = new Response(null, { headers });
    c.res = await send(c, made, demo);
    return undefined;
  });
}
