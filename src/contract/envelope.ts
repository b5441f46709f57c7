import * as z from 'zod/mini';
import { currencyOf, type CurrencyCode } from '../domain/money/currency';
import { minorFromText, type BasisPoints, type Minor } from '../domain/money/minor';
import { intOrNull, read, recordOf, textOrNull } from './fields';

const statusSchema = z.object({ status: intOrNull });

/**
 * Returns the status that counts: the body's own if it is numeric, else the HTTP status. Codes 405–408 and those from 600 on travel in
 * the body over HTTP 200. [API-58]
 */
export const replyStatus = (body: unknown, httpStatus: number): number =>
  read(statusSchema, body)?.status ?? httpStatus;

/** Tests for a plain record by its tag, because a downloaded document (Blob) is an object too. */
const isRecord = (value: unknown): value is Wrapper => Object.prototype.toString.call(value) === '[object Object]';
interface Wrapper {
  readonly reason?: unknown;
  readonly data?: unknown;
  readonly result?: unknown;
}

const isThere = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * Unwraps an envelope. It copies the fields of a record in `data` or `result` beside those of the body, which take precedence; `result`,
 * or a bare list, becomes `data` if there is none. Anything that is neither a record nor a list passes unchanged.
 */
export const unwrap = (body: unknown): unknown => {
  if (Array.isArray(body)) return { data: body };
  if (!isRecord(body)) return body;
  const { data, result } = body;
  const inner: Wrapper = recordOf(result);
  const whole = { ...inner, ...recordOf(data), ...body };
  return isThere(data) || !isThere(result) ? whole : { ...whole, data: inner.data ?? result };
};

/** Normalises a reply that may be one record itself: if a field in `tells` identifies it, the reply becomes its own `data`. */
export const ownRecord = (body: unknown, ...tells: readonly string[]): object => {
  const whole: Wrapper = recordOf(body);
  return whole.data === undefined && tells.some((name) => name in whole) ? { ...whole, data: body } : whole;
};

/** Adds aliases to a record: a field that is absent under our name is copied from its name in the documents. */
export const alsoNamed = (record: unknown, names: Readonly<Record<string, string>>): unknown => {
  const known: Readonly<Record<string, unknown>> = { ...recordOf(record) };
  const found = Object.entries(names).filter(
    ([ours, theirs]) => known[ours] === undefined && known[theirs] !== undefined,
  );
  return found.length
    ? { ...known, ...Object.fromEntries(found.map(([ours, theirs]) => [ours, known[theirs]])) }
    : record;
};

/**
 * Returns true if a 404 to `GET /requests/{key}` says that the server stores idempotency keys and never saw this one. A server without
 * that call answers 404 too, which leaves the outcome unknown.
 */
export const saysNeverArrived = (body: unknown): boolean => isRecord(body) && body.reason === 'never_arrived';

/** Returns true if the server says that it does not sell the item, with a message for the person. [REV-40] */
export const saysNotForSale = (body: unknown): boolean => isRecord(body) && body.reason === 'not_for_sale';

const messageSchema = z.object({ message: textOrNull, result: textOrNull });

/** Reads the server's message to the person, from `message` or `result`. [API-58] */
export const readMessage = (body: unknown): string | null => {
  const said = read(messageSchema, body);
  return said && (said.message ?? said.result);
};

/** Decodes the currency of an envelope, which applies to all its amounts. */
export const currency = z.transform(
  (value): CurrencyCode => currencyOf(typeof value === 'string' ? value : undefined).code,
);

/** Decodes a currency that need not be told; null if it is not. */
export const currencyOrNull = z.transform((value): CurrencyCode | null =>
  typeof value === 'string' && value !== '' ? currencyOf(value).code : null,
);

/** Converts an amount in major units, as text, to minor units, rounded half up once. Null becomes 0. */
export const toMinor = (written: string | null, code: CurrencyCode): Minor =>
  written === null ? 0 : minorFromText(written, currencyOf(code).decimals);

/** Converts an amount in major units, as text, to minor units; null stays null. */
export const toMinorOrNull = (written: string | null, code: CurrencyCode): Minor | null =>
  written === null ? null : toMinor(written, code);

/** Converts a percentage to basis points, clamped to 0–10,000. */
export const toBasisPoints = (percent: string | null): BasisPoints =>
  Math.min(10_000, Math.max(0, percent === null ? 0 : minorFromText(percent, 2)));
