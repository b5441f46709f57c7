import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { withQuantities } from '../../../src/domain/cart/quantity';
import type { Cart } from '../../../src/domain/cart/types';
import { writesBetween, type CartWrite } from '../../../src/domain/cart/writes';
import { aCart, aCatalogue, aModule, aPlan } from '../../kit/catalogue';

const [one, two, metered] = [aModule({ id: 1 }), aModule({ id: 2 }), aModule({ id: 3, pricingType: 'USAGE' })];
const needer = aModule({ id: 4, dependencies: [2] });
const plan = aPlan({ id: 1001, moduleIds: [1] });
const catalogue = aCatalogue({ plans: [plan], modules: [one, two, metered, needer] });
const full = aCart({ plan, bundled: [one], extra: [two, needer] });
const between = (from: Cart, to: Cart) => writesBetween(from, to, catalogue);
const of = (quantity: number) => withQuantities(aCart({ plan: customPlan, extra: [metered] }), [{ id: 3, quantity }]);

const fleet = (quantity: number) =>
  withQuantities(aCart({ plan: aPlan({ id: 1001, minimumAssetRate: 500 }), extra: [metered] }), [
    { id: 1001, quantity },
    { id: 3, quantity },
  ]);

describe('the writes between two carts', () => {
  it.each<[string, Cart, Cart, readonly CartWrite[]]>([
    ['are none if both have the same content', full, full, []],
    ['remove only modules without dependents when the cart is emptied', full, emptyCart, [remove(2), remove(1001)]],
    [
      'add the package first when the cart was empty',
      emptyCart,
      full,
      [{ kind: 'add-plan', id: 1001 }, add(2), add(4)],
    ],
    [
      'do not remove or repeat dependencies',
      emptyCart,
      aCart({ plan: customPlan, extra: [needer, two] }),
      [add(2), add(4)],
    ],
    [
      'remove the package if only add-ons remain',
      full,
      aCart({ plan: customPlan, extra: [two] }),
      [remove(4), remove(1001)],
    ],
    ['are one call for another quantity', of(2), of(7), [add(3, 7)]],
    [
      'are one call for another fleet size with the quantities of add-ons',
      fleet(2),
      fleet(7),
      [
        {
          kind: 'add-plan',
          id: 1001,
          entries: [
            { id: 1001, quantity: 7 },
            { id: 3, quantity: 7 },
          ],
        },
      ],
    ],
  ])('%s', (_, from, to, writes) => expect(between(from, to)).toEqual(writes));
});

function remove(id: number): CartWrite {
  return { kind: 'remove', id };
}

function add(id: number, quantity?: number): CartWrite {
  return { kind: 'add-module', id, entries: quantity === undefined ? [] : [{ id, quantity }] };
}
