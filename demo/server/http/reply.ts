import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { currencyOf, type CurrencyCode } from '../../../src/domain/money/currency';
import { languageFor } from '../texts/language';
import { translated } from '../texts/translated';

/**
 * Returns whether a status travels in the body over HTTP 200: 405–408, of which browsers fail on 407, and 600 and above, which HTTP
 * cannot carry.
 * [docs/decisions/0070]
 */
const inBody = (status: number): boolean => (status >= 405 && status <= 408) || status >= 600;

/**
 * Sends a JSON reply whose body contains its status, in the caller's language: every name, description and message is translated here.
 * It is no file, also where a file was answered before the failure. [API-04]
 */
export function reply(c: Context, status: number, body: Readonly<Record<string, unknown>> = {}): Response {
  for (const name of ['Content-Disposition', 'Content-Encoding', 'ETag']) c.header(name, undefined);
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept-Language', { append: true });
  const text = JSON.stringify({ status, ...translated(body, languageFor(c)) });
  return c.body(text, (inBody(status) ? 200 : status) as ContentfulStatusCode, {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
  });
}

/** Sends a JSON error with a message that may be shown. */
export const refuse = (c: Context, status: number, message: string): Response => reply(c, status, { message });

/** The reason of a refusal that the person can resolve. */
export type Reason = 'not_for_sale' | 'payment_required' | 'payment_method_required';

/** Sends a 406 with a reason for programs and a text for people, where the person can resolve the cause. The cart stays. */
export const refuseFor = (c: Context, reason: Reason, result: string): Response => reply(c, 406, { result, reason });

/** Returns the currency that the call asks for, else the caller's own. */
export const currencyFor = (c: Context, own?: string): CurrencyCode => currencyOf(c.req.query('currency') ?? own).code;

/** The largest whole number that a column of the database holds. */
const LARGEST = 2_147_483_647;

/** Reads a whole number from a path, query or body; null where the value is none, or larger than any that is stored. */
export const wholeNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && Math.abs(number) <= LARGEST ? number : null;
};

/** Reads the JSON object of a request's body; null where the body is none. */
export async function bodyOf(c: Context): Promise<Readonly<Record<string, unknown>> | null> {
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : null;
}

/**
 * Returns whether an `If-None-Match` header names this ETag: alone, in a list, or as `*`. A proxy that compresses makes an ETag weak, which
 * still names the same content.
 */
export const hasTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
