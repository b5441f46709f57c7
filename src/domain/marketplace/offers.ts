import { isPricingPlan } from '../catalogue/plans';
import type { Catalogue, Plan } from '../catalogue/types';
import { currencyOf } from '../money/currency';
import { toDecimalText } from '../money/display';
import type { Minor } from '../money/minor';
import { planPrice } from '../pricing/plan-price';
import type { Item } from './types';

interface Offered {
  readonly title: string;
  readonly description: string;
  readonly price: Minor | null;
}

/** Returns the plan if it is the yearly standard variant, which represents its family. */
const ofPlan = (plan: Plan, { modules, currency }: Catalogue): Offered[] =>
  isPricingPlan(plan) && plan.cycle === 'year' && plan.edition === 'standard' && !plan.isContact && !plan.isExclusive
    ? [{ ...plan, price: planPrice(plan, modules, currencyOf(currency)).price }]
    : [];

/**
 * Describes what is for sale to search engines, as a schema.org `ItemList` of products with their prices.
 * @param brand the name of the seller
 * @returns null if nothing of it has a price
 */
export function describeOffers(
  products: readonly (Item | Plan)[],
  catalogue: Catalogue,
  brand?: string,
): object | null {
  const { code, decimals } = currencyOf(catalogue.currency);
  const items = products
    .flatMap((one): Offered[] => ('key' in one ? [one] : ofPlan(one, catalogue)))
    .flatMap(({ title, description, price }) =>
      price === null
        ? []
        : {
            '@type': 'Product',
            name: title,
            description,
            ...(brand !== undefined && { brand }),
            offers: { '@type': 'Offer', price: toDecimalText(price, decimals), priceCurrency: code },
          },
    )
    .map((item, at) => ({ '@type': 'ListItem', position: at + 1, item }));
  return items.length > 0 ? { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement: items } : null;
}
