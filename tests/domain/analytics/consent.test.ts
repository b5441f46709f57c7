import { describe, expect, it } from 'vitest';
import { decisionOf, readAnalyticsMode } from '../../../src/domain/analytics/consent';

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

describe('whether statistics are sent and a campaign is kept', () => {
  it.each([
    ['on', null, false, 'allowed'],
    ['on', null, true, 'refused'],
    ['on', true, true, 'allowed'],
    ['on', false, false, 'refused'],
    ['after-consent', null, false, 'open'],
    ['after-consent', null, true, 'open'],
    ['after-consent', true, false, 'allowed'],
    ['after-consent', true, true, 'allowed'],
    ['after-consent', false, false, 'refused'],
    ['off', null, false, 'refused'],
    ['off', true, false, 'refused'],
  ] as const)('with %s, consent %s and Global Privacy Control %s: %s', (analytics, consent, isOptedOut, decision) => {
    expect(decisionOf({ analytics, consent, isOptedOut })).toBe(decision);
  });
});
