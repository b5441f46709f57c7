import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { isForSale, isOffered } from '../../../src/domain/cart/for-sale';
import { cartFromIds } from '../../../src/domain/cart/from-ids';
import type { Module } from '../../../src/domain/catalogue/types';
import { IsDefault } from '../../../src/domain/codes/markers';
import { aCart, aCatalogue, aModule, aPlan } from '../../kit/catalogue';

const [one, two] = [aModule({ id: 1 }), aModule({ id: 2 })];
const standard = aModule({ id: 3, isDefault: IsDefault.yes });
const talk = aModule({ id: 4, cardType: 3 });
const plan = aPlan({ id: 1001, moduleIds: [1] });
const catalogue = aCatalogue({ plans: [plan], modules: [one, two, standard, talk] });

describe('a cart of which only the ids are known', () => {
  it('is the package with its modules, and the add-ons beside it', () =>
    expect(cartFromIds(1001, [2], catalogue)).toEqual(aCart({ plan, bundled: [one], extra: [two] })));

  it('leaves a module of the package in the package', () =>
    expect(cartFromIds(1001, [1], catalogue)).toEqual(aCart({ plan, bundled: [one] })));

  it('is a custom solution where the package is unknown', () =>
    expect(cartFromIds(1999, [2], catalogue)).toEqual(aCart({ plan: customPlan, extra: [two] })));

  it.each([
    ['unknown', 99],
    ['had by everybody', 3],
    ['sold by sales', 4],
  ])('leaves out an add-on that is %s', (_, id) => {
    expect(cartFromIds(1999, [id], catalogue)).toEqual(emptyCart);
    expect(cartFromIds(1001, [id, 2], catalogue)).toEqual(aCart({ plan, bundled: [one], extra: [two] }));
  });
});

describe('what a cart can take', () => {
  it.each<[string, Partial<Omit<Module, 'trial'>>, boolean, boolean]>([
    ['an add-on', {}, true, true],
    ['one that sales sell', { cardType: 3 }, false, false],
    ['one of another card', { cardType: 2 }, true, true],
    ['what everybody has', { isDefault: IsDefault.yes }, false, false],
    ['a hidden one', { isHidden: true }, true, false],
    ['an internal one', { kind: 'internal' }, true, false],
  ])('%s: for sale and offered [CRT-05, PRC-19]', (_, more, forSale, offered) => {
    const module = aModule(more);
    expect([isForSale(module), isOffered(module)]).toEqual([forSale, offered]);
  });
});
