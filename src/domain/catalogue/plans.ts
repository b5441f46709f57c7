import type { Plan } from './types';

/** Id of the industry whose bundles are the pricing plans. [PRC-18] */
export const PRICING_INDUSTRY = 14;

/** Returns true if a bundle belongs on the pricing page. [PRC-18] */
export const isPricingPlan = ({ inid, type, usageType }: Pick<Plan, 'inid' | 'type' | 'usageType'>): boolean =>
  inid === PRICING_INDUSTRY && type === 'pricing' && usageType === 'PRICE';
