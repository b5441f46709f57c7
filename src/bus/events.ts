import type { Conversion } from '../domain/analytics/event';
import type { MethodName } from '../domain/billing/methods';
import type { ModuleId, PlanId } from '../domain/catalogue/types';
import type { CurrencyCode } from '../domain/money/currency';
import type { Minor } from '../domain/money/minor';

/** Why the page is about to move. */
export type NavigationReason =
  | 'register'
  | 'manage-features'
  | 'pricing'
  | 'subscription'
  | 'access-denied'
  | 'marketplace'
  | 'contact'
  | 'cart-review'
  | 'checkout-complete'
  | 'upgrade-complete'
  | 'out-of-date';

/**
 * Everything a page can hear, by name without the `waybill-` prefix. Events bubble and are composed; they start at the
 * element that began them, or at `document` where the store did. Amounts are integer minor units.
 */
export interface EventDetails {
  /** Once, when the runtime is up. From `document`. */
  ready: { readonly version: string };
  /** The cart's content changed, for whatever reason. From `document`; each cart tells its own listeners, without bubbling. */
  'cart-change': {
    readonly planId: PlanId | null;
    readonly moduleIds: readonly ModuleId[];
    readonly count: number;
    readonly total: Minor;
    /** What is billed with the first bill only, beside `total`. */
    readonly oneTimeTotal: Minor;
    readonly currency: CurrencyCode;
  };
  /** Cancelable: somebody pressed the button of a package. Prevented, nothing happens. */
  'plan-select-request': PlanSelectDetail;
  /** The package is in the cart. */
  'plan-select': PlanSelectDetail;
  /** Cancelable: the cart is saved and checkout would begin. Prevented, the page stays and the host goes on by itself. */
  'checkout-request': CheckoutDetail;
  /** The cart is being ordered: what it costs today was shown and confirmed. From here on it goes its way, also without this page. */
  'checkout-start': CheckoutDetail;
  /** What was ordered is in force. The page is about to move on. */
  'checkout-complete': CheckoutDetail;
  /** Nothing was ordered, or its payment was declined. `code` is the reply's status. An order that takes long has not failed. */
  'checkout-fail': CheckoutDetail & { readonly code: number };
  /** An upgrade is in force. */
  'upgrade-complete': { readonly planId: PlanId | null; readonly timeframe: string | null };
  /** An add-on of the account was switched on, with all that it needs. */
  'module-activate': { readonly moduleId: ModuleId };
  /** An add-on of the account was switched off, with all that needs it. */
  'module-deactivate': { readonly moduleId: ModuleId };
  /** A package or module was put into the cart: what the shop's statistics count. [ANA-04] */
  conversion: Conversion;
  /** A quote was mailed to so many people. Their addresses stay here. */
  'quote-share': { readonly recipients: number };
  /**
   * Cancelable: somebody pressed a chat button. Prevented, the host opens its chat by itself. `to` is the address it leads to
   * where no chat is configured, else null.
   */
  'chat-request': { readonly to: string | null };
  /** The document of an invoice was saved under this name. */
  'invoice-download': { readonly number: string; readonly file: string };
  /** A pricing guide is on its way to whoever asked for it. `guide` is the form's own, or null. No address is told. */
  'guide-send': { readonly guide: string | null };
  /** The billing details were saved, with this payment method. Nothing of the details themselves is told. */
  'billing-update': { readonly method: MethodName };
  /** Cancelable: the page would move to `to`, or reload. A single-page host prevents it and routes by itself. */
  navigate: { readonly to: string; readonly reason: NavigationReason; readonly kind: 'assign' | 'reload' };
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  error: { readonly code: number; readonly message: string; readonly surface: string };
}

export interface CheckoutDetail {
  readonly planId: PlanId | null;
  /** Per month, as the cart shows it. */
  readonly total: Minor;
  /** What is billed with the first bill only, beside `total`. */
  readonly oneTimeTotal: Minor;
  readonly currency: CurrencyCode;
}

export interface PlanSelectDetail {
  readonly planId: PlanId;
  readonly code: string;
  readonly from: 'card' | 'comparison' | 'hash' | 'action';
}

export type EventName = keyof EventDetails;

/** Events whose default action `preventDefault()` stops. */
export const CANCELABLE: ReadonlySet<EventName> = new Set([
  'plan-select-request',
  'checkout-request',
  'chat-request',
  'navigate',
]);

/** For `addEventListener` on elements and on `document`. */
export type WaybillEventMap = { [N in EventName as `waybill-${N}`]: CustomEvent<EventDetails[N]> };

declare global {
  interface DocumentEventMap extends WaybillEventMap {}
  interface HTMLElementEventMap extends WaybillEventMap {}
}
