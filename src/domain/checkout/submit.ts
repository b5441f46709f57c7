import type { Cart } from '../cart/types';
import { OrderProgress } from '../codes/order-progress';
import { inForce } from '../subscription/in-force';
import type { Account } from '../subscription/types';
import { isReseller } from '../subscription/user-type';

/** Surface that the cart comes from. */
export type OrderSurface = 'pricing' | 'marketplace';

/** Calls that submit an order, by their names in the endpoint table. */
export type SubmitPlan =
  | { readonly call: 'checkout'; readonly query: { readonly pricing: 1 } | { readonly int: 1 } }
  | { readonly call: 'subscriptionApply' }
  | { readonly call: 'subscriptionUpdate' }
  | { readonly call: 'upgradeOrder' }
  | { readonly call: 'orderUpdate'; readonly followedBy: 'subscribe' | 'moduleDisable' };

interface Order {
  readonly surface: OrderSurface;
  readonly isInternal: boolean;
  /** Progress code of the order. */
  readonly postState: number;
}

/** Selects the calls that submit an order. [CHK-12, CHK-13, CHK-20, CHK-21, API-19, API-20, docs/decisions/0043] */
export function submitPlan(account: Account, { surface, isInternal, postState }: Order): SubmitPlan {
  if (isReseller(account)) return { call: 'upgradeOrder' };
  if (isInternal) return { call: 'checkout', query: { int: 1 } };
  const isSubscribed = inForce(account) !== null;
  if (surface === 'pricing')
    return isSubscribed ? { call: 'subscriptionApply' } : { call: 'checkout', query: { pricing: 1 } };
  if (!isSubscribed) return { call: 'subscriptionUpdate' };
  return { call: 'orderUpdate', followedBy: postState === OrderProgress.disableModule ? 'moduleDisable' : 'subscribe' };
}

const ADDRESS_BOOK = 'address-book-manage';
const ROUTING = 'routing-manage';

/** Selects the route that a checkout leads to; routing takes precedence. [CHK-08, CHK-09, CHK-10, NAV-06, docs/decisions/0048] */
export function afterCheckout({ lines }: Pick<Cart, 'lines'>): 'routes' | 'addressBook' | 'manageFeatures' {
  const codes = new Set(Object.values(lines).map(({ module }) => module.code));
  if (codes.has(ROUTING)) return 'routes';
  return codes.has(ADDRESS_BOOK) ? 'addressBook' : 'manageFeatures';
}
