import { isPricingPlan } from '../../../src/domain/catalogue/plans';
import type { Catalogue, Plan } from '../../../src/domain/catalogue/types';
import type { Item } from '../../../src/domain/marketplace/types';
import { currencyOf } from '../../../src/domain/money/currency';
import type { Minor } from '../../../src/domain/money/minor';
import { planPrice } from '../../../src/domain/pricing/plan-price';
import { SELLER } from '../core/seller';
import { written } from '../core/money';

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

/** Returns the offers as schema.org JSON, escaped so that they cannot end their script element. */
export function offersJson(products: readonly (Item | Plan)[], catalogue: Catalogue): string {
  const all = products.flatMap((one): Offered[] => ('key' in one ? [one] : ofPlan(one, catalogue)));
  const list = all.flatMap(({ title, description, price }) =>
    price === null
      ? []
      : {
          '@type': 'Product',
          name: title,
          description,
          brand: SELLER,
          offers: { '@type': 'Offer', price: written(price, catalogue.currency), priceCurrency: catalogue.currency },
        },
  );
  const items = list.map((item, at) => ({ '@type': 'ListItem', position: at + 1, item }));
  const data = { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement: items };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
