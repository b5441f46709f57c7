import type { ServerTotals } from '../../contract/cart';
import type { Stamp } from '../../domain/cart/stamp';
import type { SharedCart } from '../../domain/cart/tab-message';
import type { Cart } from '../../domain/cart/types';
import type { CurrencyCode } from '../../domain/money/currency';

/** Notice above the cart: about a change that the person did not make here, or one that Undo can restore. */
export type CartNotice =
  | 'removed'
  /** Another package replaced the former one. */
  | 'replaced'
  /** The package chosen on another page is in the cart and waits for a confirmation here. */
  | 'picked'
  /** The visitor's cart was merged into the member's. */
  | 'merged'
  /** A cart that was filled in another currency now shows the prices of the current one. */
  | 'repriced'
  | 'emptied'
  | 'server-differs'
  /** The server replaced or removed the plan. [CRT-55] */
  | 'plan-reset'
  /** The package is no longer sold; its modules stay in the cart without it. [CRT-56] */
  | 'not-sold'
  | 'other-tab'
  | 'upgraded'
  | null;

/** The cart that one Undo restores, with the currency of its amounts. */
export interface FormerCart {
  readonly cart: Cart;
  readonly currency: CurrencyCode;
}

/** The cart that Undo would restore, and its notice. */
export interface Undoable {
  readonly former: FormerCart | null;
  readonly notice: CartNotice;
}

/** A cart received from another tab, with the server's data if it was refetched. */
export interface ReplacingCart extends SharedCart {
  readonly isInternal?: boolean;
  readonly totals?: ServerTotals | null;
  readonly stamp: Stamp;
  readonly notice: CartNotice;
}
