import { describe, expect, it } from 'vitest';
import { usersOf, withUsers } from '../../../src/domain/catalogue/included';
import type { CartLine } from '../../../src/domain/cart/types';
import type { Module } from '../../../src/domain/catalogue/types';
import { Bundled } from '../../../src/domain/codes/markers';
import { aModule } from '../../kit/catalogue';

const line = (quantity: number, more: Partial<Omit<Module, 'trial'>>, bundled: Bundled = Bundled.no): CartLine => {
  const module = aModule({ pricingType: 'USAGE', ...more });
  return { module, bundled, price: module.price, quantity };
};
const cart = (...lines: readonly CartLine[]) => ({
  lines: Object.fromEntries(lines.map((one) => [one.module.id, one])),
});
const users = (...lines: readonly CartLine[]) => usersOf(cart(...lines));

describe('the users of a cart', () => {
  it('are the five members of the flat rate, and every seat on top [PRC-33]', () => {
    expect(users()).toBe(5);
    expect(
      users(
        line(2, { id: 1, kind: 'booster', assetType: 'planner' }),
        line(1, { id: 2, kind: 'booster', assetType: 'driver' }),
      ),
    ).toBe(8);
  });

  it('are neither vehicles nor credits, nor what is only priced by users, nor what a plan bundles', () => {
    expect(
      users(
        line(40, { id: 1, kind: 'booster', assetType: 'vehicle' }),
        line(7, { id: 2, kind: 'booster', assetType: null }),
        line(30, { id: 3, kind: 'support', assetType: 'user' }),
        line(30, { id: 4, kind: 'default', assetType: 'user' }),
        line(9, { id: 5, kind: 'booster', assetType: 'driver' }, Bundled.yes),
      ),
    ).toBe(5);
  });
});

describe('a quantity of seats', () => {
  const hero = line(6, { id: 222, kind: 'support', assetType: 'user' });
  const seats = aModule({ id: 1, kind: 'booster', assetType: 'driver', pricingType: 'USAGE' });

  it('takes the support level along, which is paid by users [MNY-04]', () => {
    expect(withUsers(cart(hero), seats, 3)).toEqual([
      { id: 1, quantity: 3 },
      { id: 222, quantity: 9 },
    ]);
    expect(withUsers(cart(hero, line(3, seats)), seats, 1)).toEqual([
      { id: 1, quantity: 1 },
      { id: 222, quantity: 4 },
    ]);
  });

  it('stands alone without a level, and where no seats are counted', () => {
    expect(withUsers(cart(), seats, 3)).toEqual([{ id: 1, quantity: 3 }]);
    expect(withUsers(cart(hero), { ...seats, assetType: 'vehicle' }, 3)).toEqual([{ id: 1, quantity: 3 }]);
  });
});
