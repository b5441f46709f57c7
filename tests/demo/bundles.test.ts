import { describe, expect, it } from 'vitest';
import { isPricingPlan } from '../../src/domain/catalogue/plans';
import { newLine } from '../../src/domain/cart/new-line';
import { withPlan } from '../../src/domain/cart/with-plan';
import { acceptDeletion } from '../../src/domain/cart/deletion';
import { currencyOf, type CurrencyCode } from '../../src/domain/money/currency';
import { linePrice } from '../../src/domain/pricing/module-price';
import { planPrice } from '../../src/domain/pricing/plan-price';
import { cartTotals } from '../../src/domain/pricing/totals';
import { catalogueIn } from '../../demo/sample/shop';

const CODES: readonly CurrencyCode[] = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'PHP'];

describe.each(CODES)('the packages of the reference backend in %s', (code) => {
  const catalogue = catalogueIn(code);
  const currency = currencyOf(code);
  const sold = [...catalogue.plans.values()].filter(
    (plan) => !plan.isContact && (plan.inid !== 14 || isPricingPlan(plan)),
  );

  it('cost less than their modules one by one, in every edition and billing cycle [REV-33]', () => {
    expect(sold.length).toBeGreaterThan(50);
    const dear = sold.filter((plan) => {
      const lines = Object.values(withPlan(plan, catalogue).lines);
      const parts = lines.reduce((sum, { module }) => sum + linePrice(newLine(module)), 0);
      const { list, price } = planPrice(plan, catalogue.modules, currency);
      return price >= parts || list > parts;
    });
    expect(dear.map(({ code: name }) => name)).toEqual([]);
  });

  it('cost more after a free module is removed, which breaks the package into single modules [REV-33]', () => {
    const cheaper = sold.flatMap((plan) => {
      const cart = withPlan(plan, catalogue);
      const free = Object.values(cart.lines).find((line) => line.bundled && line.price === 0 && line.module.isDefault);
      if (!free) return [];
      const broken = acceptDeletion({ ...cart, markedForDeletion: [free.module.id] });
      const isDearer = cartTotals(broken, currency).totalPrice > cartTotals(cart, currency).totalPrice;
      return isDearer ? [] : [plan.code];
    });
    expect(cheaper).toEqual([]);
  });
});
