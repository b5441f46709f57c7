import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDay } from '../../src/domain/time/day';
import { readStoredAttempt, type StoredAttempt } from '../../src/contract/stored-attempt';

const attempt: StoredAttempt = {
  key: '0123456789abcdef0123456789abcdef',
  startedAt: 1_700_000_000_000,
  isAccepted: true,
  isHidden: false,
  order: {
    ending: 'checkout',
    memberId: 7,
    surface: 'marketplace',
    call: 'subscribe',
    query: { pricing: 1 },
    body: { order: { items: [] } },
    postState: 26,
    isTrial: false,
    isReplacement: true,
    goesTo: 'routes',
    planId: 8,
    title: 'Route Optimization',
    moduleCount: 3,
    total: 24_900,
    oneTimeTotal: 0,
    currency: 'EUR',
    timeframe: 'year',
    agreed: {
      version: '5f0c1d2e',
      total: 24_900,
      next: 24_900,
      recurring: 24_900,
      timeframe: 'year',
      dueAt: readDay('2026-11-15'),
      renewsOn: readDay('2027-11-15'),
      periodStartedOn: null,
    },
  },
};
const changed = (order: object, more: object = {}) => ({ ...attempt, ...more, order: { ...attempt.order, ...order } });

describe('a stored attempt to order', () => {
  it('is the same when it is read back', () => {
    expect(readStoredAttempt(JSON.parse(JSON.stringify(attempt)))).toEqual(attempt);
  });

  it.each([
    ['an invalid idempotency key', changed({}, { key: 'short' })],
    ['a call that is no order', changed({ call: 'cartRemove' })],
    ['an unknown ending', changed({ ending: 'refund' })],
    ['an invalid member id', changed({ memberId: 'someone' })],
    ['no order', { ...attempt, order: null }],
  ])('is rejected with %s', (_, value) => {
    expect(readStoredAttempt(value)).toBeNull();
  });

  it('leads only to known routes, with only numbers in the query', () => {
    const read = readStoredAttempt(changed({ goesTo: 'https://evil.example', query: { pricing: 1, to: '//evil' } }));
    expect(read?.order).toMatchObject({ goesTo: 'manageFeatures', query: { pricing: 1 } });
  });

  it('is rejected without a throw, whatever is in storage', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readStoredAttempt(value)).toBeNull();
      }),
    );
  });
});
