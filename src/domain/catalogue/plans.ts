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

/** The settings of the switches under which packages are sold at a price, each once. */
export const offeredIn = (plans: readonly Plan[]): readonly Toggles[] => [
  ...new Map(
    plans
      .filter(({ isContact }) => !isContact)
      .map(({ cycle, edition }) => [`${cycle} ${edition}`, { cycle, edition }] as const),
  ).values(),
];

/** What is shown of what was chosen: where nothing is sold so, the next that is sold, in the same cycle before any other. [PRC-06, PRC-07] */
export const shownToggles = ({ cycle, edition }: Toggles, offered: readonly Toggles[]): Toggles => {
  const inCycle = offered.filter((one) => one.cycle === cycle);
  const near = inCycle.length > 0 ? inCycle : offered;
  return near.find((one) => one.edition === edition) ?? near[0] ?? { cycle, edition };
};

/** What there is to choose from: of one alone there is no choice, and a choice never leads to an empty page. */
export const choicesIn = (offered: readonly Toggles[], shown: Toggles) => ({
  cycles: [...new Set(offered.map(({ cycle }) => cycle))],
  editions: [...new Set(offered.filter(({ cycle }) => cycle === shown.cycle).map(({ edition }) => edition))],
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
