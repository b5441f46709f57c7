import * as z from 'zod/mini';
import { count, read, recordOf } from './fields';

export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/**
 * Reads a tree of texts. It drops anything that is neither a text nor a group of texts, and `__proto__`, which would change a prototype.
 */
const textsOf = (value: unknown): TextTree =>
  Object.fromEntries(
    Object.entries(recordOf(value)).flatMap(([key, one]: [string, unknown]): [string, string | TextTree][] => {
      if (key === '__proto__') return [];
      if (typeof one === 'string') return [[key, one]];
      return typeof one === 'object' && one !== null ? [[key, textsOf(one)]] : [];
    }),
  );

export const localizationSchema = z.object({ expires_in_minutes: count, texts: z.transform(textsOf) });

/** Reads the reply of `GET /{lang}/localization`: texts that override ours, and the cache lifetime in minutes. [API-28] */
export const readLocalization = (body: unknown): { readonly minutes: number; readonly texts: TextTree } | null => {
  const wire = read(localizationSchema, body);
  return wire && { minutes: wire.expires_in_minutes, texts: wire.texts };
};
