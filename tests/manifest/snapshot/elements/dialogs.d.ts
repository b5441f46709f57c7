import type { WaybillEventMap } from '../index.js';

export interface WaybillDialogsElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-error'> {}

/** Shows the dialogs of all widgets. The page gets one automatically if it has none. */
export interface WaybillDialogsElement extends HTMLElement {
  addEventListener<K extends keyof WaybillDialogsElementEventMap>(
    type: K,
    listener: (this: WaybillDialogsElement, event: WaybillDialogsElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillDialogsElementEventMap>(
    type: K,
    listener: (this: WaybillDialogsElement, event: WaybillDialogsElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-dialogs': WaybillDialogsElement;
  }
}
