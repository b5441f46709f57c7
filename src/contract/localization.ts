import * as z from 'zod/mini';
import { count, read, recordOf } from './fields';

export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** What is not a text or a group of them is left out, and so is a key that would change a prototype. */
const textsOf = (value: unknown): TextTree =>
  Object.fromEntries(
    Object.entries(recordOf(value)).flatMap(([key, one]: [string, unknown]): [string, string | TextTree][] => {
      if (key === '__proto__') return [];
      if (typeof one === 'string') return [[key, one]];
      return typeof one === 'object' && one !== null ? [[key, textsOf(one)]] : [];
    }),
  );

export const localizationSchema = z.object({ expires_in_minutes: count, texts: z.transform(textsOf) });

/** The reply of `GET /{lang}/localization`: texts over ours, and how many minutes they may be kept. [API-28] */
export const readLocalization = (body: unknown): { readonly minutes: number; readonly texts: TextTree } | null => {
  const wire = read(localizationSchema, body);
  return wire && { minutes: wire.expires_in_minutes, texts: wire.texts };
};
