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

describe('a message of another tab', () => {
  it.each(MESSAGES)('comes as it was told: $kind [STO-05, STO-06]', (message) => {
    expect(readTabMessage(writeTabMessage(message))).toEqual(message);
  });

  it.each([
    ['another version', text({ v: 2 })],
    ['an unknown kind', text({ kind: 'checkout' })],
    ['a time that is none', text({ stamp: { at: 'now', tab: 'a' } })],
    ['a time that no date names', text({ stamp: { at: 1e16, tab: 'a' } })],
    ['a time before all', text({ stamp: { at: -1, tab: 'a' } })],
    ['no tab', text({ stamp: { at: 1 } })],
    ['a huge tab', text({ stamp: { at: 1, tab: 'a'.repeat(1000) } })],
    ['a cart that is none', text({ kind: 'cart', shared: { cart: { plan: 'x' } } })],
    ['no word of a cart', text({ kind: 'cart' })],
    ['a member that is none', text({ kind: 'account', memberId: 'root' })],
    ['a huge text', text({ more: 'x'.repeat(2_000_001) })],
    ['an object', { v: 1, kind: 'upgrade', stamp }],
  ])('with %s is not understood [STO-05, STO-06]', (_, said) => {
    expect(readTabMessage(said)).toBeNull();
  });

  it('may be anything, and nothing is thrown [STO-05]', () => {
    assert(
      property(oneof(string(), json(), anything()), (said) => {
        expect(readTabMessage(said)).toBeNull();
      }),
    );
  });
});

describe('a kept value', () => {
  it('says when it was written and where', () => {
    expect(readStamp({ at: 5, data: { tab: 'a' } })).toEqual(stamp);
  });

  it.each([null, { at: 5, data: true }, { at: Number.NaN, data: { tab: 'a' } }, { at: 5, data: { tab: 7 } }])(
    'of %j does not',
    (kept) => expect(readStamp(kept)).toBeNull(),
  );

  it('may be a cart that was emptied', () => {
    expect(readSharedCart({ cart: { plan: null }, currency: 'EUR' })).toEqual({
      cart: emptyCart,
      currency: 'EUR',
      trackingId: null,
    });
    expect(readSharedCart({ cart: {} })).toBeNull();
  });
});
