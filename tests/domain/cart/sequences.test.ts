import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposeAddModule } from '../../../src/domain/cart/add-module';
import { proposeRemoveCategory } from '../../../src/domain/cart/category';
import { proposeChoosePlan } from '../../../src/domain/cart/choose-plan';
import { isCustomSolution } from '../../../src/domain/catalogue/custom-solution';
import { acceptProposal, declineProposal } from '../../../src/domain/cart/decide';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { withQuantities } from '../../../src/domain/cart/quantity';
import { proposeRemoveModule } from '../../../src/domain/cart/remove-module';
import { proposeRemovePlan } from '../../../src/domain/cart/remove-plan';
import type { Cart, Proposal } from '../../../src/domain/cart/types';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import { currencyOf } from '../../../src/domain/money/currency';
import { linePrice } from '../../../src/domain/pricing/module-price';
import { cartTotals } from '../../../src/domain/pricing/totals';
import { randomCatalogue } from '../../kit/catalogue';

const SIZE = 10;
const USD = currencyOf('USD');

interface Step {
  readonly wish: 'add' | 'remove' | 'choose' | 'remove-plan' | 'remove-category' | 'quantity';
  readonly id: number;
  readonly says: 'ok' | 'cancel';
  readonly authenticated: boolean;
  readonly isLegacyAccount: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  wish: fc.constantFrom(
    'add',
    'add',
    'add',
    'remove',
    'remove',
    'choose',
    'remove-plan',
    'remove-category',
    'quantity',
  ),
  id: fc.integer({ min: 1, max: SIZE + 1 }),
  says: fc.constantFrom('ok', 'ok', 'ok', 'cancel'),
  authenticated: fc.boolean(),
  isLegacyAccount: fc.constantFrom(false, false, false, true),
});

function propose(cart: Cart, { wish, id, ...who }: Step, catalogue: Catalogue): Proposal {
  switch (wish) {
    case 'add':
      return proposeAddModule(cart, id, catalogue, who);
    case 'remove':
      return proposeRemoveModule(cart, id, catalogue, who);
    case 'choose':
      return proposeChoosePlan(cart, 1001 + (id % 3), catalogue, who);
    case 'remove-plan':
      return proposeRemovePlan(cart, catalogue);
    case 'remove-category':
      return proposeRemoveCategory(cart, id % 4, catalogue, who);
    case 'quantity':
      return { kind: 'apply', cart: withQuantities(cart, [{ id, quantity: id }]) };
  }
}

/** Deep-freezes a cart, so that a rule that mutates it throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

/** Returns the cart after a step and checks the invariants of the answer. */
function after(cart: Cart, proposal: Proposal, says: Step['says'], catalogue: Catalogue): Cart {
  if (proposal.kind === 'apply') return proposal.cart;
  if (proposal.kind !== 'confirm') return cart;
  const held = frozen(proposal.held);
  expect([held.plan, held.lines], 'nothing changes while it asks').toEqual([cart.plan, cart.lines]);
  const declined = declineProposal(held);
  expect(declined, 'cancel undoes the marks exactly').toEqual(cart);
  return says === 'ok' ? acceptProposal(held, proposal.confirmation, catalogue) : declined;
}

const must = (holds: boolean, what: string) => holds || expect.fail(what);

function check(cart: Cart, { modules }: Catalogue): void {
  const { plan, lines } = cart;
  const all = Object.values(lines);
  const bundled = all.filter((line) => line.bundled);

  must(cart.pending.length + cart.markedForDeletion.length === 0, 'a mark outlives its dialog');
  must(plan !== null || all.length === 0, 'lines without a plan');
  if (plan && isCustomSolution(plan)) {
    must(bundled.length === 0, 'a bundled line outside a bundled plan');
    must(all.length > 0, 'a custom solution without modules');
  }

  for (const { module } of all) {
    for (const id of module.dependencies) {
      const needed = modules.get(id);
      const isMet = !needed || needed.isDefault || lines[id] !== undefined;
      must(isMet, `${module.id} stays without ${id}`);
    }
  }

  const sum = (some: typeof all): number => some.reduce((total, line) => total + linePrice(line), 0);
  const totals = cartTotals(cart, USD);
  const list = plan && !isCustomSolution(plan) ? (plan.price ?? sum(bundled)) : 0;
  must(totals.totalBundleNonDiscountedPrice === list, 'the list price is not that of what is shown');
  must(totals.totalAdditionalModulesPrice === sum(all) - sum(bundled), 'the add-ons do not sum up');
  must(
    totals.totalPrice === totals.totalDiscountedPrice + totals.totalAdditionalModulesPrice,
    'the total does not add up',
  );
  must(totals.totalDiscountedPrice >= 0 && totals.totalDiscountedPrice <= list, 'the discount is out of range');
  must(Object.values(totals).every(Number.isSafeInteger), 'an amount is not whole');
}

describe('a cart', () => {
  it('keeps its invariants through 10,000 random sequences, and every cancel is an exact inverse [CRT-01, CRT-03, CRT-10, CRT-31, CRT-32, CRT-35, CRT-57]', () => {
    const shops = Array.from({ length: 400 }, (_, seed) => randomCatalogue(seed, SIZE));
    const met = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...shops), fc.array(step, { minLength: 1, maxLength: 12 }), (catalogue, steps) => {
        let cart = emptyCart;
        for (const given of steps) {
          const proposal = propose(frozen(cart), given, catalogue);
          met.add(proposal.kind === 'confirm' ? proposal.confirmation.type : proposal.kind);
          cart = after(cart, proposal, given.says, catalogue);
          check(cart, catalogue);
        }
      }),
      { numRuns: 10_000 },
    );
    // Checks that the random sequences have met every kind of question.
    expect([...met].toSorted()).toEqual([
      'apply',
      'default-module-removal',
      'dependent-removal',
      'ignored',
      'legacy-migrate',
      'modified',
      'module-dependency-required',
      'package-replaced',
      'refused',
    ]);
  }, 60_000);
});
