import type { BillingCycle, Edition, Plan } from './types';

/** The industry whose bundles are the pricing plans. [PRC-18] */
export const PRICING_INDUSTRY = 14;

/** Only these bundles stand on the pricing page. [PRC-18] */
export const isPricingPlan = ({ inid, type, usageType }: Pick<Plan, 'inid' | 'type' | 'usageType'>): boolean =>
  inid === PRICING_INDUSTRY && type === 'pricing' && usageType === 'PRICE';

/** What the two switches of the pricing page show. [PRC-06, PRC-07] */
export interface Toggles {
  readonly cycle: BillingCycle;
  readonly edition: Edition;
}

export const togglesOf = (set: { readonly annual: boolean; readonly commercial: boolean }): Toggles => ({
  cycle: set.annual ? 'year' : 'month',
  edition: set.commercial ? 'commercial' : 'standard',
});

/** In what cycles and editions packages are sold at a price: of one alone there is nothing to choose. */
export interface Offered {
  readonly cycles: readonly BillingCycle[];
  readonly editions: readonly Edition[];
}

export function offeredIn(plans: readonly Plan[]): Offered {
  const priced = plans.filter(({ isContact }) => !isContact);
  return {
    cycles: [...new Set(priced.map(({ cycle }) => cycle))],
    editions: [...new Set(priced.map(({ edition }) => edition))],
  };
}

/** What is shown of what was chosen: where nothing is sold so, what is sold. [PRC-06, PRC-07] */
export const shownToggles = ({ cycle, edition }: Toggles, { cycles, editions }: Offered): Toggles => ({
  cycle: cycles.includes(cycle) ? cycle : (cycles[0] ?? cycle),
  edition: editions.includes(edition) ? edition : (editions[0] ?? edition),
});

/**
 * For each family the variant that the toggles ask for, in the order of the list. A plan that is sold by talking to sales
 * has one variant and stands under every choice. [PRC-02, PRC-03, PRC-06, PRC-07]
 */
export function variantsFor(plans: readonly Plan[], { cycle, edition }: Toggles): readonly Plan[] {
  const isAsked = (plan: Plan): boolean => plan.cycle === cycle && plan.edition === edition;
  const chosen = new Map<string, Plan>();
  for (const plan of plans) {
    const former = chosen.get(plan.family);
    if (isAsked(plan) ? !former || !isAsked(former) : plan.isContact && !former) chosen.set(plan.family, plan);
  }
  return [...chosen.values()];
}
