import type { WaybillEventMap } from '../index.js';

export interface WaybillModuleDetailsElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-plan-select-request' | 'waybill-plan-select' | 'waybill-navigate' | 'waybill-error'> {}

/** All about one module, package or industry: what it is for, what it needs, what it costs and why. */
export interface WaybillModuleDetailsElement extends HTMLElement {
  /** Id of the module that is shown. */
  get module(): number | undefined;
  set module(value: number | undefined);
  /** Id of the package that is shown. */
  get plan(): number | undefined;
  set plan(value: number | undefined);
  /** Id of the industry that is shown. */
  get industry(): number | undefined;
  set industry(value: number | undefined);
  /** With path the address says what is shown (…/{category}/{icon}/{module}), and nothing where it names no module or package. */
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
