import type { Conversion } from '../domain/analytics/event';
import type { MethodName } from '../domain/billing/methods';
import type { ModuleId, PlanId } from '../domain/catalogue/types';
import type { PageKind } from '../domain/marketplace/page';
import type { ItemKey } from '../domain/marketplace/types';
import type { CurrencyCode } from '../domain/money/currency';
import type { Minor } from '../domain/money/minor';

/** The reason for a navigation. */
export type NavigationReason =
  | 'register'
  | 'sign-in'
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
 * Lists every event, by name without the `waybill-` prefix, with its detail. Events bubble and are composed. The element that
 * caused an event dispatches it; `document` dispatches events of the store. Amounts are integer minor units.
 */
export interface EventDetails {
  /** The runtime has started. Dispatched once, from `document`. */
  ready: { readonly version: string };
  /**
   * The cart's content changed, for any reason. Dispatched from `document`; each cart element also notifies its own listeners,
   * without bubbling.
   */
  'cart-change': {
    readonly planId: PlanId | null;
    readonly moduleIds: readonly ModuleId[];
    readonly count: number;
    readonly total: Minor;
    /** One-time charges of the first bill, in addition to `total`. */
    readonly oneTimeTotal: Minor;
    readonly currency: CurrencyCode;
  };
  /** Cancelable: the person pressed a package's button. If prevented, nothing happens. */
  'plan-select-request': PlanSelectDetail;
  /** The package is in the cart. */
  'plan-select': PlanSelectDetail;
  /** Cancelable: the cart is saved and checkout is about to begin. If prevented, the page stays and the host page continues by itself. */
  'checkout-request': CheckoutDetail;
  /** The person has seen and confirmed what is due today, and the order begins. The order continues even if this page closes. */
  'checkout-start': CheckoutDetail;
  /** The order is complete and in force. The page is about to navigate. */
  'checkout-complete': CheckoutDetail;
  /** The order failed, or its payment was declined. `code` is the status of the reply. A slow order has not failed. */
  'checkout-fail': CheckoutDetail & { readonly code: number };
  /** An upgrade is in force. */
  'upgrade-complete': { readonly planId: PlanId | null; readonly timeframe: string | null };
  /** An add-on of the account was activated, with all add-ons that it requires. */
  'module-activate': { readonly moduleId: ModuleId };
  /** An add-on of the account was deactivated, with all add-ons that require it. */
  'module-deactivate': { readonly moduleId: ModuleId };
  /** A package or module was added to the cart: the conversion event for the shop's analytics. [ANA-04] */
  conversion: Conversion;
  /** A quote was mailed to this number of recipients. The event does not contain their addresses. */
  'quote-share': { readonly recipients: number };
  /**
   * Cancelable: the person pressed a chat button. If prevented, the host page opens its chat by itself. `to` is the address that
   * the button leads to when no chat is configured, else null.
   */
  'chat-request': { readonly to: string | null };
  /** The document of an invoice was saved under this file name. */
  'invoice-download': { readonly number: string; readonly file: string };
  /**
   * A pricing guide is on its way to the person who requested it. `guide` is the form's own guide, or null. The event contains no
   * address.
   */
  'guide-send': { readonly guide: string | null };
  /** The billing details were saved, with this payment method. The event contains none of the details. */
  'billing-update': { readonly method: MethodName };
  /**
   * A grid or details widget with `routing="path"` shows a page of the marketplace: at the start, and after each change of the
   * address. `title` is the name of the item, category or industry, for the title of the document.
   */
  'market-show': { readonly kind: PageKind; readonly item: ItemKey | null; readonly title: string };
  /** Cancelable: the page is about to navigate to `to`, or to reload. A single-page app prevents the event and uses its own router. */
  navigate: { readonly to: string; readonly reason: NavigationReason; readonly kind: 'assign' | 'reload' };
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  error: { readonly code: number; readonly message: string; readonly surface: string };
}

export interface CheckoutDetail {
  readonly planId: PlanId | null;
  /** The monthly total, as the cart shows it. */
  readonly total: Minor;
  /** One-time charges of the first bill, in addition to `total`. */
  readonly oneTimeTotal: Minor;
  readonly currency: CurrencyCode;
}

export interface PlanSelectDetail {
  readonly planId: PlanId;
  readonly code: string;
  readonly from: 'card' | 'comparison' | 'hash' | 'action';
}

export type EventName = keyof EventDetails;

/** Events with a default action that `preventDefault()` stops. */
export const CANCELABLE: ReadonlySet<EventName> = new Set([
  'plan-select-request',
  'checkout-request',
  'chat-request',
  'navigate',
]);

/** Event types for `addEventListener` on elements and on `document`. */
type EventsByType = { [N in EventName as `waybill-${N}`]: CustomEvent<EventDetails[N]> };

export type WaybillEventMap = EventsByType;

declare global {
  /** The same by its name alone, for code that imports nothing, such as a handler in a template. */
  interface WaybillEventMap extends EventsByType {}
  interface DocumentEventMap extends WaybillEventMap {}
  interface HTMLElementEventMap extends WaybillEventMap {}
}
