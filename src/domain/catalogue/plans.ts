import type { BillingCycle, Edition, Plan } from './types';

const PRICING_INDUSTRY = 14;

/** Only these bundles stand on the pricing page. [PRC-18] */
export const isPricingPlan = ({ inid, type, usageType }: Pick<Plan, 'inid' | 'type' | 'usageType'>): boolean =>
  inid === PRICING_INDUSTRY && type === 'pricing' && usageType === 'PRICE';

interface Toggles {
  readonly cycle: BillingCycle;
  readonly edition: Edition;
}

/**
 * For each family the variant that the toggles ask for, in the order of the list. A plan that is sold by talking to sales
 * has one variant and stands under every choice. [PRC-02, PRC-03, PRC-06, PRC-07]
 */
export function variantsFor(plans: readonly Plan[], { cycle, edition }: Toggles): readonly Plan[] {
  const chosen = new Map<string, Plan>();
  for (const plan of plans) {
    const isAsked = plan.cycle === cycle && plan.edition === edition;
    if ((isAsked || plan.isContact) && !chosen.has(plan.family)) chosen.set(plan.family, plan);
  }
  return [...chosen.values()];
}
