import { array, assert, constantFrom, double, integer, nat, oneof, pre, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantityProblem, steppedQuantity, typedQuantity } from '../../../src/domain/quote/quantity-input';

const typed = (text: string, previous = 12, max = 100) => typedQuantity(text, previous, { max });

const aQuantity = record({ min: nat(1000), span: nat(1000), previous: nat(3000) });

describe('quantityProblem', () => {
  it.each([
    ['abc', 'no-number'],
    ['', 'no-number'],
    ['-3', 'no-number'],
    ['101', 'above'],
    ['1,000', 'above'],
    ['100', null],
    ['0', null],
    ['12.5', null],
  ])('of "%s" with at most 100 is %s', (text, problem) => {
    expect(quantityProblem(text, { max: 100 })).toBe(problem);
  });
});

describe('typedQuantity', () => {
  it.each(['abc', '', '   ', '12abc', 'NaN', 'Infinity', '1e1', '0x10', '--3', '1.2.3', '.', ',', '1,00,0', '५'])(
    'returns 0 for %o, which is not a number [QUO-11]',
    (text) => expect(typed(text)).toBe(0),
  );

  it.each(['-3', '−3', '–3', '- 3', '-0', '-0.5', '-1000'])('returns 0 for %o, which is negative [QUO-12]', (text) =>
    expect(Object.is(typed(text), 0)).toBe(true),
  );

  it.each(['101', '150', '1,000', '9'.repeat(400)])(
    'keeps the previous quantity for %o, above the maximum of 100 [QUO-13]',
    (text) => expect(typed(text)).toBe(12),
  );

  it.each([
    ['0', 0],
    ['3', 3],
    ['5', 5],
    ['100', 100],
    [' 42 ', 42],
    ['+7', 7],
    ['007', 7],
    ['12.9', 12],
    ['12,9', 12],
    ['99.999', 99],
    ['100.9', 100],
    ['4.', 4],
  ])('reads %o as %i, also below the minimum, with fractions cut off', (text, quantity) =>
    expect(typed(text)).toBe(quantity),
  );

  it.each([
    ['1,250', 1250],
    ['1 250', 1250],
    ['1 250', 1250],
    ['1 250', 1250],
    ['12,500,000', 12_500_000],
  ])('reads %o with thousands separators', (text, quantity) => expect(typed(text, 0, 20_000_000)).toBe(quantity));

  it('returns 0 for any text that is not a number [QUO-11]', () =>
    assert(
      property(string({ unit: 'binary' }), nat(100), (text, previous) => {
        pre(!/\d/.test(text));
        expect(typed(text, previous)).toBe(0);
      }),
    ));

  it('returns 0 for every negative number [QUO-12]', () =>
    assert(
      property(integer({ max: -1 }), (number) => {
        expect(typed(String(number))).toBe(0);
      }),
    ));

  it('returns the typed number up to the maximum, and the previous one above [QUO-13]', () =>
    assert(
      property(nat(5000), nat(5000), nat(999), aQuantity, (number, max, cents, { previous }) => {
        const expected = number > max ? previous : number;
        expect(typed(String(number), previous, max)).toBe(expected);
        expect(typed(`${number}.${cents}`, previous, max)).toBe(expected);
      }),
    ));

  it('returns a non-negative integer for any text', () =>
    assert(
      property(oneof(string(), double().map(String), integer().map(String)), (text) => {
        const quantity = typed(text);
        expect(Number.isSafeInteger(quantity) && quantity >= 0 && quantity <= 100).toBe(true);
      }),
    ));
});

describe('steppedQuantity', () => {
  it.each([
    [12, 1, 13],
    [99, 1, 100],
    [100, 1, 100],
    [150, 1, 150],
    [3, 1, 4],
  ] as const)('steps up from %i, within 5 and 100 [QUO-14]', (from, by, to) =>
    expect(steppedQuantity(from, by, { min: 5, max: 100 })).toBe(to),
  );

  it.each([
    [12, -1, 11],
    [6, -1, 5],
    [5, -1, 5],
    [3, -1, 3],
    [150, -1, 149],
  ] as const)('steps down from %i, within 5 and 100 [QUO-15]', (from, by, to) =>
    expect(steppedQuantity(from, by, { min: 5, max: 100 })).toBe(to),
  );

  it('stays within the bounds for any sequence of presses [QUO-14, QUO-15]', () =>
    assert(
      property(aQuantity, array(constantFrom(1 as const, -1 as const)), ({ min, span, previous }, presses) => {
        const bounds = { min, max: min + span };
        const start = Math.min(bounds.max, Math.max(min, previous));
        const end = presses.reduce((quantity, by) => steppedQuantity(quantity, by, bounds), start);
        expect(end).toBeGreaterThanOrEqual(bounds.min);
        expect(end).toBeLessThanOrEqual(bounds.max);
      }),
    ));
});
