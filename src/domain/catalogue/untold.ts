import type { Module, Plan } from './types';

/** An add-on as a reseller's member may have it, who is told no prices: what only lacks one is not left to sales. [PRC-30] */
export const untoldModule = (module: Module): Module => (module.isUntold ? { ...module, cardType: 0 } : module);

/** The same of all that is for sale. */
export const soldUntold = <T extends { readonly plans: readonly Plan[]; readonly modules: readonly Module[] }>(
  sale: T,
): T => ({
  ...sale,
  plans: sale.plans.map((plan) => (plan.isUntold ? { ...plan, isContact: false } : plan)),
  modules: sale.modules.map(untoldModule),
});
