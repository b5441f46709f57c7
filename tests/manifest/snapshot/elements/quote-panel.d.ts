import type { WaybillEventMap } from '../index.js';

export interface WaybillQuotePanelElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-checkout-request' | 'waybill-checkout-start' | 'waybill-checkout-complete' | 'waybill-checkout-fail' | 'waybill-quote-share' | 'waybill-navigate' | 'waybill-error'> {}

/** A quote for the cart with other quantities: fleet, usage items, total, and the form that shares it. */
export interface WaybillQuotePanelElement extends HTMLElement {
  addEventListener<K extends keyof WaybillQuotePanelElementEventMap>(
    type: K,
    listener: (this: WaybillQuotePanelElement, event: WaybillQuotePanelElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillQuotePanelElementEventMap>(
    type: K,
    listener: (this: WaybillQuotePanelElement, event: WaybillQuotePanelElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-quote-panel': WaybillQuotePanelElement;
  }
}
