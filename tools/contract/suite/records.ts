import { amount, ids, read, text } from '../../../src/contract/fields';
import { currencyOf } from '../../../src/domain/money/currency';

/** A record of a reply, with its path. */
export interface Found {
  readonly path: string;
  readonly record: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Found['record'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a field of a body, or undefined. */
export const at = (body: unknown, name: string): unknown => (isRecord(body) ? body[name] : undefined);

/** Returns the records of a list or map in a body; the shape check reports other values. */
export const recordsOf = (body: unknown, name: string, path = '$'): Found[] => {
  const list = at(body, name);
  const isList = Array.isArray(list);
  return Object.entries(isRecord(list) || isList ? list : {}).flatMap(([key, record]: [string, unknown]) =>
    isRecord(record) ? [{ record, path: `${path}.${name}${isList ? `[${key}]` : `.${key}`}` }] : [],
  );
};

/** Reads ids: comma-separated, or a list. [CRT-02] */
export const idsOf = (value: unknown): readonly number[] => read(ids, value) ?? [];

/** Reads the module ids of a package: a list, or a map by id. */
export const moduleIdsOf = (record: Found['record']): readonly number[] =>
  [record.ids, record.modules].flatMap((value) => {
    if (Array.isArray(value)) return value.flatMap((one: unknown) => idsOf([isRecord(one) ? one.id : one]));
    return isRecord(value) ? idsOf(Object.keys(value).filter((key) => Number(value[key]) !== 0)) : [];
  });

export const isFlagged = (value: unknown): boolean => value === 1 || value === true;

export const textOf = (value: unknown): string => read(text, value) ?? '';

/** Returns the number of decimals of an amount, or null. */
export const decimalsOf = (value: unknown): number | null => {
  const written = read(amount, value);
  return typeof written === 'string' ? (written.split('.')[1] ?? '').replace(/0+$/, '').length : null;
};

/** Returns the number of decimals of the reply's currency. */
export const allowedDecimals = (body: unknown): number => currencyOf(textOf(at(body, 'currency'))).decimals;

/** Returns values that occur more than once, with their paths. */
export const twice = (found: readonly Found[], key: (record: Found['record']) => string) => {
  const places = new Map<string, string[]>();
  for (const { record, path } of found) places.set(key(record), [...(places.get(key(record)) ?? []), path]);
  return [...places].filter(([name, list]) => name !== '' && list.length > 1);
};
