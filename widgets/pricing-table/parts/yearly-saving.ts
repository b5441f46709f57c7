import { useSelector } from 'react-redux';
import type { Plan } from '../../../src/domain/catalogue/types';
import { cycleSaving } from '../../../src/domain/pricing/cycle-saving';
import { formatPercent } from '../../../src/i18n/format';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/hooks/use-money';
import type { PlanShelf } from '../../../src/hooks/use-plan-shelf';
import { selectCatalogueCurrency } from '../../../src/store/selectors/catalogue';
import { selectYearlyPromise } from '../../../src/store/selectors/yearly-promise';

/** Returns what yearly billing would save on a package that is shown by the month: "Save $360 a year with annual billing". */
export function yearlySaving(plan: Plan, { t, catalogue, currency, money }: PlanShelf): string | null {
  if (plan.cycle === 'year' || plan.isContact) return null;
  const saving = cycleSaving(plan.id, catalogue, currency);
  return saving && t('pricing.annual_saves', { amount: money(saving.perYear, 'card').text });
}

/** Returns what yearly billing saves on the packages of the page: "save 17%", or an amount where no percentage gives each price. */
export function useYearlyPromise(): string | undefined {
  const { t } = useT('pricing');
  const language = useLanguage();
  const promise = useSelector(selectYearlyPromise);
  const money = useMoney(useSelector(selectCatalogueCurrency));
  if (!promise) return undefined;
  if (promise.percent !== null) return t('pricing.save_percent', { percent: formatPercent(promise.percent, language) });
  return t('pricing.save_up_to', { amount: money(promise.upTo, 'card').text });
}
