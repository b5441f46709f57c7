import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { currencyOf, type CurrencyCode } from '../../../src/domain/money/currency';

/** Browsers fail on 407 and can't make a Response above 599: these travel in the body over HTTP 200. [docs/decisions/0070] */
const inBody = (status: number): boolean => (status >= 405 && status <= 408) || status >= 600;

/** A JSON reply whose body says its status. */
export function reply(c: Context, status: number, body: Readonly<Record<string, unknown>> = {}): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ status, ...body }, (inBody(status) ? 200 : status) as ContentfulStatusCode);
}

/** A JSON error with a message that may be shown. */
export const refuse = (c: Context, status: number, message: string): Response => reply(c, status, { message });

/** Why something is refused that the person can mend. */
export type Reason = 'not_for_sale' | 'payment_required' | 'payment_method_required';

/** A refusal of something that may go another way: 406, with the reason for programs and words for people. The cart stays. */
export const refuseFor = (c: Context, reason: Reason, result: string): Response => reply(c, 406, { result, reason });

/** The currency that a call asks for, else the caller's. */
export const currencyFor = (c: Context, own?: string): CurrencyCode => currencyOf(c.req.query('currency') ?? own).code;

/** A whole number of the path or query; null where it is none. */
export const wholeNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
};

/** The JSON object of a request's body; null where it is none. */
export async function bodyOf(c: Context): Promise<Readonly<Record<string, unknown>> | null> {
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : null;
}
