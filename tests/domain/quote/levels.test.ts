import { describe, expect, it } from 'vitest';
import { levelChoices, levelIn } from '../../../src/domain/quote/levels';
import { quoteView } from '../../../src/domain/quote/view';
import { withPlan } from '../../../src/domain/cart/with-plan';
import { withModules } from '../../../src/domain/cart/pending';
import { currencyOf } from '../../../src/domain/money/currency';
import { aCatalogue, aModule, aPlan, aUsage } from '../../kit/catalogue';

const level = { pricingType: 'USAGE', kind: 'support', quantity: 0, assetType: 'user' } as const;
const essential = aModule({ id: 1, ...level, price: 0 });
const hero = aModule({ id: 2, ...level, price: 300, freeUsers: 100 });
const premium = aModule({ id: 3, ...level, price: 600, freeUsers: 100 });
const usages = [hero, premium].map(({ id, price }) =>
  aUsage({ id, price, freeUsers: 100, isSupport: true, max: 1000 }),
);
const plan = aPlan({ moduleIds: [], usages });
const shop = (...modules: (typeof hero)[]) => aCatalogue({ plans: [plan], modules });
const all = shop(essential, hero, premium);
const bare = withPlan(plan, all);
const withHero = withModules(bare, [2], all);
const view = (cart = bare, catalogue = all, choices = {}) => quoteView(cart, choices, catalogue, currencyOf('USD'));

describe('the support level of a quote', () => {
  it('is the one that costs nothing, until another is chosen', () => {
    expect(view().rows.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(view().level).toBe(1);
    expect(view(withHero).level).toBe(2);
    expect(view(bare, all, { 3: 5 }).level).toBe(3);
  });

  it('is that of the package where no level costs nothing', () =>
    expect(view(bare, shop(hero, premium)).level).toBeNull());

  it('is none while it counts no users', () => {
    const { rows } = view();
    expect(levelIn(rows, { ...bare.lines, 2: { module: hero, price: 300, quantity: 0, bundled: false } })).toBe(1);
  });

  it('counts all users when it is chosen, and takes the place of the others', () => {
    expect(levelChoices(3, view().rows, bare.lines, 7)).toEqual([
      { id: 1, quantity: 0 },
      { id: 2, quantity: 0 },
      { id: 3, quantity: 7 },
    ]);
    const { level: now, changes } = view(withHero, all, { 2: 0, 3: 5 });
    expect([now, changes]).toEqual([
      3,
      [
        { id: 2, quantity: 0 },
        { id: 3, quantity: 5 },
      ],
    ]);
  });

  it('needs no change to go back to what the cart has', () => {
    expect(levelChoices(2, view(withHero).rows, withHero.lines, 9)).toContainEqual({ id: 2, quantity: 5 });
    expect(levelChoices(1, view().rows, bare.lines, 5)).toContainEqual({ id: 1, quantity: 0 });
    expect(levelChoices(1, view(withHero).rows, withHero.lines, 5)).toContainEqual({ id: 1, quantity: 5 });
    expect(levelChoices(null, view(withHero).rows, withHero.lines, 5)).toContainEqual({ id: 2, quantity: 0 });
  });
});
