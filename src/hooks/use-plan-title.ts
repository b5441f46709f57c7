import { isCustomSolution } from '../domain/catalogue/custom-solution';
import type { CartPlan } from '../domain/cart/types';
import { useT } from '../i18n/use-t';

/** Returns the title of a plan; the custom solution takes its title from the page's texts. [CRT-29] */
export function usePlanTitle(plan: Pick<CartPlan, 'id' | 'title'> | null): string {
  const { t } = useT('cart');
  if (!plan) return '';
  return isCustomSolution(plan) ? t('cart.custom_plan') : plan.title;
}
