import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposeAddModule } from '../../../src/domain/cart/add-module';
import { proposeChoosePlan } from '../../../src/domain/cart/choose-plan';
import { customPlan, isCustomSolution } from '../../../src/domain/cart/custom-plan';
import { acceptProposal } from '../../../src/domain/cart/decide';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { isForSale } from '../../../src/domain/cart/for-sale';
import { proposeMerge } from '../../../src/domain/cart/merge';
import { withQuantities } from '../../../src/domain/cart/quantity';
import { proposeRemoveModule } from '../../../src/domain/cart/remove-module';
import { sameContent } from '../../../src/domain/cart/same-content';
import type { Cart, Proposal } from '../../../src/domain/cart/types';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import { Bundled, IsDefault } from '../../../src/domain/codes/markers';
import { aCart, aCatalogue, aModule, anAccount, aPlan, aSubscription, randomCatalogue } from '../../kit/catalogue';

const [bundled, needed, needer, loose, metered, other] = [
  aModule({ id: 1 }),
  aModule({ id: 2 }),
  aModule({ id: 3, dependencies: [2] }),
  aModule({ id: 4 }),
  aModule({ id: 5, pricingType: 'USAGE' }),
  aModule({ id: 6 }),
];
const standard = aModule({ id: 7, isDefault: IsDefault.yes });
const subpackages = [{ id: 1, code: 'sub-one', title: 'Sub one' }];
const theirs = aPlan({ id: 1001, moduleIds: [1], subpackages });
const mine = aPlan({ id: 1002, moduleIds: [1, 6] });
const talk = aPlan({ id: 1003, isContact: true });
const exclusive = aPlan({ id: 1004, isExclusive: true });
const catalogue = aCatalogue({
  plans: [theirs, mine, talk, exclusive],
  modules: [bundled, needed, needer, loose, metered, other, standard],
});
const member = anAccount();

const visitorCart = aCart({ plan: theirs, bundled: [bundled], extra: [loose] });
const memberCart = aCart({ plan: mine, bundled: [bundled, other], extra: [needed, needer] });
const merge = (held: Cart, chosen: Cart, account = member) => proposeMerge(held, chosen, catalogue, account);
const content = ({ plan, lines }: Cart) => ({
  plan: plan?.id ?? null,
  bundled: Object.values(lines).flatMap((line) => (line.bundled === Bundled.yes ? [line.module.id] : [])),
  loose: Object.values(lines).flatMap((line) => (line.bundled === Bundled.no ? [line.module.id] : [])),
});

const packageIn = ({ plan }: Cart) => (plan && !isCustomSolution(plan) ? plan : null);
const holding = (quantity: number) =>
  withQuantities(aCart({ plan: customPlan, extra: [metered] }), [{ id: 5, quantity }]);

describe('a visitor who becomes a member', () => {
  it('brings the whole cart into an empty one, and nothing is asked [CRT-65]', () => {
    const { accepted, question } = merge(emptyCart, visitorCart);
    expect(question).toBeNull();
    expect(content(accepted)).toEqual({ plan: 1001, bundled: [1], loose: [4] });
  });

  it('keeps the fleet of the package, and the larger one where both are for the same [MNY-05]', () => {
    const counted = aPlan({ id: 1001, moduleIds: [1], minimumAssetRate: 500, minimumAssetCount: 5 });
    const shop = aCatalogue({ plans: [counted], modules: [bundled] });
    const of = (quantity: number) =>
      withQuantities(aCart({ plan: counted, bundled: [bundled] }), [{ id: 1001, quantity }]);
    const fleet = (held: Cart, chosen: Cart) => proposeMerge(held, chosen, shop, member).accepted.plan?.quantity;
    expect([fleet(emptyCart, of(12)), fleet(of(9), of(12)), fleet(of(20), of(12))]).toEqual([12, 12, 20]);
  });

  it('is asked before the package takes the place of another, and keeps the add-ons of both [CRT-15]', () => {
    const { accepted, question } = merge(memberCart, visitorCart);
    expect(question).toMatchObject({ type: 'package-replaced', target: { kind: 'plan', id: 1001 }, isMerge: true });
    expect(content(accepted)).toEqual({ plan: 1001, bundled: [1], loose: [2, 3, 4] });
  });

  it('keeps the member’s package on Cancel, and still gets the add-ons', () =>
    expect(content(merge(memberCart, visitorCart).declined)).toEqual({
      plan: 1002,
      bundled: [1, 6],
      loose: [2, 3, 4],
    }));

  it('is not asked where both hold the same package', () => {
    const { accepted, question } = merge(aCart({ plan: theirs, bundled: [bundled], extra: [other] }), visitorCart);
    expect(question).toBeNull();
    expect(content(accepted)).toEqual({ plan: 1001, bundled: [1], loose: [4, 6] });
  });

  it('is not asked where the member’s cart holds loose add-ons only: the package includes or keeps them', () => {
    const { accepted, question } = merge(aCart({ plan: customPlan, extra: [bundled, other] }), visitorCart);
    expect(question).toBeNull();
    expect(content(accepted)).toEqual({ plan: 1001, bundled: [1], loose: [4, 6] });
  });

  it('does not turn a package into a custom solution with loose add-ons of their own', () => {
    const { accepted, question } = merge(memberCart, aCart({ plan: customPlan, extra: [loose] }));
    expect(question).toBeNull();
    expect(content(accepted)).toEqual({ plan: 1002, bundled: [1, 6], loose: [2, 3, 4] });
  });

  it('keeps the larger quantity of what both hold', () => {
    expect(merge(holding(3), holding(8)).accepted.lines[5]?.quantity).toBe(8);
    expect(merge(holding(9), holding(8)).accepted.lines[5]?.quantity).toBe(9);
  });

  it('gets what an add-on needs along with it [CRT-01]', () => {
    const old = aCart({ plan: customPlan, extra: [needer] });
    expect(content(merge(emptyCart, old).accepted).loose).toEqual([2, 3]);
  });

  it('keeps the sub-packages that were chosen', () => {
    const chosen = { ...visitorCart, plan: visitorCart.plan && { ...visitorCart.plan, selected: ['sub-one'] } };
    expect(merge(emptyCart, chosen).accepted.plan?.selected).toEqual(['sub-one']);
  });

  it.each([
    ['that is priced by talking', talk],
    ['that is not for this member', exclusive],
    ['that is no longer sold', aPlan({ id: 1999 })],
  ])('keeps the member’s package against one %s', (_, plan) => {
    const { accepted, question } = merge(memberCart, aCart({ plan, extra: [loose] }));
    expect(question).toBeNull();
    expect(content(accepted)).toEqual({ plan: 1002, bundled: [1, 6], loose: [2, 3, 4] });
  });

  it('leaves out what everybody has and what is not sold', () => {
    const chosen = aCart({ plan: customPlan, extra: [standard, aModule({ id: 99 })] });
    expect(merge(emptyCart, chosen).accepted).toEqual(emptyCart);
  });

  it('keeps a considered change of package against the package that is in force already', () => {
    const account = anAccount({ isSubscribed: true, subscription: aSubscription({ planId: 1001 }) });
    const { accepted, question } = merge(memberCart, visitorCart, account);
    expect(question).toBeNull();
    expect(content(accepted).plan).toBe(1002);
    expect(content(merge(emptyCart, visitorCart, account).accepted).plan).toBe(1001);
    expect(merge(memberCart, visitorCart, { ...account, isExpired: true }).question).not.toBeNull();
  });

  it('on a legacy account is asked to move first, for a package and for an add-on [CRT-17]', () => {
    const legacy = anAccount({ isLegacy: true });
    expect(merge(memberCart, visitorCart, legacy).question).toMatchObject({
      type: 'legacy-migrate',
      target: { kind: 'plan', id: 1001 },
    });
    const addOn = merge(memberCart, aCart({ plan: customPlan, extra: [loose] }), legacy);
    expect(addOn.question).toMatchObject({ type: 'legacy-migrate', target: { kind: 'module', id: 4 } });
    expect(addOn.declined).toBe(memberCart);
  });
});

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
  it('merge without loss, once and for all, and into a cart like any other [CRT-01, CRT-65]', () => {
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
            if (wasBundled === Bundled.yes || !isForSale(module)) continue;
            const line = cart.lines[module.id];
            expect(line, `module ${module.id} is lost`).toBeDefined();
            if (line?.bundled === Bundled.no && module.pricingType === 'USAGE')
              expect(line.quantity).toBeGreaterThanOrEqual(quantity);
          }
          expect(cart.plan !== null || Object.keys(cart.lines).length === 0, 'lines without a plan').toBe(true);
          expect([cart.pending, cart.doomed]).toEqual([[], []]);
          if (cart.plan && isCustomSolution(cart.plan)) expect(content(cart).bundled).toEqual([]);
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
    // Otherwise the carts would prove less than they seem to.
    expect(asked).toBeGreaterThan(50);
  }, 60_000);
});
