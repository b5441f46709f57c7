import { describe, expect, it } from 'vitest';
import { bundledLine, newLine, toCartPlan } from '../../../src/domain/cart/new-line';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { buildCatalogue } from '../../../src/domain/catalogue/build';
import { billOf } from '../../../src/domain/checkout/bill';
import { cyclesOf, inCycle } from '../../../src/domain/checkout/cycles';
import { currencyOf } from '../../../src/domain/money/currency';
import { aModule, aPlan } from '../../kit/catalogue';

const USD = currencyOf('USD');
const module = aModule({ id: 7, price: 1500 });
const annual = aPlan({ id: 1, family: 'fleet', cycle: 'year', price: 10_000, discount: 1000, billedAmount: 108_000 });
const monthly = aPlan({ id: 2, family: 'fleet', cycle: 'month', price: 10_000 });
const other = aPlan({ id: 3, family: 'fleet', cycle: 'month', edition: 'commercial' });
const single = aPlan({ id: 4, family: '' });
const catalogue = buildCatalogue({ currency: 'USD', plans: [annual, monthly, other, single], modules: [module] });
const cartOf = (plan: typeof annual, quantity?: number) => ({
  ...emptyCart,
  plan: toCartPlan(plan, { quantity }),
  lines: { 7: newLine(module) },
});

describe('the bill of a cart', () => {
  it('has the plan as it is billed, and its add-ons for the same period', () => {
    expect(billOf(cartOf(annual), 'year', USD)).toEqual([
      { source: 'plan', id: 1, title: 'Plan 1', amount: 108_000, quantity: 1, unitPrice: 108_000 },
      { source: 'module', id: 7, title: 'Module 7', amount: 18_000, quantity: 1, unitPrice: 18_000 },
    ]);
    expect(billOf(cartOf(monthly), 'month', USD).map(({ amount }) => amount)).toEqual([10_000, 1500]);
  });

  it('has a line for a fleet above the minimum, and none for what a plan bundles', () => {
    const plan = aPlan({ id: 5, minimumAssetCount: 10, minimumAssetRate: 900, price: 10_000 });
    const cart = { plan: toCartPlan(plan, { quantity: 12 }), lines: { 7: bundledLine(module) } };
    expect(billOf(cart, 'month', USD).map(({ source, amount }) => [source, amount])).toEqual([
      ['plan', 10_000],
      ['fleet', 1800],
    ]);
  });

  it('pays a prepayment for its quantity [MNY-16]', () => {
    const line = { ...newLine(aModule({ id: 8, price: 200, isPrepayment: true })), quantity: 3 };
    expect(billOf({ plan: customPlan, lines: { 8: line } }, 'month', USD)[0]?.amount).toBe(600);
  });
});

describe('billing cycles', () => {
  it('are those that the plan is sold in for the same use', () => {
    expect(cyclesOf(cartOf(annual), catalogue)).toEqual(['month', 'year']);
    expect(inCycle(cartOf(annual, 3), 'month', catalogue)?.plan).toMatchObject({ id: 2, quantity: 3 });
    expect(inCycle(cartOf(annual), 'year', catalogue)?.plan?.id).toBe(1);
  });

  it('offer no choice if there is only one', () => {
    expect(cyclesOf(cartOf(single), catalogue)).toEqual([]);
    expect(inCycle(cartOf(single), 'year', catalogue)).toBeNull();
    expect(cyclesOf({ plan: customPlan }, catalogue)).toEqual([]);
    expect(inCycle(emptyCart, 'year', catalogue)).toBeNull();
  });
});
