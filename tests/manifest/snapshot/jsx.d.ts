import type { DetailedHTMLProps, HTMLAttributes } from 'react';
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

/** What React gives to every element; custom ones take `class` too. */
type Tag<E, A> = A & Omit<DetailedHTMLProps<HTMLAttributes<E>, E>, keyof A> & { class?: string | undefined };

/** What React takes for `<waybill-billing-form>`, besides what it takes for every element. */
export interface WaybillBillingFormAttributes {
  /** Which payment methods to offer, of those that the account supports; all of them without it. */
  methods?: readonly ('credit_card' | 'ach' | 'amazon' | 'paypal')[] | string | undefined;
  /** The billing details were saved, with this payment method. Nothing of the details themselves is told. */
  'onwaybill-billing-update'?: Handler<'waybill-billing-update', WaybillBillingFormElement> | undefined;
  /** The page would move to `to`, or reload. A single-page host prevents it and routes by itself. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillBillingFormElement> | undefined;
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillBillingFormElement> | undefined;
}

/** What React takes for `<waybill-cart>`, besides what it takes for every element. */
export interface WaybillCartAttributes {
  /** A narrow column that stays where it is, one that becomes a drawer in windows up to 1550 px, or a page with the total beside the lines where there is room. */
  layout?: 'column' | 'sidebar' | 'page' | undefined;
  /** The cart's content changed, for whatever reason. From `document`; each cart tells its own listeners, without bubbling. */
  'onwaybill-cart-change'?: Handler<'waybill-cart-change', WaybillCartElement> | undefined;
  /** The cart is saved and checkout would begin. Prevented, the page stays and the host goes on by itself. Cancelable. */
  'onwaybill-checkout-request'?: Handler<'waybill-checkout-request', WaybillCartElement> | undefined;
  /** The cart is being ordered: what it costs today was shown and confirmed. From here on it goes its way, also without this page. */
  'onwaybill-checkout-start'?: Handler<'waybill-checkout-start', WaybillCartElement> | undefined;
  /** What was ordered is in force. The page is about to move on. */
  'onwaybill-checkout-complete'?: Handler<'waybill-checkout-complete', WaybillCartElement> | undefined;
  /** Nothing was ordered, or its payment was declined. `code` is the reply's status. An order that takes long has not failed. */
  'onwaybill-checkout-fail'?: Handler<'waybill-checkout-fail', WaybillCartElement> | undefined;
  /** The page would move to `to`, or reload. A single-page host prevents it and routes by itself. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillCartElement> | undefined;
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillCartElement> | undefined;
}

/** What React takes for `<waybill-chat-button>`, besides what it takes for every element. */
export interface WaybillChatButtonAttributes {
  /** Stands in the lower corner of the window, over the page and under its dialogs. */
  floating?: boolean | undefined;
  /** Somebody pressed a chat button. Prevented, the host opens its chat by itself. `to` is the address it leads to where no chat is configured, else null. Cancelable. */
  'onwaybill-chat-request'?: Handler<'waybill-chat-request', WaybillChatButtonElement> | undefined;
  /** The page would move to `to`, or reload. A single-page host prevents it and routes by itself. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillChatButtonElement> | undefined;
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillChatButtonElement> | undefined;
}

/** What React takes for `<waybill-config>`, besides what it takes for every element. */
export interface WaybillConfigAttributes {
  /** Base address of the API; empty is the page’s own origin. */
  api?: string | undefined;
  /** Language of the widgets inside, e.g. es or pt-BR. */
  locale?: string | undefined;
  /** ISO country of the person, e.g. US. */
  country?: string | undefined;
  /** ISO currency to show prices in. */
  currency?: string | undefined;
  /** Member id, where the page knows it before the session does. */
  memberId?: number | `${number}` | undefined;
  /** Member id, where the page knows it before the session does. */
  'member-id'?: number | `${number}` | undefined;
  /** What the files of invoices begin with, before their number. */
  invoicePrefix?: string | undefined;
  /** What the files of invoices begin with, before their number. */
  'invoice-prefix'?: string | undefined;
  /** Colour scheme of the widgets inside; without it they follow the page. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Somebody pressed the button of a package. Prevented, nothing happens. Cancelable. */
  'onwaybill-plan-select-request'?: Handler<'waybill-plan-select-request', WaybillConfigElement> | undefined;
  /** The package is in the cart. */
  'onwaybill-plan-select'?: Handler<'waybill-plan-select', WaybillConfigElement> | undefined;
  /** The cart is saved and checkout would begin. Prevented, the page stays and the host goes on by itself. Cancelable. */
  'onwaybill-checkout-request'?: Handler<'waybill-checkout-request', WaybillConfigElement> | undefined;
  /** The cart is being ordered: what it costs today was shown and confirmed. From here on it goes its way, also without this page. */
  'onwaybill-checkout-start'?: Handler<'waybill-checkout-start', WaybillConfigElement> | undefined;
  /** What was ordered is in force. The page is about to move on. */
  'onwaybill-checkout-complete'?: Handler<'waybill-checkout-complete', WaybillConfigElement> | undefined;
  /** Nothing was ordered, or its payment was declined. `code` is the reply's status. An order that takes long has not failed. */
  'onwaybill-checkout-fail'?: Handler<'waybill-checkout-fail', WaybillConfigElement> | undefined;
  /** An upgrade is in force. */
  'onwaybill-upgrade-complete'?: Handler<'waybill-upgrade-complete', WaybillConfigElement> | undefined;
  /** Somebody pressed a chat button. Prevented, the host opens its chat by itself. `to` is the address it leads to where no chat is configured, else null. Cancelable. */
  'onwaybill-chat-request'?: Handler<'waybill-chat-request', WaybillConfigElement> | undefined;
  /** A pricing guide is on its way to whoever asked for it. `guide` is the form's own, or null. No address is told. */
  'onwaybill-guide-send'?: Handler<'waybill-guide-send', WaybillConfigElement> | undefined;
  /** The document of an invoice was saved under this name. */
  'onwaybill-invoice-download'?: Handler<'waybill-invoice-download', WaybillConfigElement> | undefined;
  /** The page would move to `to`, or reload. A single-page host prevents it and routes by itself. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillConfigElement> | undefined;
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillConfigElement> | undefined;
}

/** What React takes for `<waybill-dialogs>`, besides what it takes for every element. */
export interface WaybillDialogsAttributes {
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillDialogsElement> | undefined;
}

/** What React takes for `<waybill-faq>`, besides what it takes for every element. */
export interface WaybillFaqAttributes {
  /** Opening one answer closes the others. */
  single?: boolean | undefined;
  /** Describes the questions to search engines, as a FAQPage of schema.org. Once on a page is enough. */
  schema?: boolean | undefined;
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillFaqElement> | undefined;
}

/** What React takes for `<waybill-guide-form>`, besides what it takes for every element. */
export interface WaybillGuideFormAttributes {
  /** Which guide, as the server knows it; its only one without it. */
  guide?: string | undefined;
  /** Has a field for the name, which may stay empty. */
  askName?: boolean | undefined;
  /** Has a field for the name, which may stay empty. */
  'ask-name'?: boolean | undefined;
  /** Has a field for the company, which may stay empty. */
  askCompany?: boolean | undefined;
  /** Has a field for the company, which may stay empty. */
  'ask-company'?: boolean | undefined;
  /** A pricing guide is on its way to whoever asked for it. `guide` is the form's own, or null. No address is told. */
  'onwaybill-guide-send'?: Handler<'waybill-guide-send', WaybillGuideFormElement> | undefined;
  /** The page would move to `to`, or reload. A single-page host prevents it and routes by itself. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillGuideFormElement> | undefined;
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillGuideFormElement> | undefined;
}

/** What React takes for `<waybill-invoice-list>`, besides what it takes for every element. */
export interface WaybillInvoiceListAttributes {
  /** The document of an invoice was saved under this name. */
  'onwaybill-invoice-download'?: Handler<'waybill-invoice-download', WaybillInvoiceListElement> | undefined;
  /** The page would move to `to`, or reload. A single-page host prevents it and routes by itself. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillInvoiceListElement> | undefined;
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillInvoiceListElement> | undefined;
}

/** What React takes for `<waybill-marketplace-grid>`, besides what it takes for every element. */
export interface WaybillMarketplaceGridAttributes {
  /** What is browsed by: categories of the platform, or industries. */
  kind?: 'platform' | 'industry' | undefined;
  /** Icon, name or id of the category or industry that is shown first; all of them without it. */
  category?: string | undefined;
  /** How the items are shown at first. */
  view?: 'grid' | 'list' | undefined;
  /** With path the address says what is shown (…/{category}/{icon}[/list]) and is kept in step; without it the element does. */
  routing?: 'none' | 'path' | undefined;
  /** Somebody pressed the button of a package. Prevented, nothing happens. Cancelable. */
  'onwaybill-plan-select-request'?: Handler<'waybill-plan-select-request', WaybillMarketplaceGridElement> | undefined;
  /** The package is in the cart. */
  'onwaybill-plan-select'?: Handler<'waybill-plan-select', WaybillMarketplaceGridElement> | undefined;
  /** The cart is saved and checkout would begin. Prevented, the page stays and the host goes on by itself. Cancelable. */
  'onwaybill-checkout-request'?: Handler<'waybill-checkout-request', WaybillMarketplaceGridElement> | undefined;
  /** The cart is being ordered: what it costs today was shown and confirmed. From here on it goes its way, also without this page. */
  'onwaybill-checkout-start'?: Handler<'waybill-checkout-start', WaybillMarketplaceGridElement> | undefined;
  /** What was ordered is in force. The page is about to move on. */
  'onwaybill-checkout-complete'?: Handler<'waybill-checkout-complete', WaybillMarketplaceGridElement> | undefined;
  /** Nothing was ordered, or its payment was declined. `code` is the reply's status. An order that takes long has not failed. */
  'onwaybill-checkout-fail'?: Handler<'waybill-checkout-fail', WaybillMarketplaceGridElement> | undefined;
  /** The page would move to `to`, or reload. A single-page host prevents it and routes by itself. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillMarketplaceGridElement> | undefined;
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillMarketplaceGridElement> | undefined;
}

/** What React takes for `<waybill-mini-cart>`, besides what it takes for every element. */
export interface WaybillMiniCartAttributes {
  /** Address of the cart page; the configured route without it. */
  href?: string | undefined;
  /** The page would move to `to`, or reload. A single-page host prevents it and routes by itself. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillMiniCartElement> | undefined;
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillMiniCartElement> | undefined;
}

/** What React takes for `<waybill-module-details>`, besides what it takes for every element. */
export interface WaybillModuleDetailsAttributes {
  /** Id of the module that is shown. */
  module?: number | `${number}` | undefined;
  /** Id of the package that is shown. */
  plan?: number | `${number}` | undefined;
  /** Id of the industry that is shown. */
  industry?: number | `${number}` | undefined;
  /** With path the address says what is shown (…/{category}/{icon}/{module}), and nothing where it names no module or package. */
  routing?: 'none' | 'path' | undefined;
  /** Somebody pressed the button of a package. Prevented, nothing happens. Cancelable. */
  'onwaybill-plan-select-request'?: Handler<'waybill-plan-select-request', WaybillModuleDetailsElement> | undefined;
  /** The package is in the cart. */
  'onwaybill-plan-select'?: Handler<'waybill-plan-select', WaybillModuleDetailsElement> | undefined;
  /** The page would move to `to`, or reload. A single-page host prevents it and routes by itself. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillModuleDetailsElement> | undefined;
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillModuleDetailsElement> | undefined;
}

/** What React takes for `<waybill-payment-banner>`, besides what it takes for every element. */
export interface WaybillPaymentBannerAttributes {
  /** How many are shown at once; the rest is behind a count. */
  limit?: number | `${number}` | undefined;
  /** The page would move to `to`, or reload. A single-page host prevents it and routes by itself. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillPaymentBannerElement> | undefined;
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillPaymentBannerElement> | undefined;
}

/** What React takes for `<waybill-plan-comparison>`, besides what it takes for every element. */
export interface WaybillPlanComparisonAttributes {
  /** Path of the category to compare, e.g. dynamic-routing; without it the reader chooses one. */
  category?: string | undefined;
  /** Height of what the page keeps fixed at its top, in pixels or as a CSS length, e.g. 64 or 4rem. */
  stickyOffset?: string | number | undefined;
  /** Height of what the page keeps fixed at its top, in pixels or as a CSS length, e.g. 64 or 4rem. */
  'sticky-offset'?: string | number | undefined;
  /** Somebody pressed the button of a package. Prevented, nothing happens. Cancelable. */
  'onwaybill-plan-select-request'?: Handler<'waybill-plan-select-request', WaybillPlanComparisonElement> | undefined;
  /** The package is in the cart. */
  'onwaybill-plan-select'?: Handler<'waybill-plan-select', WaybillPlanComparisonElement> | undefined;
  /** The cart is saved and checkout would begin. Prevented, the page stays and the host goes on by itself. Cancelable. */
  'onwaybill-checkout-request'?: Handler<'waybill-checkout-request', WaybillPlanComparisonElement> | undefined;
  /** The cart is being ordered: what it costs today was shown and confirmed. From here on it goes its way, also without this page. */
  'onwaybill-checkout-start'?: Handler<'waybill-checkout-start', WaybillPlanComparisonElement> | undefined;
  /** What was ordered is in force. The page is about to move on. */
  'onwaybill-checkout-complete'?: Handler<'waybill-checkout-complete', WaybillPlanComparisonElement> | undefined;
  /** Nothing was ordered, or its payment was declined. `code` is the reply's status. An order that takes long has not failed. */
  'onwaybill-checkout-fail'?: Handler<'waybill-checkout-fail', WaybillPlanComparisonElement> | undefined;
  /** The page would move to `to`, or reload. A single-page host prevents it and routes by itself. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillPlanComparisonElement> | undefined;
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillPlanComparisonElement> | undefined;
}

/** What React takes for `<waybill-pricing-table>`, besides what it takes for every element. */
export interface WaybillPricingTableAttributes {
  /** Path of the category that starts open, e.g. dynamic-routing; the first two without it. */
  category?: string | undefined;
  /** What is shown: packages, boosters, services with support levels; all three without it. */
  panels?: readonly ('plan-list' | 'booster-list' | 'service-list')[] | string | undefined;
  /** Somebody pressed the button of a package. Prevented, nothing happens. Cancelable. */
  'onwaybill-plan-select-request'?: Handler<'waybill-plan-select-request', WaybillPricingTableElement> | undefined;
  /** The package is in the cart. */
  'onwaybill-plan-select'?: Handler<'waybill-plan-select', WaybillPricingTableElement> | undefined;
  /** The cart is saved and checkout would begin. Prevented, the page stays and the host goes on by itself. Cancelable. */
  'onwaybill-checkout-request'?: Handler<'waybill-checkout-request', WaybillPricingTableElement> | undefined;
  /** The cart is being ordered: what it costs today was shown and confirmed. From here on it goes its way, also without this page. */
  'onwaybill-checkout-start'?: Handler<'waybill-checkout-start', WaybillPricingTableElement> | undefined;
  /** What was ordered is in force. The page is about to move on. */
  'onwaybill-checkout-complete'?: Handler<'waybill-checkout-complete', WaybillPricingTableElement> | undefined;
  /** Nothing was ordered, or its payment was declined. `code` is the reply's status. An order that takes long has not failed. */
  'onwaybill-checkout-fail'?: Handler<'waybill-checkout-fail', WaybillPricingTableElement> | undefined;
  /** The page would move to `to`, or reload. A single-page host prevents it and routes by itself. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillPricingTableElement> | undefined;
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillPricingTableElement> | undefined;
}

/** What React takes for `<waybill-quote-panel>`, besides what it takes for every element. */
export interface WaybillQuotePanelAttributes {
  /** The cart is saved and checkout would begin. Prevented, the page stays and the host goes on by itself. Cancelable. */
  'onwaybill-checkout-request'?: Handler<'waybill-checkout-request', WaybillQuotePanelElement> | undefined;
  /** The cart is being ordered: what it costs today was shown and confirmed. From here on it goes its way, also without this page. */
  'onwaybill-checkout-start'?: Handler<'waybill-checkout-start', WaybillQuotePanelElement> | undefined;
  /** What was ordered is in force. The page is about to move on. */
  'onwaybill-checkout-complete'?: Handler<'waybill-checkout-complete', WaybillQuotePanelElement> | undefined;
  /** Nothing was ordered, or its payment was declined. `code` is the reply's status. An order that takes long has not failed. */
  'onwaybill-checkout-fail'?: Handler<'waybill-checkout-fail', WaybillQuotePanelElement> | undefined;
  /** A quote was mailed to so many people. Their addresses stay here. */
  'onwaybill-quote-share'?: Handler<'waybill-quote-share', WaybillQuotePanelElement> | undefined;
  /** The page would move to `to`, or reload. A single-page host prevents it and routes by itself. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillQuotePanelElement> | undefined;
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillQuotePanelElement> | undefined;
}

/** What React takes for `<waybill-share-quote>`, besides what it takes for every element. */
export interface WaybillShareQuoteAttributes {
  /** A form in the page, or a dialog that the share button of a cart opens, or a button or script of the page. */
  mode?: 'panel' | 'modal' | undefined;
  /** Whose texts, limits and call it uses: the pricing page’s or the marketplace’s. */
  surface?: 'pricing' | 'marketplace' | undefined;
  /** A quote was mailed to so many people. Their addresses stay here. */
  'onwaybill-quote-share'?: Handler<'waybill-quote-share', WaybillShareQuoteElement> | undefined;
  /** The page would move to `to`, or reload. A single-page host prevents it and routes by itself. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillShareQuoteElement> | undefined;
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillShareQuoteElement> | undefined;
}

/** What React takes for `<waybill-subscription>`, besides what it takes for every element. */
export interface WaybillSubscriptionAttributes {
  /** The cart is being ordered: what it costs today was shown and confirmed. From here on it goes its way, also without this page. */
  'onwaybill-checkout-start'?: Handler<'waybill-checkout-start', WaybillSubscriptionElement> | undefined;
  /** What was ordered is in force. The page is about to move on. */
  'onwaybill-checkout-complete'?: Handler<'waybill-checkout-complete', WaybillSubscriptionElement> | undefined;
  /** Nothing was ordered, or its payment was declined. `code` is the reply's status. An order that takes long has not failed. */
  'onwaybill-checkout-fail'?: Handler<'waybill-checkout-fail', WaybillSubscriptionElement> | undefined;
  /** An upgrade is in force. */
  'onwaybill-upgrade-complete'?: Handler<'waybill-upgrade-complete', WaybillSubscriptionElement> | undefined;
  /** An add-on of the account was switched on, with all that it needs. */
  'onwaybill-module-activate'?: Handler<'waybill-module-activate', WaybillSubscriptionElement> | undefined;
  /** An add-on of the account was switched off, with all that needs it. */
  'onwaybill-module-deactivate'?: Handler<'waybill-module-deactivate', WaybillSubscriptionElement> | undefined;
  /** The page would move to `to`, or reload. A single-page host prevents it and routes by itself. Cancelable. */
  'onwaybill-navigate'?: Handler<'waybill-navigate', WaybillSubscriptionElement> | undefined;
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillSubscriptionElement> | undefined;
}

/** What React takes for `<waybill-video>`, besides what it takes for every element. */
export interface WaybillVideoAttributes {
  /** Which of the two it is; it names the video. */
  video?: 'dynamic-routing' | 'scheduled-recurring-routing' | undefined;
  /** Address of the video file. Nothing is shown without it. */
  src?: string | undefined;
  /** Address of its captions, a WebVTT file on the page’s own origin. */
  captions?: string | undefined;
  /** Language of the captions, e.g. en; that of the element without it. */
  captionsLanguage?: string | undefined;
  /** Language of the captions, e.g. en; that of the element without it. */
  'captions-language'?: string | undefined;
  /** Address of the picture; a drawn map without it. */
  poster?: string | undefined;
  /** Something failed; the visitor has been told. `code` is the reply's status, or 0. */
  'onwaybill-error'?: Handler<'waybill-error', WaybillVideoElement> | undefined;
}

/** The tags by name, for other libraries with JSX: extend their `IntrinsicElements` by it. */
export interface WaybillIntrinsicElements {
  /** A form for the billing address and the payment method of an account: card, bank account, Amazon Pay or PayPal. */
  'waybill-billing-form': Tag<WaybillBillingFormElement, WaybillBillingFormAttributes>;
  /** The cart with its total: a column, a sidebar that becomes a drawer, or the shopping cart page. */
  'waybill-cart': Tag<WaybillCartElement, WaybillCartAttributes>;
  /** Opens the live chat that the page has configured; a link to the contact page where there is none. */
  'waybill-chat-button': Tag<WaybillChatButtonElement, WaybillChatButtonAttributes>;
  /** Configures the page, and language and theme for what stands inside it. Shows nothing of its own. */
  'waybill-config': Tag<WaybillConfigElement, WaybillConfigAttributes>;
  /** Shows the dialogs of all widgets. Added to the page by itself where it has none. */
  'waybill-dialogs': Tag<WaybillDialogsElement, WaybillDialogsAttributes>;
  /** Questions and answers: the `<details>` that stand inside it, which work without scripts too. */
  'waybill-faq': Tag<WaybillFaqElement, WaybillFaqAttributes>;
  /** A form that mails a pricing guide to whoever asks for it, and opens it at once. */
  'waybill-guide-form': Tag<WaybillGuideFormElement, WaybillGuideFormAttributes>;
  /** What a member was billed, by year and page, with the state of each payment and its document. */
  'waybill-invoice-list': Tag<WaybillInvoiceListElement, WaybillInvoiceListAttributes>;
  /** Add-ons and packages by platform category or industry, as a grid or a list, with filters and search. */
  'waybill-marketplace-grid': Tag<WaybillMarketplaceGridElement, WaybillMarketplaceGridAttributes>;
  /** A button with the number of items in the cart, and a drop-down with its lines and total. */
  'waybill-mini-cart': Tag<WaybillMiniCartElement, WaybillMiniCartAttributes>;
  /** All about one module, package or industry: what it is for, what it needs, what it costs and why. */
  'waybill-module-details': Tag<WaybillModuleDetailsElement, WaybillModuleDetailsAttributes>;
  /** What an account has to pay, what was declined and which trial ends, for any page; nothing where all is well. */
  'waybill-payment-banner': Tag<WaybillPaymentBannerElement, WaybillPaymentBannerAttributes>;
  /** Packages side by side, feature by feature, under a header that stays in view. */
  'waybill-plan-comparison': Tag<WaybillPlanComparisonElement, WaybillPlanComparisonAttributes>;
  /** Package cards by category, monthly or annual, standard or commercial; boosters, services and support levels. */
  'waybill-pricing-table': Tag<WaybillPricingTableElement, WaybillPricingTableAttributes>;
  /** What the cart would cost with other quantities: fleet, usage items, total, and the form that shares it. */
  'waybill-quote-panel': Tag<WaybillQuotePanelElement, WaybillQuotePanelAttributes>;
  /** Mails the cart as a quote to any number of people, with a comment. A modal is added to the page by itself where it has none. */
  'waybill-share-quote': Tag<WaybillShareQuoteElement, WaybillShareQuoteAttributes>;
  /** The current plan of an account with its next invoice, its add-ons and trials with their switches, and the button that upgrades it. */
  'waybill-subscription': Tag<WaybillSubscriptionElement, WaybillSubscriptionAttributes>;
  /** One of the two product videos: a picture that opens it in a dialog, with captions. */
  'waybill-video': Tag<WaybillVideoElement, WaybillVideoAttributes>;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WaybillIntrinsicElements {}
  }
}
