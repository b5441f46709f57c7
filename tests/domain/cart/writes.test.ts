import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { isForSale } from '../../../src/domain/cart/for-sale';
import { countsAssets, withQuantities } from '../../../src/domain/cart/quantity';
import type { Cart } from '../../../src/domain/cart/types';
import { afterWrite, writesBetween, type CartWrite } from '../../../src/domain/cart/writes';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import { aCart, aCatalogue, aModule, aPlan, randomCatalogue } from '../../kit/catalogue';

const [one, two, metered] = [aModule({ id: 1 }), aModule({ id: 2 }), aModule({ id: 3, pricingType: 'USAGE' })];
const needer = aModule({ id: 4, dependencies: [2] });
const plan = aPlan({ id: 1001, moduleIds: [1] });
const catalogue = aCatalogue({ plans: [plan], modules: [one, two, metered, needer] });
const full = aCart({ plan, bundled: [one], extra: [two, needer] });
const between = (from: Cart, to: Cart) => writesBetween(from, to, catalogue);
const of = (quantity: number) => withQuantities(aCart({ plan: customPlan, extra: [metered] }), [{ id: 3, quantity }]);

/** What everybody has can be neither added nor removed by itself. */
const isPlain = ({ lines }: Cart) => Object.values(lines).every(({ module }) => isForSale(module));

/** What a server can be told; a fixed price knows no quantity. [MNY-10] */
const told = ({ plan: held, lines }: Cart) => ({
  plan: held?.id,
  fleet: countsAssets(held) && held.quantity,
  lines: Object.values(lines)
    .map(({ module, bundled, quantity }) => [module.id, bundled, module.pricingType === 'USAGE' && quantity])
    .toSorted(),
});

const cartBy = (taken: readonly { kind: CartWrite['kind']; id: number }[], shop: Catalogue): Cart =>
  taken.reduce<Cart>((cart, { kind, id }) => {
    if (kind === 'add-module') return afterWrite(cart, { kind, id, entries: [{ id, quantity: id }] }, shop);
    const planId = 1001 + (id % 3);
    if (kind === 'add-plan')
      return afterWrite(cart, { kind, id: planId, entries: [{ id: planId, quantity: id }] }, shop);
    return afterWrite(cart, { kind, id }, shop);
  }, emptyCart);

const fleet = (quantity: number) =>
  withQuantities(aCart({ plan: aPlan({ id: 1001, minimumAssetRate: 500 }), extra: [metered] }), [
    { id: 1001, quantity },
    { id: 3, quantity },
  ]);

describe('the way from one cart to another', () => {
  it.each<[string, Cart, Cart, readonly CartWrite[]]>([
    ['is none where both hold the same', full, full, []],
    ['to nothing takes out each root', full, emptyCart, [remove(2), remove(1001)]],
    ['from nothing puts in the package first', emptyCart, full, [{ kind: 'add-plan', id: 1001 }, add(2), add(4)]],
    ['does not name what comes along', emptyCart, aCart({ plan: customPlan, extra: [needer, two] }), [add(2), add(4)]],
    [
      'to loose add-ons takes the package out',
      full,
      aCart({ plan: customPlan, extra: [two] }),
      [remove(4), remove(1001)],
    ],
    ['to another quantity is one call', of(2), of(7), [add(3, 7)]],
    [
      'to another fleet takes the quantities of add-ons along',
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

  it('leads there from any cart to any other', () => {
    const shops = Array.from({ length: 200 }, (_, seed) => randomCatalogue(seed, 8));
    const write = fc.record({
      kind: fc.constantFrom('add-plan' as const, 'add-module' as const, 'add-module' as const, 'remove' as const),
      id: fc.integer({ min: 1, max: 8 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...shops), fc.array(write), fc.array(write), (shop, first, second) => {
        const [from, to] = [cartBy(first, shop), cartBy(second, shop)];
        const writes = writesBetween(from, to, shop);
        const arrived = writes.reduce((cart, sent) => afterWrite(cart, sent, shop), from);
        if (isPlain(from) && isPlain(to)) expect(told(arrived)).toEqual(told(to));
        expect(writesBetween(arrived, arrived, shop)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  }, 60_000);
});

function remove(id: number): CartWrite {
  return { kind: 'remove', id };
}

function add(id: number, quantity?: number): CartWrite {
  return { kind: 'add-module', id, entries: quantity === undefined ? [] : [{ id, quantity }] };
}
