import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { acceptProposal, declineProposal } from '../../../src/domain/cart/decide';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { proposeRemovePlan } from '../../../src/domain/cart/remove-plan';
import { aCart, aCatalogue, aModule, aPlan } from '../../kit/catalogue';

const [a, b, c, four] = [
  aModule({ id: 1 }),
  aModule({ id: 2, dependencies: [1] }),
  aModule({ id: 3, dependencies: [2] }),
  aModule({ id: 4 }),
];
const plan = aPlan({ moduleIds: [1] });
const catalogue = aCatalogue({ plans: [plan], modules: [a, b, c, four] });
const upsell = { ids: [9], result: null, modules: [] };

describe('removing the plan', () => {
  it('removes its modules too', () =>
    expect(proposeRemovePlan(aCart({ plan, bundled: [a] }), catalogue)).toEqual({ kind: 'apply', cart: emptyCart }));

  it('keeps independent add-ons as a custom solution', () =>
    expect(proposeRemovePlan(aCart({ plan, bundled: [a], extra: [four], upsell }), catalogue)).toEqual({
      kind: 'apply',
      cart: aCart({ plan: customPlan, extra: [four] }),
    }));

  it('asks before it removes add-ons that depend on its modules, directly or indirectly [CRT-03, CRT-14]', () => {
    const cart = aCart({ plan, bundled: [a], extra: [b, c, four], upsell });
    const wish = proposeRemovePlan(cart, catalogue);
    expect(wish).toEqual({
      kind: 'confirm',
      confirmation: {
        type: 'dependent-removal',
        target: { kind: 'plan', id: plan.id },
        adds: [],
        removes: [2, 3],
        breaksPlan: false,
      },
      held: { ...cart, markedForDeletion: [1, 2, 3] },
    });
    if (wish.kind !== 'confirm') throw new Error('should have asked');
    expect(acceptProposal(wish.held, wish.confirmation, catalogue)).toEqual(aCart({ plan: customPlan, extra: [four] }));
    expect(declineProposal(wish.held)).toEqual(cart);
  });

  it('works for a plan without modules', () =>
    expect(proposeRemovePlan(aCart({ plan, extra: [four], upsell }), catalogue)).toEqual({
      kind: 'apply',
      cart: aCart({ plan: customPlan, extra: [four] }),
    }));

  it('empties a custom solution', () =>
    expect(proposeRemovePlan(aCart({ plan: customPlan, extra: [a, b] }), catalogue)).toEqual({
      kind: 'apply',
      cart: emptyCart,
    }));

  it('is ignored if there is none', () =>
    expect(proposeRemovePlan(emptyCart, catalogue)).toEqual({ kind: 'ignored', reason: 'not-in-cart' }));
});
