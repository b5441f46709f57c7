import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromContent, toContent } from '../../../demo/server/model/content';
import { applyChange } from '../../../demo/server/cart/rules';
import { withPlan } from '../../../src/domain/cart/with-plan';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { withModules } from '../../../src/domain/cart/pending';
import { withQuantities } from '../../../src/domain/cart/quantity';
import type { Cart } from '../../../src/domain/cart/types';
import type { Catalogue, Plan, UsageItem } from '../../../src/domain/catalogue/types';
import { currencyOf } from '../../../src/domain/money/currency';
import { quoteTotal } from '../../../src/domain/pricing/quote-total';
import { cartTotals } from '../../../src/domain/pricing/totals';
import { usagePrice } from '../../../src/domain/pricing/usage-price';
import type { Choices } from '../../../src/domain/quote/rows';
import { quoteView } from '../../../src/domain/quote/view';
import { aCart, aCatalogue, aModule, aPlan, aUsage, catalogueOf } from '../../kit/catalogue';

const USD = currencyOf('USD');
const metered = { pricingType: 'USAGE', quantity: 0 } as const;
const drivers = aModule({ id: 1, ...metered, kind: 'booster', price: 400 });
const support = aModule({ id: 2, ...metered, kind: 'support', price: 300, freeUsers: 100 });
const tracking = aModule({ id: 3, ...metered, price: 500, minimumAssetCount: 10 });
const needed = aModule({ id: 4, price: 1900 });
const credits = aModule({ id: 5, ...metered, price: 4500, dependencies: [4] });
const usages = [
  aUsage({ id: 1, price: 400, freeUsers: 10, quantity: 5, max: 250 }),
  aUsage({ id: 2, price: 300, freeUsers: 100, isSupport: true, max: 1000 }),
];
const plan = aPlan({ price: 19_900, moduleIds: [3], minimumAssetCount: 5, minimumAssetRate: 2000, usages });
const catalogue = aCatalogue({ plans: [plan], modules: [drivers, support, tracking, needed, credits] });
const cart = withPlan(plan, catalogue);
const view = (choices: Choices, held: Cart = cart, shop: Catalogue = catalogue) => quoteView(held, choices, shop, USD);
const row = (id: number, choices: Choices, held = cart) => view(choices, held).rows.find((one) => one.id === id);

describe('a quote', () => {
  it('lists the fleet, usage items, support and other metered items, each once [QUO-01]', () =>
    expect(view({}).rows.map(({ id, fixed }) => [id, fixed])).toEqual([
      [plan.id, null],
      [1, null],
      [2, null],
      [3, 'included'],
    ]));

  it.each([
    [8, 19_900 + 6000],
    [5, 19_900],
    [3, 19_900],
    [0, 19_900],
  ])('for a fleet of %i costs %i [MNY-05, MNY-06, QUO-02]', (quantity, total) =>
    expect(view({ [plan.id]: quantity }).total).toBe(total),
  );

  it.each([
    [8, 0],
    [10, 0],
    [12, 800],
  ])('for %i of a usage item with 10 free costs %i [MNY-01, MNY-02]', (quantity, amount) =>
    expect(row(1, { 1: quantity })).toMatchObject({ quantity, amount, isFree: false }),
  );

  it.each([
    [0, 0, true],
    [100, 0, true],
    [101, 300, false],
  ])('for %i support users costs %i, free: %s [MNY-03, MNY-04]', (quantity, amount, isFree) =>
    expect(row(2, { 2: quantity })).toMatchObject({ amount, isFree }),
  );

  it('calls only support free, and adds no item until it is chosen [MNY-03]', () => {
    expect(row(1, { 1: 0 })).toMatchObject({ amount: 0, isFree: false });
    expect(view({})).toMatchObject({ changes: [], difference: 0, total: 19_900 });
  });

  it('does not charge items that the package includes twice [MNY-09]', () => {
    const both = aPlan({ ...plan, usages: [...usages, aUsage({ id: 3, price: 500 })] });
    const shop = aCatalogue({ plans: [both], modules: [...catalogue.modules.values()] });
    const quote = view({ 3: 99 }, withPlan(both, shop), shop);
    expect(quote.rows.filter(({ id }) => id === 3)).toEqual([expect.objectContaining({ quantity: 10, amount: 0 })]);
    expect(quote).toMatchObject({ total: 19_900, changes: [] });
  });

  it('uses the quantity of a trial [MNY-08]', () => {
    const trial = { isTrial: true, quantity: 2 };
    const held = aCart({ plan, extra: [aModule({ ...drivers, price: 0, trial })] });
    expect(row(1, { 1: 50 }, held)).toMatchObject({ quantity: 2, fixed: 'trial', amount: 0 });
  });

  it('shows the metered add-ons of a custom solution, and not those of a fixed price [MNY-07, MNY-10]', () => {
    const held = aCart({ plan: customPlan, extra: [aModule({ ...tracking, quantity: 4 }), needed] });
    const quote = view({ 3: 7 }, held);
    expect(quote.rows.map(({ id, amount }) => [id, amount])).toEqual([[3, 3500]]);
    expect(quote).toMatchObject({ addOnsPrice: 1900, total: 5400, difference: 1500 });
  });

  it('lists and charges the dependencies of an item', () => {
    const more = aPlan({ ...plan, usages: [aUsage({ id: 5, price: 4500 })] });
    const shop = aCatalogue({ plans: [more], modules: [...catalogue.modules.values()] });
    expect(view({ 5: 2 }, withPlan(more, shop), shop)).toMatchObject({
      brings: ['Module 4'],
      addOnsPrice: 1900,
      countedPrice: 9000,
      total: 19_900 + 10_900,
    });
  });

  it('is shared with its fleet and its usage items [API-13]', () =>
    expect(view({ [plan.id]: 8, 1: 12 }).quote).toEqual({
      quantity: 8,
      usages: [
        { id: 1, quantity: 2 },
        { id: 3, quantity: 10 },
      ],
    }));
});

const isHeld = (now: Cart, id: number) => now.plan?.id === id || now.lines[id] !== undefined;

/** Returns the server's cart after the page's writes: first each new item, then all quantities at once. */
function onServer(before: Cart, { changes }: ReturnType<typeof view>, shop: Catalogue): Cart {
  const stored = (now: Cart) => fromContent(toContent(now), shop);
  const added = changes
    .filter(({ quantity }) => quantity > 0)
    .reduce((now, { id, quantity }) => {
      if (isHeld(now, id)) return now;
      const outcome = applyChange(now, { kind: 'add-module', id }, shop, null);
      const after = outcome.kind === 'done' ? (outcome.cart ?? now) : now;
      return stored(withQuantities(after, [{ id, quantity }]));
    }, stored(before));
  return stored(withQuantities(added, changes));
}

const choicesOf = fc.dictionary(
  fc.constantFrom('1', '2', '3', '4', '5', '6', '1001', '1002'),
  fc.integer({ min: 0, max: 400 }),
);

/** Arbitrary of catalogues whose plans meter the modules at their own prices, with at least as many free units. */
const shops = catalogueOf(6).chain((shop) =>
  fc
    .array(fc.record({ id: fc.integer({ min: 1, max: 7 }), more: fc.nat(9), isSupport: fc.boolean() }), {
      maxLength: 4,
    })
    .map((given) => {
      const items = given.flatMap(({ id, more, isSupport }): UsageItem[] => {
        const module = shop.modules.get(id);
        return module ? [aUsage({ id, price: module.price, freeUsers: module.freeUsers + more, isSupport })] : [];
      });
      const plans = [...shop.plans.values()].map((one): Plan => ({ ...one, usages: items }));
      return aCatalogue({ plans, modules: [...shop.modules.values()] });
    }),
);

describe('after "Update now"', () => {
  it('the cart costs exactly what the quote said, on the page and on the server [MNY-05, QUO-03]', () =>
    fc.assert(
      fc.property(shops, fc.subarray([1, 2, 3, 4, 5, 6]), fc.boolean(), choicesOf, (shop, ids, isLoose, choices) => {
        const [first] = shop.plans.values();
        const held =
          isLoose || !first ? aCart({ plan: customPlan }) : fromContent(toContent(withPlan(first, shop)), shop);
        const before = withModules(
          held,
          ids.filter((id) => !held.lines[id]),
          shop,
        );
        const quote = view(choices, before, shop);
        const after = onServer(before, quote, shop);
        expect(cartTotals(after, USD).totalPrice).toBe(quote.total);
        expect(cartTotals(before, USD).totalPrice + quote.difference).toBe(quote.total);
        expect(quote.packagePrice + quote.addOnsPrice + quote.countedPrice).toBe(quote.total);
        expect(quote.rows.reduce((total, { amount }) => total + amount, 0)).toBe(
          quote.countedPrice - brought(quote, after, before),
        );
      }),
      { numRuns: 400 },
    ));

  it('the price is the base, the rate for the fleet above the minimum, and each item above its free units [MNY-01, MNY-05]', () =>
    fc.assert(
      fc.property(fc.nat(300), fc.nat(250), fc.nat(1000), (fleet, team, users) => {
        const base = cartTotals(cart, USD).totalPrice;
        const [driver, hero] = usages.map((item, n) => usagePrice(item, [team, users][n] ?? 0));
        const expected = quoteTotal({ baseTotal: base, minimumAssetCount: 5, minimumAssetRate: 2000 }, fleet);
        expect(view({ [plan.id]: fleet, 1: team, 2: users }).total).toBe(expected + (driver ?? 0) + (hero ?? 0));
      }),
    ));
});

/** Returns the price of metered dependencies: the quote counts them in its sum, the cart shows them as rows of their own. */
function brought(quote: ReturnType<typeof view>, after: Cart, before: Cart): number {
  const known = new Set(quote.rows.map(({ id }) => id));
  const lines = Object.values(after.lines).filter(({ module }) => !before.lines[module.id] && !known.has(module.id));
  return (
    cartTotals({ plan: customPlan, lines: Object.fromEntries(lines.map((line) => [line.module.id, line])) }, USD)
      .totalAdditionalModulesPrice -
    lines.filter(({ module }) => module.pricingType === 'FIXED').reduce((sum, { price }) => sum + price, 0)
  );
}

describe('the row of a support level', () => {
  const seats = aModule({ id: 11, ...metered, kind: 'booster', assetType: 'driver', price: 400 });
  const level = { ...metered, kind: 'support', assetType: 'user', freeUsers: 0 } as const;
  const hero = aModule({ id: 12, ...level, price: 300 });
  const shop = aCatalogue({ plans: [aPlan({ price: 19_900 })], modules: [seats, hero] });
  const bare = withPlan(aPlan({ price: 19_900 }), shop);
  const held = withQuantities(withModules(bare, [11, 12], shop), [{ id: 11, quantity: 2 }]);
  const shown = (choices: Choices, id = 12) => view(choices, held, shop).rows.find((one) => one.id === id);
  const at = held.lines[12]?.quantity ?? 0;

  it('follows the number of seats, as in the cart [REV-51, REV-86]', () => {
    expect(shown({})).toMatchObject({ quantity: at, amount: at * 300 });
    expect(shown({ 11: 7 })).toMatchObject({ quantity: at + 5, amount: (at + 5) * 300 });
    expect(shown({ 11: 1 })).toMatchObject({ quantity: at - 1, amount: (at - 1) * 300 });
  });

  it('keeps a quantity that was set by hand [REV-51, REV-86]', () =>
    expect(shown({ 11: 7, 12: 3 })).toMatchObject({ quantity: 3, amount: 900 }));

  it('costs the same as its line in the cart, like every row of the quote [REV-86]', () => {
    const { rows, total, packagePrice } = view({ 11: 7 }, held, shop);
    expect(packagePrice + rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });
});
