import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { isForSale, unsoldAddOns, unsoldIn } from '../../../src/domain/cart/for-sale';
import { cartFromIds } from '../../../src/domain/cart/from-ids';
import type { Cart } from '../../../src/domain/cart/types';
import type { Module } from '../../../src/domain/catalogue/types';
import { aCart, aCatalogue, aModule, aPlan } from '../../kit/catalogue';

const [one, two] = [aModule({ id: 1 }), aModule({ id: 2 })];
const standard = aModule({ id: 3, isDefault: true });
const talk = aModule({ id: 4, cardType: 3 });
const plan = aPlan({ id: 1001, moduleIds: [1] });
const catalogue = aCatalogue({ plans: [plan], modules: [one, two, standard, talk] });

describe('a cart that is built from ids', () => {
  it('has the package with its modules, and the add-ons beside it', () =>
    expect(cartFromIds(1001, [2], catalogue)).toEqual(aCart({ plan, bundled: [one], extra: [two] })));

  it('keeps a module of the package bundled', () =>
    expect(cartFromIds(1001, [1], catalogue)).toEqual(aCart({ plan, bundled: [one] })));

  it('is a custom solution if the package is unknown', () =>
    expect(cartFromIds(1999, [2], catalogue)).toEqual(aCart({ plan: customPlan, extra: [two] })));

  it.each([
    ['unknown', 99],
    ['a default module', 3],
    ['sold by contact only', 4],
  ])('leaves out an add-on that is %s', (_, id) => {
    expect(cartFromIds(1999, [id], catalogue)).toEqual(emptyCart);
    expect(cartFromIds(1001, [id, 2], catalogue)).toEqual(aCart({ plan, bundled: [one], extra: [two] }));
  });
});

describe('isForSale', () => {
  it.each<[string, Partial<Omit<Module, 'trial'>>, boolean]>([
    ['an add-on', {}, true],
    ['an add-on with card type 3, sold by contact only', { cardType: 3 }, false],
    ['an add-on with another card type', { cardType: 2 }, true],
    ['a default module', { isDefault: true }, false],
    ['a hidden module', { isHidden: true }, false],
    ['an internal module', { kind: 'internal' }, false],
  ])('%s: %s', (_, more, forSale) => expect(isForSale(aModule(more))).toBe(forSale));
});

describe('the items of a cart that are not for sale', () => {
  const inner = aModule({ id: 5, kind: 'internal' });
  const needy = aModule({ id: 6, dependencies: [5] });
  const trial = aPlan({ id: 1002, usageType: 'TRIAL', moduleIds: [1] });
  const shop = aCatalogue({ plans: [plan, trial], modules: [one, two, standard, talk, inner, needy] });

  it.each<[string, Cart, readonly number[]]>([
    ['are none in a package with add-ons', aCart({ plan, bundled: [one], extra: [two] }), []],
    ['are no modules that the package includes', aCart({ plan, bundled: [inner, talk] }), []],
    ['are no default modules', aCart({ plan: customPlan, extra: [standard] }), []],
    ['are no dependencies of another module', aCart({ plan: customPlan, extra: [inner, needy] }), []],
    ['include an internal module that nothing depends on', aCart({ plan: customPlan, extra: [inner, two] }), [5]],
    ['include what is sold by contact only', aCart({ plan, bundled: [one], extra: [talk] }), [4]],
    ['include what the catalogue lacks', aCart({ plan: aPlan({ id: 1009 }), extra: [aModule({ id: 9 })] }), [1009, 9]],
    ['include a trial record, which is no plan of the pricing page', aCart({ plan: trial, bundled: [one] }), [1002]],
  ])('%s', (_, cart, ids) => expect(unsoldIn(cart, shop)).toEqual(ids));

  it('leave out what the buyer already has', () =>
    expect(unsoldIn(aCart({ plan: trial, extra: [talk] }), shop, new Set([1002]))).toEqual([4]));

  const tracker = aModule({ id: 7, categoryId: 6 });
  const needsTracker = aModule({ id: 8, dependencies: [7] });
  const aware = {
    ...aCatalogue({ plans: [plan], modules: [one, tracker, needsTracker] }),
    sites: new Map([[6, 'https://telematics.example.com/']]),
  };

  it.each<[string, Cart, readonly number[]]>([
    ['include what an external site sells', aCart({ plan, bundled: [one], extra: [tracker] }), [7]],
    ['are not what a package brings along', aCart({ plan, bundled: [tracker] }), []],
    ['are not what another module needs', aCart({ plan: customPlan, extra: [tracker, needsTracker] }), []],
  ])('%s, although its category has an external site [MKT-15]', (_, cart, ids) =>
    expect(unsoldIn(cart, aware)).toEqual(ids),
  );

  it('leave out what the buyer has of an external site [MKT-15]', () =>
    expect(unsoldIn(aCart({ plan, extra: [tracker] }), aware, new Set([7]))).toEqual([]));
});

describe('the add-ons of a purchase that are not for sale', () => {
  const inner = aModule({ id: 5, isHidden: true });
  const needy = aModule({ id: 6, dependencies: [5] });
  const tracker = aModule({ id: 7, categoryId: 6 });
  const shop = {
    ...aCatalogue({ plans: [plan], modules: [one, talk, inner, needy, tracker] }),
    sites: new Map([[6, 'https://telematics.example.com/']]),
  };

  it.each<[string, readonly Module[], readonly Module[], readonly number[]]>([
    ['are none of what is sold', [one], [], []],
    ['are what is hidden, sold by contact or by an external site', [inner, talk, tracker], [], [5, 4, 7]],
    ['are not what comes along with another', [inner, needy], [], []],
    ['are not what something that the buyer has needs', [inner], [needy], []],
    ['are not what the buyer has', [one], [inner, talk, tracker], []],
  ])('%s [REV-40, MKT-15]', (_, bought, kept, ids) =>
    expect(unsoldAddOns(bought, kept, shop).toSorted()).toEqual([...ids].toSorted()),
  );
});
