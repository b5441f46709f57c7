import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a text with the server's key. */
export const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Returns whether this is the signature of the text, in a time that tells nothing about it. */
export function isSignature(signature: string, text: string, secret: string): boolean {
  const expected = Buffer.from(sign(text, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
