import { isCustomSolution } from '../../../src/domain/catalogue/custom-solution';
import { countsAssets } from '../../../src/domain/cart/quantity';
import type { CartLine, CartPlan } from '../../../src/domain/cart/types';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import { currencyOf } from '../../../src/domain/money/currency';
import { moduleLinePrice, planLinePrice } from '../../../src/domain/pricing/line-price';
import { chargedQuantity } from '../../../src/domain/pricing/module-price';
import { assetsPrice, cartTotals } from '../../../src/domain/pricing/totals';
import type { Statement, StatementLine } from '../model/quote-statement';
import { fromContent, type CartContent } from '../model/content';

const lineOf = (line: CartLine): StatementLine => {
  const { module, price, quantity } = line;
  const isMetered = module.pricingType === 'USAGE';
  const { paid, period } = moduleLinePrice(line);
  return {
    id: module.id,
    title: module.title,
    category: module.categoryName,
    quantity: isMetered ? quantity : null,
    free: isMetered ? Math.max(0, quantity - chargedQuantity(line)) : 0,
    price,
    amount: paid,
    isOnce: period === 'once',
  };
};

const fleetOf = (plan: CartPlan | null): StatementLine | null =>
  countsAssets(plan)
    ? {
        id: plan.id,
        title: '',
        category: '',
        quantity: plan.quantity,
        free: Math.min(plan.quantity, plan.minimumAssetCount),
        price: plan.minimumAssetRate,
        amount: assetsPrice(plan),
        isOnce: false,
      }
    : null;

/** Returns the statement of a content. `catalogue` supplies the currency and the prices. */
export function statementOf(content: CartContent, catalogue: Catalogue): Statement {
  const { plan, lines } = fromContent(content, catalogue);
  const { currency } = catalogue;
  const all = Object.values(lines);
  const isBundle = plan !== null && !isCustomSolution(plan);
  const totals = cartTotals({ plan, lines }, currencyOf(currency));
  return {
    currency,
    package: isBundle
      ? {
          id: plan.id,
          code: plan.code,
          title: plan.title,
          cycle: plan.cycle,
          edition: plan.edition,
          price: planLinePrice(plan, totals),
          options: plan.subpackages.filter(({ code }) => plan.selected.includes(code)).map(({ title }) => title),
          modules: all.filter(({ bundled }) => bundled).map(({ module: { id, title } }) => ({ id, title })),
        }
      : null,
    fleet: fleetOf(plan),
    lines: all.filter(({ bundled }) => !bundled).map(lineOf),
    totals,
  };
}

/** Returns all rows that are paid for beside the package. */
export const rowsOf = ({ fleet, lines }: Statement, fleetTitle: string): readonly StatementLine[] =>
  fleet ? [{ ...fleet, title: fleetTitle }, ...lines] : lines;

export const isEmpty = ({ package: held, lines }: Statement): boolean => held === null && lines.length === 0;

interface Part {
  readonly title: 'add_ons' | 'custom' | 'one_time';
  readonly amount: 'per_month' | 'amount';
  readonly rows: readonly StatementLine[];
}

/** Returns the non-empty tables of a statement: monthly charges and one-off charges. */
export function partsOf(statement: Statement, fleetTitle: string): readonly Part[] {
  const rows = rowsOf(statement, fleetTitle);
  const parts: readonly Part[] = [
    {
      title: statement.package ? 'add_ons' : 'custom',
      amount: 'per_month',
      rows: rows.filter(({ isOnce }) => !isOnce),
    },
    { title: 'one_time', amount: 'amount', rows: rows.filter(({ isOnce }) => isOnce) },
  ];
  return parts.filter((part) => part.rows.length > 0);
}

/** Months of a year. */
const MONTHS = 12;

/**
 * Returns the sums below a statement's tables, in this order: the package and its discount, the add-ons, the monthly total, and then the
 * totals per invoice and of one-off charges. A saving is an amount, named by its cause. [REV-32, REV-42]
 */
export function sumsOf({ package: held, totals, fleet, lines }: Statement) {
  const { former, saved, cause } = held?.price ?? { former: null, saved: 0, cause: null };
  const hasAddOns = fleet !== null || lines.some(({ isOnce }) => !isOnce);
  return {
    package: held && {
      key: former === null ? ('package' as const) : ('list_price' as const),
      amount: former ?? totals.totalDiscountedPrice,
    },
    saving:
      saved > 0
        ? { key: cause === 'bundle' ? ('saving_bundle' as const) : ('saving_yearly' as const), amount: -saved }
        : null,
    addOns: hasAddOns ? totals.totalAdditionalModulesPrice : null,
    total: totals.totalPrice,
    perYear: held?.cycle === 'year' ? totals.totalPrice * MONTHS : null,
    once: totals.oneTimeTotal > 0 ? totals.oneTimeTotal : null,
  };
}
