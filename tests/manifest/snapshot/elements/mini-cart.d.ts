import type { WaybillEventMap } from '../index.js';

export interface WaybillMiniCartElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-navigate' | 'waybill-error'> {}

/** A button with the number of items in the cart, and a drop-down with its lines and total. */
export interface WaybillMiniCartElement extends HTMLElement {
  /** Address of the cart page; the default is the configured route. */
  get href(): string | undefined;
  set href(value: string | undefined);
  addEventListener<K extends keyof WaybillMiniCartElementEventMap>(
    type: K,
    listener: (this: WaybillMiniCartElement, event: WaybillMiniCartElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillMiniCartElementEventMap>(
    type: K,
    listener: (this: WaybillMiniCartElement, event: WaybillMiniCartElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-mini-cart': WaybillMiniCartElement;
  }
}
