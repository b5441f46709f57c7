import type { Cart } from '../../../src/domain/cart/types';
import { Added } from '../../../src/domain/codes/markers';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import { written } from '../shop/money';
import { bundleRecord, moduleRecord } from '../shop/records';
import type { Shop } from '../shop/shop';

/** A cart as the wire carries it; a custom solution has modules and no plan. [API-11] */
export function cartRecord(shop: Shop, { plan, lines, planReset, noRecordFound }: Cart, code: CurrencyCode) {
  const bundle = plan && shop.bundles.get(plan.id);
  const modules = Object.values(lines).flatMap(({ module, bundled, price, quantity }) => {
    const row = shop.modules.get(module.id);
    if (!row) return [];
    return [{ ...moduleRecord(shop, row, code), is_added: Added.yes, bundled, price: written(price, code), quantity }];
  });
  return {
    is_internal: modules.some((module) => module.type === 'internal') ? 1 : 0,
    planreset: planReset ? 1 : 0,
    no_record_found: noRecordFound ? 1 : 0,
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
