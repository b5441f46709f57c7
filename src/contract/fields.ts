import * as z from 'zod/mini';
import { readDay, type Day } from '../domain/time/day';
import { toZeroOrOne } from './zero-or-one';

/**
 * Codecs for the fields of the wire. Each is one shared schema that turns whatever a server sends into a safe value: a missing or odd
 * field gets a default, and only a record without an id fails. They are transforms because 46 of them per module run in a quarter of the
 * time of unions and catches, and weigh half.
 */

/** A whole number written as text. */
export const NUMERIC = /^-?\d{1,15}$/;
/**
 * An amount in major units as text. Twelve digits before the point keep it a safe integer in minor units; commas may only separate
 * thousands.
 */
export const AMOUNT = /^-?(\d{1,12}|\d{1,3}(,\d{3}){1,3})(\.\d+)?$/;

const integerOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && NUMERIC.test(value) ? +value : value;
  return Number.isSafeInteger(number) ? (number as number) : null;
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : Number.isFinite(value) ? String(value) : '';

export const flagOf = (value: unknown): boolean => value === true || value === 1 || value === '1';

/** Decodes a string, or a number as text; else ''. */
export const text = z.transform(textOf);

/** Decodes a non-empty string, else null. */
export const textOrNull = z.transform((value): string | null => textOf(value) || null);

const UNZONED = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}(:\d{2})?)$/;

/** Reads a time without a zone, as databases write it, as UTC, so that it is the same for every reader. */
export const zoned = (value: unknown): string => textOf(value).replace(UNZONED, '$1T$2Z');

/** Decodes an instant that `Date.parse` reads, else null. */
export const instant = z.transform((value): string | null => {
  const at = zoned(value);
  return typeof value === 'string' && !Number.isNaN(Date.parse(at)) ? at : null;
});

/** Decodes a calendar day, or an instant with a zone as its UTC day; else null. */
export const day = z.transform((value): Day | null => readDay(zoned(value)));

/** Decodes a whole number, else 0. */
export const int = z.transform((value): number => integerOf(value) ?? 0);

/** Decodes a whole number, else null. */
export const intOrNull = z.transform(integerOf);

/** Decodes a whole number; a negative or unreadable one becomes 0. */
export const count = z.transform((value): number => Math.max(0, integerOf(value) ?? 0));

/** Decodes a whole number of at least 0, else null: a missing count does not mean none. */
export const countOrNull = z.transform((value): number | null => {
  const number = integerOf(value);
  return number !== null && number >= 0 ? number : null;
});

/** Decodes an id, a whole number; the record fails without it. */
export const id = z.transform((value, context): number => {
  const number = integerOf(value);
  if (number === null) context.issues.push({ code: 'custom', input: value });
  return number ?? 0;
});

/** Decodes a boolean, also from 0 or 1 as a number or as text. */
export const flag = z.transform(flagOf);

/** Decodes a flag that the documents write as 0 or 1 only. */
export const marker = z.transform(flagOf);

/** Decodes a flag that defaults to true if it is absent. */
export const flagOrTrue = z.transform((value): boolean => value === undefined || flagOf(value));

/** Decodes a flag and keeps it as 0 or 1. */
export const zeroOrOne = z.transform((value) => toZeroOrOne(flagOf(value)));

const amountOf = (value: unknown): string | null => {
  const written = textOf(value).trim();
  return AMOUNT.test(written) ? written.replaceAll(',', '') : null;
};

/** Decodes an amount in major units as text, for `toMinor`; else null. */
export const amount = z.transform(amountOf);

/** Decodes a price as text: null if absent, false if unreadable. An unreadable price means not for sale, and never 0. */
export const price = z.transform((value): string | null | false =>
  value === undefined || value === null || value === '' ? null : (amountOf(value) ?? false),
);

/** Decodes one of the values, also from its text; else the fallback. */
export const oneOf = <const T extends string | number, F extends T | null>(values: readonly T[], fallback: F) =>
  z.transform((value): T | F => values.find((one) => one === value || String(one) === value) ?? fallback);

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
};

/** Returns the members of a list, of a map, or of a list as JSON text. A PHP server sends an empty map as `[]`. */
export const listOf = (value: unknown): readonly unknown[] => {
  const list = typeof value === 'string' && value.startsWith('[') ? parsed(value) : value;
  return typeof list === 'object' && list !== null ? Object.values(list) : [];
};

/** Returns a map unchanged, and anything else as an empty map. */
export const recordOf = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** Returns the members of a list as `listOf` does, and also those of a comma-separated text. */
export const membersOf = (value: unknown): readonly unknown[] =>
  typeof value === 'number' || (typeof value === 'string' && !value.startsWith('['))
    ? textOf(value)
        .split(',')
        .flatMap((one) => one.trim() || [])
    : listOf(value);

/** Decodes the non-empty strings of a list. A lone string is a sentence and not a list, so it gives none. */
export const texts = z.transform((value) => listOf(value).map(textOf).filter(Boolean));

/** Decodes the codes of a list or of a comma-separated text. */
export const codes = z.transform((value) => membersOf(value).map(textOf).filter(Boolean));

export interface UsableRows<T> {
  readonly kept: readonly T[];
  /** Number of malformed records. */
  readonly dropped: number;
}

/** Reads the records of a list or map. It drops and counts a malformed record, which never costs the others. */
export const rowsOf = <S extends z.ZodMiniType>(schema: S, value: unknown): UsableRows<z.output<S>> => {
  const items = listOf(value);
  const kept = items.flatMap((item) => read(schema, item) ?? []);
  return { kept, dropped: items.length - kept.length };
};

export const rows = <S extends z.ZodMiniType>(schema: S) => z.transform((value) => rowsOf(schema, value));

/** Reads the records of a list or map like `rows`, without the count of dropped ones. */
export const usableRows = <S extends z.ZodMiniType>(schema: S) => z.transform((value) => rowsOf(schema, value).kept);

/** Decodes whole numbers from a list, the values of a map, or a comma-separated text. [CRT-02] */
export const ids = z.transform((value) => rowsOf(id, membersOf(value)).kept);

/** Decodes an optional record; an absent or empty one becomes null. */
export const recordOrNull = <S extends z.ZodMiniType>(schema: S) =>
  z.transform((value) => (listOf(value).length ? read(schema, value) : null));

/** Parses a value by a schema; null if it does not match. */
export const read = <S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> | null => {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : null;
};

/** Assigns one schema to many fields. */
export const all = <S, const K extends string>(schema: S, ...names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>;
