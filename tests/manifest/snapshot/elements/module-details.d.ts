import type { WaybillEventMap } from '../index.js';

export interface WaybillModuleDetailsElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-plan-select-request' | 'waybill-plan-select' | 'waybill-market-show' | 'waybill-navigate' | 'waybill-error'> {}

/** The details of one module, package or industry: description, dependencies, price and price explanation. */
export interface WaybillModuleDetailsElement extends HTMLElement {
  /** Id of the module to show. */
  get module(): number | undefined;
  set module(value: number | undefined);
  /** Id of the package to show. */
  get plan(): number | undefined;
  set plan(value: number | undefined);
  /** Id of the industry to show. */
  get industry(): number | undefined;
  set industry(value: number | undefined);
  /** With path the address selects the item (…/{category}/{icon}/{module}); the widget stays empty if the address names none. */
  get routing(): 'none' | 'path';
  set routing(value: 'none' | 'path' | undefined);
  addEventListener<K extends keyof WaybillModuleDetailsElementEventMap>(
    type: K,
    listener: (this: WaybillModuleDetailsElement, event: WaybillModuleDetailsElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillModuleDetailsElementEventMap>(
    type: K,
    listener: (this: WaybillModuleDetailsElement, event: WaybillModuleDetailsElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-module-details': WaybillModuleDetailsElement;
  }
}
