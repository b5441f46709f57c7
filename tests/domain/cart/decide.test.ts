import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { acceptProposal, declineProposal } from '../../../src/domain/cart/decide';
import { markForDeletion, withoutModules } from '../../../src/domain/cart/deletion';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { acceptPending, holdPending } from '../../../src/domain/cart/pending';
import type { Cart, CartConfirmation } from '../../../src/domain/cart/types';
import { aCart, aCatalogue, aModule, aPlan } from '../../kit/catalogue';

const [one, two, three] = [aModule({ id: 1 }), aModule({ id: 2 }), aModule({ id: 3, dependencies: [1] })];
const [plan, other] = [aPlan({ id: 1001, moduleIds: [1] }), aPlan({ id: 1002, moduleIds: [2] })];
const catalogue = aCatalogue({ plans: [plan, other], modules: [one, two, three] });
const cart = aCart({ plan, bundled: [one], extra: [three] });

const asked = (target: CartConfirmation['target'], removes: readonly number[] = []): CartConfirmation => ({
  type: 'modified',
  target,
  adds: [],
  removes,
  breaksPlan: false,
});
const accept = (held: Cart, target: CartConfirmation['target'], removes?: readonly number[]) =>
  acceptProposal(held, asked(target, removes), catalogue);

describe('OK', () => {
  it('adds the pending modules if nothing was marked for removal [CRT-11]', () =>
    expect(accept(holdPending(cart, [2]), { kind: 'module', id: 2 })).toEqual(
      aCart({ plan, bundled: [one], extra: [three, two] }),
    ));

  it.each(['module', 'category'] as const)('removes the modules that were marked with a %s [CRT-03]', (kind) =>
    expect(accept(markForDeletion(cart, [3], catalogue), { kind, id: 3 }, [3])).toEqual(
      aCart({ plan, bundled: [one] }),
    ),
  );

  it('removes the cart’s plan with the marked modules, and adds any other plan', () => {
    const held = markForDeletion(aCart({ plan, bundled: [one], extra: [two, three] }), [1], catalogue);
    expect(accept(held, { kind: 'plan', id: 1001 }, [3])).toEqual(aCart({ plan: customPlan, extra: [two] }));
    expect(accept(cart, { kind: 'plan', id: 1002 })).toEqual(aCart({ plan: other, bundled: [two] }));
  });

  it('adds a plan to an empty cart', () =>
    expect(accept(emptyCart, { kind: 'plan', id: 1002 })).toEqual(aCart({ plan: other, bundled: [two] })));

  it('skips modules that are not for sale', () =>
    expect(acceptPending(holdPending(cart, [99, 2]), catalogue)).toEqual(
      aCart({ plan, bundled: [one], extra: [three, two] }),
    ));

  it('changes nothing if the plan is no longer for sale', () =>
    expect(accept(cart, { kind: 'plan', id: 1999 })).toBe(cart));
});

describe('Cancel', () => {
  it('is the exact inverse of marking, for additions and removals [CRT-10, CRT-35]', () =>
    expect(declineProposal(markForDeletion(holdPending(cart, [2]), [1], catalogue))).toEqual(cart));
});

describe('withoutModules', () => {
  it('keeps a plan without modules when its last add-on is removed', () =>
    expect(withoutModules(aCart({ plan: other, extra: [one] }), [1])).toEqual(aCart({ plan: other })));

  it('ignores modules that are not in the cart', () => {
    expect(withoutModules(cart, [99])).toEqual(cart);
    expect(withoutModules(emptyCart, [1])).toEqual(emptyCart);
  });
});

describe('an empty cart', () => {
  it('has no plan, lines or flags', () =>
    expect(emptyCart).toEqual({
      plan: null,
      lines: {},
      pending: [],
      markedForDeletion: [],
      upsell: null,
      planReset: false,
      noRecordFound: false,
    }));

  it('becomes a custom solution with its first loose module; the custom plan itself is free and has no content [CRT-28, CRT-29]', () =>
    expect(customPlan).toEqual({
      id: 0,
      code: 'my-custom-solution',
      title: 'My Custom Solution',
      srt: '',
      bundled: false,
      price: null,
      billedAmount: null,
      discount: 0,
      discountReason: null,
      minimumAssetCount: 0,
      minimumAssetRate: null,
      assetType: null,
      quantity: 0,
      cycle: 'month',
      edition: 'standard',
      isLegacy: false,
      subpackages: [],
      selected: [],
    }));
});

describe('markForDeletion', () => {
  it('marks the dependents too and removes nothing yet [CRT-33, CRT-34]', () => {
    const held = markForDeletion(cart, [1], catalogue);
    expect(held).toEqual({ ...cart, markedForDeletion: [1, 3] });
  });
});
