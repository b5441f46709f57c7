import type { WaybillEventMap } from '../index.js';

export interface WaybillCartElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-cart-change' | 'waybill-checkout-request' | 'waybill-checkout-start' | 'waybill-checkout-complete' | 'waybill-checkout-fail' | 'waybill-navigate' | 'waybill-error'> {}

/** The cart with its total: a column, a sidebar that becomes a drawer, or the shopping cart page. */
export interface WaybillCartElement extends HTMLElement {
  /** A column in place, a sidebar that becomes a drawer in windows up to 1550 px, or a page that shows the total beside the lines where space allows. */
  get layout(): 'column' | 'sidebar' | 'page';
  set layout(value: 'column' | 'sidebar' | 'page' | undefined);
  addEventListener<K extends keyof WaybillCartElementEventMap>(
    type: K,
    listener: (this: WaybillCartElement, event: WaybillCartElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillCartElementEventMap>(
    type: K,
    listener: (this: WaybillCartElement, event: WaybillCartElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-cart': WaybillCartElement;
  }
}
