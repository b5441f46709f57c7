import * as z from 'zod/mini';
import { moduleIds } from '../../../src/contract/bundle';
import { currency } from '../../../src/contract/envelope';
import {
  amount,
  count,
  day,
  flag,
  id,
  ids,
  int,
  intOrNull,
  marker,
  moment,
  text,
  textOrNull,
  texts,
} from '../../../src/contract/fields';

/** A JSON Schema. */
export type Json = Readonly<Record<string, unknown>>;

/** The currencies that the product sells in. */
export const CURRENCIES = ['USD', 'PHP', 'EUR', 'CHF', 'JPY', 'GBP'];

/**
 * What a server should send for each shared field of the contract. The contract's own fields are readers: they take more
 * than this and can't say what they hope for. `x-page` is what the page makes of anything else. This registry is read by
 * the build only, so it costs a page nothing.
 */
export const wire = z.registry<Json>();

/** `2026-12-10`, or an instant with its zone. */
export const DAY_OR_INSTANT = String.raw`^\d{4}-\d{2}-\d{2}(T.+(Z|[+-]\d{2}:?\d{2}))?$`;

wire.add(text, { type: 'string', 'x-page': 'takes it for an empty text' });
wire.add(textOrNull, { type: ['string', 'null'], 'x-page': 'takes it for none' });
wire.add(texts, { type: 'array', items: { type: 'string' }, 'x-page': 'leaves out what is no text' });
wire.add(moment, {
  type: ['string', 'null'],
  pattern: DAY_OR_INSTANT,
  description: 'An instant with its zone, or a calendar day: a billing day is the same for every reader.',
  'x-page': 'takes it for no date',
});
wire.add(day, {
  type: ['string', 'null'],
  pattern: DAY_OR_INSTANT,
  description: 'A calendar day: `2026-12-10`. An instant with its zone is taken for its day in UTC.',
  'x-page': 'takes it for no day',
});
wire.add(int, { type: 'integer', 'x-page': 'takes it for 0' });
wire.add(intOrNull, { type: ['integer', 'null'], 'x-page': 'takes it for none' });
wire.add(count, { type: 'integer', minimum: 0, 'x-page': 'takes it for 0' });
wire.add(id, { type: 'integer', minimum: 0, 'x-page': 'leaves out the whole record, because nothing names it' });
wire.add(ids, { type: 'array', items: { type: 'integer' }, 'x-page': 'leaves out what is no whole number' });
wire.add(flag, { enum: [0, 1, false, true], 'x-page': 'takes it for 0' });
wire.add(marker, { enum: [0, 1], 'x-page': 'takes it for 0' });
wire.add(amount, {
  type: ['string', 'number', 'null'],
  pattern: String.raw`^-?\d{1,12}(\.\d+)?$`,
  description:
    'An amount in major units of the envelope’s currency, with a point: `249`, `"249.00"`. Null where there is none.',
  'x-page': 'shows no price for a package, and counts a module as free of charge',
});
wire.add(currency, {
  enum: CURRENCIES,
  description: 'ISO 4217 code of all amounts in this reply. [MNY-20, MNY-21]',
  'x-page': 'writes every amount as US dollars',
});
wire.add(moduleIds, {
  type: ['array', 'object'],
  items: { type: ['integer', 'object'], properties: { id: { type: 'integer' } }, required: ['id'] },
  propertyNames: { pattern: String.raw`^\d+$` },
  description: 'Ids of modules: a list of ids, a list of records with an id, or a map by id (a value of 0 names none).',
  'x-page': 'leaves out what is no id: the package holds fewer modules',
});
