import type { CartLine, CartPlan, Upsell } from '../domain/cart/types';
import type { CurrencyCode } from '../domain/money/currency';
import type { CartTotals } from '../domain/pricing/totals';
import type { Account, Subscription } from '../domain/subscription/types';

/** Everything the cart is, for the page. Amounts are integer minor units of `currency`. [CRT-55, CRT-56, CRT-61, CRT-63] */
export interface CartSnapshot extends CartTotals {
  readonly plan: CartPlan | null;
  readonly modules: readonly CartLine[];
  readonly upsell: Upsell | null;
  readonly currency: CurrencyCode;
  readonly currencySymbol: string;
  /** Changes with every content. */
  readonly key: number;
  readonly planReset: boolean;
  readonly noRecordFound: boolean;
  readonly account: Account;
  readonly billing: Account['billing'];
  readonly subscription: Subscription | null;
  /** `state` is a progress code; 0 while no order is under way. */
  readonly orderPostStatus: { readonly state: number; readonly item: number | null };
  /** The cart would change the current subscription. */
  readonly isChangePackage: boolean;
}
