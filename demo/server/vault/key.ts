import { createHmac, timingSafeEqual } from 'node:crypto';

/** ms that a page has to use its key. */
const LIFE = 120_000;

const sign = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`vault-key.${payload}`).digest('base64url');

/** Lets the holder turn one member's cards into tokens. The shop gives it out; the vault, which knows no cookies, believes it. */
export const makeVaultKey = (memberId: number, secret: string, now: number): string => {
  const payload = `${memberId}.${now + LIFE}`;
  return `${payload}.${sign(payload, secret)}`;
};

/** @returns whose key it is; null where we did not sign it, or it is old */
export function readVaultKey(key: string, secret: string, now: number): number | null {
  const [memberId = '', until = '', signature = ''] = key.split('.');
  const expected = Buffer.from(sign(`${memberId}.${until}`, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(until) > now ? Number(memberId) : null;
}
