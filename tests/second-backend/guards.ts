import type { IncomingMessage } from 'node:http';
import { refused, type Reply } from './reply';

/** The site that embeds the widgets; nobody else's pages may write. */
export const LISTED = 'https://shop.example';
export const TOKEN = 'services-token-1';
/** The largest body in bytes. */
const LARGEST = 65_536;
const KEY = /^[\w-]{16,64}$/;

/** Returns what a careful backend refuses of a request before it looks at the call; undefined for the rest. */
export function guarded({ method, headers }: IncomingMessage, path: string, size: number): Reply | undefined {
  const { origin, authorization, cookie = '' } = headers;
  if (path.startsWith('/services/') && path !== '/services/token') {
    if (!authorization) return refused(401, 'A token is needed.');
    if (authorization !== `Bearer ${TOKEN}`) return refused(406, 'This token is none.');
  }
  if (method !== 'POST') return undefined;
  if (size > LARGEST) return refused(413, 'This is too large.');
  if (size > 0 && headers['content-type'] !== 'application/json') return refused(415, 'Requests are JSON.');
  const key = headers['idempotency-key'];
  if (key !== undefined && !KEY.test(String(key))) return refused(400, 'This key is none.');
  if (cookie.includes('member=') && origin !== undefined && origin !== LISTED)
    return refused(403, 'This page may change nothing here.');
  return undefined;
}
