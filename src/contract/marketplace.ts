import * as z from 'zod/mini';
import type { Industry, ItemKey, Platform } from '../domain/marketplace/types';
import { all, count, flag, id, listOf, read, rowsOf, text, textOrNull } from './fields';
import { outside } from './site';

const group = { id, ...all(text, 'name', 'icon', 'description'), total: count };

/** Schema of a category of add-ons; `url` is set if the category has a site of its own. [MKT-15, MKT-16] */
export const platformSchema = z.object({ ...group, url: textOrNull });

/** Schema of an industry. [MKT-17] */
export const industrySchema = z.object(group);

/** Schema of a search suggestion; only its identity is used, because the page has the rest. [API-16] */
export const suggestionSchema = z.object({ id, is_module: flag, ...all(text, 'title', 'code') });

const isList = (value: unknown): boolean => typeof value === 'object' && value !== null;
const list = z.transform((value, context) => {
  if (!isList(value)) context.issues.push({ code: 'custom', input: value });
  return listOf(value);
});

/** Envelope of all three replies. */
export const listSchema = z.object({ data: list });

const recordsOf = <S extends z.ZodMiniType>(schema: S, body: unknown): readonly z.output<S>[] | null => {
  const reply = read(listSchema, body);
  return reply && rowsOf(schema, reply.data).kept;
};

/** Reads the reply of `GET /services/platforms`; null if it is malformed. [MKT-16] */
export const readPlatforms = (body: unknown): readonly Platform[] | null =>
  recordsOf(platformSchema, body)?.map((one) => ({ ...one, url: outside(one.url) })) ?? null;

/** Reads the reply of `GET /services/industries`; null if it is malformed. [MKT-17] */
export const readIndustries = (body: unknown): readonly Industry[] | null => recordsOf(industrySchema, body);

/** Reads the reply of `GET /cart/search/suggestions`; null if it is malformed. [API-16] */
export const readSuggestions = (body: unknown): readonly ItemKey[] | null =>
  recordsOf(suggestionSchema, body)?.map((one): ItemKey => `${one.is_module ? 'module' : 'package'}/${one.id}`) ?? null;

const KEY = /^(module|package)\/\d+$/;
const isKey = (key: unknown): key is ItemKey => typeof key === 'string' && KEY.test(key);

/** Reads the stored cache of search suggestions, oldest search first; malformed data gives an empty map. [API-17, STO-08] */
export const readKeptSuggestions = (value: unknown): ReadonlyMap<string, readonly ItemKey[]> =>
  new Map(
    listOf(value).flatMap((row): [string, readonly ItemKey[]][] => {
      const [term, keys] = listOf(row);
      return typeof term === 'string' ? [[term, listOf(keys).filter(isKey)]] : [];
    }),
  );
