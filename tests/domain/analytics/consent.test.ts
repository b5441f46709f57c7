import { describe, expect, it } from 'vitest';
import { mayCount, readAnalyticsMode } from '../../../src/domain/analytics/consent';

describe('what a page says about analytics', () => {
  it.each([
    [true, 'on'],
    ['true', 'on'],
    ['on', 'on'],
    ['after-consent', 'after-consent'],
    [false, 'off'],
    ['off', 'off'],
    // An attribute that nobody can read was written to restrict something.
    ['after_consent', 'off'],
    ['', 'off'],
    [null, 'off'],
  ])('%j means %s', (value, mode) => {
    expect(readAnalyticsMode(value)).toBe(mode);
  });
});

describe('statistics are sent and a campaign is kept', () => {
  it.each([
    ['on', null, false, true],
    ['on', null, true, false],
    ['on', true, true, true],
    ['on', false, false, false],
    ['after-consent', null, false, false],
    ['after-consent', true, false, true],
    ['after-consent', true, true, true],
    ['after-consent', false, false, false],
    ['off', null, false, false],
    ['off', true, false, false],
  ] as const)('with %s, consent %s and Global Privacy Control %s: %s', (analytics, consent, isOptedOut, may) => {
    expect(mayCount({ analytics, consent, isOptedOut })).toBe(may);
  });
});
