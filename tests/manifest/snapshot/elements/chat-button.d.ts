import type { WaybillEventMap } from '../index.js';

export interface WaybillChatButtonElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-chat-request' | 'waybill-navigate' | 'waybill-error'> {}

/** Opens the live chat that the page has configured; without one, a link to the contact page. */
export interface WaybillChatButtonElement extends HTMLElement {
  /** Fixes the button to the lower corner of the window, above the page and below its dialogs. */
  get floating(): boolean;
  set floating(value: boolean | undefined);
  addEventListener<K extends keyof WaybillChatButtonElementEventMap>(
    type: K,
    listener: (this: WaybillChatButtonElement, event: WaybillChatButtonElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillChatButtonElementEventMap>(
    type: K,
    listener: (this: WaybillChatButtonElement, event: WaybillChatButtonElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-chat-button': WaybillChatButtonElement;
  }
}
