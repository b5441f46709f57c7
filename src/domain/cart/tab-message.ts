import type { CurrencyCode } from '../money/currency';
import type { Stamp } from './stamp';
import type { Cart } from './types';

/** A visitor's cart, as it goes from tab to tab. */
export interface SharedCart {
  readonly cart: Cart;
  readonly currency: CurrencyCode;
  readonly trackingId: string | null;
}

/** What one tab tells the others. Nothing of it is a command: a tab that hears it looks anew. */
export type TabMessage =
  /** The cart was changed. `shared` is null where it has to be looked up: in storage, or a member's on the server. */
  | { readonly kind: 'cart'; readonly stamp: Stamp; readonly shared: SharedCart | null }
  /** The subscription was changed. */
  | { readonly kind: 'upgrade'; readonly stamp: Stamp }
  /** Who the server says is signed in; 0 is a visitor. */
  | { readonly kind: 'account'; readonly stamp: Stamp; readonly memberId: number };
