import type { CartPlan } from '../../../src/domain/cart/types';
import { useT } from '../../../src/i18n/use-t';

/** Returns the billing cycle, the edition and the selected sub-packages of a package as texts. */
export function useFacts(plan: CartPlan | null): readonly string[] {
  const { t } = useT('cart');
  if (!plan) return [];
  const { cycle, edition, subpackages, selected } = plan;
  return [
    t(cycle === 'year' ? 'cart.annual' : 'cart.monthly'),
    t(edition === 'commercial' ? 'cart.commercial' : 'cart.standard'),
    ...subpackages.filter(({ code }) => selected.includes(code)).map(({ title }) => title),
  ];
}
