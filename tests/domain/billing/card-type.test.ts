import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_KINDS, cardGroups, cardLengths, cardTypeOf, cvvLength } from '../../../src/domain/billing/card-type';
import {
  digitsOf,
  hasCheckDigit,
  isRoutingNumber,
  numberFault,
  printedNumber,
} from '../../../src/domain/billing/card-number';

/** The frozen prefixes and lengths of card numbers. A change here changes which cards people can pay with. */
const FROZEN: readonly (readonly [start: string, type: string, lengths: string])[] = [
  ['34', 'amex', '15'],
  ['37', 'amex', '15'],
  ['300', 'diners', '14–19'],
  ['305', 'diners', '14–19'],
  ['3095', 'diners', '14–19'],
  ['36', 'diners', '14–19'],
  ['38', 'diners', '14–19'],
  ['39', 'diners', '14–19'],
  ['3528', 'jcb', '16–19'],
  ['3589', 'jcb', '16–19'],
  ['6304', 'laser', '16–19'],
  ['6706', 'laser', '16–19'],
  ['6709', 'laser', '16–19'],
  ['6771', 'laser', '16–19'],
  ['4026', 'visa electron', '16'],
  ['417500', 'visa electron', '16'],
  ['4508', 'visa electron', '16'],
  ['4844', 'visa electron', '16'],
  ['4913', 'visa electron', '16'],
  ['4917', 'visa electron', '16'],
  ['4', 'visa', '13 16 18 19'],
  ['417501', 'visa', '13 16 18 19'],
  ['4916', 'visa', '13 16 18 19'],
  ['51', 'mastercard', '16'],
  ['55', 'mastercard', '16'],
  ['2221', 'mastercard', '16'],
  ['2720', 'mastercard', '16'],
  ['5018', 'maestro', '12–19'],
  ['5020', 'maestro', '12–19'],
  ['5038', 'maestro', '12–19'],
  ['56', 'maestro', '12–19'],
  ['58', 'maestro', '12–19'],
  ['6390', 'maestro', '12–19'],
  ['6759', 'maestro', '12–19'],
  ['6763', 'maestro', '12–19'],
  ['6011', 'discover', '16–19'],
  ['622126', 'discover', '16–19'],
  ['622925', 'discover', '16–19'],
  ['644', 'discover', '16–19'],
  ['649', 'discover', '16–19'],
  ['65', 'discover', '16–19'],
  // These numbers are outside all ranges.
  ['', '', '12–19'],
  ['3', '', '12–19'],
  ['306', '', '12–19'],
  ['3527', '', '12–19'],
  ['3590', '', '12–19'],
  ['2220', '', '12–19'],
  ['2721', '', '12–19'],
  ['622125', '', '12–19'],
  ['622926', '', '12–19'],
  ['643', '', '12–19'],
  ['9', '', '12–19'],
];

const spanOf = (lengths: readonly number[]): string =>
  lengths.length > 4 || lengths.join(' ') === '16 17 18 19' ? `${lengths[0]}–${lengths.at(-1)}` : lengths.join(' ');
const digits = array(integer({ min: 0, max: 9 }), { maxLength: 19 }).map((list) => list.join(''));

describe('the type of a card', () => {
  it.each(FROZEN)('that begins with “%s” is “%s”, with %s digits [BIL-15]', (start, type, lengths) => {
    expect([cardTypeOf(start), spanOf(cardLengths(start))]).toEqual([type, lengths]);
  });

  it('is matched in the documented order [BIL-15]', () => {
    expect(CARD_KINDS.map(({ name }) => name)).toEqual([
      'amex',
      'diners',
      'jcb',
      'laser',
      'visa electron',
      'visa',
      'mastercard',
      'maestro',
      'discover',
    ]);
  });

  it('does not become unknown while more digits are typed', () => {
    assert(
      property(digits, (number) => {
        const types = Array.from({ length: number.length + 1 }, (_, at) => cardTypeOf(number.slice(0, at)));
        const known = types.findIndex(Boolean);
        expect(known < 0 || types.slice(known).every(Boolean)).toBe(true);
      }),
    );
  });

  it('determines the length of the security code', () => {
    expect([cvvLength('amex'), cvvLength('visa'), cvvLength('')]).toEqual([4, 3, 3]);
  });
});

it.each([
  ['378282246310005', [4, 6, 9]],
  ['30569309025904', [4, 6, 9]],
  ['3056930902590', [4, 6, 9]],
  ['305693090259040', [4, 4, 4, 4, 3]],
  ['4242424242424242', [4, 4, 4, 4, 3]],
  ['9', [4, 4, 4, 4, 3]],
])('the number of a card of type %s is grouped as %j', (number, groups) => expect(cardGroups(number)).toEqual(groups));

describe('the number of a card', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242', null],
    ['378282246310005', '3782 822463 10005', null],
    ['30569309025904', '3056 930902 5904', null],
    ['4242424242424241', '4242 4242 4242 4241', 'invalid'],
    ['42424242424242', '4242 4242 4242 42', 'invalid'],
    ['6011000990139424', '6011 0009 9013 9424', null],
    ['', '', 'missing'],
  ])('%s is formatted as “%s”, and its error is %s', (number, printed, fault) => {
    expect([printedNumber(number), numberFault(number)]).toEqual([printed, fault]);
  });

  it('keeps every digit, however it is typed', () => {
    assert(property(digits, (number) => digitsOf(printedNumber(number)) === number));
    expect(digitsOf('４２４２ 4242-4242\u00a04242')).toBe('4242424242424242');
  });

  it('fails the checksum if it has no digits', () => expect(hasCheckDigit('')).toBe(false));

  it('fails the checksum for any single wrong digit', () => {
    assert(
      property(integer({ min: 0, max: 15 }), integer({ min: 1, max: 9 }), (at, by) => {
        const number = '4242424242424242';
        const other = (Number(number[at]) + by) % 10;
        expect(hasCheckDigit(number.slice(0, at) + other + number.slice(at + 1))).toBe(false);
      }),
    );
  });

  it.each([
    ['021000021', true],
    ['011401533', true],
    ['021000022', false],
    ['000000000', false],
    ['02100002', false],
    ['0210000210', false],
    ['0021000021', false],
    ['', false],
  ])('the routing number %s is valid: %s', (number, isSound) => {
    expect(isRoutingNumber(number)).toBe(isSound);
  });
});
