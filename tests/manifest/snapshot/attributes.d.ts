import type { WaybillBillingFormElement } from './elements/billing-form.js';
import type { WaybillCartElement } from './elements/cart.js';
import type { WaybillChatButtonElement } from './elements/chat-button.js';
import type { WaybillConfigElement } from './elements/config.js';
import type { WaybillDialogsElement } from './elements/dialogs.js';
import type { WaybillFaqElement } from './elements/faq.js';
import type { WaybillGuideFormElement } from './elements/guide-form.js';
import type { WaybillInvoiceListElement } from './elements/invoice-list.js';
import type { WaybillMarketplaceGridElement } from './elements/marketplace-grid.js';
import type { WaybillMiniCartElement } from './elements/mini-cart.js';
import type { WaybillModuleDetailsElement } from './elements/module-details.js';
import type { WaybillPaymentBannerElement } from './elements/payment-banner.js';
import type { WaybillPlanComparisonElement } from './elements/plan-comparison.js';
import type { WaybillPricingTableElement } from './elements/pricing-table.js';
import type { WaybillQuotePanelElement } from './elements/quote-panel.js';
import type { WaybillShareQuoteElement } from './elements/share-quote.js';
import type { WaybillSubscriptionElement } from './elements/subscription.js';
import type { WaybillVideoElement } from './elements/video.js';
import type { WaybillEventMap } from './index.js';

type Handler<K extends keyof WaybillEventMap, E> = (event: WaybillEventMap[K] & { readonly currentTarget: E }) => void;

/** What may be written on `<waybill-billing-form>`, besides what every element takes and its events. */
export interface WaybillBillingFormProperties {
  /** The payment methods to offer, if the account supports them; the default is all of them. */
  methods?: readonly ('credit_card' | 'ach' | 'amazon' | 'paypal')[] | string | undefined;
}
/** What may be written on `<waybill-billing-form>`, besides what every element takes. */
export interface WaybillBillingFormAttributes extends WaybillBillingFormProperties {
  /** The billing details were saved, with this payment method. The event contains none of the details. */
  'onwaybill-billing-update'?: Handler<'waybill-billing-update', WaybillBillingFormElement> | undefined;
  /** The page is about to navigate to `to`, or to reload. A single-page app prevents the event and uses its own router. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillBillingFormElement> | undefined;
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillBillingFormElement> | undefined;
}

/** What may be written on `<waybill-cart>`, besides what every element takes and its events. */
export interface WaybillCartProperties {
  /** A column in place, a sidebar that becomes a drawer in windows up to 1550 px, or a page that shows the total beside the lines where space allows. */
  layout?: 'column' | 'sidebar' | 'page' | undefined;
}
/** What may be written on `<waybill-cart>`, besides what every element takes. */
export interface WaybillCartAttributes extends WaybillCartProperties {
  /** The cart's content changed, for any reason. Dispatched from `document`; each cart element also notifies its own listeners, without bubbling. */
  'onwaybill-cart-change'?: Handler<'waybill-cart-change', WaybillCartElement> | undefined;
  /** The cart is saved and checkout is about to begin. If prevented, the page stays and the host page continues by itself. Cancelable. */
  'onwaybill-checkout-request'?: Handler<'waybill-checkout-request', WaybillCartElement> | undefined;
  /** The person has seen and confirmed what is due today, and the order begins. The order continues even if this page closes. */
  'onwaybill-checkout-start'?: Handler<'waybill-checkout-start', WaybillCartElement> | undefined;
  /** The order is complete and in force. The page is about to navigate. */
  'onwaybill-checkout-complete'?: Handler<'waybill-checkout-complete', WaybillCartElement> | undefined;
  /** The order failed, or its payment was declined. `code` is the status of the reply. A slow order has not failed. */
  'onwaybill-checkout-fail'?: Handler<'waybill-checkout-fail', WaybillCartElement> | undefined;
  /** The page is about to navigate to `to`, or to reload. A single-page app prevents the event and uses its own router. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillCartElement> | undefined;
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillCartElement> | undefined;
}

/** What may be written on `<waybill-chat-button>`, besides what every element takes and its events. */
export interface WaybillChatButtonProperties {
  /** Fixes the button to the lower corner of the window, above the page and below its dialogs. */
  floating?: boolean | undefined;
}
/** What may be written on `<waybill-chat-button>`, besides what every element takes. */
export interface WaybillChatButtonAttributes extends WaybillChatButtonProperties {
  /** The person pressed a chat button. If prevented, the host page opens its chat by itself. `to` is the address that the button leads to when no chat is configured, else null. Cancelable. */
  'onwaybill-chat-request'?: Handler<'waybill-chat-request', WaybillChatButtonElement> | undefined;
  /** The page is about to navigate to `to`, or to reload. A single-page app prevents the event and uses its own router. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillChatButtonElement> | undefined;
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillChatButtonElement> | undefined;
}

/** What may be written on `<waybill-config>`, besides what every element takes and its events. */
export interface WaybillConfigProperties {
  /** Base address of the API; empty means the page’s own origin. */
  api?: string | undefined;
  /** Language of the widgets inside, e.g. es or pt-BR. */
  locale?: string | undefined;
  /** ISO country of the person, e.g. US. */
  country?: string | undefined;
  /** ISO currency to show prices in. */
  currency?: string | undefined;
  /** Id of the member, if the page knows it before the session does. */
  memberId?: number | `${number}` | undefined;
  /** Id of the member, if the page knows it before the session does. */
  'member-id'?: number | `${number}` | undefined;
  /** When statistics are sent and a campaign is kept; without it, the script tag says so, else `on`. */
  analytics?: 'off' | 'after-consent' | 'on' | undefined;
  /** Prefix of the file names of invoices, before the invoice number. */
  invoicePrefix?: string | undefined;
  /** Prefix of the file names of invoices, before the invoice number. */
  'invoice-prefix'?: string | undefined;
  /** French, Spanish and Vietnamese pages of the site have a path prefix such as /fr. */
  localisedPaths?: boolean | undefined;
  /** French, Spanish and Vietnamese pages of the site have a path prefix such as /fr. */
  'localised-paths'?: boolean | undefined;
  /** Where “Try free” leads. */
  routeRegister?: string | undefined;
  /** Where “Try free” leads. */
  'route-register'?: string | undefined;
  /** Where a member signs in again; {return} stands for the address to come back to. */
  routeSignIn?: string | undefined;
  /** Where a member signs in again; {return} stands for the address to come back to. */
  'route-sign-in'?: string | undefined;
  /** Page of the account’s plan and add-ons. */
  routeManageFeatures?: string | undefined;
  /** Page of the account’s plan and add-ons. */
  'route-manage-features'?: string | undefined;
  /** Page on which a member changes the package. */
  routePackages?: string | undefined;
  /** Page on which a member changes the package. */
  'route-packages'?: string | undefined;
  /** Page of the billing details and invoices. */
  routeSubscription?: string | undefined;
  /** Page of the billing details and invoices. */
  'route-subscription'?: string | undefined;
  /** Page for who may not see the account. */
  routeAccessDenied?: string | undefined;
  /** Page for who may not see the account. */
  'route-access-denied'?: string | undefined;
  /** Page of the contact form, also for chat buttons without a chat. */
  routeContact?: string | undefined;
  /** Page of the contact form, also for chat buttons without a chat. */
  'route-contact'?: string | undefined;
  /** Page that reviews the cart. */
  routeCartReview?: string | undefined;
  /** Page that reviews the cart. */
  'route-cart-review'?: string | undefined;
  /** Page of the add-ons. */
  routeMarketplace?: string | undefined;
  /** Page of the add-ons. */
  'route-marketplace'?: string | undefined;
  /** Page of the packages. */
  routePricing?: string | undefined;
  /** Page of the packages. */
  'route-pricing'?: string | undefined;
  /** Page of the industries. */
  routeIndustries?: string | undefined;
  /** Page of the industries. */
  'route-industries'?: string | undefined;
  /** Page that opens a shared quote; {id} stands for its id. */
  routeQuote?: string | undefined;
  /** Page that opens a shared quote; {id} stands for its id. */
  'route-quote'?: string | undefined;
  /** Terms of service. */
  routeTerms?: string | undefined;
  /** Terms of service. */
  'route-terms'?: string | undefined;
  /** Page that follows an upgrade. */
  routeRoute?: string | undefined;
  /** Page that follows an upgrade. */
  'route-route'?: string | undefined;
  /** Page that follows an order. */
  routeRoutes?: string | undefined;
  /** Page that follows an order. */
  'route-routes'?: string | undefined;
  /** Page of the address book, which follows an order. */
  routeAddressBook?: string | undefined;
  /** Page of the address book, which follows an order. */
  'route-address-book'?: string | undefined;
  /** Page of the mobile apps, linked below the marketplace. */
  routeMobile?: string | undefined;
  /** Page of the mobile apps, linked below the marketplace. */
  'route-mobile'?: string | undefined;
  /** Page of the GPS app, linked below the marketplace. */
  routeGps4me?: string | undefined;
  /** Page of the GPS app, linked below the marketplace. */
  'route-gps4me'?: string | undefined;
  /** Page of the premium support, linked below the marketplace. */
  routePremiumSupport?: string | undefined;
  /** Page of the premium support, linked below the marketplace. */
  'route-premium-support'?: string | undefined;
  /** Colour scheme of the widgets inside; the default is the page’s own. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
}
/** What may be written on `<waybill-config>`, besides what every element takes. */
export interface WaybillConfigAttributes extends WaybillConfigProperties {
  /** The person pressed a package's button. If prevented, nothing happens. Cancelable. */
  'onwaybill-plan-select-request'?: Handler<'waybill-plan-select-request', WaybillConfigElement> | undefined;
  /** The package is in the cart. */
  'onwaybill-plan-select'?: Handler<'waybill-plan-select', WaybillConfigElement> | undefined;
  /** The cart is saved and checkout is about to begin. If prevented, the page stays and the host page continues by itself. Cancelable. */
  'onwaybill-checkout-request'?: Handler<'waybill-checkout-request', WaybillConfigElement> | undefined;
  /** The person has seen and confirmed what is due today, and the order begins. The order continues even if this page closes. */
  'onwaybill-checkout-start'?: Handler<'waybill-checkout-start', WaybillConfigElement> | undefined;
  /** The order is complete and in force. The page is about to navigate. */
  'onwaybill-checkout-complete'?: Handler<'waybill-checkout-complete', WaybillConfigElement> | undefined;
  /** The order failed, or its payment was declined. `code` is the status of the reply. A slow order has not failed. */
  'onwaybill-checkout-fail'?: Handler<'waybill-checkout-fail', WaybillConfigElement> | undefined;
  /** An upgrade is in force. */
  'onwaybill-upgrade-complete'?: Handler<'waybill-upgrade-complete', WaybillConfigElement> | undefined;
  /** The person pressed a chat button. If prevented, the host page opens its chat by itself. `to` is the address that the button leads to when no chat is configured, else null. Cancelable. */
  'onwaybill-chat-request'?: Handler<'waybill-chat-request', WaybillConfigElement> | undefined;
  /** A pricing guide is on its way to the person who requested it. `guide` is the form's own guide, or null. The event contains no address. */
  'onwaybill-guide-send'?: Handler<'waybill-guide-send', WaybillConfigElement> | undefined;
  /** The document of an invoice was saved under this file name. */
  'onwaybill-invoice-download'?: Handler<'waybill-invoice-download', WaybillConfigElement> | undefined;
  /** The page is about to navigate to `to`, or to reload. A single-page app prevents the event and uses its own router. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillConfigElement> | undefined;
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillConfigElement> | undefined;
}

/** What may be written on `<waybill-dialogs>`, besides what every element takes and its events. */
export interface WaybillDialogsProperties {
}
/** What may be written on `<waybill-dialogs>`, besides what every element takes. */
export interface WaybillDialogsAttributes extends WaybillDialogsProperties {
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillDialogsElement> | undefined;
}

/** What may be written on `<waybill-faq>`, besides what every element takes and its events. */
export interface WaybillFaqProperties {
  /** Opening one answer closes the others. */
  single?: boolean | undefined;
  /** Describes the questions to search engines as a schema.org FAQPage. Use it once on a page. */
  schema?: boolean | undefined;
}
/** What may be written on `<waybill-faq>`, besides what every element takes. */
export interface WaybillFaqAttributes extends WaybillFaqProperties {
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillFaqElement> | undefined;
}

/** What may be written on `<waybill-guide-form>`, besides what every element takes and its events. */
export interface WaybillGuideFormProperties {
  /** Id of the guide on the server; not needed while the server has only one. */
  guide?: string | undefined;
  /** Adds an optional field for the name. */
  askName?: boolean | undefined;
  /** Adds an optional field for the name. */
  'ask-name'?: boolean | undefined;
  /** Adds an optional field for the company. */
  askCompany?: boolean | undefined;
  /** Adds an optional field for the company. */
  'ask-company'?: boolean | undefined;
}
/** What may be written on `<waybill-guide-form>`, besides what every element takes. */
export interface WaybillGuideFormAttributes extends WaybillGuideFormProperties {
  /** A pricing guide is on its way to the person who requested it. `guide` is the form's own guide, or null. The event contains no address. */
  'onwaybill-guide-send'?: Handler<'waybill-guide-send', WaybillGuideFormElement> | undefined;
  /** The page is about to navigate to `to`, or to reload. A single-page app prevents the event and uses its own router. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillGuideFormElement> | undefined;
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillGuideFormElement> | undefined;
}

/** What may be written on `<waybill-invoice-list>`, besides what every element takes and its events. */
export interface WaybillInvoiceListProperties {
}
/** What may be written on `<waybill-invoice-list>`, besides what every element takes. */
export interface WaybillInvoiceListAttributes extends WaybillInvoiceListProperties {
  /** The document of an invoice was saved under this file name. */
  'onwaybill-invoice-download'?: Handler<'waybill-invoice-download', WaybillInvoiceListElement> | undefined;
  /** The page is about to navigate to `to`, or to reload. A single-page app prevents the event and uses its own router. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillInvoiceListElement> | undefined;
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillInvoiceListElement> | undefined;
}

/** What may be written on `<waybill-marketplace-grid>`, besides what every element takes and its events. */
export interface WaybillMarketplaceGridProperties {
  /** Browses by categories of the platform, or by industries. */
  kind?: 'platform' | 'industry' | undefined;
  /** Icon, name or id of the category or industry to show first; the default is all of them. */
  category?: string | undefined;
  /** The initial layout of the items. */
  view?: 'grid' | 'list' | undefined;
  /** With path the address selects the page (…/{category}/{icon}[/list]) and follows it; with none the element keeps the page itself. */
  routing?: 'none' | 'path' | undefined;
  /** The key that focuses the search while no field has the focus; empty for none. */
  searchKey?: string | undefined;
  /** The key that focuses the search while no field has the focus; empty for none. */
  'search-key'?: string | undefined;
}
/** What may be written on `<waybill-marketplace-grid>`, besides what every element takes. */
export interface WaybillMarketplaceGridAttributes extends WaybillMarketplaceGridProperties {
  /** The person pressed a package's button. If prevented, nothing happens. Cancelable. */
  'onwaybill-plan-select-request'?: Handler<'waybill-plan-select-request', WaybillMarketplaceGridElement> | undefined;
  /** The package is in the cart. */
  'onwaybill-plan-select'?: Handler<'waybill-plan-select', WaybillMarketplaceGridElement> | undefined;
  /** The cart is saved and checkout is about to begin. If prevented, the page stays and the host page continues by itself. Cancelable. */
  'onwaybill-checkout-request'?: Handler<'waybill-checkout-request', WaybillMarketplaceGridElement> | undefined;
  /** The person has seen and confirmed what is due today, and the order begins. The order continues even if this page closes. */
  'onwaybill-checkout-start'?: Handler<'waybill-checkout-start', WaybillMarketplaceGridElement> | undefined;
  /** The order is complete and in force. The page is about to navigate. */
  'onwaybill-checkout-complete'?: Handler<'waybill-checkout-complete', WaybillMarketplaceGridElement> | undefined;
  /** The order failed, or its payment was declined. `code` is the status of the reply. A slow order has not failed. */
  'onwaybill-checkout-fail'?: Handler<'waybill-checkout-fail', WaybillMarketplaceGridElement> | undefined;
  /** A grid or details widget with `routing="path"` shows a page of the marketplace: at the start, and after each change of the address. `title` is the name of the item, category or industry, for the title of the document. */
  'onwaybill-market-show'?: Handler<'waybill-market-show', WaybillMarketplaceGridElement> | undefined;
  /** The page is about to navigate to `to`, or to reload. A single-page app prevents the event and uses its own router. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillMarketplaceGridElement> | undefined;
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillMarketplaceGridElement> | undefined;
}

/** What may be written on `<waybill-mini-cart>`, besides what every element takes and its events. */
export interface WaybillMiniCartProperties {
  /** Address of the cart page; the default is the configured route. */
  href?: string | undefined;
}
/** What may be written on `<waybill-mini-cart>`, besides what every element takes. */
export interface WaybillMiniCartAttributes extends WaybillMiniCartProperties {
  /** The page is about to navigate to `to`, or to reload. A single-page app prevents the event and uses its own router. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillMiniCartElement> | undefined;
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillMiniCartElement> | undefined;
}

/** What may be written on `<waybill-module-details>`, besides what every element takes and its events. */
export interface WaybillModuleDetailsProperties {
  /** Id of the module to show. */
  module?: number | `${number}` | undefined;
  /** Id of the package to show. */
  plan?: number | `${number}` | undefined;
  /** Id of the industry to show. */
  industry?: number | `${number}` | undefined;
  /** With path the address selects the item (…/{category}/{icon}/{module}); the widget stays empty if the address names none. */
  routing?: 'none' | 'path' | undefined;
}
/** What may be written on `<waybill-module-details>`, besides what every element takes. */
export interface WaybillModuleDetailsAttributes extends WaybillModuleDetailsProperties {
  /** The person pressed a package's button. If prevented, nothing happens. Cancelable. */
  'onwaybill-plan-select-request'?: Handler<'waybill-plan-select-request', WaybillModuleDetailsElement> | undefined;
  /** The package is in the cart. */
  'onwaybill-plan-select'?: Handler<'waybill-plan-select', WaybillModuleDetailsElement> | undefined;
  /** A grid or details widget with `routing="path"` shows a page of the marketplace: at the start, and after each change of the address. `title` is the name of the item, category or industry, for the title of the document. */
  'onwaybill-market-show'?: Handler<'waybill-market-show', WaybillModuleDetailsElement> | undefined;
  /** The page is about to navigate to `to`, or to reload. A single-page app prevents the event and uses its own router. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillModuleDetailsElement> | undefined;
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillModuleDetailsElement> | undefined;
}

/** What may be written on `<waybill-payment-banner>`, besides what every element takes and its events. */
export interface WaybillPaymentBannerProperties {
  /** Number of notices shown at once; a count reveals the rest. */
  limit?: number | `${number}` | undefined;
}
/** What may be written on `<waybill-payment-banner>`, besides what every element takes. */
export interface WaybillPaymentBannerAttributes extends WaybillPaymentBannerProperties {
  /** The page is about to navigate to `to`, or to reload. A single-page app prevents the event and uses its own router. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillPaymentBannerElement> | undefined;
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillPaymentBannerElement> | undefined;
}

/** What may be written on `<waybill-plan-comparison>`, besides what every element takes and its events. */
export interface WaybillPlanComparisonProperties {
  /** Path of the category to compare, e.g. dynamic-routing; without it the person selects one. */
  category?: string | undefined;
  /** Height of the page’s own sticky header, in pixels or as a CSS length, e.g. 64 or 4rem. */
  stickyOffset?: string | number | undefined;
  /** Height of the page’s own sticky header, in pixels or as a CSS length, e.g. 64 or 4rem. */
  'sticky-offset'?: string | number | undefined;
}
/** What may be written on `<waybill-plan-comparison>`, besides what every element takes. */
export interface WaybillPlanComparisonAttributes extends WaybillPlanComparisonProperties {
  /** The person pressed a package's button. If prevented, nothing happens. Cancelable. */
  'onwaybill-plan-select-request'?: Handler<'waybill-plan-select-request', WaybillPlanComparisonElement> | undefined;
  /** The package is in the cart. */
  'onwaybill-plan-select'?: Handler<'waybill-plan-select', WaybillPlanComparisonElement> | undefined;
  /** The cart is saved and checkout is about to begin. If prevented, the page stays and the host page continues by itself. Cancelable. */
  'onwaybill-checkout-request'?: Handler<'waybill-checkout-request', WaybillPlanComparisonElement> | undefined;
  /** The person has seen and confirmed what is due today, and the order begins. The order continues even if this page closes. */
  'onwaybill-checkout-start'?: Handler<'waybill-checkout-start', WaybillPlanComparisonElement> | undefined;
  /** The order is complete and in force. The page is about to navigate. */
  'onwaybill-checkout-complete'?: Handler<'waybill-checkout-complete', WaybillPlanComparisonElement> | undefined;
  /** The order failed, or its payment was declined. `code` is the status of the reply. A slow order has not failed. */
  'onwaybill-checkout-fail'?: Handler<'waybill-checkout-fail', WaybillPlanComparisonElement> | undefined;
  /** The page is about to navigate to `to`, or to reload. A single-page app prevents the event and uses its own router. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillPlanComparisonElement> | undefined;
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillPlanComparisonElement> | undefined;
}

/** What may be written on `<waybill-pricing-table>`, besides what every element takes and its events. */
export interface WaybillPricingTableProperties {
  /** Path of the category that starts open, e.g. dynamic-routing; the default is the first two. */
  category?: string | undefined;
  /** The panels to show: packages, boosters, services with support levels; the default is all three. */
  panels?: readonly ('plan-list' | 'booster-list' | 'service-list')[] | string | undefined;
}
/** What may be written on `<waybill-pricing-table>`, besides what every element takes. */
export interface WaybillPricingTableAttributes extends WaybillPricingTableProperties {
  /** The person pressed a package's button. If prevented, nothing happens. Cancelable. */
  'onwaybill-plan-select-request'?: Handler<'waybill-plan-select-request', WaybillPricingTableElement> | undefined;
  /** The package is in the cart. */
  'onwaybill-plan-select'?: Handler<'waybill-plan-select', WaybillPricingTableElement> | undefined;
  /** The cart is saved and checkout is about to begin. If prevented, the page stays and the host page continues by itself. Cancelable. */
  'onwaybill-checkout-request'?: Handler<'waybill-checkout-request', WaybillPricingTableElement> | undefined;
  /** The person has seen and confirmed what is due today, and the order begins. The order continues even if this page closes. */
  'onwaybill-checkout-start'?: Handler<'waybill-checkout-start', WaybillPricingTableElement> | undefined;
  /** The order is complete and in force. The page is about to navigate. */
  'onwaybill-checkout-complete'?: Handler<'waybill-checkout-complete', WaybillPricingTableElement> | undefined;
  /** The order failed, or its payment was declined. `code` is the status of the reply. A slow order has not failed. */
  'onwaybill-checkout-fail'?: Handler<'waybill-checkout-fail', WaybillPricingTableElement> | undefined;
  /** The page is about to navigate to `to`, or to reload. A single-page app prevents the event and uses its own router. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillPricingTableElement> | undefined;
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillPricingTableElement> | undefined;
}

/** What may be written on `<waybill-quote-panel>`, besides what every element takes and its events. */
export interface WaybillQuotePanelProperties {
}
/** What may be written on `<waybill-quote-panel>`, besides what every element takes. */
export interface WaybillQuotePanelAttributes extends WaybillQuotePanelProperties {
  /** The cart is saved and checkout is about to begin. If prevented, the page stays and the host page continues by itself. Cancelable. */
  'onwaybill-checkout-request'?: Handler<'waybill-checkout-request', WaybillQuotePanelElement> | undefined;
  /** The person has seen and confirmed what is due today, and the order begins. The order continues even if this page closes. */
  'onwaybill-checkout-start'?: Handler<'waybill-checkout-start', WaybillQuotePanelElement> | undefined;
  /** The order is complete and in force. The page is about to navigate. */
  'onwaybill-checkout-complete'?: Handler<'waybill-checkout-complete', WaybillQuotePanelElement> | undefined;
  /** The order failed, or its payment was declined. `code` is the status of the reply. A slow order has not failed. */
  'onwaybill-checkout-fail'?: Handler<'waybill-checkout-fail', WaybillQuotePanelElement> | undefined;
  /** A quote was mailed to this number of recipients. The event does not contain their addresses. */
  'onwaybill-quote-share'?: Handler<'waybill-quote-share', WaybillQuotePanelElement> | undefined;
  /** The page is about to navigate to `to`, or to reload. A single-page app prevents the event and uses its own router. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillQuotePanelElement> | undefined;
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillQuotePanelElement> | undefined;
}

/** What may be written on `<waybill-share-quote>`, besides what every element takes and its events. */
export interface WaybillShareQuoteProperties {
  /** A form in the page, or a dialog that opens from the cart’s share button, or from a button or script of the page. */
  mode?: 'panel' | 'modal' | undefined;
  /** Selects texts, limits and API call: those of the pricing page or of the marketplace. */
  surface?: 'pricing' | 'marketplace' | undefined;
}
/** What may be written on `<waybill-share-quote>`, besides what every element takes. */
export interface WaybillShareQuoteAttributes extends WaybillShareQuoteProperties {
  /** A quote was mailed to this number of recipients. The event does not contain their addresses. */
  'onwaybill-quote-share'?: Handler<'waybill-quote-share', WaybillShareQuoteElement> | undefined;
  /** The page is about to navigate to `to`, or to reload. A single-page app prevents the event and uses its own router. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillShareQuoteElement> | undefined;
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillShareQuoteElement> | undefined;
}

/** What may be written on `<waybill-subscription>`, besides what every element takes and its events. */
export interface WaybillSubscriptionProperties {
}
/** What may be written on `<waybill-subscription>`, besides what every element takes. */
export interface WaybillSubscriptionAttributes extends WaybillSubscriptionProperties {
  /** The person has seen and confirmed what is due today, and the order begins. The order continues even if this page closes. */
  'onwaybill-checkout-start'?: Handler<'waybill-checkout-start', WaybillSubscriptionElement> | undefined;
  /** The order is complete and in force. The page is about to navigate. */
  'onwaybill-checkout-complete'?: Handler<'waybill-checkout-complete', WaybillSubscriptionElement> | undefined;
  /** The order failed, or its payment was declined. `code` is the status of the reply. A slow order has not failed. */
  'onwaybill-checkout-fail'?: Handler<'waybill-checkout-fail', WaybillSubscriptionElement> | undefined;
  /** An upgrade is in force. */
  'onwaybill-upgrade-complete'?: Handler<'waybill-upgrade-complete', WaybillSubscriptionElement> | undefined;
  /** An add-on of the account was activated, with all add-ons that it requires. */
  'onwaybill-module-activate'?: Handler<'waybill-module-activate', WaybillSubscriptionElement> | undefined;
  /** An add-on of the account was deactivated, with all add-ons that require it. */
  'onwaybill-module-deactivate'?: Handler<'waybill-module-deactivate', WaybillSubscriptionElement> | undefined;
  /** The page is about to navigate to `to`, or to reload. A single-page app prevents the event and uses its own router. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillSubscriptionElement> | undefined;
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillSubscriptionElement> | undefined;
}

/** What may be written on `<waybill-video>`, besides what every element takes and its events. */
export interface WaybillVideoProperties {
  /** The id of the video, which selects its title. */
  video?: 'dynamic-routing' | 'scheduled-recurring-routing' | undefined;
  /** Address of the video file. Without it the widget stays empty. */
  src?: string | undefined;
  /** Address of the captions, a WebVTT file on the page’s own origin. */
  captions?: string | undefined;
  /** Language of the captions, e.g. en; the default is the element’s language. */
  captionsLanguage?: string | undefined;
  /** Language of the captions, e.g. en; the default is the element’s language. */
  'captions-language'?: string | undefined;
  /** Address of the poster; the default is a drawn map. */
  poster?: string | undefined;
}
/** What may be written on `<waybill-video>`, besides what every element takes. */
export interface WaybillVideoAttributes extends WaybillVideoProperties {
  /** An operation failed. The person is told where it began, unless that form has left the page. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillVideoElement> | undefined;
}
