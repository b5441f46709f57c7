import { withQuantities, type Quantity } from '../cart/quantity';
import type { Cart, CartLine } from '../cart/types';
import type { Catalogue } from '../catalogue/types';
import type { Currency } from '../money/currency';
import type { Minor } from '../money/minor';
import { isOnce, linePrice } from '../pricing/module-price';
import { assetsPrice, cartTotals } from '../pricing/totals';
import { isFreeSupport } from '../pricing/usage-price';
import { levelIn } from './levels';
import { quoteOf, type Quote } from './quote';
import { changesOf, countedIn, shownQuantity, type Choices, type Counted } from './rows';
import { usersOf } from '../cart/seats';
import { missingDependencies } from '../cart/closure';
import { isForSale } from '../cart/for-sale';
import { withModules } from '../cart/pending';

const isHeld = ({ plan, lines }: Cart, id: number): boolean => plan?.id === id || lines[id] !== undefined;

/**
 * Applies a quote's quantities to a cart: a module that is not in the cart is added with its dependencies. The quote is
 * priced from this cart, so that quote and cart always agree.
 */
function quotedCart(cart: Cart, entries: readonly Quantity[], catalogue: Catalogue): Cart {
  const whole = entries
    .filter(({ quantity }) => quantity > 0)
    .reduce((now, { id }) => {
      const module = catalogue.modules.get(id);
      if (isHeld(now, id) || !module || !isForSale(module)) return now;
      return withModules(now, [...missingDependencies(now, [id], catalogue), id], catalogue);
    }, cart);
  return withQuantities(whole, entries);
}

export interface QuoteRow extends Counted {
  /** Price of one more unit, in minor units per month. */
  readonly price: Minor;
  readonly amount: Minor;
  /** True if the row shows "Free" instead of an amount. [MNY-03, MNY-04] */
  readonly isFree: boolean;
}

/** View of a quote; amounts are minor units per month. */
export interface QuoteView {
  readonly rows: readonly QuoteRow[];
  /** Price of the package after its discount. */
  readonly packagePrice: Minor;
  /** Price of the add-ons with a fixed price, including dependencies that the quote adds. */
  readonly addOnsPrice: Minor;
  /** Sum of the rows. */
  readonly countedPrice: Minor;
  /** Total of the cart with these quantities. [QUO-02, MNY-05, MNY-06] */
  readonly total: Minor;
  /** Amount that is charged on the first bill only. */
  readonly oneTimeTotal: Minor;
  /** Difference to the current total of the cart; negative if cheaper. */
  readonly difference: Minor;
  /** Quantities to write to the cart. */
  readonly changes: readonly Quantity[];
  /** The quote to share, derived from the cart with these quantities, so that it costs what the page shows. [API-13, REV-42] */
  readonly quote: Quote;
  /** Titles of the dependencies that the quote adds. */
  readonly brings: readonly string[];
  /** Id of the support level; null for what every package includes. */
  readonly level: number | null;
  /** Users that a support level counts: the included ones and every seat of the quote. */
  readonly users: number;
}

const sum = (lines: readonly CartLine[]): Minor => lines.reduce((total, line) => total + linePrice(line), 0);

/** Prices a quote: applies the chosen quantities to the cart and reads prices from the result. */
export function quoteView(cart: Cart, choices: Choices, catalogue: Catalogue, currency: Currency): QuoteView {
  const counted = countedIn(cart, catalogue);
  const changes = changesOf(cart, counted, choices);
  const quoted = quotedCart(cart, changes, catalogue);
  const totals = cartTotals(quoted, currency);
  const extra = Object.values(quoted.lines).filter(({ bundled }) => !bundled);
  const addOnsPrice = sum(extra.filter((line) => line.module.pricingType === 'FIXED' && !isOnce(line)));

  /**
   * Returns the quantity as the cart would hold it: seats adjust the support level, and one support level replaces another.
   * [REV-51, REV-86]
   */
  const shownOf = (row: Counted): number => {
    const said = shownQuantity(row, choices);
    if (row.fixed || row.kind === 'fleet') return said;
    const line = quoted.lines[row.id];
    if (!line) return isHeldOrWanted(row) ? 0 : said;
    return Math.max(0, said - row.uncounted) === line.quantity ? said : line.quantity + row.uncounted;
  };
  const isHeldOrWanted = ({ id }: Counted): boolean =>
    cart.lines[id] !== undefined || changes.some((change) => change.id === id && change.quantity > 0);

  const rowOf = (row: Counted): QuoteRow => {
    const quantity = shownOf(row);
    if (row.kind === 'fleet') {
      return {
        ...row,
        quantity,
        price: quoted.plan?.minimumAssetRate ?? 0,
        amount: assetsPrice(quoted.plan),
        isFree: false,
      };
    }
    const line = quoted.lines[row.id];
    return {
      ...row,
      quantity,
      price: line?.price ?? catalogue.modules.get(row.id)?.price ?? 0,
      // A bundled module is paid with the package.
      amount: line?.bundled === false ? linePrice(line) : 0,
      isFree: row.fixed !== 'included' && isFreeSupport({ isSupport: row.isSupport, freeUsers: row.free }, quantity),
    };
  };
  const isNew = ({ module }: CartLine): boolean =>
    !cart.lines[module.id] && !changes.some(({ id }) => id === module.id);

  const rows = counted.map(rowOf);
  return {
    rows,
    packagePrice: totals.totalDiscountedPrice,
    addOnsPrice,
    countedPrice: totals.totalAdditionalModulesPrice - addOnsPrice,
    total: totals.totalPrice,
    oneTimeTotal: totals.oneTimeTotal,
    difference: totals.totalPrice - cartTotals(cart, currency).totalPrice,
    changes,
    quote: quoteOf(quoted),
    level: levelIn(rows, quoted.lines),
    users: usersOf(quoted),
    brings: extra.filter(isNew).map(({ module }) => module.title),
  };
}
