import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressProblem, splitAddresses } from '../../../src/domain/quote/address';

const ofLength = (length: number) => `${'a'.repeat(length - 6)}@b.com`;

describe('an address', () => {
  it.each([
    'a@b.co',
    'dispatch@tidewaterproduce.com',
    'm.ibarra+quotes@mail.tide-water.co.uk',
    "o'hara_99@x1.museum",
    'ANN@EXAMPLE.COM',
  ])('is %s [QUO-27]', (text) => {
    expect(addressProblem(text)).toBeNull();
  });

  it.each([
    '',
    'fleet',
    'fleet@tidewater',
    '@b.com',
    'a@',
    'a@.com',
    'a@b..com',
    'a@b.c',
    'a@-b.com',
    'a@b-.com',
    '.a@b.com',
    'a.@b.com',
    'a..a@b.com',
    'a@b@c.com',
    'a b@c.com',
    '<a@b.com>',
    'a@b.com.',
    'a@1.2',
    'mailto:a@b.com',
    'ä@b.com',
  ])('is not "%s" [QUO-27]', (text) => {
    expect(addressProblem(text)).toBe('invalid');
  });

  it.each([
    [50, null],
    [51, 'too-long'],
  ])('of %i characters: %s [QUO-26]', (length, problem) => {
    expect(ofLength(length)).toHaveLength(length);
    expect(addressProblem(ofLength(length))).toBe(problem);
  });

  it('is validated in linear time for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5000 }), (text) => {
        addressProblem(`${text}@${text}`);
      }),
    );
    expect(addressProblem(`${'a.'.repeat(24)}!`)).toBe('invalid');
  });
});

describe('entries', () => {
  it.each([
    ['a@x.com b@x.com', ['a@x.com', 'b@x.com']],
    ['a@x.com,b@x.com', ['a@x.com', 'b@x.com']],
    [' a@x.com ,  b@x.com,\r\nc@x.com\tfoo;', ['a@x.com', 'b@x.com', 'c@x.com', 'foo']],
    [' , ,\n', []],
    ['', []],
  ])('of %j are %j [QUO-34]', (text, parts) => {
    expect(splitAddresses(text)).toEqual(parts);
  });

  it('are deduplicated, ignoring their spelling [QUO-35]', () => {
    expect(splitAddresses('Ann@x.com, bob@x.com ann@X.COM\nBOB@x.com')).toEqual(['Ann@x.com', 'bob@x.com']);
  });
});
