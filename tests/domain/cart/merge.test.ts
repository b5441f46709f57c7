import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { heldCart } from '../../../src/domain/cart/held';
import { proposeMerge } from '../../../src/domain/cart/merge';
import { withQuantities } from '../../../src/domain/cart/quantity';
import type { Cart } from '../../../src/domain/cart/types';
import { writesBetween } from '../../../src/domain/cart/writes';
import { aCart, aCatalogue, aModule, anAccount, aPlan, aSubscription } from '../../kit/catalogue';

const [bundled, needed, needer, loose, metered, other] = [
  aModule({ id: 1 }),
  aModule({ id: 2 }),
  aModule({ id: 3, dependencies: [2] }),
  aModule({ id: 4 }),
  aModule({ id: 5, pricingType: 'USAGE' }),
  aModule({ id: 6 }),
];
const standard = aModule({ id: 7, isDefault: true });
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
  bundled: Object.values(lines).flatMap((line) => (line.bundled ? [line.module.id] : [])),
  loose: Object.values(lines).flatMap((line) => (!line.bundled ? [line.module.id] : [])),
});

const holding = (quantity: number) =>
  withQuantities(aCart({ plan: customPlan, extra: [metered] }), [{ id: 5, quantity }]);

const whole = (cart: Cart) => ({ ...content(cart), fleet: cart.plan?.quantity, selected: cart.plan?.selected });

describe('merging a visitor’s cart into a member’s', () => {
  it('moves all of it into an empty one without a question [CRT-65]', () => {
    const { accepted, question } = merge(emptyCart, visitorCart);
    expect(question).toBeNull();
    expect(content(accepted)).toEqual({ plan: 1001, bundled: [1], loose: [4] });
  });

  it('keeps the package’s fleet size, or the larger one if both have the same package [MNY-05]', () => {
    const counted = aPlan({ id: 1001, moduleIds: [1], minimumAssetRate: 500, minimumAssetCount: 5 });
    const shop = aCatalogue({ plans: [counted], modules: [bundled] });
    const of = (quantity: number) =>
      withQuantities(aCart({ plan: counted, bundled: [bundled] }), [{ id: 1001, quantity }]);
    const fleet = (held: Cart, chosen: Cart) => proposeMerge(held, chosen, shop, member).accepted.plan?.quantity;
    expect([fleet(emptyCart, of(12)), fleet(of(9), of(12)), fleet(of(20), of(12))]).toEqual([12, 12, 20]);
  });

  it('asks before the package replaces another, and keeps the add-ons of both [CRT-15]', () => {
    const { accepted, question } = merge(memberCart, visitorCart);
    expect(question).toEqual({
      type: 'package-replaced',
      target: { kind: 'plan', id: 1001 },
      adds: [],
      removes: [],
      breaksPlan: false,
      isMerge: true,
    });
    expect(content(accepted)).toEqual({ plan: 1001, bundled: [1], loose: [2, 3, 4] });
  });

  it('keeps the member’s package on Cancel, and still adds the add-ons', () =>
    expect(content(merge(memberCart, visitorCart).declined)).toEqual({
      plan: 1002,
      bundled: [1, 6],
      loose: [2, 3, 4],
    }));

  it('does not ask if both have the same package', () => {
    const { accepted, question } = merge(aCart({ plan: theirs, bundled: [bundled], extra: [other] }), visitorCart);
    expect(question).toBeNull();
    expect(content(accepted)).toEqual({ plan: 1001, bundled: [1], loose: [4, 6] });
  });

  it('does not ask if the member’s cart has only loose add-ons, because the package includes or keeps them', () => {
    const { accepted, question } = merge(aCart({ plan: customPlan, extra: [bundled, other] }), visitorCart);
    expect(question).toBeNull();
    expect(content(accepted)).toEqual({ plan: 1001, bundled: [1], loose: [4, 6] });
  });

  it('does not turn a package into a custom solution with loose add-ons of their own', () => {
    const { accepted, question } = merge(memberCart, aCart({ plan: customPlan, extra: [loose] }));
    expect(question).toBeNull();
    expect(content(accepted)).toEqual({ plan: 1002, bundled: [1, 6], loose: [2, 3, 4] });
  });

  it('keeps the larger quantity of an item that both have', () => {
    expect(merge(holding(3), holding(8)).accepted.lines[5]?.quantity).toBe(8);
    expect(merge(holding(9), holding(8)).accepted.lines[5]?.quantity).toBe(9);
  });

  it('adds the dependencies of an add-on [CRT-01]', () => {
    const old = aCart({ plan: customPlan, extra: [needer] });
    expect(content(merge(emptyCart, old).accepted).loose).toEqual([2, 3]);
  });

  it('keeps the sub-packages that were chosen', () => {
    const chosen = { ...visitorCart, plan: visitorCart.plan && { ...visitorCart.plan, selected: ['sub-one'] } };
    expect(merge(emptyCart, chosen).accepted.plan?.selected).toEqual(['sub-one']);
  });

  it.each([
    ['is sold by contact only', talk],
    ['is not available to this member', exclusive],
    ['is no longer for sale', aPlan({ id: 1999 })],
  ])('keeps the member’s package if the visitor’s %s', (_, plan) => {
    const { accepted, question } = merge(memberCart, aCart({ plan, extra: [loose] }));
    expect(question).toBeNull();
    expect(content(accepted)).toEqual({ plan: 1002, bundled: [1, 6], loose: [2, 3, 4] });
  });

  it('leaves out default modules and modules that are not for sale', () => {
    const chosen = aCart({ plan: customPlan, extra: [standard, aModule({ id: 99 })] });
    expect(merge(emptyCart, chosen).accepted).toEqual(emptyCart);
  });

  it('keeps the change of package in the member’s cart if the visitor’s package is the one in force', () => {
    const account = anAccount({ isSubscribed: true, subscription: aSubscription({ planId: 1001 }) });
    const { accepted, question } = merge(memberCart, visitorCart, account);
    expect(question).toBeNull();
    expect(content(accepted).plan).toBe(1002);
    expect(content(merge(emptyCart, visitorCart, account).accepted).plan).toBe(1001);
    expect(merge(memberCart, visitorCart, { ...account, isExpired: true }).question).not.toBeNull();
  });

  describe('of a subscriber who picked the package in force while signed out', () => {
    const counted = aPlan({ ...theirs, minimumAssetRate: 500, minimumAssetCount: 5 });
    const shop = aCatalogue({ plans: [counted, mine], modules: [bundled, needed, needer, loose, metered, other] });
    const subscription = aSubscription({ planId: 1001, moduleIds: [1, 6], quantity: 20, selected: ['sub-one'] });
    const account = anAccount({ isSubscribed: true, subscription });
    const picked = (fleet: number, ...extra: readonly (typeof loose)[]) =>
      withQuantities(aCart({ plan: counted, bundled: [bundled], extra }), [{ id: 1001, quantity: fleet }]);
    const merged = (held: Cart, chosen: Cart, who = account) => proposeMerge(held, chosen, shop, who);
    const HELD = { plan: 1001, bundled: [1], loose: [6], fleet: 20, selected: ['sub-one'] };

    it('changes nothing with the package alone [CRT-65, REV-55]', () => {
      const { accepted, question } = merged(emptyCart, picked(5));
      expect([accepted, question]).toEqual([emptyCart, null]);
    });

    it('adds its add-ons to all that is held, in the larger fleet [CRT-65, REV-55]', () => {
      const { accepted, question } = merged(emptyCart, picked(5, loose));
      expect([whole(accepted), question]).toEqual([{ ...HELD, loose: [4, 6] }, null]);
      expect(writesBetween(emptyCart, accepted, shop, heldCart(account, shop))).toEqual([
        { kind: 'add-module', id: 4, entries: [] },
      ]);
      expect(whole(merged(emptyCart, picked(30)).accepted)).toEqual({ ...HELD, fleet: 30 });
    });

    it('adds all that is held to the add-ons of the member’s custom solution [CRT-65, REV-55]', () => {
      const { accepted, question } = merged(aCart({ plan: customPlan, extra: [needed] }), picked(5, loose));
      expect([whole(accepted), question]).toEqual([{ ...HELD, loose: [2, 4, 6] }, null]);
    });

    it('puts it into the empty cart where it is canceled, because an order takes it up again [REV-64]', () => {
      const { accepted } = merged(emptyCart, picked(5), { ...account, isCanceled: true });
      expect(whole(accepted)).toEqual(HELD);
    });

    it('puts it into the empty cart where it is on trial, because it can be ordered [REV-55, REV-81]', () => {
      const trial = { ...account, isTrial: true, isSubscribed: false };
      expect(whole(merged(emptyCart, picked(5), trial).accepted)).toEqual(HELD);
      const addOn = merged(emptyCart, aCart({ plan: customPlan, extra: [loose] }), trial);
      expect([whole(addOn.accepted), addOn.question]).toEqual([{ ...HELD, loose: [4, 6] }, null]);
    });

    it('is the same when it is merged again', () => {
      for (const chosen of [picked(5), picked(5, loose), picked(30)]) {
        const { accepted } = merged(emptyCart, chosen);
        expect(merged(accepted, chosen).accepted).toEqual(accepted);
      }
    });
  });

  it('asks a legacy account to migrate first, for a package and for an add-on [CRT-17]', () => {
    const legacy = anAccount({ isLegacy: true });
    expect(merge(memberCart, visitorCart, legacy).question).toMatchObject({
      type: 'legacy-migrate',
      target: { kind: 'plan', id: 1001 },
    });
    const addOn = merge(memberCart, aCart({ plan: customPlan, extra: [loose] }), legacy);
    expect(addOn.question).toMatchObject({ type: 'legacy-migrate', target: { kind: 'module', id: 4 } });
    expect(addOn.declined).toBe(memberCart);
  });

  it('treats a legacy account like any other for legacy add-ons or those already there, and keeps its legacy plan', () => {
    const account = anAccount({ isLegacy: true });
    const [old, addOn] = [aPlan({ id: 1005, isLegacy: true }), aModule({ id: 8, isLegacy: true })];
    const shop = aCatalogue({ plans: [mine, old], modules: [bundled, other, needed, needer, addOn] });
    const asked = (chosen: Cart) => proposeMerge(memberCart, chosen, shop, account).question?.type ?? null;
    expect(asked(aCart({ plan: old, extra: [addOn] }))).toBeNull();
    expect(asked(aCart({ plan: customPlan, extra: [addOn] }))).toBeNull();
    expect(asked(aCart({ plan: customPlan, extra: [needed] }))).toBeNull();
  });

  it('changes and asks nothing if the visitor’s cart is empty', () => {
    expect(merge(memberCart, emptyCart)).toMatchObject({ accepted: memberCart, declined: memberCart, question: null });
    expect(merge(emptyCart, emptyCart)).toMatchObject({ accepted: emptyCart, declined: emptyCart, question: null });
  });

  it('keeps the server’s record of the member’s package if nothing is added', () => {
    const upsell = { ids: [1001], result: null, modules: [] };
    expect(merge({ ...memberCart, upsell }, emptyCart).accepted.upsell).toEqual(upsell);
  });
});
