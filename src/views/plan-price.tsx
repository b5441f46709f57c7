import type { ReactNode } from 'react';
import type { Plan } from '../domain/catalogue/types';
import { planPrice } from '../domain/pricing/plan-price';
import type { PlanShelf } from '../hooks/use-plan-shelf';
import { Price } from '../ui/price';

/** Returns the monthly price with the struck list price, and the text of what one bill comes to. */
export function planPriceOf(
  plan: Plan,
  { t, catalogue, currency, money }: PlanShelf,
  size?: 'md',
): { readonly price: ReactNode; readonly sub: string } {
  if (plan.isContact || plan.hasNoPrice) {
    return {
      price: <Price size={size} amount={t('common.custom')} />,
      sub: plan.pricingSubtitle || t('pricing.price_on_request'),
    };
  }
  const { list, price, billed, isDiscounted } = planPrice(plan, catalogue.modules, currency);
  return {
    price: (
      <Price
        size={size}
        amount={money(price, 'card')}
        former={isDiscounted ? money(list, 'card') : null}
        formerLabel={t('common.instead_of')}
        period={t('common.per_month')}
      />
    ),
    sub:
      plan.cycle === 'year'
        ? t('pricing.billed_year', { amount: money(billed, 'card').text })
        : t('pricing.billed_month'),
  };
}
