import type { Cart } from './types';

/** Selects sub-packages of the plan; the rest of the cart stays. It drops codes that the plan does not have. [PRC-25] */
export function selectSubpackages(cart: Cart, codes: readonly string[]): Cart {
  const { plan } = cart;
  if (!plan) return cart;
  const selected = codes.filter((code) => plan.subpackages.some((subpackage) => subpackage.code === code));
  return { ...cart, plan: { ...plan, selected } };
}
