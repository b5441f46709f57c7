import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutModules } from '../../../src/domain/cart/deletion';
import { withModules } from '../../../src/domain/cart/pending';
import { withQuantities } from '../../../src/domain/cart/quantity';
import type { Cart } from '../../../src/domain/cart/types';
import { withPlan } from '../../../src/domain/cart/with-plan';
import { countedIn, rowsMoved } from '../../../src/domain/quote/rows';
import { aCatalogue, aModule, aPlan, aUsage } from '../../kit/catalogue';

const [FLEET, OTHER, STOPS, DRIVERS, FLAT, INCLUDED, ESSENTIAL, HERO, PREMIUM] = [101, 102, 1, 2, 3, 4, 21, 22, 23];
const LEVELS = [ESSENTIAL, HERO, PREMIUM];
const metered = { pricingType: 'USAGE', quantity: 1, assetType: 'driver' } as const;
const level = { pricingType: 'USAGE', kind: 'support', quantity: 0, assetType: 'user' } as const;
const fleet = {
  minimumAssetCount: 5,
  minimumAssetRate: 300,
  assetType: 'vehicle',
  moduleIds: [INCLUDED],
  usages: [HERO, PREMIUM].map((id) => aUsage({ id, isSupport: true })),
} as const;
const [plan, other] = [aPlan({ id: FLEET, ...fleet }), aPlan({ id: OTHER, ...fleet })];
const catalogue = aCatalogue({
  plans: [plan, other],
  modules: [
    aModule({ id: STOPS, ...metered }),
    aModule({ id: DRIVERS, ...metered }),
    aModule({ id: FLAT }),
    aModule({ id: INCLUDED, ...metered }),
    aModule({ id: ESSENTIAL, ...level, price: 0 }),
    aModule({ id: HERO, ...level, price: 300 }),
    aModule({ id: PREMIUM, ...level, price: 600 }),
  ],
});

const withIt =
  (...ids: readonly number[]) =>
  (cart: Cart) =>
    withModules(cart, ids, catalogue);
const withoutIt = (id: number) => (cart: Cart) => withoutModules(cart, [id]);
const counting = (id: number, quantity: number) => (cart: Cart) => withQuantities(cart, [{ id, quantity }]);
/** Five vehicles, a metered add-on, and a level of support for all users. */
const held = withIt(STOPS, HERO)(withPlan(plan, catalogue));
const sorted = (ids: readonly number[]) => ids.toSorted((one, next) => one - next);
const quantityOf = (cart: Cart, id: number) => (cart.plan?.id === id ? cart.plan : cart.lines[id])?.quantity;

describe('the rows of a quote whose choice is out of date', () => {
  it.each<[string, (cart: Cart) => Cart, readonly number[]]>([
    ['nothing has changed', (cart) => cart, []],
    ['the cart is another object of the same content', (cart) => ({ ...cart, lines: { ...cart.lines } }), []],
    ['the fleet has', counting(FLEET, 8), [FLEET]],
    ['an add-on is counted otherwise', counting(STOPS, 40), [STOPS]],
    ['a metered add-on came', withIt(DRIVERS), [DRIVERS]],
    ['a metered add-on went', withoutIt(STOPS), [STOPS]],
    ['an add-on at a fixed price came, which has no row', withIt(FLAT), []],
    ['the package went with what it includes', withoutIt(INCLUDED), [INCLUDED, ESSENTIAL, PREMIUM, FLEET]],
    ['all was emptied', (cart) => ({ ...cart, plan: null, lines: {} }), [STOPS, INCLUDED, ...LEVELS, FLEET]],
    ['the level counts other users', counting(HERO, 9), [HERO]],
    ['another level took its place', withIt(PREMIUM), LEVELS],
    ['the level went', withoutIt(HERO), LEVELS],
    ['the level that costs nothing took its place', withIt(ESSENTIAL), LEVELS],
    [
      'another package with a fleet and its own add-ons came',
      () => withPlan(other, catalogue),
      [STOPS, ...LEVELS, FLEET, OTHER],
    ],
  ])('are these, where %s [QUO-01]', (_, change, moved) => {
    expect(sorted(rowsMoved(held, change(held), catalogue))).toEqual(moved);
  });

  it('are each named once and the same on the way back, and every other row has the quantity that it had', () => {
    const change = fc.oneof(
      fc.constantFrom(STOPS, DRIVERS, FLAT, HERO, PREMIUM, ESSENTIAL).map((id) => withIt(id)),
      fc.constantFrom(STOPS, INCLUDED, HERO).map(withoutIt),
      fc.tuple(fc.constantFrom(FLEET, STOPS, DRIVERS, HERO, PREMIUM), fc.nat(9)).map(([id, n]) => counting(id, n)),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), fc.array(change, { maxLength: 6 }), (first, then) => {
        const before = first.reduce((cart, one) => one(cart), held);
        const after = then.reduce((cart, one) => one(cart), before);
        const moved = rowsMoved(before, after, catalogue);
        const rows = [...countedIn(before, catalogue), ...countedIn(after, catalogue)].map(({ id }) => id);
        expect(new Set(moved).size).toBe(moved.length);
        expect(moved.filter((id) => !rows.includes(id))).toEqual([]);
        const others = rows.filter((id) => !moved.includes(id));
        expect(others.map((id) => quantityOf(after, id))).toEqual(others.map((id) => quantityOf(before, id)));
        expect(sorted(rowsMoved(after, before, catalogue))).toEqual(sorted(moved));
      }),
    );
  });
});
