import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { acceptProposal, declineProposal } from '../../../src/domain/cart/decide';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { deletionFlag } from '../../../src/domain/cart/markers';
import { proposeRemoveModule } from '../../../src/domain/cart/remove-module';
import type { Cart } from '../../../src/domain/cart/types';
import { currencyOf } from '../../../src/domain/money/currency';
import { cartTotals } from '../../../src/domain/pricing/totals';
import { aCart, aCatalogue, aModule, aPlan } from '../../kit/catalogue';

const [a, b, c] = [aModule({ id: 1 }), aModule({ id: 2, dependencies: [1] }), aModule({ id: 3, dependencies: [2] })];
const [four, five] = [aModule({ id: 4 }), aModule({ id: 5 })];
const standard = aModule({ id: 8, isDefault: true });
const onFour = aModule({ id: 9, isDefault: true, dependencies: [4] });
const plan = aPlan({ price: null, discount: 1000 });
const catalogue = aCatalogue({ plans: [plan], modules: [a, b, c, four, five, standard, onFour] });

const remove = (cart: Cart, id: number, authenticated = true) =>
  proposeRemoveModule(cart, id, catalogue, { authenticated });
const onOk = (cart: Cart, id: number, authenticated = true): Cart => {
  const wish = remove(cart, id, authenticated);
  if (wish.kind !== 'confirm') throw new Error(`should have asked, but was ${wish.kind}`);
  return acceptProposal(wish.held, wish.confirmation, catalogue);
};

describe('removing a module that others need', () => {
  const cart = aCart({ plan: customPlan, extra: [a, b, c, four] });
  const wish = remove(cart, 1);

  it('asks and names all its dependents, direct and indirect [CRT-14, CRT-34]', () =>
    expect(wish).toMatchObject({
      kind: 'confirm',
      confirmation: {
        type: 'dependent-removal',
        target: { kind: 'module', id: 1 },
        removes: [1, 2, 3],
        breaksPlan: false,
      },
    }));

  it('marks them while the dialog is open, and removes nothing yet [CRT-33, CRT-34]', () => {
    if (wish.kind !== 'confirm') throw new Error('should have asked');
    const flags = [1, 2, 3, 4].map((id) => deletionFlag(wish.held, id));
    expect(flags).toEqual(['ready', 'ready', 'ready', 'initial']);
    expect(wish.held.lines).toEqual(cart.lines);
  });

  it('removes them all on OK [CRT-03]', () =>
    expect(onOk(cart, 1)).toEqual(aCart({ plan: customPlan, extra: [four] })));

  it('restores them all on cancel [CRT-35]', () => {
    if (wish.kind !== 'confirm') throw new Error('should have asked');
    expect(declineProposal(wish.held)).toEqual(cart);
  });

  it('keeps its own dependencies [CRT-03]', () =>
    expect(onOk(cart, 2)).toEqual(aCart({ plan: customPlan, extra: [a, four] })));
});

describe('removing a bundled module', () => {
  const bundle = aCart({ plan, bundled: [a, four, five], upsell: { ids: [9], result: null, modules: [] } });

  it('asks, saying that it breaks the bundle [CRT-16]', () =>
    expect(remove(bundle, 4)).toEqual({
      kind: 'confirm',
      confirmation: {
        type: 'modified',
        target: { kind: 'module', id: 4 },
        adds: [],
        removes: [4],
        breaksPlan: true,
      },
      held: { ...bundle, markedForDeletion: [4] },
    }));

  it('turns the rest into a custom solution without the bundle discount [CRT-29, CRT-31, CRT-32]', () => {
    const broken = onOk(bundle, 4);
    expect(broken).toEqual(aCart({ plan: customPlan, extra: [a, five] }));
    expect(cartTotals(broken, currencyOf('USD'))).toMatchObject({ totalDiscountedPrice: 0, totalPrice: 4000 });
  });

  it('unbundles the rest at the prices that the bundle counted [CRT-32]', () => {
    const onTrial = aModule({ id: 5, price: 0, basePrice: 1500 });
    expect(onOk(aCart({ plan, bundled: [four, onTrial] }), 4).lines[5]).toMatchObject({ bundled: false, price: 1500 });
  });

  it('says so also if dependents are removed with it [CRT-14, CRT-31]', () => {
    const wish = remove(aCart({ plan, bundled: [a, four], extra: [b] }), 1);
    expect(wish).toMatchObject({ confirmation: { type: 'dependent-removal', removes: [1, 2], breaksPlan: true } });
  });

  it('breaks the bundle also where only a dependent was bundled [CRT-31]', () => {
    const cart = aCart({ plan, bundled: [b, four], extra: [a] });
    expect(remove(cart, 1)).toMatchObject({ confirmation: { removes: [1, 2], breaksPlan: true } });
    expect(onOk(cart, 1)).toEqual(aCart({ plan: customPlan, extra: [four] }));
  });

  it('empties the cart if nothing else is in it', () =>
    expect(onOk(aCart({ plan, bundled: [four] }), 4)).toEqual(emptyCart));
});

describe('removing an add-on', () => {
  it('of a plan leaves the plan as it is', () =>
    expect(remove(aCart({ plan, bundled: [a], extra: [four] }), 4)).toEqual({
      kind: 'apply',
      cart: aCart({ plan, bundled: [a] }),
    }));

  it('that is the last of a custom solution empties the cart', () =>
    expect(remove(aCart({ plan: customPlan, extra: [four] }), 4)).toEqual({ kind: 'apply', cart: emptyCart }));

  it('that is not in the cart is ignored', () =>
    expect(remove(emptyCart, 4)).toEqual({ kind: 'ignored', reason: 'not-in-cart' }));
});

describe('removing a default module', () => {
  const cart = aCart({ plan, bundled: [a, standard] });

  it('is refused to a member [CRT-18]', () =>
    expect(remove(cart, 8)).toEqual({ kind: 'refused', reason: 'default-module', id: 8 }));

  it('asks a visitor in a dialog of its own, and is done on OK [CRT-13, CRT-19]', () => {
    expect(remove(cart, 8, false)).toMatchObject({
      confirmation: { type: 'default-module-removal', removes: [8], breaksPlan: true },
    });
    expect(onOk(cart, 8, false)).toEqual({ ...aCart({ plan: customPlan, extra: [a] }), takenOut: [8] });
  });

  it('follows the same rules as a dependent of another module [CRT-13, CRT-18]', () => {
    const needed = aCart({ plan: customPlan, extra: [four, onFour] });
    expect(remove(needed, 4)).toEqual({ kind: 'refused', reason: 'default-module', id: 9 });
    expect(remove(needed, 4, false)).toMatchObject({
      confirmation: { type: 'default-module-removal', removes: [4, 9] },
    });
  });
});

describe('a package with modules that an external site sells', () => {
  const AWAY = 9;
  const away = aModule({ id: 11, categoryId: AWAY });
  const onAway = aModule({ id: 12, categoryId: AWAY, dependencies: [11] });
  const needed = aModule({ id: 13, categoryId: AWAY });
  const needs = aModule({ id: 14, dependencies: [13] });
  const own = [a, away, onAway, needed, needs];
  const sold = {
    ...aCatalogue({ plans: [plan], modules: [...own, four] }),
    sites: new Map([[AWAY, 'https://away.example/']]),
  };
  const cart = aCart({ plan, bundled: own, extra: [four] });
  const without = (id: number, held?: readonly number[]) =>
    proposeRemoveModule(cart, id, sold, { authenticated: true, held });
  const goneWith = (id: number, held?: readonly number[]) => {
    const wish = without(id, held);
    return wish.kind === 'confirm' ? wish.confirmation.removes : wish.kind;
  };

  it('loses them too when it breaks, because no order would take them, but for what a module that stays needs [MKT-15, CRT-31]', () => {
    expect(goneWith(1)).toEqual([1, 11, 12]);
    expect(goneWith(11)).toEqual([11, 12]);
    expect(goneWith(14)).toEqual([14, 11, 12, 13]);
  });

  it('keeps what the account holds', () => expect(goneWith(1, [11])).toEqual([1, 12]));

  it('keeps all of them while it stays whole', () => {
    const wish = without(4);
    if (wish.kind !== 'apply') throw new Error(`should not have asked, but was ${wish.kind}`);
    expect(Object.keys(wish.cart.lines).map(Number)).toEqual([1, 11, 12, 13, 14]);
  });
});
