import type { WaybillEventMap } from '../index.js';

export interface WaybillFaqElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-error'> {}

/** Questions and answers, from the `<details>` inside the element, which also work without scripts. */
export interface WaybillFaqElement extends HTMLElement {
  /** Opening one answer closes the others. */
  get single(): boolean;
  set single(value: boolean | undefined);
  /** Describes the questions to search engines as a schema.org FAQPage. Use it once on a page. */
  get schema(): boolean;
  set schema(value: boolean | undefined);
  addEventListener<K extends keyof WaybillFaqElementEventMap>(
    type: K,
    listener: (this: WaybillFaqElement, event: WaybillFaqElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillFaqElementEventMap>(
    type: K,
    listener: (this: WaybillFaqElement, event: WaybillFaqElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-faq': WaybillFaqElement;
  }
}
