import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { moduleOffers, upsellOffers } from '../../../src/domain/pricing/offers';
import type { Cart } from '../../../src/domain/cart/types';
import type { Module } from '../../../src/domain/catalogue/types';
import { currencyOf } from '../../../src/domain/money/currency';
import { aCart, aCatalogue, aModule, anAccount, aPlan } from '../../kit/catalogue';

const USD = currencyOf('USD');
const member = anAccount();
const [one, two] = [aModule({ id: 1 }), aModule({ id: 2, price: 700 })];
const small = aPlan({ id: 1001, moduleIds: [1], price: 10_000, discount: 1000 });
const large = aPlan({ id: 1002, price: 20_000, discount: 2000 });
const cheap = aPlan({ id: 1003, price: 5000 });
const talk = aPlan({ id: 1004, isContact: true });
const exclusive = aPlan({ id: 1005, isExclusive: true });
const catalogue = aCatalogue({ plans: [small, large, cheap, talk, exclusive], modules: [one, two] });

const withUpsell = (ids: readonly number[], modules: readonly number[] = []): Cart =>
  aCart({ plan: small, bundled: [one], upsell: { ids, result: null, modules } });
const offered = (cart: Cart, account = member, currency = USD) => upsellOffers(cart, catalogue, account, currency);

describe('the offers with a package', () => {
  it('are packages in the server’s order, with the price difference to the one in the cart [CRT-54]', () =>
    expect(offered(withUpsell([1003, 1002])).plans).toEqual([
      { plan: cheap, difference: 5000 - 9000 },
      { plan: large, difference: 16_000 - 9000 },
    ]));

  it('are add-ons that are not in the cart, with their prices [CRT-54]', () =>
    expect(offered(withUpsell([], [2, 1, 99]))).toEqual({ plans: [], modules: [{ module: two, price: 700 }] }));

  it.each([
    ['the one in the cart', [1001]],
    ['sold by contact only', [1004]],
    ['for exclusive accounts', [1005]],
    ['unknown', [1999]],
  ])('leave out a package that cannot be chosen: %s [CRT-54]', (_, ids) =>
    expect(offered(withUpsell(ids))).toEqual({ plans: [], modules: [] }),
  );

  it('include an exclusive package only for accounts that may have it [ACC-12]', () => {
    const { plans } = offered(withUpsell([1005]), anAccount({ isExclusive: true }));
    expect(plans.map(({ plan }) => plan.id)).toEqual([1005]);
  });

  it('are empty without an answer of the server, and complete for a cart without a package', () => {
    expect(offered(aCart({ plan: small, bundled: [one] }))).toEqual({ plans: [], modules: [] });
    const loose = { ...emptyCart, upsell: { ids: [1002], result: null, modules: [] } };
    expect(offered(loose).plans).toEqual([{ plan: large, difference: 16_000 }]);
  });

  it('are empty in another currency than the catalogue’s [CRT-61]', () =>
    expect(offered(withUpsell([1002], [2]), member, currencyOf('EUR'))).toEqual({ plans: [], modules: [] }));
});

describe('an add-on that is offered on its own', () => {
  it.each<[string, Partial<Module>, boolean]>([
    ['for sale', {}, true],
    ['free', { price: 0 }, true],
    ['sold by contact only', { cardType: 3 }, false],
    ['a default module', { isDefault: true }, false],
    ['internal', { kind: 'internal' }, false],
    ['hidden', { isHidden: true }, false],
  ])('is %s: %s [PRC-19]', (_, { trial: _trial, ...more }, isIt) => {
    const module = aModule({ id: 5, ...more });
    expect(moduleOffers(emptyCart, [module])).toEqual(isIt ? [{ module, price: module.price }] : []);
    expect(moduleOffers(aCart({ plan: customPlan, extra: [module] }), [module])).toEqual([]);
  });
});
