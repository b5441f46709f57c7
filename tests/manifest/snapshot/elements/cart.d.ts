import type { WaybillEventMap } from '../index.js';

export interface WaybillCartElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-cart-change' | 'waybill-checkout-request' | 'waybill-navigate' | 'waybill-error'> {}

/** The cart with its total: a sidebar, or the shopping cart page. */
export interface WaybillCartElement extends HTMLElement {
  /** A narrow column, or a page with the total beside the lines where there is room. */
  get layout(): 'sidebar' | 'page';
  set layout(value: 'sidebar' | 'page' | undefined);
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
