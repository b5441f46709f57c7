import type { WaybillEventMap } from '../index.js';

export interface WaybillBillingFormElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-billing-update' | 'waybill-navigate' | 'waybill-error'> {}

/** A form for the billing address and the payment method of an account: card, bank account, Amazon Pay or PayPal. */
export interface WaybillBillingFormElement extends HTMLElement {
  /** The payment methods to offer, if the account supports them; the default is all of them. */
  get methods(): readonly ('credit_card' | 'ach' | 'amazon' | 'paypal')[] | undefined;
  set methods(value: readonly ('credit_card' | 'ach' | 'amazon' | 'paypal')[] | undefined);
  addEventListener<K extends keyof WaybillBillingFormElementEventMap>(
    type: K,
    listener: (this: WaybillBillingFormElement, event: WaybillBillingFormElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillBillingFormElementEventMap>(
    type: K,
    listener: (this: WaybillBillingFormElement, event: WaybillBillingFormElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-billing-form': WaybillBillingFormElement;
  }
}
