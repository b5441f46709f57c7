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
  /** Where “Try free” leads. */
  get routeRegister(): string | undefined;
  set routeRegister(value: string | undefined);
  /** Where a member signs in again; {return} stands for the address to come back to. */
  get routeSignIn(): string | undefined;
  set routeSignIn(value: string | undefined);
  /** Page of the account’s plan and add-ons. */
  get routeManageFeatures(): string | undefined;
  set routeManageFeatures(value: string | undefined);
  /** Page on which a member changes the package. */
  get routePackages(): string | undefined;
  set routePackages(value: string | undefined);
  /** Page of the billing details and invoices. */
  get routeSubscription(): string | undefined;
  set routeSubscription(value: string | undefined);
  /** Page for who may not see the account. */
  get routeAccessDenied(): string | undefined;
  set routeAccessDenied(value: string | undefined);
  /** Page of the contact form, also for chat buttons without a chat. */
  get routeContact(): string | undefined;
  set routeContact(value: string | undefined);
  /** Page that reviews the cart. */
  get routeCartReview(): string | undefined;
  set routeCartReview(value: string | undefined);
  /** Page of the add-ons. */
  get routeMarketplace(): string | undefined;
  set routeMarketplace(value: string | undefined);
  /** Page of the packages. */
  get routePricing(): string | undefined;
  set routePricing(value: string | undefined);
  /** Page of the industries. */
  get routeIndustries(): string | undefined;
  set routeIndustries(value: string | undefined);
  /** Page that opens a shared quote; {id} stands for its id. */
  get routeQuote(): string | undefined;
  set routeQuote(value: string | undefined);
  /** Terms of service. */
  get routeTerms(): string | undefined;
  set routeTerms(value: string | undefined);
  /** Page that follows an upgrade. */
  get routeRoute(): string | undefined;
  set routeRoute(value: string | undefined);
  /** Page that follows an order. */
  get routeRoutes(): string | undefined;
  set routeRoutes(value: string | undefined);
  /** Page of the address book, which follows an order. */
  get routeAddressBook(): string | undefined;
  set routeAddressBook(value: string | undefined);
  /** Page of the mobile apps, linked below the marketplace. */
  get routeMobile(): string | undefined;
  set routeMobile(value: string | undefined);
  /** Page of the GPS app, linked below the marketplace. */
  get routeGps4me(): string | undefined;
  set routeGps4me(value: string | undefined);
  /** Page of the premium support, linked below the marketplace. */
  get routePremiumSupport(): string | undefined;
  set routePremiumSupport(value: string | undefined);
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
