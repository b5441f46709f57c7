import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposeAddModule } from '../../../src/domain/cart/add-module';
import { proposeChoosePlan } from '../../../src/domain/cart/choose-plan';
import { isCustomSolution } from '../../../src/domain/catalogue/custom-solution';
import { acceptProposal } from '../../../src/domain/cart/decide';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { isForSale } from '../../../src/domain/cart/for-sale';
import { proposeMerge } from '../../../src/domain/cart/merge';
import { withQuantities } from '../../../src/domain/cart/quantity';
import { proposeRemoveModule } from '../../../src/domain/cart/remove-module';
import { sameContent } from '../../../src/domain/cart/same-content';
import type { Cart, Proposal } from '../../../src/domain/cart/types';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import { anAccount, randomCatalogue } from '../../kit/catalogue';

const member = anAccount();
const packageIn = ({ plan }: Cart) => (plan && !isCustomSolution(plan) ? plan : null);
const SIZE = 10;

interface Step {
  readonly wish: 'add' | 'choose' | 'remove' | 'quantity';
  readonly id: number;
}

const steps = fc.array(
  fc.record<Step>({
    wish: fc.constantFrom('add', 'add', 'add', 'choose', 'remove', 'quantity'),
    id: fc.integer({ min: 1, max: SIZE }),
  }),
  { maxLength: 8 },
);

function cartBy(taken: readonly Step[], shop: Catalogue): Cart {
  const who = { isLegacyAccount: false, authenticated: false };
  const propose = (cart: Cart, { wish, id }: Step): Proposal => {
    if (wish === 'choose') return proposeChoosePlan(cart, 1001 + (id % 3), shop, who);
    if (wish === 'add') return proposeAddModule(cart, id, shop, who);
    if (wish === 'remove') return proposeRemoveModule(cart, id, shop, who);
    return { kind: 'apply', cart: withQuantities(cart, [{ id, quantity: id }]) };
  };
  return taken.reduce((cart, step) => {
    const proposal = propose(cart, step);
    if (proposal.kind === 'confirm') return acceptProposal(proposal.held, proposal.confirmation, shop);
    return proposal.kind === 'apply' ? proposal.cart : cart;
  }, emptyCart);
}

describe('any two carts', () => {
  it('merge without loss, idempotently, and into a valid cart [CRT-01, CRT-65]', () => {
    const shops = Array.from({ length: 200 }, (_, seed) => randomCatalogue(seed, SIZE));
    let asked = 0;
    fc.assert(
      fc.property(fc.constantFrom(...shops), steps, steps, (shop, one, two) => {
        const [held, chosen] = [cartBy(one, shop), cartBy(two, shop)];
        const merged = proposeMerge(held, chosen, shop, member);
        if (merged.question) asked += 1;
        else
          expect(merged.accepted.plan?.id ?? null, 'taken away unasked').toBe(
            (packageIn(held) ?? merged.accepted.plan)?.id ?? null,
          );
        for (const cart of [merged.accepted, merged.declined]) {
          for (const { module, quantity, bundled: wasBundled } of [held, chosen].flatMap((from) =>
            Object.values(from.lines),
          )) {
            if (wasBundled || !isForSale(module)) continue;
            const line = cart.lines[module.id];
            expect(line, `module ${module.id} is lost`).toBeDefined();
            if (line?.bundled === false && module.pricingType === 'USAGE')
              expect(line.quantity).toBeGreaterThanOrEqual(quantity);
          }
          expect(cart.plan !== null || Object.keys(cart.lines).length === 0, 'lines without a plan').toBe(true);
          expect([cart.pending, cart.markedForDeletion]).toEqual([[], []]);
          const bundled = Object.values(cart.lines).filter((line) => line.bundled);
          if (cart.plan && isCustomSolution(cart.plan)) expect(bundled).toEqual([]);
          for (const { module } of Object.values(cart.lines).filter((line) => isForSale(line.module)))
            for (const id of module.dependencies) {
              const known = shop.modules.get(id);
              expect(!known || !isForSale(known) || cart.lines[id] !== undefined, `${module.id} without ${id}`).toBe(
                true,
              );
            }
        }
        const again = proposeMerge(merged.accepted, chosen, shop, member);
        expect(again.question).toBeNull();
        expect(sameContent(again.accepted, merged.accepted), 'not idempotent').toBe(true);
        expect(sameContent(proposeMerge(merged.declined, chosen, shop, member).declined, merged.declined)).toBe(true);
      }),
      { numRuns: 2000 },
    );
    // Checks that the random carts are varied enough to prove anything.
    expect(asked).toBeGreaterThan(50);
  }, 60_000);
});
