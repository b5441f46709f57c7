import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooLong, sanitiseComment } from '../../../src/domain/quote/comment';

describe('a comment', () => {
  it.each([
    [0, false],
    [255, false],
    [256, true],
  ])('of %i characters is too long: %s [QUO-16]', (length, tooLong) => {
    expect(isTooLong('x'.repeat(length))).toBe(tooLong);
  });

  it.each([
    ['Hello <b>Ann</b>', 'Hello Ann'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<scr<b>ipt>alert(1)</scr</b>ipt>', 'alert(1)'],
    ['<img src=x onerror="a()">see you', 'see you'],
    ['one<!-- two <b> -->three', 'onethree'],
    ['a\u0000b\u0007c\u009bd\u007f', 'abcd'],
    ['first\r\nsecond\rthird\tend', 'first\nsecond\nthird\tend'],
    ['5 < 6 and 7 > 6, I <3 it', '5 < 6 and 7 > 6, I <3 it'],
    ['paid \u202egnp.exe\u202c, \u2066a\u2069\u200f\u061c', 'paid gnp.exe, a'],
    ['  Grüße, 你好 👋🏽  ', 'Grüße, 你好 👋🏽'],
  ])('%j is sent as %j [QUO-18]', (text, sent) => {
    expect(sanitiseComment(text)).toBe(sent);
  });

  it('is sent without tags and control characters, and cleaning is idempotent [QUO-18]', () => {
    const piece = fc.constantFrom('<', '>', '/', '!--', '-->', 'b', 'script', '\u0000', '\r', '\n', ' ', 'é', '"');
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary' }))), (pieces) => {
        const sent = sanitiseComment(pieces.join(''));
        expect(sent).not.toMatch(/<[a-z/!?][^<>]*>/i);
        expect(sent).not.toMatch(/[^\P{Cc}\t\n]/u);
        expect(sanitiseComment(sent)).toBe(sent);
      }),
      { numRuns: 1000 },
    );
  });
});
