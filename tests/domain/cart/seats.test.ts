import { array, assert, constant, constantFrom, nat, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutModules } from '../../../src/domain/cart/deletion';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { withModules } from '../../../src/domain/cart/pending';
import { changedQuantities } from '../../../src/domain/cart/changed-quantities';
import { withQuantities } from '../../../src/domain/cart/quantity';
import { usersOf } from '../../../src/domain/cart/seats';
import type { Cart, CartLine } from '../../../src/domain/cart/types';
import { buildCatalogue } from '../../../src/domain/catalogue/build';
import type { Module } from '../../../src/domain/catalogue/types';
import { aModule } from '../../kit/catalogue';

const line = (quantity: number, more: Partial<Omit<Module, 'trial'>>, bundled = false): CartLine => {
  const module = aModule({ pricingType: 'USAGE', ...more });
  return { module, bundled, price: module.price, quantity };
};
const linesOf = (...lines: readonly CartLine[]) => ({
  lines: Object.fromEntries(lines.map((one) => [one.module.id, one])),
});
const users = (...lines: readonly CartLine[]) => usersOf(linesOf(...lines));

describe('the number of users of a cart', () => {
  it('is the five members of the flat rate plus every added seat [PRC-33]', () => {
    expect(users()).toBe(5);
    expect(
      users(
        line(2, { id: 1, kind: 'booster', assetType: 'planner' }),
        line(1, { id: 2, kind: 'booster', assetType: 'driver' }),
      ),
    ).toBe(8);
  });

  it('counts neither vehicles, credits, items priced by users, nor bundled items', () => {
    expect(
      users(
        line(40, { id: 1, kind: 'booster', assetType: 'vehicle' }),
        line(7, { id: 2, kind: 'booster', assetType: null }),
        line(30, { id: 3, kind: 'support', assetType: 'user' }),
        line(30, { id: 4, kind: 'default', assetType: 'user' }),
        line(9, { id: 5, kind: 'booster', assetType: 'driver' }, true),
      ),
    ).toBe(5);
  });
});

const counted = ({ lines }: Cart) =>
  Object.fromEntries(Object.values(lines).map(({ module, quantity }) => [module.id, quantity]));

describe('the support level of a cart', () => {
  const SEATS = aModule({ id: 1, kind: 'booster', assetType: 'driver', pricingType: 'USAGE', quantity: 1 });
  const HERO = aModule({ id: 222, kind: 'support', assetType: 'user', pricingType: 'USAGE' });
  const OTHER = aModule({ id: 223, kind: 'support', assetType: 'user', pricingType: 'USAGE' });
  const VANS = aModule({ id: 3, kind: 'booster', assetType: 'vehicle', pricingType: 'USAGE' });
  const catalogue = buildCatalogue({ currency: 'USD', plans: [], modules: [SEATS, HERO, OTHER, VANS] });
  const put = (cart: Cart, ...ids: readonly number[]): Cart => withModules(cart, ids, catalogue);

  it('has the quantity of all users when it is added, whether the seats were added before or with it [MNY-04]', () => {
    expect(counted(put(emptyCart, 222))).toEqual({ 222: 5 });
    expect(counted(put(put(emptyCart, 1), 222))).toEqual({ 1: 1, 222: 6 });
    expect(counted(put(emptyCart, 1, 222))).toEqual({ 1: 1, 222: 6 });
    expect(counted(put(put(emptyCart, 1, 222), 223))).toEqual({ 1: 1, 223: 6 });
  });

  it('follows the number of seats', () => {
    const cart = put(put(emptyCart, 222), 1);
    expect(counted(cart)).toEqual({ 1: 1, 222: 6 });
    expect(counted(withQuantities(cart, [{ id: 1, quantity: 4 }]))).toEqual({ 1: 4, 222: 9 });
    expect(counted(withoutModules(cart, [1]))).toEqual({ 222: 5 });
    expect(counted(withQuantities(put(cart, 3), [{ id: 3, quantity: 40 }]))).toEqual({ 1: 1, 3: 40, 222: 6 });
  });

  it('keeps a quantity that was set by hand until seats are added', () => {
    const cart = withQuantities(put(emptyCart, 1, 222), [{ id: 222, quantity: 120 }]);
    expect(counted(cart)).toEqual({ 1: 1, 222: 120 });
    expect(counted(withQuantities(cart, [{ id: 1, quantity: 3 }]))).toEqual({ 1: 3, 222: 122 });
    const entries = [
      { id: 1, quantity: 3 },
      { id: 222, quantity: 8 },
    ];
    expect(counted(withQuantities(cart, entries))).toEqual({ 1: 3, 222: 8 });
    expect(counted(withQuantities(withQuantities(cart, entries), entries))).toEqual({ 1: 3, 222: 8 });
  });

  it('is the same whichever way the seats reached their number [REV-51]', () => {
    const step = oneof(
      record({ do: constant('add' as const), id: constantFrom(1, 3) }),
      record({ do: constant('remove' as const), id: constantFrom(1, 3) }),
      record({ do: constant('count' as const), id: constantFrom(1, 3), quantity: nat(50) }),
    );
    assert(
      property(array(step, { maxLength: 12 }), (steps) => {
        const cart = steps.reduce(
          (now, one) => {
            if (one.do === 'remove') return withoutModules(now, [one.id]);
            if (one.do === 'count') return withQuantities(now, [one]);
            return now.lines[one.id] ? now : put(now, one.id);
          },
          put(emptyCart, 222),
        );
        expect(cart.lines[222]?.quantity).toBe(5 + (cart.lines[1]?.quantity ?? 0));
      }),
    );
  });

  it('is sent to the server in the same call as the seats, as the last entry', () => {
    const cart = put(emptyCart, 222, 1);
    const after = withQuantities(cart, [{ id: 1, quantity: 4 }]);
    expect(changedQuantities(cart, after)).toEqual([
      { id: 1, quantity: 4 },
      { id: 222, quantity: 9 },
    ]);
  });
});
