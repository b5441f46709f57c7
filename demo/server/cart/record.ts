import { toZeroOrOne } from '../../../src/contract/zero-or-one';
import type { Cart } from '../../../src/domain/cart/types';
import { Added } from '../../../src/domain/codes/markers';
import { currencyOf, type CurrencyCode } from '../../../src/domain/money/currency';
import { cartTotals } from '../../../src/domain/pricing/totals';
import { written } from '../core/money';
import { bundleRecord, moduleRecord } from '../shop/records';
import type { Shop } from '../shop/shop';

/** Returns the four totals under the names that the requirements give them. [CRT-57, CRT-58, CRT-59, CRT-60] */
function totalsOf(cart: Cart, code: CurrencyCode) {
  const { oneTimeTotal: _, ...totals } = cartTotals(cart, currencyOf(code));
  return Object.fromEntries(Object.entries(totals).map(([name, amount]) => [name, written(amount, code)]));
}

/** Converts a cart to its wire format; a custom solution has modules but no plan. [API-11] */
export function cartRecord(shop: Shop, cart: Cart, code: CurrencyCode) {
  const { plan, lines, planReset, noRecordFound } = cart;
  const bundle = plan && shop.bundles.get(plan.id);
  const modules = Object.values(lines).flatMap(({ module, price, quantity, ...line }) => {
    const row = shop.modules.get(module.id);
    if (!row) return [];
    const bundled = toZeroOrOne(line.bundled);
    return [{ ...moduleRecord(shop, row, code), is_added: Added.yes, bundled, price: written(price, code), quantity }];
  });
  return {
    is_internal: modules.some((module) => module.type === 'internal') ? 1 : 0,
    planreset: planReset ? 1 : 0,
    no_record_found: noRecordFound ? 1 : 0,
    ...totalsOf(cart, code),
    data: {
      plan: bundle
        ? {
            ...bundleRecord(bundle, code),
            is_added: Added.yes,
            quantity: plan.quantity,
            selected_subpackages: plan.selected,
          }
        : null,
      modules,
    },
  };
}
