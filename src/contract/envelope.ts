import * as z from 'zod/mini';
import { currencyOf, type CurrencyCode } from '../domain/money/currency';
import { minorFromText, type BasisPoints, type Minor } from '../domain/money/minor';
import { intOrNull, read, recordOf, textOrNull } from './fields';

const statusSchema = z.object({ status: intOrNull });

/**
 * The status that counts: the body's own where it is numeric, else the HTTP status. Codes 405–408 and those from 600 on travel
 * in the body over HTTP 200. [API-58]
 */
export const replyStatus = (body: unknown, httpStatus: number): number =>
  read(statusSchema, body)?.status ?? httpStatus;

/** By its tag, because a document that was downloaded is an object as well. */
const isRecord = (value: unknown): value is Wrapper => Object.prototype.toString.call(value) === '[object Object]';
interface Wrapper {
  readonly reason?: unknown;
  readonly data?: unknown;
  readonly result?: unknown;
}

const isThere = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * A reply as its readers expect it, whatever it is wrapped in: the fields of a record in `data` or `result` stand beside those of the
 * body, which come first; what is in `result`, and a bare list, is `data` where there is none. What is neither a record nor a list
 * stays as it is.
 */
export const unwrap = (body: unknown): unknown => {
  if (Array.isArray(body)) return { data: body };
  if (!isRecord(body)) return body;
  const { data, result } = body;
  const inner: Wrapper = recordOf(result);
  const whole = { ...inner, ...recordOf(data), ...body };
  return isThere(data) || !isThere(result) ? whole : { ...whole, data: inner.data ?? result };
};

/** A reply that is one record may be that record itself: `data` is the reply then, where it has a field that tells such a record. */
export const ownRecord = (body: unknown, ...tells: readonly string[]): object => {
  const whole: Wrapper = recordOf(body);
  return whole.data === undefined && tells.some((name) => name in whole) ? { ...whole, data: body } : whole;
};

/** A record with the other names of its fields: what is absent under our name is taken from where the documents have it. */
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
 * Whether an answer of HTTP 404 to `GET /requests/{key}` says that the server keeps keys and has never seen this one. A server
 * that does not know the call answers 404 as well, and says nothing of the write.
 */
export const saysNeverArrived = (body: unknown): boolean => isRecord(body) && body.reason === 'never_arrived';

const messageSchema = z.object({ message: textOrNull, result: textOrNull });

/** What the server says to the person, in its `message` or its `result`. [API-58] */
export const readMessage = (body: unknown): string | null => {
  const said = read(messageSchema, body);
  return said && (said.message ?? said.result);
};

/** The currency of an envelope; all amounts below are read in it. */
export const currency = z.transform(
  (value): CurrencyCode => currencyOf(typeof value === 'string' ? value : undefined).code,
);

/** Shifts the text of an amount in major units to minor units, rounding half up once. No amount is 0. */
export const toMinor = (written: string | null, code: CurrencyCode): Minor =>
  written === null ? 0 : minorFromText(written, currencyOf(code).decimals);

/** The same, where no amount says something of its own. */
export const toMinorOrNull = (written: string | null, code: CurrencyCode): Minor | null =>
  written === null ? null : toMinor(written, code);

/** A percentage between 0 and 100 as hundredths of a percent. */
export const toBasisPoints = (percent: string | null): BasisPoints =>
  Math.min(10_000, Math.max(0, percent === null ? 0 : minorFromText(percent, 2)));
