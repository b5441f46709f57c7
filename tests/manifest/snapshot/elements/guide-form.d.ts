import type { WaybillEventMap } from '../index.js';

export interface WaybillGuideFormElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-guide-send' | 'waybill-navigate' | 'waybill-error'> {}

/** A form that mails a pricing guide to the given address and offers it for opening at once. */
export interface WaybillGuideFormElement extends HTMLElement {
  /** Id of the guide on the server; not needed while the server has only one. */
  get guide(): string | undefined;
  set guide(value: string | undefined);
  /** Adds an optional field for the name. */
  get askName(): boolean;
  set askName(value: boolean | undefined);
  /** Adds an optional field for the company. */
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
