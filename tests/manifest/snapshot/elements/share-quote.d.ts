import type { WaybillEventMap } from '../index.js';

export interface WaybillShareQuoteElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-quote-share' | 'waybill-navigate' | 'waybill-error'> {}

/** Mails the cart as a quote to any number of people, with a comment. A page without a modal gets one automatically. */
export interface WaybillShareQuoteElement extends HTMLElement {
  /** A form in the page, or a dialog that opens from the cart’s share button, or from a button or script of the page. */
  get mode(): 'panel' | 'modal';
  set mode(value: 'panel' | 'modal' | undefined);
  /** Selects texts, limits and API call: those of the pricing page or of the marketplace. */
  get surface(): 'pricing' | 'marketplace';
  set surface(value: 'pricing' | 'marketplace' | undefined);
  addEventListener<K extends keyof WaybillShareQuoteElementEventMap>(
    type: K,
    listener: (this: WaybillShareQuoteElement, event: WaybillShareQuoteElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillShareQuoteElementEventMap>(
    type: K,
    listener: (this: WaybillShareQuoteElement, event: WaybillShareQuoteElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-share-quote': WaybillShareQuoteElement;
  }
}
