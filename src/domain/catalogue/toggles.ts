import type { BillingCycle, Edition, Plan } from './types';

/** State of the pricing page's two toggles. [PRC-06, PRC-07] */
export interface Toggles {
  readonly cycle: BillingCycle;
  readonly edition: Edition;
}

export const togglesOf = (set: { readonly annual: boolean; readonly commercial: boolean }): Toggles => ({
  cycle: set.annual ? 'year' : 'month',
  edition: set.commercial ? 'commercial' : 'standard',
});

/** Returns the distinct toggle states for which a package has a price. */
export const offeredIn = (plans: readonly Plan[]): readonly Toggles[] => [
  ...new Map(
    plans
      .filter(({ isContact }) => !isContact)
      .map(({ cycle, edition }) => [`${cycle} ${edition}`, { cycle, edition }] as const),
  ).values(),
];

/**
 * Returns the toggle state to show: the chosen one, else the nearest that is offered, in the same cycle first. [PRC-06,
 * PRC-07]
 */
export const shownToggles = ({ cycle, edition }: Toggles, offered: readonly Toggles[]): Toggles => {
  const inCycle = offered.filter((one) => one.cycle === cycle);
  const near = inCycle.length > 0 ? inCycle : offered;
  return near.find((one) => one.edition === edition) ?? near[0] ?? { cycle, edition };
};

/** Returns the cycles and editions to choose from, so that no choice leads to an empty page. */
export const choicesIn = (offered: readonly Toggles[], shown: Toggles) => ({
  cycles: [...new Set(offered.map(({ cycle }) => cycle))],
  editions: [...new Set(offered.filter(({ cycle }) => cycle === shown.cycle).map(({ edition }) => edition))],
});

/**
 * Selects one variant per family for the toggles, in the order of the list. A plan that is sold by contact has one variant,
 * which fits every toggle state. [PRC-02, PRC-03, PRC-06, PRC-07]
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
