import { anything, assert, json, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCart } from '../../src/contract/cart';
import { readSharedCart, readStamp, readTabMessage, writeTabMessage } from '../../src/contract/tab-message';
import { emptyCart } from '../../src/domain/cart/empty-cart';
import type { TabMessage } from '../../src/domain/cart/tab-message';
import { cartRecord } from './kit';

const stamp = { at: 5, tab: 'a' };
const reply = readCart(cartRecord());
const full = reply && { cart: reply.cart, currency: reply.currency, trackingId: reply.trackingId };

const MESSAGES: TabMessage[] = [
  { kind: 'cart', stamp, shared: full },
  { kind: 'cart', stamp, shared: { cart: emptyCart, currency: 'USD', trackingId: null } },
  { kind: 'cart', stamp, shared: null },
  { kind: 'upgrade', stamp },
  { kind: 'account', stamp, memberId: 7 },
];

const text = (value: object): string => JSON.stringify({ v: 1, kind: 'upgrade', stamp, ...value });

describe('a broadcast from another tab', () => {
  it.each(MESSAGES)('is received as it was sent: $kind [STO-05, STO-06]', (message) => {
    expect(readTabMessage(writeTabMessage(message))).toEqual(message);
  });

  it.each([
    ['another version', text({ v: 2 })],
    ['an unknown kind', text({ kind: 'checkout' })],
    ['an invalid time', text({ stamp: { at: 'now', tab: 'a' } })],
    ['a time beyond the last valid date', text({ stamp: { at: 1e16, tab: 'a' } })],
    ['a negative time', text({ stamp: { at: -1, tab: 'a' } })],
    ['no tab id', text({ stamp: { at: 1 } })],
    ['an oversized tab id', text({ stamp: { at: 1, tab: 'a'.repeat(1000) } })],
    ['an invalid cart', text({ kind: 'cart', shared: { cart: { plan: 'x' } } })],
    ['no cart', text({ kind: 'cart' })],
    ['an invalid member id', text({ kind: 'account', memberId: 'root' })],
    ['an oversized text', text({ more: 'x'.repeat(2_000_001) })],
    ['an object instead of text', { v: 1, kind: 'upgrade', stamp }],
  ])('is ignored with %s [STO-05, STO-06]', (_, said) => {
    expect(readTabMessage(said)).toBeNull();
  });

  it('is ignored without a throw, whatever it contains [STO-05]', () => {
    assert(
      property(oneof(string(), json(), anything()), (said) => {
        expect(readTabMessage(said)).toBeNull();
      }),
    );
  });
});

describe('a stored value', () => {
  it('has a stamp with the time and the tab that wrote it', () => {
    expect(readStamp({ at: 5, data: { tab: 'a' } })).toEqual(stamp);
  });

  it.each([null, { at: 5, data: true }, { at: Number.NaN, data: { tab: 'a' } }, { at: 5, data: { tab: 7 } }])(
    'has no stamp if it is %j',
    (kept) => expect(readStamp(kept)).toBeNull(),
  );

  it('may be an emptied cart', () => {
    expect(readSharedCart({ cart: { plan: null }, currency: 'EUR' })).toEqual({
      cart: emptyCart,
      currency: 'EUR',
      trackingId: null,
    });
    expect(readSharedCart({ cart: {} })).toBeNull();
  });
});
