import type { EndpointName } from '../../../src/api/endpoints';
import * as activation from './activation';
import { billingReply, payRequest, updateReply, updateRequest } from './billing';
import { localizationReply, sessionReply, tokenReply } from './account';
import {
  addReply,
  addRequest,
  cartReply,
  crossSellRequest,
  productReply,
  removeCategoryRequest,
  removeRequest,
} from './cart';
import { bundlesReply, modulesReply, productsReply } from './catalogue';
import { activeReply, checkReply, orderReply, upgradeReply } from './checkout';
import type { Component } from './describe';
import { envelope } from './envelope';
import { invoicesReply } from './invoices';
import { quoteCartReply, shareReply, shareRequest } from './share';
import { subscriptionInfoReply } from './subscription';
import { devicesReply } from './migration';
import { industriesReply, platformsReply, suggestionsReply } from './marketplace';
import * as ask from './parameters';
import { guideReply, guideRequest } from './quotes';
import type { Json } from './fields';

/** The description of a call in the OpenAPI document, beside its row in the endpoint table. */
export interface Call {
  readonly summary: string;
  readonly requirements: readonly string[];
  readonly query?: readonly Json[];
  readonly request?: Component | Json;
  /** Absent where no widget reads the reply yet. */
  readonly reply?: Component;
  /** The description of a reply that is a file instead of JSON. */
  readonly file?: string;
  /** True where the call sends mail, so that the server may rate-limit it. */
  readonly mails?: true;
}

const call = (summary: string, requirements: string, more: Omit<Call, 'summary' | 'requirements'> = {}): Call => ({
  summary,
  requirements: requirements ? requirements.split(' ') : [],
  ...more,
});

const { currency, pricing } = ask;
const bundles = { reply: bundlesReply };
const modules = { reply: modulesReply };

/** The description of every endpoint; a missing one is a type error. */
export const CALLS: Readonly<Record<EndpointName, Call>> = {
  session: call('Who is looking', 'ACC-02 ACC-05', { reply: sessionReply }),
  outcome: call('What became of a write', 'API-58', { reply: envelope }),
  localization: call('Texts over the widgets’ own', 'API-28', { reply: localizationReply }),

  product: call('One module or package', 'API-05', { query: [pricing, currency], reply: productReply }),
  cart: call('The cart', 'API-11', { query: [pricing, currency], reply: cartReply }),
  cartAdd: call('Put a module or package into the cart', 'API-06 API-07 API-08', {
    query: [ask.utm],
    request: addRequest,
    reply: addReply,
  }),
  cartRemove: call('Take a module or package out of the cart', 'API-09', { request: removeRequest, reply: envelope }),
  cartRemoveCategory: call('Take a category of modules out of the cart', 'API-10', {
    request: removeCategoryRequest,
    reply: envelope,
  }),
  cartShare: call('Share the cart or a quote by mail', 'API-12 API-13', {
    request: shareRequest,
    reply: shareReply,
    mails: true,
  }),
  cartShareView: call('The shared quote or estimate', 'API-14 QUO-42', {
    query: [ask.shareType, ask.shareId, ask.documentLanguage],
    file: 'A page for people who follow a link in a mail. It does not say to whom it was sent; an estimate not what was said, either',
  }),
  cartPdf: call('The cart or a quote as PDF, by its opaque id', 'API-15', {
    query: [ask.documentLanguage],
    file: 'A PDF with every line and the total',
  }),
  cartPdfSend: call('Mail the PDF to the addresses of the quote, else to the member', 'API-15', {
    reply: envelope,
    mails: true,
  }),
  quoteCart: call('What a shared quote holds, for the page that its link opens', 'REV-43', { reply: quoteCartReply }),
  suggestions: call('Suggestions for a typed word', 'API-16 API-17', {
    query: [ask.term],
    reply: suggestionsReply,
  }),
  moduleConfirmation: call('Whether a module may be activated or deactivated', 'API-18 API-52', {
    query: [ask.isMarketplace],
    reply: activation.confirmationReply,
  }),

  token: call('A token for the services calls', 'API-37 API-38', { reply: tokenReply }),
  products: call('All that is for sale', 'API-29', { query: [currency], reply: productsReply }),
  bundles: call('Packages of an industry; 14 are the pricing plans', 'API-30', {
    query: [ask.industry, currency],
    ...bundles,
  }),
  bundle: call('One package', 'API-31', { query: [currency], ...bundles }),
  bundleSearch: call('Packages by a word', 'API-32', { query: [ask.word, currency], ...bundles }),
  modules: call('Modules of a platform category', 'API-33', { query: [ask.category, currency], ...modules }),
  module: call('One module', 'API-34', { query: [currency], ...modules }),
  moduleSearch: call('Modules by a word', 'API-35', { query: [ask.word, currency], ...modules }),
  crossSell: call('Modules that go well with the cart', 'API-36', {
    query: [currency],
    request: crossSellRequest,
    ...modules,
  }),
  platforms: call('Platform categories', 'MKT-01', { reply: platformsReply }),
  platformSearch: call('Platform categories by a word', 'API-49', {
    query: [ask.term],
    reply: platformsReply,
  }),
  industries: call('Industries', 'MKT-02', { reply: industriesReply }),

  checkout: call('Check out without a subscription', 'API-19', { query: [pricing, ask.internal], reply: orderReply }),
  subscriptionApply: call('Apply the saved cart to the subscription; the body is empty', 'API-20', {
    reply: orderReply,
  }),
  subscriptionActive: call('Whether the subscription is active', 'API-21 API-22 API-55', {
    query: [pricing],
    reply: activeReply,
  }),
  subscriptionCheck: call('Check the subscription before an upgrade', 'API-24', {
    query: [pricing],
    reply: checkReply,
  }),
  subscriptionCreateDirect: call('Create the subscription of a reseller’s member', 'API-23', {
    query: [pricing],
    reply: orderReply,
  }),
  subscriptionCreate: call('Create or reactivate a subscription', 'API-27 API-56', {
    request: ask.reactivate,
    reply: orderReply,
  }),
  subscriptionChange: call('Change the subscription', 'API-26', { request: ask.change, reply: orderReply }),
  subscriptionUpdate: call('Subscribe with an order and billing details', 'API-42', { reply: orderReply }),
  subscriptionResume: call('Take up a paused subscription again; the body is empty', 'ACC-20', { reply: envelope }),
  subscriptionInfo: call('What a subscription holds', 'API-48', {
    query: [ask.member, ask.migration],
    reply: subscriptionInfoReply,
  }),
  upgradeMessage: call('What an upgrade would mean', 'API-25', { reply: upgradeReply }),
  upgradeOrder: call('Upgrade the order of a reseller’s member', 'API-43', { reply: orderReply }),
  orderUpdate: call('Change an order', 'API-39', { reply: orderReply }),
  subscribe: call('Subscribe with a changed order', 'API-40', { reply: orderReply }),
  moduleDisable: call('Disable a module of the subscription', 'API-41', { reply: orderReply }),
  modulesConfirm: call('Which modules a purchase would buy; nothing is charged by it', 'API-44', {
    request: activation.purchaseRequest,
    reply: activation.confirmReply,
  }),
  modulesPurchase: call('Purchase the confirmed modules', 'API-45', {
    request: activation.purchaseRequest,
    reply: envelope,
  }),
  moduleProcess: call('Activate or deactivate a module', 'API-53', { reply: envelope }),
  moduleStatus: call('Whether a module is active', 'API-54', { reply: activation.moduleStatusReply }),
  invoices: call('Invoices of a member, a page at a time', 'INV-01 ACC-08', {
    query: [ask.year, ask.page],
    reply: invoicesReply,
  }),
  invoicePay: call('Pay an open invoice with the stored payment method', 'ERR-26', {
    request: payRequest,
    reply: updateReply,
  }),
  invoicePdf: call('An invoice as PDF', 'API-47', {
    file: 'A PDF with every line, tax, and the total of the list',
  }),
  billingUpdate: call('Change the billing details', 'API-46 BIL-16 BIL-21 ERR-26', {
    request: updateRequest,
    reply: updateReply,
  }),
  billingInfo: call('The billing details, masked', 'BIL-12 BIL-13 BIL-14', { reply: billingReply }),
  devices: call('Devices that are too old for the marketplace', 'API-50 MIG-08', { reply: devicesReply }),
  featureToken: call('A token for the feature manager', 'API-51', { reply: activation.featureTokenReply }),
  featureValidate: call('Validate a module with the feature manager’s token', 'API-51', {
    request: activation.validateRequest,
    reply: envelope,
  }),
  analytics: call('Count an event', 'API-57', { request: ask.analyticsEvent, reply: envelope }),
  pricingGuide: call('Ask for the pricing guide', 'PRC-14', { request: guideRequest, reply: guideReply, mails: true }),
};

/** Returns whether this version of the contract describes the reply of a call. */
export const isDescribed = (name: EndpointName): boolean => Boolean(CALLS[name].reply ?? CALLS[name].file);
