import type { Cart } from './types';

/** Marks sub-packages of the plan as selected; the cart's content stays. Codes that are not in the plan are left out. [PRC-25] */
export function selectSubpackages(cart: Cart, codes: readonly string[]): Cart {
  const { plan } = cart;
  if (!plan) return cart;
  const selected = codes.filter((code) => plan.subpackages.some((subpackage) => subpackage.code === code));
  return { ...cart, plan: { ...plan, selected } };
}
