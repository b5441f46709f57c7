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

describe('a write applied to a cart', () => {
  it.each<[string, Cart, CartWrite, Cart]>([
    ['puts a plan into an empty cart', emptyCart, { kind: 'add-plan', id: 1001 }, aCart({ plan, bundled: [one] })],
    ['replaces the plan by another', cart, { kind: 'add-plan', id: 1002 }, aCart({ plan: other, bundled: [metered] })],
    [
      'puts in a plan with its fleet size',
      emptyCart,
      { kind: 'add-plan', id: 1001, entries: [{ id: 1001, quantity: 9 }] },
      sized(aCart({ plan, bundled: [one] }), { id: 1001, quantity: 9 }),
    ],
    [
      'changes the quantities of the present plan and its add-ons',
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
    ['ignores a plan that is not for sale', cart, { kind: 'add-plan', id: 1999 }, cart],
    [
      'adds an add-on with its quantity',
      emptyCart,
      { kind: 'add-module', id: 3, entries: [{ id: 3, quantity: 7 }] },
      sized(aCart({ plan: customPlan, extra: [metered] }), { id: 3, quantity: 7 }),
    ],
    [
      'adds an add-on with its dependencies',
      emptyCart,
      { kind: 'add-module', id: 4, entries: [] },
      aCart({ plan: customPlan, extra: [two, needer] }),
    ],
    [
      'changes the quantity of a present add-on',
      cart,
      { kind: 'add-module', id: 3, entries: [{ id: 3, quantity: 7 }] },
      sized(cart, { id: 3, quantity: 7 }),
    ],
    ['ignores an add-on that is not for sale', cart, { kind: 'add-module', id: 99, entries: [] }, cart],
    [
      'removes a plan and keeps the add-ons',
      cart,
      { kind: 'remove', id: 1001 },
      aCart({ plan: customPlan, extra: [metered] }),
    ],
    ['removes an add-on', cart, { kind: 'remove', id: 3 }, aCart({ plan, bundled: [one] })],
    [
      'removes an add-on with its dependents',
      aCart({ plan, extra: [two, needer, metered] }),
      { kind: 'remove', id: 2 },
      aCart({ plan, extra: [metered] }),
    ],
    [
      'removes a default module, and remembers that',
      aCart({ plan: customPlan, extra: [two, standard] }),
      { kind: 'remove', id: 8 },
      { ...aCart({ plan: customPlan, extra: [two] }), takenOut: [8] },
    ],
    ['ignores the removal of an absent item', emptyCart, { kind: 'remove', id: 2 }, emptyCart],
  ])('%s', (_, from, write, to) => expect(after(from, write)).toEqual(to));
});

describe('the writes between two carts', () => {
  const loose = aCart({ plan: customPlan, extra: [metered] });
  const of = (quantity: number) => sized(cart, { id: 1001, quantity }, { id: 3, quantity });

  it.each<[string, Cart, Cart, readonly CartWrite[]]>([
    [
      'a new add-on, with its quantity if it is metered',
      emptyCart,
      aCart({ plan: customPlan, extra: [two, { ...metered, quantity: 7 }] }),
      [
        { kind: 'add-module', id: 2, entries: [] },
        { kind: 'add-module', id: 3, entries: [{ id: 3, quantity: 7 }] },
      ],
    ],
    [
      'only a new package, which replaces everything',
      loose,
      aCart({ plan, bundled: [one] }),
      [{ kind: 'add-plan', id: 1001 }],
    ],
    ['nothing if the quantities are the same', of(7), of(7), []],
    ['no quantity of a package with a fixed price', cart, aCart({ plan, bundled: [one], extra: [metered] }), []],
    [
      'no quantity of an add-on with a fixed price',
      aCart({ plan: customPlan, extra: [two] }),
      aCart({ plan: customPlan, extra: [{ ...two, quantity: 9 }] }),
      [],
    ],
    [
      'no quantity of an add-on that the package now includes',
      emptyCart,
      aCart({ plan: other, extra: [{ ...metered, quantity: 7 }] }),
      [{ kind: 'add-plan', id: 1002 }],
    ],
    [
      'one write for an add-on that is no longer for sale',
      emptyCart,
      aCart({ plan: customPlan, extra: [aModule({ id: 99, pricingType: 'USAGE', quantity: 7 })] }),
      [{ kind: 'add-module', id: 99, entries: [{ id: 99, quantity: 7 }] }],
    ],
    [
      'one write for a package that is no longer for sale',
      emptyCart,
      aCart({ plan: aPlan({ id: 1999, minimumAssetRate: 500, minimumAssetCount: 5 }) }),
      [{ kind: 'add-plan', id: 1999 }],
    ],
    [
      'no default module',
      aCart({ plan: customPlan, extra: [two, standard] }),
      aCart({ plan: customPlan, extra: [two] }),
      [],
    ],
    [
      'only the new fleet size',
      cart,
      sized(cart, { id: 1001, quantity: 9 }),
      [{ kind: 'add-plan', id: 1001, entries: [{ id: 1001, quantity: 9 }] }],
    ],
  ])('contain %s', (_, from, to, writes) => expect(between(from, to)).toEqual(writes));
});
