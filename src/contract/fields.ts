import * as z from 'zod/mini';
import { readDay, type Day } from '../domain/time/day';
import { mark } from './mark';

/**
 * The fields of the wire. Each is one shared schema that turns what a server may say into what we count on, so a lacking or
 * odd value gets a safe default and only a record without an identity fails. They are transforms because 46 of them per
 * module run in a quarter of the time of unions and catches, and weigh half.
 */

/** A whole number that is written as text. */
export const NUMERIC = /^-?\d{1,15}$/;
/** Twelve digits before the point keep every amount a safe integer in minor units. Commas may part thousands, and nothing else. */
export const AMOUNT = /^-?(\d{1,12}|\d{1,3}(,\d{3}){1,3})(\.\d+)?$/;

const integerOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && NUMERIC.test(value) ? +value : value;
  return Number.isSafeInteger(number) ? (number as number) : null;
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : Number.isFinite(value) ? String(value) : '';

export const flagOf = (value: unknown): boolean => value === true || value === 1 || value === '1';

/** A string, or a number written as one; else empty. */
export const text = z.transform(textOf);

/** A string with something in it, else null. */
export const textOrNull = z.transform((value): string | null => textOf(value) || null);

const UNZONED = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}(:\d{2})?)$/;

/** A time without a zone, as databases write it, is one of UTC: it has to be the same for every reader. */
export const zoned = (value: unknown): string => textOf(value).replace(UNZONED, '$1T$2Z');

/** A point in time that a date can be read from, else null. */
export const moment = z.transform((value): string | null => {
  const at = zoned(value);
  return typeof value === 'string' && !Number.isNaN(Date.parse(at)) ? at : null;
});

/** A calendar day, or an instant with its zone, which is its UTC day; else null. */
export const day = z.transform((value): Day | null => readDay(zoned(value)));

/** A whole number, else 0. */
export const int = z.transform((value): number => integerOf(value) ?? 0);

/** A whole number, else null. */
export const intOrNull = z.transform(integerOf);

/** A whole number not below 0. */
export const count = z.transform((value): number => Math.max(0, integerOf(value) ?? 0));

/** How many there are: the same, else null. A server that does not say it does not mean none. */
export const countOrNull = z.transform((value): number | null => {
  const number = integerOf(value);
  return number !== null && number >= 0 ? number : null;
});

/** A whole number without which the record is not one. */
export const id = z.transform((value, context): number => {
  const number = integerOf(value);
  if (number === null) context.issues.push({ code: 'custom', input: value });
  return number ?? 0;
});

/** 0 or 1, a boolean, or "0" or "1". */
export const flag = z.transform(flagOf);

/** The same where the documents write 0 or 1 alone. */
export const marker = z.transform(flagOf);

/** A flag that is set where the server does not send it. */
export const unless = z.transform((value): boolean => value === undefined || flagOf(value));

/** What was written as one, and is kept so. */
export const zeroOrOne = z.transform((value) => mark(flagOf(value)));

const amountOf = (value: unknown): string | null => {
  const written = textOf(value).trim();
  return AMOUNT.test(written) ? written.replaceAll(',', '') : null;
};

/** The text of an amount in major units, for `toMinor`; null where there is none. */
export const amount = z.transform(amountOf);

/**
 * What something is sold for: the same, and false where something stands there that no amount can be read from. It is for sale at
 * no price then, least of all at 0.
 */
export const price = z.transform((value): string | null | false =>
  value === undefined || value === null || value === '' ? null : (amountOf(value) ?? false),
);

/** One of the values, else the fallback. A number may come as text. */
export const oneOf = <const T extends string | number, F extends T | null>(values: readonly T[], fallback: F) =>
  z.transform((value): T | F => values.find((one) => one === value || String(one) === value) ?? fallback);

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
};

/** The members of a list or of a map, or of a list that is written as JSON in a text. A server that speaks PHP sends an empty map as `[]`. */
export const listOf = (value: unknown): readonly unknown[] => {
  const list = typeof value === 'string' && value.startsWith('[') ? parsed(value) : value;
  return typeof list === 'object' && list !== null ? Object.values(list) : [];
};

/** A map as it is; anything else is an empty one. */
export const recordOf = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** The same, where a list may be one text with commas between its members, too. */
export const membersOf = (value: unknown): readonly unknown[] =>
  typeof value === 'number' || (typeof value === 'string' && !value.startsWith('['))
    ? textOf(value)
        .split(',')
        .flatMap((one) => one.trim() || [])
    : listOf(value);

/** The strings of a list. One string alone is a sentence, and none. */
export const texts = z.transform((value) => listOf(value).map(textOf).filter(Boolean));

/** The codes of a list, or of a text with commas between them. */
export const codes = z.transform((value) => membersOf(value).map(textOf).filter(Boolean));

export interface UsableRows<T> {
  readonly kept: readonly T[];
  /** How many records were not usable. */
  readonly dropped: number;
}

/** The records of a list or map. A malformed one is dropped and counted, and never costs the others. */
export const rowsOf = <S extends z.ZodMiniType>(schema: S, value: unknown): UsableRows<z.output<S>> => {
  const items = listOf(value);
  const kept = items.flatMap((item) => read(schema, item) ?? []);
  return { kept, dropped: items.length - kept.length };
};

export const rows = <S extends z.ZodMiniType>(schema: S) => z.transform((value) => rowsOf(schema, value));

/** The same, where nobody asks what was dropped. */
export const kept = <S extends z.ZodMiniType>(schema: S) => z.transform((value) => rowsOf(schema, value).kept);

/** The whole numbers of a list, of the values of a map, or of a text with commas between them. [CRT-02] */
export const ids = z.transform((value) => rowsOf(id, membersOf(value)).kept);

/** A record that may be absent or empty, which is null. */
export const maybe = <S extends z.ZodMiniType>(schema: S) =>
  z.transform((value) => (listOf(value).length ? read(schema, value) : null));

/** What a schema makes of a value, or null where it is not one. */
export const read = <S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> | null => {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : null;
};

/** Gives many fields one schema. */
export const all = <S, const K extends string>(schema: S, ...names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>;
