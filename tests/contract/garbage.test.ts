import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCart } from '../../src/contract/cart';
import { readAdded } from '../../src/contract/cart-writes';
import { readCatalogue } from '../../src/contract/catalogue';
import { readMessage, replyStatus } from '../../src/contract/envelope';
import { readLocalization } from '../../src/contract/localization';
import { readIndustries, readKeptSuggestions, readPlatforms, readSuggestions } from '../../src/contract/marketplace';
import { checkOrderItem } from '../../src/contract/order-item';
import { readSession } from '../../src/contract/session';
import { readStoredCart } from '../../src/contract/stored-cart';
import { readTemporaryCart } from '../../src/contract/temporary-cart';
import { readStoredToken, readToken } from '../../src/contract/token';
import { hearWhatIsLeftOut } from '../kit/console';
import { bundleRecord, cartRecord, moduleRecord, sessionRecord } from './kit';

hearWhatIsLeftOut();

const READERS: Record<string, (value: unknown) => unknown> = {
  readCart,
  readAdded,
  readCatalogue,
  readSession,
  readStoredCart,
  readTemporaryCart,
  readToken,
  readStoredToken,
  readLocalization,
  readPlatforms,
  readIndustries,
  readSuggestions,
  readKeptSuggestions,
  readMessage,
  checkOrderItem,
  replyStatus: (value) => replyStatus(value, 200),
};

/** Collects every number in a value that was read, except in `result` of an upsell, which is opaque data of the server. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === 'result' ? [] : numbersIn(one)));
};

const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    Number.NaN,
    Infinity,
    -Infinity,
    1e300,
    -0,
    '1e999',
    '9'.repeat(40),
    '0x10',
    '1.2.3',
    '__proto__',
    undefined,
  ),
);

/** Generates corrupted copies of a valid record: junk replaces any of its values, at any depth. */
const spoilt = (record: unknown): fc.Arbitrary<unknown> => {
  if (typeof record !== 'object' || record === null)
    return fc.oneof({ weight: 4, arbitrary: fc.constant(record) }, junk);
  const whole: fc.Arbitrary<unknown> = Array.isArray(record)
    ? fc.tuple(...record.map(spoilt))
    : fc.record(Object.fromEntries(Object.entries(record).map(([key, value]) => [key, spoilt(value)])));
  return fc.oneof({ weight: 12, arbitrary: whole }, junk);
};

const stored = readCart(cartRecord());
const RECORDS = spoilt({
  currency: 'USD',
  tracking_id: 'x',
  data: [bundleRecord(), moduleRecord({ is_module: 1 })],
  modules: [moduleRecord()],
  product: bundleRecord(),
});

describe.each(Object.entries(READERS))('%s', (_, reader) => {
  it('never throws and never returns a number that is not a safe integer, whatever the input', () => {
    fc.assert(
      fc.property(fc.oneof(junk, RECORDS, spoilt(cartRecord()), spoilt(sessionRecord()), spoilt(stored)), (value) => {
        const numbers = numbersIn(reader(value));
        expect(numbers.filter((number) => !Number.isSafeInteger(number))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
