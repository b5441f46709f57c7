import { describe, expect, it } from 'vitest';
import { proposeAddModule } from '../../../src/domain/cart/add-module';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { acceptProposal } from '../../../src/domain/cart/decide';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import type { Cart } from '../../../src/domain/cart/types';
import { aCart, aCatalogue, aModule, aPlan } from '../../kit/catalogue';

const a = aModule({ id: 1 });
const b = aModule({ id: 2, dependencies: [1] });
const seven = aModule({ id: 7, price: 0, basePrice: 2000, quantity: 3 });
const standard = aModule({ id: 8, isDefault: true });
const onRequest = aModule({ id: 9, cardType: 3 });
const legacy = aModule({ id: 10, isLegacy: true });
const plan = aPlan({ moduleIds: [1] });
const catalogue = aCatalogue({ plans: [plan], modules: [a, b, seven, standard, onRequest, legacy] });
const anyone = { isLegacyAccount: false };
const upsell = { ids: [9], result: null, modules: [] };
const add = (cart: Cart, id: number, who = anyone) => proposeAddModule(cart, id, catalogue, who);

describe('adding a module', () => {
  it('to an empty cart makes a custom solution that holds it [CRT-28, CRT-29]', () => {
    expect(add(emptyCart, 7)).toEqual({ kind: 'apply', cart: aCart({ plan: customPlan, extra: [seven] }) });
    expect(customPlan).toMatchObject({
      id: 0,
      code: 'my-custom-solution',
      title: 'My Custom Solution',
      bundled: false,
    });
  });

  it('adds it as a loose line, at its current price and quantity [CRT-08]', () =>
    expect(add(emptyCart, 7)).toMatchObject({ cart: { lines: { 7: { bundled: false, price: 0, quantity: 3 } } } }));

  it('to a bundled plan keeps the plan and resets the upsell [CRT-30]', () =>
    expect(add(aCart({ plan, bundled: [a], upsell }), 7)).toEqual({
      kind: 'apply',
      cart: aCart({ plan, bundled: [a], extra: [seven] }),
    }));

  it('to a custom solution keeps the upsell', () =>
    expect(add(aCart({ plan: customPlan, extra: [a], upsell }), 7)).toMatchObject({ cart: { upsell } }));

  it('clears noRecordFound', () =>
    expect(add({ ...emptyCart, noRecordFound: true }, 7)).toMatchObject({ cart: { noRecordFound: false } }));

  it.each([
    ['a module that the plan bundles [CRT-04]', aCart({ plan, bundled: [seven] }), 7, 'bundled'],
    ['a module that is in the cart', aCart({ plan, extra: [seven] }), 7, 'in-cart'],
    ['a default module [CRT-05, CRT-09]', emptyCart, 8, 'default'],
    ['a module that is sold by contact only [MKT-14]', emptyCart, 9, 'not-for-sale'],
    ['an unknown module', emptyCart, 99, 'unknown'],
  ])('ignores %s', (_, cart, id, reason) => expect(add(cart, id)).toEqual({ kind: 'ignored', reason }));
});

describe('adding a module of a category with an external site', () => {
  const tracker = aModule({ id: 21, categoryId: 6 });
  const unaware = aCatalogue({ modules: [a, tracker] });
  const shop = { ...unaware, sites: new Map([[6, 'https://telematics.example.com/']]) };
  const held = aCart({ plan: customPlan, extra: [tracker] });

  it('is left to the site [MKT-15]', () =>
    expect(proposeAddModule(emptyCart, 21, shop, anyone)).toEqual({ kind: 'ignored', reason: 'elsewhere' }));

  it('puts back what the account holds', () =>
    expect(proposeAddModule(aCart({ plan: customPlan, extra: [a] }), 21, shop, anyone, held)).toMatchObject({
      kind: 'apply',
    }));

  it('does not concern other categories, nor a page that does not know the sites', () => {
    expect(proposeAddModule(emptyCart, 1, shop, anyone)).toMatchObject({ kind: 'apply' });
    expect(proposeAddModule(emptyCart, 21, unaware, anyone)).toMatchObject({ kind: 'apply' });
  });
});

describe('adding a module that needs others', () => {
  const wish = add(emptyCart, 2);

  it('asks first and names the dependencies; nothing is added yet [CRT-12]', () =>
    expect(wish).toEqual({
      kind: 'confirm',
      confirmation: {
        type: 'module-dependency-required',
        target: { kind: 'module', id: 2 },
        adds: [1],
        removes: [],
        breaksPlan: false,
      },
      held: { ...emptyCart, pending: [1, 2] },
    }));

  it('adds them all on OK [CRT-01, CRT-11]', () => {
    if (wish.kind !== 'confirm') throw new Error('should have asked');
    const cart = acceptProposal(wish.held, wish.confirmation, catalogue);
    expect(cart).toEqual(aCart({ plan: customPlan, extra: [a, b] }));
  });

  it('asks nothing if all dependencies are in the cart', () =>
    expect(add(aCart({ plan, bundled: [a] }), 2)).toMatchObject({ kind: 'apply', cart: { plan: { id: plan.id } } }));
});

describe('a legacy account', () => {
  const who = { isLegacyAccount: true };

  it('is asked to migrate before anything else [CRT-17]', () =>
    expect(add(emptyCart, 2, who)).toMatchObject({
      kind: 'confirm',
      confirmation: { type: 'legacy-migrate', adds: [1] },
      held: { pending: [1, 2] },
    }));

  it('is not asked to migrate for a legacy module', () => expect(add(emptyCart, 10, who).kind).toBe('apply'));

  it('is not asked to migrate for a module that would be ignored anyway', () =>
    expect(add(emptyCart, 8, who).kind).toBe('ignored'));
});
