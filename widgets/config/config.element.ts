import type { WidgetSpec } from '../../src/element/spec';
import configCss from './config.css?inline';
import { Config, type ConfigProps } from './config';

/** `<waybill-config>`: configures the page in markup; renders nothing of its own. */
const spec: WidgetSpec<ConfigProps> = {
  tag: 'waybill-config',
  summary: 'Configures the page, and the language and theme of the widgets inside it. Renders nothing of its own.',
  props: {
    api: {
      kind: 'string',
      fallback: undefined,
      summary: 'Base address of the API; empty means the page’s own origin.',
    },
    locale: { kind: 'string', fallback: undefined, summary: 'Language of the widgets inside, e.g. es or pt-BR.' },
    country: { kind: 'string', fallback: undefined, summary: 'ISO country of the person, e.g. US.' },
    currency: { kind: 'string', fallback: undefined, summary: 'ISO currency to show prices in.' },
    memberId: {
      kind: 'number',
      fallback: undefined,
      summary: 'Id of the member, if the page knows it before the session does.',
    },
    analytics: {
      kind: 'enum',
      values: ['off', 'after-consent', 'on'],
      fallback: undefined,
      summary: 'When statistics are sent and a campaign is kept; without it, the script tag says so, else `on`.',
    },
    invoicePrefix: {
      kind: 'string',
      fallback: undefined,
      summary: 'Prefix of the file names of invoices, before the invoice number.',
    },
    localisedPaths: {
      kind: 'boolean',
      fallback: false,
      summary: 'French, Spanish and Vietnamese pages of the site have a path prefix such as /fr.',
    },
    routeRegister: {
      kind: 'string',
      fallback: undefined,
      summary: 'Where “Try free” leads.',
    },
    routeSignIn: {
      kind: 'string',
      fallback: undefined,
      summary: 'Where a member signs in again; {return} stands for the address to come back to.',
    },
    routeManageFeatures: {
      kind: 'string',
      fallback: undefined,
      summary: 'Page of the account’s plan and add-ons.',
    },
    routePackages: {
      kind: 'string',
      fallback: undefined,
      summary: 'Page on which a member changes the package.',
    },
    routeSubscription: {
      kind: 'string',
      fallback: undefined,
      summary: 'Page of the billing details and invoices.',
    },
    routeAccessDenied: {
      kind: 'string',
      fallback: undefined,
      summary: 'Page for who may not see the account.',
    },
    routeContact: {
      kind: 'string',
      fallback: undefined,
      summary: 'Page of the contact form, also for chat buttons without a chat.',
    },
    routeCartReview: {
      kind: 'string',
      fallback: undefined,
      summary: 'Page that reviews the cart.',
    },
    routeMarketplace: {
      kind: 'string',
      fallback: undefined,
      summary: 'Page of the add-ons.',
    },
    routePricing: {
      kind: 'string',
      fallback: undefined,
      summary: 'Page of the packages.',
    },
    routeIndustries: {
      kind: 'string',
      fallback: undefined,
      summary: 'Page of the industries.',
    },
    routeQuote: {
      kind: 'string',
      fallback: undefined,
      summary: 'Page that opens a shared quote; {id} stands for its id.',
    },
    routeTerms: {
      kind: 'string',
      fallback: undefined,
      summary: 'Terms of service.',
    },
    routeRoute: {
      kind: 'string',
      fallback: undefined,
      summary: 'Page that follows an upgrade.',
    },
    routeRoutes: {
      kind: 'string',
      fallback: undefined,
      summary: 'Page that follows an order.',
    },
    routeAddressBook: {
      kind: 'string',
      fallback: undefined,
      summary: 'Page of the address book, which follows an order.',
    },
    routeMobile: {
      kind: 'string',
      fallback: undefined,
      summary: 'Page of the mobile apps, linked below the marketplace.',
    },
    routeGps4me: {
      kind: 'string',
      fallback: undefined,
      summary: 'Page of the GPS app, linked below the marketplace.',
    },
    routePremiumSupport: {
      kind: 'string',
      fallback: undefined,
      summary: 'Page of the premium support, linked below the marketplace.',
    },
    theme: {
      kind: 'enum',
      values: ['light', 'dark', 'auto'],
      fallback: undefined,
      summary: 'Colour scheme of the widgets inside; the default is the page’s own.',
    },
  },
  view: Config,
  room: 'contents',
  css: [configCss],
  inline: true,
  // Events of the widgets inside bubble through this element, so an application can listen to all of them here.
  events: [
    'waybill-plan-select-request',
    'waybill-plan-select',
    'waybill-checkout-request',
    'waybill-checkout-start',
    'waybill-checkout-complete',
    'waybill-checkout-fail',
    'waybill-upgrade-complete',
    'waybill-chat-request',
    'waybill-guide-send',
    'waybill-invoice-download',
    'waybill-navigate',
    'waybill-error',
  ],
  slots: { '': 'The part of the page that it configures.' },
  states: { ready: 'Set from the start.', error: 'The element crashed; its children stay visible.' },
};

export default spec;
