import type { Module, Plan } from './types';

/**
 * Makes an unpriced add-on buyable for a reseller's member, who sees no prices: contact-only stays only if it was meant.
 * [PRC-30]
 */
export const untoldModule = (module: Module): Module => (module.isUntold ? { ...module, cardType: 0 } : module);

/** Makes all unpriced plans and modules buyable for a reseller's member. */
export const soldUntold = <T extends { readonly plans: readonly Plan[]; readonly modules: readonly Module[] }>(
  sale: T,
): T => ({
  ...sale,
  plans: sale.plans.map((plan) => (plan.isUntold ? { ...plan, isContact: false } : plan)),
  modules: sale.modules.map(untoldModule),
});
