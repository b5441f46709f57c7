import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import type { Cart } from '../../../src/domain/cart/types';
import type { Account, HeldLine } from '../../../src/domain/subscription/types';
import { missingDependencies } from '../../../src/domain/cart/closure';
import { withQuantities } from '../../../src/domain/cart/quantity';
import { newLine } from '../../../src/domain/cart/new-line';
import { explainItem } from '../../../src/domain/marketplace/price';
import { linePrice } from '../../../src/domain/pricing/module-price';
import { aCart, aCatalogue, aModule, anAccount, aSubscription, catalogueOf } from '../../kit/catalogue';
import { aMarket, aPackage, itemIn } from './kit';

const now = new Date('2026-11-21T00:00:00Z');
const profiles = aModule({ id: 1, categoryId: 1, price: 1200 });
const gateway = aModule({
  id: 2,
  categoryId: 1,
  icon: 'gateway',
  price: 300,
  pricingType: 'USAGE',
  freeUsers: 2,
  quantity: 5,
  dependencies: [1],
});
const talk = aModule({ id: 3, categoryId: 1, icon: 'talk', cardType: 3 });
const plan = aPackage(61, { moduleIds: [1, 2], discount: 1000 });
const catalogue = aCatalogue({ modules: [profiles, gateway, talk], plans: [plan] });
const market = aMarket({ catalogue });
const subscriber = anAccount({
  subscription: aSubscription({ periodStartedAt: '2026-11-01T00:00:00Z', periodEndsAt: '2026-12-01T00:00:00Z' }),
});
const asked = { cart: emptyCart, account: anAccount(), catalogue, now };

/** Builds an account that holds these lines in the month of `now`. */
const holding = (...lines: readonly HeldLine[]) =>
  anAccount({
    subscription: aSubscription({
      periodStartedAt: '2026-11-01',
      periodEndsAt: '2026-12-01',
      moduleIds: lines.map(({ id }) => id),
      lines,
    }),
  });

const dueIn = (cart: Cart, account: Account, key: 'module/1' | 'module/2' = 'module/1') =>
  explainItem(itemIn(market, key), { ...asked, cart, account })?.dueToday;

describe('explainItem', () => {
  it('lists the base price, included units and dependencies [MNY-01, MNY-07]', () => {
    const price = explainItem(itemIn(market, 'module/2'), { ...asked, quantity: 12 });
    expect(price?.rows.map(({ kind, quantity, amount }) => [kind, quantity, amount])).toEqual([
      ['base', 12, 3600],
      ['included', 2, -600],
      ['also', 1, 1200],
    ]);
    expect(price).toMatchObject({ monthly: 4200, dueToday: null });
  });

  it('shows the prorated amount due until the period ends [MNY-14]', () => {
    const price = explainItem(itemIn(market, 'module/2'), { ...asked, account: subscriber, quantity: 12 });
    expect(price?.dueToday).toEqual({ amount: 1400, daysLeft: 10, days: 30, endsOn: '2026-12-01' });
  });

  it('prorates the rest of the year for a yearly cycle [MNY-14]', () => {
    const yearly = aSubscription({ timeframe: 'year', periodStartedAt: '2025-12-10', periodEndsAt: '2026-12-10' });
    const price = explainItem(itemIn(market, 'module/1'), { ...asked, account: anAccount({ subscription: yearly }) });
    // The price is 12.00 a month for a year, prorated to 19 of 365 days, today included.
    expect(price?.dueToday).toMatchObject({ amount: Math.round((14_400 * 19) / 365), daysLeft: 19, days: 365 });
  });

  it('shows one-off charges apart from monthly ones, in full and never prorated [MNY-14]', () => {
    const setup = aModule({ id: 4, categoryId: 1, price: 9900, charge: 'once' });
    const shop = aMarket({ catalogue: aCatalogue({ modules: [setup], plans: [] }) });
    const yearly = aSubscription({ timeframe: 'year', periodStartedAt: '2025-12-10', periodEndsAt: '2026-12-10' });
    const price = explainItem(itemIn(shop, 'module/4'), { ...asked, account: anAccount({ subscription: yearly }) });
    expect(price).toMatchObject({ monthly: 0, once: 9900, dueToday: { amount: 9900 } });
  });

  it('subtracts items that are switched off but paid for from the amount due [REV-100]', () => {
    const { subscription } = subscriber;
    const paid = [
      { id: 1, bundled: false, quantity: 1 },
      { id: 2, bundled: false, quantity: 7 },
    ];
    const account = anAccount({ subscription: subscription && { ...subscription, paid } });
    const dueFor = (quantity: number) =>
      explainItem(itemIn(market, 'module/2'), { ...asked, account, quantity })?.dueToday?.amount;
    expect([5, 7, 12].map(dueFor)).toEqual([0, 0, 500]);
  });

  describe('for an account with a subscription', () => {
    const loose = { id: 1, bundled: false, quantity: 1 };

    it('shows that nothing is due for held items, in the cart or not [REV-160]', () => {
      const inCart = aCart({ plan: customPlan, extra: [profiles] });
      expect([emptyCart, inCart].map((cart) => dueIn(cart, holding(loose))?.amount)).toEqual([0, 0]);
      expect(dueIn(emptyCart, holding({ ...loose, bundled: true }))?.amount).toBe(0);
      // The server names only ids.
      const { subscription } = holding(loose);
      const unnamed = anAccount({ subscription: subscription && { ...subscription, lines: undefined } });
      expect([emptyCart, inCart].map((cart) => dueIn(cart, unnamed)?.amount)).toEqual([0, 0]);
      // The server names no quantity.
      const uncounted = holding({ ...loose, quantity: null });
      expect([emptyCart, inCart].map((cart) => dueIn(cart, uncounted)?.amount)).toEqual([0, 0]);
    });

    it('shows the amount due only for units beyond the held ones [REV-160]', () => {
      const begun = aCart({ plan: customPlan, extra: [profiles, gateway] });
      const cart = withQuantities(begun, [{ id: 2, quantity: 12 }]);
      expect(dueIn(cart, holding(loose, { id: 2, bundled: false, quantity: 7 }), 'module/2')?.amount).toBe(500);
    });

    it('shows the full amount for another quantity of what was refunded, as an order charges it [REV-160]', () => {
      const refunded = { id: 2, bundled: false, quantity: 7, isRefunded: true };
      const begun = aCart({ plan: customPlan, extra: [profiles, gateway] });
      const cartOf = (quantity: number) => withQuantities(begun, [{ id: 2, quantity }]);
      const dueFor = (quantity: number) => dueIn(cartOf(quantity), holding(loose, refunded), 'module/2')?.amount;
      // Two units are free, and a third of the month is left.
      expect([7, 12, 5].map(dueFor)).toEqual([0, 1000, 300]);
      const { subscription } = holding(loose);
      const off = anAccount({ subscription: subscription && { ...subscription, paid: [refunded] } });
      expect([7, 12].map((quantity) => dueIn(cartOf(quantity), off, 'module/2')?.amount)).toEqual([0, 1000]);
    });

    it('shows the full amount if the cart buys separately what the held package bundles [REV-160]', () => {
      const cart = aCart({ plan: customPlan, extra: [profiles] });
      expect(dueIn(cart, holding({ ...loose, bundled: true }))?.amount).toBe(400);
    });

    it('shows the first period of a cart that is billed in another cycle [REV-160]', () => {
      const cart = aCart({ plan: { ...plan, cycle: 'year' } });
      const due = dueIn(cart, holding(loose));
      expect(due).toEqual({ amount: 14_400, daysLeft: 365, days: 365, endsOn: '2027-11-21' });
    });
  });

  it.each([
    ['over', '2026-11-01T00:00:00Z', '2026-11-20T00:00:00Z'],
    ['reversed, with its end before its start', '2026-12-20T00:00:00Z', '2026-12-01T00:00:00Z'],
    ['unknown', null, null],
  ])('shows nothing due for a period that is %s', (_, periodStartedAt, periodEndsAt) => {
    const account = anAccount({ subscription: aSubscription({ periodStartedAt, periodEndsAt }) });
    expect(explainItem(itemIn(market, 'module/1'), { ...asked, account })?.dueToday).toBeNull();
  });

  it('subtracts the discount of a package, rounded down to whole units [MNY-11]', () => {
    const price = explainItem(itemIn(market, 'package/61'), asked);
    // Vehicle profiles cost 12.00; the first unit of the gateway is free.
    expect(price?.rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['base', 1200],
      ['discount', -200],
    ]);
    expect(price?.monthly).toBe(1000);
  });

  it('has no amounts for items that sales price', () => {
    expect(explainItem(itemIn(market, 'module/3'), asked)).toBeNull();
  });

  it('adds up to the cent and equals the cart’s price', () => {
    fc.assert(
      fc.property(catalogueOf(10), fc.nat(50), (shop, quantity) => {
        const own = aMarket({ catalogue: shop, industries: [] });
        for (const item of own.items) {
          const price = explainItem(item, { ...asked, account: subscriber, catalogue: shop, quantity });
          const sum = price?.rows.reduce((total, { amount }) => total + amount, 0);
          expect(price?.monthly).toBe(sum);
          if (item.kind !== 'module') continue;
          const others = missingDependencies(emptyCart, [item.id], shop).flatMap((id) => shop.modules.get(id) ?? []);
          const lines = [{ ...newLine(item.module), quantity }, ...others.map(newLine)];
          expect(sum).toBe(lines.reduce((total, line) => total + linePrice(line), 0));
          expect(price?.dueToday?.amount ?? 0).toBeLessThanOrEqual(Math.max(0, sum ?? 0));
        }
      }),
      { numRuns: 60 },
    );
  });
});
