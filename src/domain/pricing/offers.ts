import { isPlanForSale } from '../catalogue/for-sale';
import type { Catalogue, Module, Plan } from '../catalogue/types';
import type { Currency } from '../money/currency';
import type { Minor } from '../money/minor';
import { planPrice } from './plan-price';
import { cartTotals } from './totals';
import { mayChoose } from '../subscription/exclusive';
import type { Account } from '../subscription/types';
import { isForSale } from '../cart/for-sale';
import type { Cart } from '../cart/types';

export interface PlanOffer {
  readonly plan: Plan;
  /** Price difference per month to the package in the cart, in minor units; negative if cheaper. */
  readonly difference: Minor;
}

export interface ModuleOffer {
  readonly module: Module;
  /** Minor units per month. */
  readonly price: Minor;
}

export interface UpsellOffers {
  readonly plans: readonly PlanOffer[];
  readonly modules: readonly ModuleOffer[];
}

/** Selects add-ons to offer beside a cart: for sale and not in it. [CRT-54, API-36] */
export const moduleOffers = ({ lines }: Pick<Cart, 'lines'>, modules: readonly Module[]): readonly ModuleOffer[] =>
  modules.filter((module) => isForSale(module) && !lines[module.id]).map((module) => ({ module, price: module.price }));

/**
 * Selects the server's upsell for the package in the cart, as far as this person can buy it. [CRT-54]
 * @param currency of the cart; amounts of two currencies cannot be compared
 */
export function upsellOffers(cart: Cart, catalogue: Catalogue, account: Account, currency: Currency): UpsellOffers {
  const { upsell } = cart;
  if (!upsell || catalogue.currency !== currency.code) return { plans: [], modules: [] };
  const now = cartTotals(cart, currency).totalDiscountedPrice;
  const plans = upsell.ids.flatMap((id) => catalogue.plans.get(id) ?? []);
  return {
    plans: plans
      .filter((plan) => isPlanForSale(plan) && mayChoose(account, plan) && plan.id !== cart.plan?.id)
      .map((plan) => ({ plan, difference: planPrice(plan, catalogue.modules, currency).price - now })),
    modules: moduleOffers(
      cart,
      upsell.modules.flatMap((id) => catalogue.modules.get(id) ?? []),
    ),
  };
}
