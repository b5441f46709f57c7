import { isCustomSolution } from '../../../src/domain/cart/custom-plan';
import { countsAssets } from '../../../src/domain/cart/quantity';
import type { CartLine, CartPlan } from '../../../src/domain/cart/types';
import { Bundled } from '../../../src/domain/codes/markers';
import type { BillingCycle, Catalogue, Edition } from '../../../src/domain/catalogue/types';
import { currencyOf, type CurrencyCode } from '../../../src/domain/money/currency';
import type { BasisPoints, Minor } from '../../../src/domain/money/minor';
import { chargedQuantity, linePrice } from '../../../src/domain/pricing/module-price';
import { assetsPrice, cartTotals, type CartTotals } from '../../../src/domain/pricing/totals';
import { fromContent, type CartContent } from '../cart/content';

/** An add-on, as a document lists it. Amounts are minor units per month. */
export interface StatementLine {
  readonly id: number;
  readonly title: string;
  readonly category: string;
  /** Null where the price is one for all. */
  readonly quantity: number | null;
  /** Of the quantity, what costs nothing. */
  readonly free: number;
  readonly price: Minor;
  readonly amount: Minor;
}

export interface StatementPackage {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly cycle: BillingCycle;
  readonly edition: Edition;
  readonly discount: BasisPoints;
  /** Titles of the chosen sub-packages. */
  readonly options: readonly string[];
  readonly modules: readonly { readonly id: number; readonly title: string }[];
}

/** A cart written out with what it cost at one moment: what a quote keeps, and what pages, mails and PDFs show. */
export interface Statement {
  readonly currency: CurrencyCode;
  readonly package: StatementPackage | null;
  /** The vehicles or others that the package counts; its title is the document's to say. */
  readonly fleet: StatementLine | null;
  readonly lines: readonly StatementLine[];
  readonly totals: CartTotals;
}

const lineOf = (line: CartLine): StatementLine => {
  const { module, price, quantity } = line;
  const isMetered = module.pricingType === 'USAGE';
  return {
    id: module.id,
    title: module.title,
    category: module.categoryName,
    quantity: isMetered ? quantity : null,
    free: isMetered ? Math.max(0, quantity - chargedQuantity(line)) : 0,
    price,
    amount: linePrice(line),
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
      }
    : null;

/** @param catalogue in the currency of the statement, at the prices of its moment */
export function statementOf(content: CartContent, catalogue: Catalogue): Statement {
  const { plan, lines } = fromContent(content, catalogue);
  const { currency } = catalogue;
  const all = Object.values(lines);
  const isBundle = plan !== null && !isCustomSolution(plan);
  return {
    currency,
    package: isBundle
      ? {
          id: plan.id,
          code: plan.code,
          title: plan.title,
          cycle: plan.cycle,
          edition: plan.edition,
          discount: plan.discount,
          options: plan.subpackages.filter(({ code }) => plan.selected.includes(code)).map(({ title }) => title),
          modules: all
            .filter(({ bundled }) => bundled === Bundled.yes)
            .map(({ module: { id, title } }) => ({ id, title })),
        }
      : null,
    fleet: fleetOf(plan),
    lines: all.filter(({ bundled }) => bundled === Bundled.no).map(lineOf),
    totals: cartTotals({ plan, lines }, currencyOf(currency)),
  };
}

/** What the package takes off its list price, minor units. */
export const savingOf = ({ totals }: Statement): Minor =>
  totals.totalBundleNonDiscountedPrice - totals.totalDiscountedPrice;

/** All that is paid for beside the package. */
export const rowsOf = ({ fleet, lines }: Statement, fleetTitle: string): readonly StatementLine[] =>
  fleet ? [{ ...fleet, title: fleetTitle }, ...lines] : lines;

export const isEmpty = ({ package: held, lines }: Statement): boolean => held === null && lines.length === 0;
