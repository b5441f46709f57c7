import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Plan } from '../domain/catalogue/types';
import { planPrice } from '../domain/pricing/plan-price';
import { useT } from '../i18n/use-t';
import { useMoney } from './use-money';
import { selectCatalogue, selectCatalogueCurrency } from '../store/selectors/catalogue';
import { Price } from '../ui/price';

/** Returns the monthly price with the struck list price, and the text of what one bill comes to. */
export function usePlanPrice(plan: Plan, size?: 'md'): { readonly price: ReactNode; readonly sub: string } {
  const { t } = useT('pricing');
  const { modules } = useSelector(selectCatalogue);
  const currency = useSelector(selectCatalogueCurrency);
  const money = useMoney(currency);

  if (plan.isContact || plan.hasNoPrice) {
    return {
      price: <Price size={size} amount={t('common.custom')} />,
      sub: plan.pricingSubtitle || t('pricing.price_on_request'),
    };
  }
  const { list, price, billed, isDiscounted } = planPrice(plan, modules, currency);
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
