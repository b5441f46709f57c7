import type { WaybillEventMap } from '../index.js';

export interface WaybillSubscriptionElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-checkout-start' | 'waybill-checkout-complete' | 'waybill-checkout-fail' | 'waybill-upgrade-complete' | 'waybill-module-activate' | 'waybill-module-deactivate' | 'waybill-navigate' | 'waybill-error'> {}

/** The current plan of an account with its next invoice, its add-ons and trials with their switches, and the upgrade button. */
export interface WaybillSubscriptionElement extends HTMLElement {
  addEventListener<K extends keyof WaybillSubscriptionElementEventMap>(
    type: K,
    listener: (this: WaybillSubscriptionElement, event: WaybillSubscriptionElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillSubscriptionElementEventMap>(
    type: K,
    listener: (this: WaybillSubscriptionElement, event: WaybillSubscriptionElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-subscription': WaybillSubscriptionElement;
  }
}
