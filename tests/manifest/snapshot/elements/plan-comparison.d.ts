import type { WaybillEventMap } from '../index.js';

export interface WaybillPlanComparisonElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-plan-select-request' | 'waybill-plan-select' | 'waybill-checkout-request' | 'waybill-checkout-start' | 'waybill-checkout-complete' | 'waybill-checkout-fail' | 'waybill-navigate' | 'waybill-error'> {}

/** Packages side by side, feature by feature, under a sticky header. */
export interface WaybillPlanComparisonElement extends HTMLElement {
  /** Path of the category to compare, e.g. dynamic-routing; without it the person selects one. */
  get category(): string | undefined;
  set category(value: string | undefined);
  /** Height of the page’s own sticky header, in pixels or as a CSS length, e.g. 64 or 4rem. */
  get stickyOffset(): string | undefined;
  set stickyOffset(value: string | undefined);
  addEventListener<K extends keyof WaybillPlanComparisonElementEventMap>(
    type: K,
    listener: (this: WaybillPlanComparisonElement, event: WaybillPlanComparisonElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillPlanComparisonElementEventMap>(
    type: K,
    listener: (this: WaybillPlanComparisonElement, event: WaybillPlanComparisonElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-plan-comparison': WaybillPlanComparisonElement;
  }
}
