import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { acceptProposal, declineProposal } from '../../../src/domain/cart/decide';
import { markForDeletion, withoutModules } from '../../../src/domain/cart/doomed';
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
  it('adds what waits, where nothing was to go [CRT-11]', () =>
    expect(accept(holdPending(cart, [2]), { kind: 'module', id: 2 })).toEqual(
      aCart({ plan, bundled: [one], extra: [three, two] }),
    ));

  it.each(['module', 'category'] as const)('takes out what was to go with a %s [CRT-03]', (kind) =>
    expect(accept(markForDeletion(cart, [3], catalogue), { kind, id: 3 }, [3])).toEqual(
      aCart({ plan, bundled: [one] }),
    ),
  );

  it('takes the plan of the cart out with what was marked, and any other plan in', () => {
    const held = markForDeletion(aCart({ plan, bundled: [one], extra: [two, three] }), [1], catalogue);
    expect(accept(held, { kind: 'plan', id: 1001 }, [3])).toEqual(aCart({ plan: customPlan, extra: [two] }));
    expect(accept(cart, { kind: 'plan', id: 1002 })).toEqual(aCart({ plan: other, bundled: [two] }));
  });

  it('takes a plan into an empty cart', () =>
    expect(accept(emptyCart, { kind: 'plan', id: 1002 })).toEqual(aCart({ plan: other, bundled: [two] })));

  it('passes over what is not sold', () =>
    expect(acceptPending(holdPending(cart, [99, 2]), catalogue)).toEqual(
      aCart({ plan, bundled: [one], extra: [three, two] }),
    ));

  it('changes nothing where the plan is no longer sold', () =>
    expect(accept(cart, { kind: 'plan', id: 1999 })).toBe(cart));
});

describe('Cancel', () => {
  it('is the exact inverse of what was held, of both kinds [CRT-10, CRT-35]', () =>
    expect(declineProposal(markForDeletion(holdPending(cart, [2]), [1], catalogue))).toEqual(cart));
});

describe('what goes', () => {
  it('may be the last add-on of a plan without modules, which stays', () =>
    expect(withoutModules(aCart({ plan: other, extra: [one] }), [1])).toEqual(aCart({ plan: other })));

  it('is nothing of what is not there', () => {
    expect(withoutModules(cart, [99])).toEqual(cart);
    expect(withoutModules(emptyCart, [1])).toEqual(emptyCart);
  });
});

describe('a cart that nothing was put into', () => {
  it('says nothing of itself', () =>
    expect(emptyCart).toEqual({
      plan: null,
      lines: {},
      pending: [],
      doomed: [],
      upsell: null,
      planReset: false,
      noRecordFound: false,
    }));

  it('becomes a custom solution with its first loose module, which costs and promises nothing by itself [CRT-28, CRT-29]', () =>
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

describe('what is marked to go', () => {
  it('is what depends on it too, and nothing goes yet [CRT-33, CRT-34]', () => {
    const held = markForDeletion(cart, [1], catalogue);
    expect(held).toEqual({ ...cart, doomed: [1, 3] });
  });
});
