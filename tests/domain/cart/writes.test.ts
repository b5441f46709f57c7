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

describe('the writes of a subscriber, whose empty cart begins with what is held', () => {
  const counted = aPlan({ id: 1001, moduleIds: [1], minimumAssetRate: 500, minimumAssetCount: 5 });
  const other = aPlan({ id: 1002, moduleIds: [2] });
  const [hidden, standard] = [aModule({ id: 5, isHidden: true }), aModule({ id: 6, isDefault: true })];
  const shop = aCatalogue({ plans: [counted, other], modules: [one, two, metered, needer, hidden, standard] });
  const alone = aCart({ plan: counted, bundled: [one] });
  const held = withQuantities(aCart({ plan: counted, bundled: [one], extra: [two, metered, hidden, standard] }), [
    { id: 1001, quantity: 20 },
    { id: 3, quantity: 9 },
  ]);
  const custom = (...extra: readonly (typeof one)[]) => aCart({ plan: customPlan, extra });
  const smaller = { kind: 'add-plan', id: 1001, entries: [{ id: 1001, quantity: alone.plan?.quantity }] } as CartWrite;

  it.each<[string, Cart, Cart, readonly CartWrite[]]>([
    ['are only its package if all that is held is wanted', emptyCart, held, [{ kind: 'add-plan', id: 1001 }]],
    [
      'remove what came along with the package and is not wanted, also what is no longer for sale',
      emptyCart,
      alone,
      [{ kind: 'add-plan', id: 1001 }, remove(2), remove(3), remove(5), smaller],
    ],
    [
      'remove it also where the package replaces another',
      aCart({ plan: other, bundled: [two] }),
      alone,
      [{ kind: 'add-plan', id: 1001 }, remove(2), remove(3), remove(5), smaller],
    ],
    [
      'remove the held package where only an add-on is wanted',
      emptyCart,
      custom(needer, two, standard),
      [add(4), remove(3), remove(5), remove(1001)],
    ],
    [
      'begin with the held package for an add-on that is held',
      emptyCart,
      custom(two, standard),
      [{ kind: 'add-plan', id: 1001 }, remove(3), remove(5), remove(1001)],
    ],
    ['do not empty the cart on the way', aCart({ plan: other }), custom(one), [add(1), remove(1002)]],
    ['empty the cart if nothing is wanted', alone, emptyCart, [remove(1001)]],
  ])('%s [REV-55, REV-56]', (_, from, to, writes) => expect(writesBetween(from, to, shop, held)).toEqual(writes));

  it('break a package up by what is not wanted of it if nothing else would be left', () => {
    const both = aPlan({ id: 1003, moduleIds: [1, 2] });
    const bare = aCart({ plan: both, bundled: [one, two] });
    expect(writesBetween(bare, custom(one), aCatalogue({ plans: [both], modules: [one, two] }), bare)).toEqual([
      remove(2),
    ]);
  });

  it('begin with a held custom solution by another quantity of an add-on in it', () => {
    const own = withQuantities(custom(two, metered), [{ id: 3, quantity: 9 }]);
    const wanted = withQuantities(custom(metered), [{ id: 3, quantity: 4 }]);
    expect(writesBetween(emptyCart, wanted, shop, own)).toEqual([add(3, 4), remove(2)]);
  });
});

function remove(id: number): CartWrite {
  return { kind: 'remove', id };
}

function add(id: number, quantity?: number): CartWrite {
  return { kind: 'add-module', id, entries: quantity === undefined ? [] : [{ id, quantity }] };
}
