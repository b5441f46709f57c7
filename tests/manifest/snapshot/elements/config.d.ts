import type { WaybillEventMap } from '../index.js';

export interface WaybillConfigElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-plan-select-request' | 'waybill-plan-select' | 'waybill-checkout-request' | 'waybill-checkout-start' | 'waybill-checkout-complete' | 'waybill-checkout-fail' | 'waybill-upgrade-complete' | 'waybill-chat-request' | 'waybill-guide-send' | 'waybill-invoice-download' | 'waybill-navigate' | 'waybill-error'> {}

/** Configures the page, and the language and theme of the widgets inside it. Renders nothing of its own. */
export interface WaybillConfigElement extends HTMLElement {
  /** Base address of the API; empty means the page’s own origin. */
  get api(): string | undefined;
  set api(value: string | undefined);
  /** Language of the widgets inside, e.g. es or pt-BR. */
  get locale(): string | undefined;
  set locale(value: string | undefined);
  /** ISO country of the person, e.g. US. */
  get country(): string | undefined;
  set country(value: string | undefined);
  /** ISO currency to show prices in. */
  get currency(): string | undefined;
  set currency(value: string | undefined);
  /** Id of the member, if the page knows it before the session does. */
  get memberId(): number | undefined;
  set memberId(value: number | undefined);
  /** When statistics are sent and a campaign is kept; without it, the script tag says so, else `on`. */
  get analytics(): 'off' | 'after-consent' | 'on' | undefined;
  set analytics(value: 'off' | 'after-consent' | 'on' | undefined);
  /** Prefix of the file names of invoices, before the invoice number. */
  get invoicePrefix(): string | undefined;
  set invoicePrefix(value: string | undefined);
  /** French, Spanish and Vietnamese pages of the site have a path prefix such as /fr. */
  get localisedPaths(): boolean;
  set localisedPaths(value: boolean | undefined);
  /** Colour scheme of the widgets inside; the default is the page’s own. */
  get theme(): 'light' | 'dark' | 'auto' | undefined;
  set theme(value: 'light' | 'dark' | 'auto' | undefined);
  addEventListener<K extends keyof WaybillConfigElementEventMap>(
    type: K,
    listener: (this: WaybillConfigElement, event: WaybillConfigElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillConfigElementEventMap>(
    type: K,
    listener: (this: WaybillConfigElement, event: WaybillConfigElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-config': WaybillConfigElement;
  }
}
