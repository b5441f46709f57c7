import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { isForSale } from '../../../src/domain/cart/for-sale';
import { countsAssets } from '../../../src/domain/cart/quantity';
import type { Cart } from '../../../src/domain/cart/types';
import { afterWrite, writesBetween, type CartWrite } from '../../../src/domain/cart/writes';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import { randomCatalogue } from '../../kit/catalogue';

/** Tells whether a cart has no default modules, which can be neither added nor removed by themselves. */
const isPlain = ({ lines }: Cart) => Object.values(lines).every(({ module }) => isForSale(module));

/** Returns the part of a cart that writes can express; a fixed price has no quantity. [MNY-10] */
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

describe('the writes between two carts', () => {
  it('turn any cart into any other', () => {
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
