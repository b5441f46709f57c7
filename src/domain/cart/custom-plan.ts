import { CUSTOM_SOLUTION_ID, isCustomSolution } from '../catalogue/custom-solution';
import type { BillingCycle } from '../catalogue/types';
import type { CartPlan } from './types';

/** Holds loose modules where no bundle was chosen. [CRT-28, CRT-29] */
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
 * The cycle that a cart is billed in where nobody picks another: its package's own, and for a custom solution the one that the
 * account has.
 * @param held of the subscription in force; null where there is none
 */
export const ownCycle = (plan: Pick<CartPlan, 'id' | 'cycle'> | null, held: BillingCycle | null): BillingCycle =>
  (plan && !isCustomSolution(plan) ? plan.cycle : held) ?? 'month';
