import type { ToldTotals } from '../../contract/cart';
import type { Stamp } from '../../domain/cart/stamp';
import type { SharedCart } from '../../domain/cart/tab-message';
import type { Cart } from '../../domain/cart/types';
import type { CurrencyCode } from '../../domain/money/currency';

/** What the page must be told: a change that nobody here asked for, or one that Undo takes back. */
export type CartNotice =
  | 'removed'
  /** Another package took the place of the former one. */
  | 'replaced'
  /** The package that was picked on another page is in the cart, and waits here to be confirmed. */
  | 'picked'
  /** What was chosen before signing in is in the member's cart. */
  | 'merged'
  /** A cart that was filled in another currency is shown at the prices of this one. */
  | 'repriced'
  | 'emptied'
  | 'server-differs'
  /** The server put another plan in, or took it out. [CRT-55] */
  | 'plan-reset'
  /** The package is no longer sold; its modules stand by themselves. [CRT-56] */
  | 'not-sold'
  | 'other-tab'
  | 'upgraded'
  | null;

/** What one Undo brings back, with the currency that its amounts are in. */
export interface FormerCart {
  readonly cart: Cart;
  readonly currency: CurrencyCode;
}

/** What Undo would bring back, and what is said of it. */
export interface Undoable {
  readonly former: FormerCart | null;
  readonly notice: CartNotice;
}

/** A cart from elsewhere, with what the server said of it if it was asked. */
export interface TakenUp extends SharedCart {
  readonly isInternal?: boolean;
  readonly totals?: ToldTotals | null;
  readonly stamp: Stamp;
  readonly notice: CartNotice;
}
