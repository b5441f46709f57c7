import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPercentOff, floorToMajor, minorFromText, mulDivRound } from '../../../src/domain/money/minor';

describe('minorFromText', () => {
  it.each<[string | number, 0 | 2, number]>([
    ['1234.50', 2, 123450],
    ['1234.5', 2, 123450],
    [1234.5, 2, 123450],
    [0.29, 2, 29],
    ['1.005', 2, 101],
    [1.005, 2, 101],
    ['1.0049999', 2, 100],
    ['299.99999999999994', 2, 30000],
    ['0', 2, 0],
    ['-12.34', 2, -1234],
    ['-0.005', 2, -1],
    ['.5', 2, 50],
    ['7.', 2, 700],
    [' 12 ', 2, 1200],
    ['333', 0, 333],
    ['333.4', 0, 333],
    ['333.5', 0, 334],
    ['.5', 0, 1],
  ])('reads %j with %i decimals as %i', (value, decimals, minor) => expect(minorFromText(value, decimals)).toBe(minor));

  it('never makes a negative zero', () => expect(Object.is(minorFromText('-0.00', 2), 0)).toBe(true));

  it.each<[string | number]>([
    ['1e3'],
    [1e21],
    ['1,234.5'],
    ['$5'],
    [''],
    ['.'],
    ['-'],
    ['1.2.3'],
    [NaN],
    [Infinity],
    ['0x10'],
  ])('rejects %j with an error that names it', (value) => {
    expect(() => minorFromText(value, 2)).toThrow(RangeError);
    expect(() => minorFromText(value, 2)).toThrow(`not an amount: ${value}`);
  });

  it('rejects a number beyond the exact integers with an error that names it', () =>
    expect(() => minorFromText('90071992547409.93', 2)).toThrow('not an amount: 90071992547409.93'));

  it('parses every formatted amount back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        const digits = String(Math.abs(amount)).padStart(3, '0');
        const text = `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(minorFromText(text, 2)).toBe(amount);
      }),
    );
  });
});

describe('floorToMajor', () => {
  it.each<[number, 0 | 2, number]>([
    [29970, 2, 29900],
    [29900, 2, 29900],
    [99, 2, 0],
    [-1, 2, -100],
    [333, 0, 333],
  ])('%i with %i decimals is %i', (amount, decimals, whole) => expect(floorToMajor(amount, decimals)).toBe(whole));
});

describe('applyPercentOff', () => {
  it.each<[number, number, 0 | 2, number]>([
    [33300, 1000, 2, 29900],
    // In floats, Math.floor(90 × (1 − 0.3)) would be 62.
    [9000, 3000, 2, 6300],
    [333, 1000, 0, 299],
    [33300, 0, 2, 33300],
    [33300, 10_000, 2, 0],
    [33300, 1250, 2, 29100],
    [0, 1000, 2, 0],
  ])('%i less %i basis points with %i decimals is %i [MNY-12]', (amount, discount, decimals, left) =>
    expect(applyPercentOff(amount, discount, decimals)).toBe(left),
  );

  it('is the floor of the exact quotient for every amount that is an integer [MNY-12]', () => {
    const whole = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(whole, fc.integer({ min: 0, max: 10_000 }), (amount, discount) => {
        const exact = (BigInt(amount) * BigInt(10_000 - discount)) / 1_000_000n;
        expect(BigInt(applyPercentOff(amount, discount, 2))).toBe(exact * 100n);
      }),
    );
  });
});

describe('mulDivRound', () => {
  it.each([
    [3000, 10, 30, 1000],
    [100, 1, 3, 33],
    [200, 1, 3, 67],
    [1, 1, 2, 1],
    [-1, 1, 2, 0],
    [-3, 1, 2, -1],
    [0, 5, 7, 0],
  ])('%i × %i ÷ %i is %i', (amount, numerator, denominator, product) =>
    expect(mulDivRound(amount, numerator, denominator)).toBe(product),
  );

  it('keeps the last digit where a float would lose it', () =>
    expect(mulDivRound(Number.MAX_SAFE_INTEGER, 2_592_000_000, 2_592_000_000)).toBe(Number.MAX_SAFE_INTEGER));
});
