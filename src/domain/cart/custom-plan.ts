import { CUSTOM_SOLUTION_ID, isCustomSolution } from '../catalogue/custom-solution';
import type { BillingCycle } from '../catalogue/types';
import type { CartPlan } from './types';

/** The custom solution, which holds loose modules if no package was chosen. [CRT-28, CRT-29] */
export const customPlan: CartPlan = {
  id: CUSTOM_SOLUTION_ID,
  code: 'my-custom-solution',
  title: 'My Custom Solution',
  srt: '',
  bundled: false,
  price: null,
  billedAmount: null,
  discount: 0,
  discountReason: null,
  minimumAssetCount: 0,
  minimumAssetRate: null,
  assetType: null,
  quantity: 0,
  cycle: 'month',
  edition: 'standard',
  isLegacy: false,
  subpackages: [],
  selected: [],
};

/**
 * Returns the billing cycle of a cart before anyone picks another: the package's own, or the account's for a custom solution.
 * @param held billing cycle of the subscription in force; null if there is none
 */
export const ownCycle = (plan: Pick<CartPlan, 'id' | 'cycle'> | null, held: BillingCycle | null): BillingCycle =>
  (plan && !isCustomSolution(plan) ? plan.cycle : held) ?? 'month';
