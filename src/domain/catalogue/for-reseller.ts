import type { Module, Plan } from './types';

/**
 * Makes an unpriced add-on buyable for a reseller's member, who sees no prices: contact-only stays only if it was meant.
 * [PRC-30]
 */
export const moduleForReseller = (module: Module): Module => (module.hasNoPrice ? { ...module, cardType: 0 } : module);

/** Makes all unpriced plans and modules buyable for a reseller's member. */
export const saleForReseller = <T extends { readonly plans: readonly Plan[]; readonly modules: readonly Module[] }>(
  sale: T,
): T => ({
  ...sale,
  plans: sale.plans.map((plan) => (plan.hasNoPrice ? { ...plan, isContact: false } : plan)),
  modules: sale.modules.map(moduleForReseller),
});
