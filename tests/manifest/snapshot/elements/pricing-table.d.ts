import type { WaybillEventMap } from '../index.js';

export interface WaybillPricingTableElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-plan-select-request' | 'waybill-plan-select' | 'waybill-checkout-request' | 'waybill-checkout-start' | 'waybill-checkout-complete' | 'waybill-checkout-fail' | 'waybill-navigate' | 'waybill-error'> {}

/** Package cards by category with toggles for billing cycle and edition; also boosters, services and support levels. */
export interface WaybillPricingTableElement extends HTMLElement {
  /** Path of the category that starts open, e.g. dynamic-routing; the default is the first two. */
  get category(): string | undefined;
  set category(value: string | undefined);
  /** The panels to show: packages, boosters, services with support levels; the default is all three. */
  get panels(): readonly ('plan-list' | 'booster-list' | 'service-list')[];
  set panels(value: readonly ('plan-list' | 'booster-list' | 'service-list')[] | undefined);
  addEventListener<K extends keyof WaybillPricingTableElementEventMap>(
    type: K,
    listener: (this: WaybillPricingTableElement, event: WaybillPricingTableElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillPricingTableElementEventMap>(
    type: K,
    listener: (this: WaybillPricingTableElement, event: WaybillPricingTableElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-pricing-table': WaybillPricingTableElement;
  }
}
