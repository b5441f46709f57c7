import type { CurrencyCode } from '../money/currency';
import type { Stamp } from './stamp';
import type { Cart } from './types';

/** Snapshot of a visitor's cart in a broadcast between tabs. */
export interface SharedCart {
  readonly cart: Cart;
  readonly currency: CurrencyCode;
  readonly trackingId: string | null;
}

/** A broadcast from one tab to the others. It is a hint and never a command: the receiving tab refetches. */
export type TabMessage =
  /** The cart changed. `shared` is null if the tab must reread it, from storage or a member's from the server. */
  | { readonly kind: 'cart'; readonly stamp: Stamp; readonly shared: SharedCart | null }
  /** The subscription changed. */
  | { readonly kind: 'upgrade'; readonly stamp: Stamp }
  /** The server identified this member; 0 is a visitor. */
  | { readonly kind: 'account'; readonly stamp: Stamp; readonly memberId: number };
