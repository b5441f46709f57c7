import type { Words } from './dictionary';

/** Fields whose texts a person reads, in replies, in rows of the catalogue and in quotes. What people typed has other names. */
const READ = new Set([
  'category',
  'categoryName',
  'category_name',
  'catname',
  'description',
  'extends',
  'group',
  'highlights',
  'message',
  'messages',
  'name',
  'note',
  'options',
  'priceUnit',
  'price_unit',
  'pricingSubtitle',
  'pricing_subtitle',
  'result',
  'text',
  'title',
  'unit',
  'unit_measured',
  'value',
]);

/** Returns a copy of a reply, a row or a quote with each text that a person reads as `words` gives it. */
export const withWords = <T>(value: T, words: Words): T => valueIn(value, false, words) as T;

function valueIn(value: unknown, isRead: boolean, words: Words): unknown {
  if (typeof value === 'string') return isRead ? words(value) : value;
  if (Array.isArray(value)) return value.map((one: unknown) => valueIn(one, isRead, words));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, valueIn(one, READ.has(name), words)]));
}
