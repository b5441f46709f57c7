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
import type { WaybillBillingFormAttributes, WaybillCartAttributes, WaybillChatButtonAttributes, WaybillConfigAttributes, WaybillDialogsAttributes, WaybillFaqAttributes, WaybillGuideFormAttributes, WaybillInvoiceListAttributes, WaybillMarketplaceGridAttributes, WaybillMiniCartAttributes, WaybillModuleDetailsAttributes, WaybillPaymentBannerAttributes, WaybillPlanComparisonAttributes, WaybillPricingTableAttributes, WaybillQuotePanelAttributes, WaybillShareQuoteAttributes, WaybillSubscriptionAttributes, WaybillVideoAttributes } from './attributes.js';
export type { WaybillBillingFormAttributes, WaybillCartAttributes, WaybillChatButtonAttributes, WaybillConfigAttributes, WaybillDialogsAttributes, WaybillFaqAttributes, WaybillGuideFormAttributes, WaybillInvoiceListAttributes, WaybillMarketplaceGridAttributes, WaybillMiniCartAttributes, WaybillModuleDetailsAttributes, WaybillPaymentBannerAttributes, WaybillPlanComparisonAttributes, WaybillPricingTableAttributes, WaybillQuotePanelAttributes, WaybillShareQuoteAttributes, WaybillSubscriptionAttributes, WaybillVideoAttributes };

/** The props of every element in React; custom elements take `class` too. */
type Tag<E, A> = A & Omit<DetailedHTMLProps<HTMLAttributes<E>, E>, keyof A> & { class?: string | undefined };

/** Tags by name. For other JSX libraries: extend their `IntrinsicElements` with this interface. */
export interface WaybillIntrinsicElements {
  /** A form for the billing address and the payment method of an account: card, bank account, Amazon Pay or PayPal. */
  'waybill-billing-form': Tag<WaybillBillingFormElement, WaybillBillingFormAttributes>;
  /** The cart with its total: a column, a sidebar that becomes a drawer, or the shopping cart page. */
  'waybill-cart': Tag<WaybillCartElement, WaybillCartAttributes>;
  /** Opens the live chat that the page has configured; without one, a link to the contact page. */
  'waybill-chat-button': Tag<WaybillChatButtonElement, WaybillChatButtonAttributes>;
  /** Configures the page, and the language and theme of the widgets inside it. Renders nothing of its own. */
  'waybill-config': Tag<WaybillConfigElement, WaybillConfigAttributes>;
  /** Shows the dialogs of all widgets. The page gets one automatically if it has none. */
  'waybill-dialogs': Tag<WaybillDialogsElement, WaybillDialogsAttributes>;
  /** Questions and answers, from the `<details>` inside the element, which also work without scripts. */
  'waybill-faq': Tag<WaybillFaqElement, WaybillFaqAttributes>;
  /** A form that mails a pricing guide to the given address and offers it for opening at once. */
  'waybill-guide-form': Tag<WaybillGuideFormElement, WaybillGuideFormAttributes>;
  /** The invoices of a member, by year and page, each with its payment status and its document. */
  'waybill-invoice-list': Tag<WaybillInvoiceListElement, WaybillInvoiceListAttributes>;
  /** Add-ons and packages by platform category or industry, as a grid or a list, with filters and search. */
  'waybill-marketplace-grid': Tag<WaybillMarketplaceGridElement, WaybillMarketplaceGridAttributes>;
  /** A button with the number of items in the cart, and a drop-down with its lines and total. */
  'waybill-mini-cart': Tag<WaybillMiniCartElement, WaybillMiniCartAttributes>;
  /** The details of one module, package or industry: description, dependencies, price and price explanation. */
  'waybill-module-details': Tag<WaybillModuleDetailsElement, WaybillModuleDetailsAttributes>;
  /** The payment notices of an account on any page: amounts due, declined payments, ending trials. Empty without notices. */
  'waybill-payment-banner': Tag<WaybillPaymentBannerElement, WaybillPaymentBannerAttributes>;
  /** Packages side by side, feature by feature, under a sticky header. */
  'waybill-plan-comparison': Tag<WaybillPlanComparisonElement, WaybillPlanComparisonAttributes>;
  /** Package cards by category with toggles for billing cycle and edition; also boosters, services and support levels. */
  'waybill-pricing-table': Tag<WaybillPricingTableElement, WaybillPricingTableAttributes>;
  /** A quote for the cart with other quantities: fleet, usage items, total, and the form that shares it. */
  'waybill-quote-panel': Tag<WaybillQuotePanelElement, WaybillQuotePanelAttributes>;
  /** Mails the cart as a quote to any number of people, with a comment. A page without a modal gets one automatically. */
  'waybill-share-quote': Tag<WaybillShareQuoteElement, WaybillShareQuoteAttributes>;
  /** The current plan of an account with its next invoice, its add-ons and trials with their switches, and the upgrade button. */
  'waybill-subscription': Tag<WaybillSubscriptionElement, WaybillSubscriptionAttributes>;
  /** One of the two product videos: a poster that opens the video in a dialog, with captions. */
  'waybill-video': Tag<WaybillVideoElement, WaybillVideoAttributes>;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WaybillIntrinsicElements {}
  }
}
