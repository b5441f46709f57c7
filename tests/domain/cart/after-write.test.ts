import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { withQuantities } from '../../../src/domain/cart/quantity';
import type { Cart } from '../../../src/domain/cart/types';
import { afterWrite, writesBetween, type CartWrite } from '../../../src/domain/cart/writes';
import { aCart, aCatalogue, aModule, aPlan } from '../../kit/catalogue';

const [one, two, metered] = [aModule({ id: 1 }), aModule({ id: 2 }), aModule({ id: 3, pricingType: 'USAGE' })];
const needer = aModule({ id: 4, dependencies: [2] });
const standard = aModule({ id: 8, isDefault: true });
const plan = aPlan({ id: 1001, moduleIds: [1], minimumAssetRate: 500 });
const other = aPlan({ id: 1002, moduleIds: [3] });
const catalogue = aCatalogue({ plans: [plan, other], modules: [one, two, metered, needer, standard] });

const cart = aCart({ plan, bundled: [one], extra: [metered] });
const between = (from: Cart, to: Cart) => writesBetween(from, to, catalogue);
const after = (from: Cart, write: CartWrite) => afterWrite(from, write, catalogue);
const sized = (from: Cart, ...entries: readonly { id: number; quantity: number }[]) => withQuantities(from, entries);

describe('the cart after one write:', () => {
  it.each<[string, Cart, CartWrite, Cart]>([
    ['a plan is put in', emptyCart, { kind: 'add-plan', id: 1001 }, aCart({ plan, bundled: [one] })],
    ['takes the place of another', cart, { kind: 'add-plan', id: 1002 }, aCart({ plan: other, bundled: [metered] })],
    [
      'comes with the size of its fleet',
      emptyCart,
      { kind: 'add-plan', id: 1001, entries: [{ id: 1001, quantity: 9 }] },
      sized(aCart({ plan, bundled: [one] }), { id: 1001, quantity: 9 }),
    ],
    [
      'that is there takes quantities, also of add-ons',
      cart,
      {
        kind: 'add-plan',
        id: 1001,
        entries: [
          { id: 1001, quantity: 9 },
          { id: 3, quantity: 5 },
        ],
      },
      sized(cart, { id: 1001, quantity: 9 }, { id: 3, quantity: 5 }),
    ],
    ['that is not sold is none', cart, { kind: 'add-plan', id: 1999 }, cart],
    [
      'an add-on comes with its quantity',
      emptyCart,
      { kind: 'add-module', id: 3, entries: [{ id: 3, quantity: 7 }] },
      sized(aCart({ plan: customPlan, extra: [metered] }), { id: 3, quantity: 7 }),
    ],
    [
      'and with what it needs',
      emptyCart,
      { kind: 'add-module', id: 4, entries: [] },
      aCart({ plan: customPlan, extra: [two, needer] }),
    ],
    [
      'that is there takes another quantity',
      cart,
      { kind: 'add-module', id: 3, entries: [{ id: 3, quantity: 7 }] },
      sized(cart, { id: 3, quantity: 7 }),
    ],
    ['that is not sold is none', cart, { kind: 'add-module', id: 99, entries: [] }, cart],
    [
      'a plan goes, and leaves the add-ons',
      cart,
      { kind: 'remove', id: 1001 },
      aCart({ plan: customPlan, extra: [metered] }),
    ],
    ['an add-on goes', cart, { kind: 'remove', id: 3 }, aCart({ plan, bundled: [one] })],
    [
      'with what needs it',
      aCart({ plan, extra: [two, needer, metered] }),
      { kind: 'remove', id: 2 },
      aCart({ plan, extra: [metered] }),
    ],
    [
      'also one that everybody has',
      aCart({ plan: customPlan, extra: [two, standard] }),
      { kind: 'remove', id: 8 },
      { ...aCart({ plan: customPlan, extra: [two] }), takenOut: [8] },
    ],
    ['what is not there stays away', emptyCart, { kind: 'remove', id: 2 }, emptyCart],
  ])('%s', (_, from, write, to) => expect(after(from, write)).toEqual(to));
});

describe('the writes between two carts', () => {
  const loose = aCart({ plan: customPlan, extra: [metered] });
  const of = (quantity: number) => sized(cart, { id: 1001, quantity }, { id: 3, quantity });

  it.each<[string, Cart, Cart, readonly CartWrite[]]>([
    [
      'a new add-on, with its quantity where that counts',
      emptyCart,
      aCart({ plan: customPlan, extra: [two, { ...metered, quantity: 7 }] }),
      [
        { kind: 'add-module', id: 2, entries: [] },
        { kind: 'add-module', id: 3, entries: [{ id: 3, quantity: 7 }] },
      ],
    ],
    ['a package that takes the place of all', loose, aCart({ plan, bundled: [one] }), [{ kind: 'add-plan', id: 1001 }]],
    ['nothing where quantities are the same', of(7), of(7), []],
    ['nothing of the quantity of a fixed price', cart, aCart({ plan, bundled: [one], extra: [metered] }), []],
    [
      'nothing of a fixed price’s own',
      aCart({ plan: customPlan, extra: [two] }),
      aCart({ plan: customPlan, extra: [{ ...two, quantity: 9 }] }),
      [],
    ],
    [
      'nothing of the quantity of what the package has come to include',
      emptyCart,
      aCart({ plan: other, extra: [{ ...metered, quantity: 7 }] }),
      [{ kind: 'add-plan', id: 1002 }],
    ],
    [
      'an add-on that is no longer sold, once',
      emptyCart,
      aCart({ plan: customPlan, extra: [aModule({ id: 99, pricingType: 'USAGE', quantity: 7 })] }),
      [{ kind: 'add-module', id: 99, entries: [{ id: 99, quantity: 7 }] }],
    ],
    [
      'a package that is no longer sold, once',
      emptyCart,
      aCart({ plan: aPlan({ id: 1999, minimumAssetRate: 500, minimumAssetCount: 5 }) }),
      [{ kind: 'add-plan', id: 1999 }],
    ],
    [
      'nothing of what everybody has',
      aCart({ plan: customPlan, extra: [two, standard] }),
      aCart({ plan: customPlan, extra: [two] }),
      [],
    ],
    [
      'a larger fleet alone',
      cart,
      sized(cart, { id: 1001, quantity: 9 }),
      [{ kind: 'add-plan', id: 1001, entries: [{ id: 1001, quantity: 9 }] }],
    ],
  ])('are %s', (_, from, to, writes) => expect(between(from, to)).toEqual(writes));
});
