import type { WaybillEventMap } from '../index.js';

export interface WaybillShareQuoteElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-quote-share' | 'waybill-navigate' | 'waybill-error'> {}

/** Mails the cart as a quote to any number of people, with a comment. A modal is added to the page by itself where it has none. */
export interface WaybillShareQuoteElement extends HTMLElement {
  /** A form in the page, or a dialog that the share button of a cart opens, or a button or script of the page. */
  get mode(): 'panel' | 'modal';
  set mode(value: 'panel' | 'modal' | undefined);
  /** Whose texts, limits and call it uses: the pricing page’s or the marketplace’s. */
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
