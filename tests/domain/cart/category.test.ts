import { describe, expect, it } from 'vitest';
import { addOnCategories, proposeRemoveCategory } from '../../../src/domain/cart/category';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { acceptProposal } from '../../../src/domain/cart/decide';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import type { Cart } from '../../../src/domain/cart/types';
import { aCart, aCatalogue, aModule, aPlan } from '../../kit/catalogue';

const [a, b] = [aModule({ id: 1, categoryId: 5 }), aModule({ id: 2, categoryId: 5, dependencies: [1] })];
const other = aModule({ id: 3, categoryId: 6 });
const onA = aModule({ id: 4, categoryId: 6, dependencies: [1] });
const standard = aModule({ id: 8, categoryId: 5, isDefault: true });
const catalogue = aCatalogue({ modules: [a, b, other, onA, standard] });
const member = { authenticated: true };
const remove = (cart: Cart, id = 5) => proposeRemoveCategory(cart, id, catalogue, member);

describe('the categories of a cart', () => {
  it('are those of its add-ons, in their order, each with the number of add-ons that its removal takes along [CRT-62]', () => {
    const plan = aPlan();
    const named = aModule({ id: 6, categoryId: 7, categoryName: '' });
    const alike = aModule({ id: 7, categoryId: 7, categoryName: 'Telematics' });
    const again = aModule({ id: 9, categoryId: 7, categoryName: 'Another' });
    expect(addOnCategories(aCart({ plan, bundled: [onA], extra: [a, b, named, alike, standard, again] }))).toEqual([
      { categoryId: 5, name: 'Planning', count: 2 },
      { categoryId: 7, name: 'Telematics', count: 3 },
    ]);
    expect(addOnCategories(emptyCart)).toEqual([]);
  });
});

describe('removing a category', () => {
  it('removes its add-ons in one operation [CRT-62]', () =>
    expect(remove(aCart({ plan: customPlan, extra: [a, b, other] }))).toEqual({
      kind: 'apply',
      cart: aCart({ plan: customPlan, extra: [other] }),
    }));

  it('asks if dependents have to go too [CRT-62, CRT-14]', () => {
    const wish = remove(aCart({ plan: customPlan, extra: [a, onA, other] }));
    expect(wish).toMatchObject({
      confirmation: { type: 'dependent-removal', target: { kind: 'category', id: 5 }, removes: [1, 4] },
    });
    if (wish.kind !== 'confirm') throw new Error('should have asked');
    expect(acceptProposal(wish.held, wish.confirmation, catalogue)).toEqual(
      aCart({ plan: customPlan, extra: [other] }),
    );
  });

  it('keeps the modules of the plan [CRT-62]', () => {
    const plan = aPlan();
    expect(remove(aCart({ plan, bundled: [a], extra: [b] }))).toEqual({
      kind: 'apply',
      cart: aCart({ plan, bundled: [a] }),
    });
  });

  it('keeps default modules', () =>
    expect(remove(aCart({ plan: customPlan, extra: [a, standard] }))).toEqual({
      kind: 'apply',
      cart: aCart({ plan: customPlan, extra: [standard] }),
    }));

  it.each([
    ['if the category is not in the cart', aCart({ plan: customPlan, extra: [other] })],
    ['if the cart is empty', emptyCart],
  ])('is ignored %s', (_, cart) => expect(remove(cart)).toEqual({ kind: 'ignored', reason: 'not-in-cart' }));
});
