import type { WaybillEventMap } from '../index.js';

export interface WaybillPaymentBannerElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-navigate' | 'waybill-error'> {}

/** The payment notices of an account on any page: amounts due, declined payments, ending trials. Empty without notices. */
export interface WaybillPaymentBannerElement extends HTMLElement {
  /** Number of notices shown at once; a count reveals the rest. */
  get limit(): number;
  set limit(value: number | undefined);
  addEventListener<K extends keyof WaybillPaymentBannerElementEventMap>(
    type: K,
    listener: (this: WaybillPaymentBannerElement, event: WaybillPaymentBannerElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillPaymentBannerElementEventMap>(
    type: K,
    listener: (this: WaybillPaymentBannerElement, event: WaybillPaymentBannerElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-payment-banner': WaybillPaymentBannerElement;
  }
}
