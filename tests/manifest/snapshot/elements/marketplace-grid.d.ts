import type { WaybillEventMap } from '../index.js';

export interface WaybillMarketplaceGridElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-plan-select-request' | 'waybill-plan-select' | 'waybill-checkout-request' | 'waybill-checkout-start' | 'waybill-checkout-complete' | 'waybill-checkout-fail' | 'waybill-market-show' | 'waybill-navigate' | 'waybill-error'> {}

/** Add-ons and packages by platform category or industry, as a grid or a list, with filters and search. */
export interface WaybillMarketplaceGridElement extends HTMLElement {
  /** Browses by categories of the platform, or by industries. */
  get kind(): 'platform' | 'industry';
  set kind(value: 'platform' | 'industry' | undefined);
  /** Icon, name or id of the category or industry to show first; the default is all of them. */
  get category(): string | undefined;
  set category(value: string | undefined);
  /** The initial layout of the items. */
  get view(): 'grid' | 'list';
  set view(value: 'grid' | 'list' | undefined);
  /** With path the address selects the page (…/{category}/{icon}[/list]) and follows it; with none the element keeps the page itself. */
  get routing(): 'none' | 'path';
  set routing(value: 'none' | 'path' | undefined);
  /** The key that focuses the search while no field has the focus; empty for none. */
  get searchKey(): string;
  set searchKey(value: string | undefined);
  addEventListener<K extends keyof WaybillMarketplaceGridElementEventMap>(
    type: K,
    listener: (this: WaybillMarketplaceGridElement, event: WaybillMarketplaceGridElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillMarketplaceGridElementEventMap>(
    type: K,
    listener: (this: WaybillMarketplaceGridElement, event: WaybillMarketplaceGridElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-marketplace-grid': WaybillMarketplaceGridElement;
  }
}
