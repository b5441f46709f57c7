import type { Plan } from '../../../src/domain/catalogue/types';
import { cycleSaving } from '../../../src/domain/pricing/cycle-saving';
import type { PlanShelf } from '../../../src/hooks/use-plan-shelf';

/** Returns what yearly billing would save on a package that is shown by the month: "Save $360 a year with annual billing". */
export function yearlySaving(plan: Plan, { t, catalogue, currency, money }: PlanShelf): string | null {
  if (plan.cycle === 'year' || plan.isContact) return null;
  const saving = cycleSaving(plan.id, catalogue, currency);
  return saving && t('pricing.annual_saves', { amount: money(saving.perYear, 'card').text });
}
