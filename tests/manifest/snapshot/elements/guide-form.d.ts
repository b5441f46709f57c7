import type { WaybillEventMap } from '../index.js';

export interface WaybillGuideFormElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-guide-send' | 'waybill-navigate' | 'waybill-error'> {}

/** A form that mails a pricing guide to whoever asks for it, and opens it at once. */
export interface WaybillGuideFormElement extends HTMLElement {
  /** Which guide, as the server knows it; its only one without it. */
  get guide(): string | undefined;
  set guide(value: string | undefined);
  /** Has a field for the name, which may stay empty. */
  get askName(): boolean;
  set askName(value: boolean | undefined);
  /** Has a field for the company, which may stay empty. */
  get askCompany(): boolean;
  set askCompany(value: boolean | undefined);
  addEventListener<K extends keyof WaybillGuideFormElementEventMap>(
    type: K,
    listener: (this: WaybillGuideFormElement, event: WaybillGuideFormElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillGuideFormElementEventMap>(
    type: K,
    listener: (this: WaybillGuideFormElement, event: WaybillGuideFormElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-guide-form': WaybillGuideFormElement;
  }
}
