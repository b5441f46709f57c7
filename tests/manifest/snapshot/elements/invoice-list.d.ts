import type { WaybillEventMap } from '../index.js';

export interface WaybillInvoiceListElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-invoice-download' | 'waybill-navigate' | 'waybill-error'> {}

/** The invoices of a member, by year and page, each with its payment status and its document. */
export interface WaybillInvoiceListElement extends HTMLElement {
  addEventListener<K extends keyof WaybillInvoiceListElementEventMap>(
    type: K,
    listener: (this: WaybillInvoiceListElement, event: WaybillInvoiceListElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillInvoiceListElementEventMap>(
    type: K,
    listener: (this: WaybillInvoiceListElement, event: WaybillInvoiceListElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-invoice-list': WaybillInvoiceListElement;
  }
}
