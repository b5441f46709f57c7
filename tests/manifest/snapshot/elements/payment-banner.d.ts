import type { WaybillEventMap } from '../index.js';

export interface WaybillPaymentBannerElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-navigate' | 'waybill-error'> {}

/** What an account has to pay, what was declined and which trial ends, for any page; nothing where all is well. */
export interface WaybillPaymentBannerElement extends HTMLElement {
  /** How many are shown at once; the rest is behind a count. */
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
