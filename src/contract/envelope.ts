import * as z from 'zod/mini';
import { currencyOf, type CurrencyCode } from '../domain/money/currency';
import { minorFromText, type BasisPoints, type Minor } from '../domain/money/minor';
import { intOrNull, read, textOrNull } from './fields';

const statusSchema = z.object({ status: intOrNull });

/**
 * The status that counts: the body's own where it is numeric, else the HTTP status. Codes 405–408 and those from 600 on travel
 * in the body over HTTP 200. [API-58]
 */
export const replyStatus = (body: unknown, httpStatus: number): number =>
  read(statusSchema, body)?.status ?? httpStatus;

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
