import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { isForSale } from '../../../src/domain/cart/for-sale';
import { countsAssets } from '../../../src/domain/cart/quantity';
import type { Cart, CartLine } from '../../../src/domain/cart/types';
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

interface Taken {
  readonly kind: CartWrite['kind'];
  readonly id: number;
}

const cartBy = (taken: readonly Taken[], shop: Catalogue, held: Cart | null = null): Cart =>
  taken.reduce<Cart>((cart, { kind, id }) => {
    if (kind === 'add-module') return afterWrite(cart, { kind, id, entries: [{ id, quantity: id }] }, shop, held);
    const planId = 1001 + (id % 3);
    if (kind === 'add-plan')
      return afterWrite(cart, { kind, id: planId, entries: [{ id: planId, quantity: id }] }, shop, held);
    return afterWrite(cart, { kind, id }, shop, held);
  }, emptyCart);

const shops = Array.from({ length: 200 }, (_, seed) => randomCatalogue(seed, 8));
const writes = fc.array(
  fc.record<Taken>({
    kind: fc.constantFrom('add-plan' as const, 'add-module' as const, 'add-module' as const, 'remove' as const),
    id: fc.integer({ min: 1, max: 8 }),
  }),
);

describe('the writes between two carts', () => {
  it('turn any cart into any other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shops), writes, writes, (shop, first, second) => {
        const [from, to] = [cartBy(first, shop), cartBy(second, shop)];
        const arrived = writesBetween(from, to, shop).reduce((cart, sent) => afterWrite(cart, sent, shop), from);
        if (isPlain(from) && isPlain(to)) expect(told(arrived)).toEqual(told(to));
        expect(writesBetween(arrived, arrived, shop)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  }, 60_000);

  it('turn any cart of a subscriber into any other, though what is held comes along [REV-55, REV-56]', () => {
    let begun = 0;
    fc.assert(
      fc.property(fc.constantFrom(...shops), writes, writes, writes, (shop, owned, first, second) => {
        const own = cartBy(owned, shop);
        const held = own.plan && own;
        const [from, to] = [cartBy(first, shop, held), cartBy(second, shop, held)];
        if (![from, to, own].every(isPlain) || isOutOfReach(from, to, held)) return;
        const sent = writesBetween(from, to, shop, held);
        expect(told(sent.reduce((cart, write) => afterWrite(cart, write, shop, held), from))).toEqual(told(to));
        if (held && !from.plan && to.plan) begun += 1;
      }),
      { numRuns: 3000 },
    );
    expect(begun).toBeGreaterThan(100);
  }, 60_000);
});

/**
 * Tells whether no few writes lead to a custom solution: it has all that the package includes, or the cart is empty and it is no more than
 * the custom solution that is held. The server begins with what is held again where the cart is emptied on the way.
 */
function isOutOfReach(from: Cart, to: Cart, held: Cart | null): boolean {
  const { plan, lines } = from.plan ? from : (held ?? from);
  if (!held || !plan || to.plan?.id !== customPlan.id) return false;
  if (plan.id !== customPlan.id)
    return Object.values(lines).every(({ module, bundled }) => !bundled || to.lines[module.id]);
  const isAlike = ({ module: { id, pricingType }, quantity }: CartLine) =>
    lines[id] !== undefined && (pricingType !== 'USAGE' || lines[id].quantity === quantity);
  return !from.plan && Object.values(to.lines).every(isAlike);
}
