import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import type { Cart } from '../../../src/domain/cart/types';
import { filterItems, type Facet } from '../../../src/domain/marketplace/facets';
import { holdingsOf } from '../../../src/domain/marketplace/holdings';
import { alsoAdds, heldAs, itemButtonState, neededBy, needsOf } from '../../../src/domain/marketplace/state';
import type { ItemKey } from '../../../src/domain/marketplace/types';
import { VISITOR } from '../../../src/domain/subscription/user-type';
import { aCart, aCatalogue, aModule, anAccount, aSubscription } from '../../kit/catalogue';
import { aMarket, aPackage, itemIn } from './kit';

const shelf = (id: number, more: Parameters<typeof aModule>[0] = {}) =>
  aModule({ id, categoryId: 1, icon: `glyph-${id}`, ...more });

const one = shelf(1);
const two = shelf(2, { dependencies: [1] });
const three = shelf(3, { dependencies: [2, 4] });
const everybody = shelf(4, { isDefault: true });
const talk = shelf(5, { cardType: 3 });
const tryable = shelf(6, { trial: { interval: 7 } });
const plan = aPackage(61, { moduleIds: [1, 2] });
const catalogue = aCatalogue({ modules: [one, two, three, everybody, talk, tryable], plans: [plan] });
const market = aMarket({ catalogue });

const member = anAccount();
const subscriber = anAccount({ subscription: aSubscription({ planId: 61, moduleIds: [1] }) });
const onTrial = { ...subscriber, isTrial: true };
const loose = aCart({ plan: customPlan, extra: [one, two] });
const chosen = aCart({ plan, bundled: [one, two] });

describe('itemButton', () => {
  it.each<[string, ItemKey, typeof member, Cart, string, string | null]>([
    ['a visitor', 'module/1', VISITOR, emptyCart, 'add', null],
    ['a visitor and a module with a trial', 'module/6', VISITOR, emptyCart, 'try-now', null],
    ['a member', 'module/1', member, emptyCart, 'add', null],
    ['a member with the module in the cart', 'module/1', member, loose, 'remove', 'cart'],
    ['a member with the module bundled in the cart’s package', 'module/1', member, chosen, 'selected', 'bundled'],
    ['a default module', 'module/4', member, emptyCart, 'selected', 'default'],
    ['a module that is sold by contact only', 'module/5', member, emptyCart, 'contact', null],
    ['a subscriber who has the module', 'module/1', subscriber, emptyCart, 'current-plan', 'owned'],
    ['a member who has the module on trial', 'module/1', onTrial, emptyCart, 'current-plan', 'owned'],
    ['a member and their own package on trial', 'package/61', onTrial, emptyCart, 'add', 'owned'],
    ['a subscriber whose account has expired', 'module/1', { ...subscriber, isExpired: true }, emptyCart, 'add', null],
    ['a read-only user', 'module/1', anAccount({ isReadOnly: true }), loose, 'remove', 'cart'],
    ['a reseller’s member', 'module/1', anAccount({ isIndirect: true }), emptyCart, 'enable', null],
    ['an affiliate', 'package/61', anAccount({ isAffiliate: true }), emptyCart, 'enable', null],
    ['a visitor and a package', 'package/61', VISITOR, emptyCart, 'try-now', null],
    ['a member and the package in the cart', 'package/61', member, chosen, 'selected', 'cart'],
    ['a subscriber and their own package', 'package/61', subscriber, emptyCart, 'current-plan', 'owned'],
  ])('for %s [MKT-14, CRT-39]', (_, key, account, cart, says, held) => {
    const item = itemIn(market, key);
    const holdings = holdingsOf(cart, account, market);
    const has = (facet: Facet) => filterItems([item], [facet], holdings).items.length === 1;
    expect([has('in-cart'), has('owned')]).toEqual([
      held === 'cart' || held === 'bundled',
      held === 'owned' || held === 'default',
    ]);
    expect([itemButtonState(item, cart, account), heldAs(item, cart, account)]).toEqual([says, held]);
  });
});

const ids = (modules: readonly { readonly id: number }[]) => modules.map(({ id }) => id);

describe('dependencies before the click', () => {
  it('are listed, each once [CRT-01]', () => {
    expect(ids(alsoAdds(3, emptyCart, catalogue, anAccount()))).toEqual([1, 2]);
    expect(ids(alsoAdds(3, aCart({ plan: customPlan, extra: [one] }), catalogue, anAccount()))).toEqual([2]);
    const holds = anAccount({ subscription: aSubscription({ planId: 0, moduleIds: [1] }) });
    expect(ids(alsoAdds(3, emptyCart, catalogue, holds))).toEqual([2]);
    expect(alsoAdds(1, loose, catalogue, anAccount())).toEqual([]);
  });

  it('include indirect ones, and say which are met', () => {
    const needs = needsOf(3, emptyCart, subscriber, catalogue).map(({ module, held }) => [module.id, held]);
    expect(needs).toEqual([
      [1, 'owned'],
      [2, null],
      [4, 'default'],
    ]);
    expect(ids(neededBy(1, catalogue))).toEqual([2]);
  });

  it('are finite also for cyclic dependencies', () => {
    const circle = aCatalogue({ modules: [shelf(1, { dependencies: [2] }), shelf(2, { dependencies: [1] })] });
    expect(needsOf(1, emptyCart, member, circle).map(({ module }) => module.id)).toEqual([2]);
  });
});

describe('the site of an item', () => {
  it('is that of its category, if that has one of its own [MKT-15]', () => {
    const shop = aMarket();
    expect(itemIn(shop, 'module/15').site).toBe('https://telematics.example.com/');
    expect(itemIn(shop, 'module/11').site).toBeNull();
    expect(itemIn(shop, 'package/61').site).toBeNull();
  });
});
