import { describe, expect, it } from 'vitest';
import { proposeChoosePlan } from '../../../src/domain/cart/choose-plan';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { acceptProposal, declineProposal } from '../../../src/domain/cart/decide';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { addedMarker, planMarker } from '../../../src/domain/cart/markers';
import type { Cart } from '../../../src/domain/cart/types';
import { Added } from '../../../src/domain/codes/markers';
import { aCart, aCatalogue, aModule, aPlan } from '../../kit/catalogue';

const onTrial = { price: 0, basePrice: 2000 };
const a = aModule({ id: 1, ...onTrial });
const b = aModule({ id: 2, dependencies: [1], ...onTrial, pricingType: 'USAGE', minimumAssetCount: 5 });
const seven = aModule({ id: 7, ...onTrial });
const standard = aModule({ id: 8, isDefault: true });
const p = aPlan({ id: 1001, moduleIds: [7] });
const q = aPlan({ id: 1002, moduleIds: [2, 8, 99] });
const onRequest = aPlan({ id: 1003, isContact: true });
const legacy = aPlan({ id: 1004, isLegacy: true });
const catalogue = aCatalogue({ plans: [p, q, onRequest, legacy], modules: [a, b, seven, standard] });
const choose = (cart: Cart, id: number, isLegacyAccount = false) =>
  proposeChoosePlan(cart, id, catalogue, { isLegacyAccount });
const accepted = (cart: Cart, id: number): Cart => {
  const wish = choose(cart, id);
  if (wish.kind !== 'confirm') throw new Error(`should have asked, but was ${wish.kind}`);
  return acceptProposal(wish.held, wish.confirmation, catalogue);
};

describe('choosing a plan', () => {
  it('adds it with its modules and their dependencies [CRT-24, CRT-25]', () => {
    const wish = choose(emptyCart, 1002);
    expect(wish).toEqual({ kind: 'apply', cart: aCart({ plan: q, bundled: [a, b, standard] }) });
  });

  it('bundles the modules at their base price and in the included quantity [CRT-08, CRT-22]', () =>
    expect(choose(emptyCart, 1002)).toMatchObject({
      cart: {
        lines: { 1: { bundled: true, price: 2000, quantity: 1 }, 2: { bundled: true, price: 2000, quantity: 5 } },
      },
    }));

  it.each([
    ['the plan that is in the cart [CRT-06, PRC-23]', aCart({ plan: p }), 1001, 'same-plan'],
    ['a plan that is sold by contact only', emptyCart, 1003, 'not-for-sale'],
    ['an unknown plan', emptyCart, 99, 'unknown'],
  ])('ignores %s', (_, cart, id, reason) => expect(choose(cart, id)).toEqual({ kind: 'ignored', reason }));
});

describe('choosing another plan', () => {
  const former = aCart({
    plan: p,
    bundled: [seven],
    extra: [a],
    upsell: { ids: [1002], result: null, modules: [] },
    planReset: true,
    noRecordFound: true,
  });

  it('asks first, and Cancel changes nothing [CRT-15]', () => {
    const wish = choose(former, 1002);
    expect(wish).toEqual({
      kind: 'confirm',
      confirmation: {
        type: 'package-replaced',
        target: { kind: 'plan', id: 1002 },
        adds: [],
        removes: [],
        breaksPlan: false,
      },
      held: former,
    });
    expect(declineProposal(former)).toEqual(former);
  });

  it('is a full reset on OK: only the new plan and its modules [CRT-20, CRT-21, CRT-23, CRT-26, CRT-27]', () =>
    expect(accepted(former, 1002)).toEqual(aCart({ plan: q, bundled: [a, b, standard] })));

  it('resets a module from its trial price to its base price [CRT-22]', () => {
    expect(former.lines[1]).toMatchObject({ bundled: false, price: 0 });
    expect(accepted(former, 1002).lines[1]).toMatchObject({ bundled: true, price: 2000 });
  });

  it('moves the added flags [CRT-21, CRT-24, CRT-25, PRC-26]', () => {
    const cart = accepted(former, 1002);
    expect([1001, 1002].map((id) => planMarker(cart, id))).toEqual([Added.no, Added.yes]);
    expect([1, 2, 7].map((id) => addedMarker(cart, id))).toEqual([Added.yes, Added.yes, Added.no]);
  });

  it('asks also before a custom solution is replaced [CRT-15]', () =>
    expect(choose(aCart({ plan: customPlan, extra: [seven] }), 1001)).toMatchObject({
      confirmation: { type: 'package-replaced' },
    }));
});

describe('the plan that the account holds', () => {
  const held = aCart({ plan: { ...p, minimumAssetRate: 500 }, bundled: [seven], extra: [a] });
  const own = { ...held, plan: held.plan && { ...held.plan, quantity: 20, selected: ['sub-one'] } };
  const chosen = (cart: Cart): Cart => {
    const wish = proposeChoosePlan(cart, 1001, catalogue, { isLegacyAccount: false }, own);
    if (wish.kind === 'confirm') return acceptProposal(wish.held, wish.confirmation, catalogue, own);
    return wish.kind === 'apply' ? wish.cart : cart;
  };

  it.each([
    ['an empty cart', emptyCart],
    ['another package in the cart', aCart({ plan: q, bundled: [a, b] })],
    ['a custom solution', aCart({ plan: customPlan, extra: [seven] })],
  ])('comes with its fleet, sub-packages and add-ons, after a question too: %s [CRT-15, REV-55, REV-64]', (_, cart) =>
    expect(chosen(cart)).toEqual(own),
  );

  it('stays as it is in the cart', () => {
    const cart = aCart({ plan: p, bundled: [seven] });
    expect(chosen(cart)).toEqual(cart);
  });
});

describe('a legacy account', () => {
  it('is asked to migrate once, whatever is in the cart [CRT-17]', () => {
    expect(choose(emptyCart, 1001, true)).toMatchObject({
      kind: 'confirm',
      confirmation: { type: 'legacy-migrate' },
      held: emptyCart,
    });
    expect(choose(aCart({ plan: q }), 1001, true)).toMatchObject({ confirmation: { type: 'legacy-migrate' } });
  });

  it('cannot choose another legacy plan, because none is for sale [REV-40]', () =>
    expect(choose(emptyCart, 1004, true)).toEqual({ kind: 'ignored', reason: 'not-for-sale' }));
});
