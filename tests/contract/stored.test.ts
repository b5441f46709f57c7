import { describe, expect, it } from 'vitest';
import { readCart } from '../../src/contract/cart';
import { readStoredCart } from '../../src/contract/stored-cart';
import { readTemporaryCart, toTemporaryCart } from '../../src/contract/temporary-cart';
import { cartRecord, moduleRecord } from './kit';

const reply = readCart(cartRecord());
if (!reply) throw new Error('no cart');
const { cart, currency, trackingId } = reply;
const stored = { cart, currency, trackingId };
const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the stored cart', () => {
  it('comes back as it was kept [STO-03]', () => {
    expect(readStoredCart(again(stored))).toEqual(stored);
  });

  it('comes back with every nullable field null', () => {
    const wire = cartRecord({
      data: { plan: { id: 0, bundled: 0 }, modules: [{ id: 3, title: 'Bare' }] },
      upsell: null,
    });
    const bare = readCart(wire);
    expect(readStoredCart(again({ ...bare, trackingId: null }))?.cart).toEqual(bare?.cart);
  });

  it('leaves out what belongs to an open dialog [CRT-07]', () => {
    expect(readStoredCart(again({ ...stored, cart: { ...cart, pending: [1], doomed: [12] } }))?.cart).toEqual(cart);
  });

  it('leaves out a line whose amount is none', () => {
    const line = cart.lines[12];
    const bad = { ...cart, lines: { ...cart.lines, 13: { ...line, price: '1.5' }, 14: { ...line, price: null } } };
    expect(Object.keys(readStoredCart(again({ ...stored, cart: bad }))?.cart.lines ?? {})).toEqual(['12']);
  });

  it.each([null, 'x', 5, [], {}, { cart: null }, { cart: { plan: null, lines: {} } }, { cart: { plan: 'x' } }])(
    '%j is none',
    (value) => {
      expect(readStoredCart(value)).toBeNull();
    },
  );
});

describe('the temporary cart', () => {
  const kept = {
    id: 35,
    tracking_id: 'abc',
    bundled: 1,
    add_ons: { 12: 1, 13: 0 },
    sub_packages: ['sub-package-one'],
    quantity: 10,
  };

  it('has id, tracking id, bundled, add-ons and sub-packages [STO-04]', () => {
    const two = readCart(
      cartRecord({
        data: { ...cartRecord().data, modules: [moduleRecord(), moduleRecord({ id: 13, bundled: 0 })] },
      }),
    );
    expect(two && toTemporaryCart(two.cart, two.trackingId)).toEqual(kept);
    expect(toTemporaryCart({ ...cart, plan: null }, 'abc')).toBeNull();
  });

  it('comes back from storage, without what is garbage [STO-04]', () => {
    expect(readTemporaryCart(again(kept))).toEqual(kept);
    expect(readTemporaryCart({ id: '35', add_ons: { x: 1, 4: '1', __proto__: 3 }, sub_packages: [null] })).toEqual({
      id: 35,
      tracking_id: null,
      bundled: 0,
      add_ons: { 4: 1 },
      sub_packages: [],
    });
  });

  it.each([null, 'x', [], {}, { id: 'x' }])('%j is none', (value) => {
    expect(readTemporaryCart(value)).toBeNull();
  });
});
