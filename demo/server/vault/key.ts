import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lifetime of a key in ms. */
const LIFE = 120_000;

const sign = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`vault-key.${payload}`).digest('base64url');

/**
 * Creates a signed key that lets a page exchange one member's cards for tokens. The shop issues it; the vault, which has no cookies,
 * verifies it.
 */
export const makeVaultKey = (memberId: number, secret: string, now: number): string => {
  const payload = `${memberId}.${now + LIFE}`;
  return `${payload}.${sign(payload, secret)}`;
};

/** Returns the key's member id, or null where the signature is invalid or the key has expired. */
export function readVaultKey(key: string, secret: string, now: number): number | null {
  const [memberId = '', until = '', signature = ''] = key.split('.');
  const expected = Buffer.from(sign(`${memberId}.${until}`, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(until) > now ? Number(memberId) : null;
}
