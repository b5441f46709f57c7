import { siteOf, sitesOf } from '../../src/domain/catalogue/elsewhere';
import { isShownOn } from '../../src/domain/catalogue/for-sale';
import type { EndpointName } from '../../src/api/endpoints';
import { bundleRecord, catalogueRecord, money, moduleRecord } from '../server/shop/records';
import { suggestions } from '../server/shop/suggestions';
import type { Words } from '../server/texts/dictionary';
import { withWords } from '../server/texts/with-words';
import { infoBody, sessionBody } from './account';
import { readCall, type Person, type SampleCall } from './caller';
import {
  addToCart,
  cartOf,
  readCart,
  readShared,
  removeCategoryFromCart,
  removeFromCart,
  shareCart,
} from './cart-calls';
import { order, prepareOrder, readBilling, subscriptionStatus, updateBilling, upgradeMessage } from './order-calls';
import { words as texts } from 'virtual:waybill/sample-words';
import { callOf, usualReply } from './replies';
import { shop } from './shop';

export type { Person } from './caller';
export { memberShown } from './shown-as';

/** The number of cross-sell modules offered at once. */
const CROSS_SELL = 6;

const sites = sitesOf(shop.platforms);

function product({ path, currency }: SampleCall): object {
  const [kind, id] = path.split('/').slice(-2);
  const module = kind === 'module' ? shop.modules.get(Number(id)) : undefined;
  const plan = kind === 'package' ? shop.bundles.get(Number(id)) : undefined;
  if (module) return { status: 200, ...money(currency), product: moduleRecord(shop, module, currency) };
  return plan ? { status: 200, ...money(currency), product: bundleRecord(plan, currency) } : { status: 404 };
}

function crossSell({ body, currency }: SampleCall): object {
  const inCart = new Set(Array.isArray(body['ids']) ? body['ids'].map(Number) : []);
  const rows = [...shop.modules.values()].filter(
    (row) =>
      row.isCrossSell &&
      isShownOn(row, 'pricing') &&
      siteOf({ categoryId: row.platformId ?? 0 }, sites) === null &&
      !inCart.has(row.id),
  );
  const data = rows.slice(0, CROSS_SELL).map((row) => catalogueRecord(shop, row, currency));
  return { status: 200, ...money(currency), data };
}

/** Returns the texts of the catalogue in a language; what it does not have stays English. */
function wordsFor(language: string): Words {
  const known = texts[language.slice(0, 2).toLowerCase()];
  return known ? (text) => (Object.hasOwn(known, text) ? (known[text] ?? text) : text) : (text) => text;
}

const done = (): object => ({ status: 200 });

/** The calls that depend on what was done before, or on what they ask. */
const CALLS: Readonly<Partial<Record<EndpointName, (call: SampleCall) => object>>> = {
  session: ({ member, currency }) => sessionBody({ currency }, member),
  product,
  cart: readCart,
  cartAdd: addToCart,
  cartRemove: removeFromCart,
  cartRemoveCategory: removeCategoryFromCart,
  cartShare: shareCart,
  quoteCart: readShared,
  suggestions: ({ query, language }) => ({
    status: 200,
    data: suggestions(shop, query.get('term') ?? '', null, wordsFor(language)),
  }),
  crossSell,
  checkout: order,
  subscriptionApply: order,
  subscriptionCreateDirect: order,
  subscriptionCreate: order,
  subscriptionChange: order,
  subscriptionUpdate: order,
  subscribe: order,
  upgradeOrder: order,
  orderUpdate: prepareOrder,
  subscriptionActive: subscriptionStatus,
  subscriptionCheck: subscriptionStatus,
  upgradeMessage,
  subscriptionInfo: ({ member }) => infoBody(member),
  billingInfo: readBilling,
  billingUpdate: updateBilling,
  pricingGuide: () => ({ status: 200, message: 'The guide is on its way.' }),
  analytics: done,
};

function answerOf(name: EndpointName | undefined, call: SampleCall): object {
  const own = name && CALLS[name];
  if (own) return own(call);
  const { member, currency } = call;
  return name ? usualReply(name, { as: member?.name, currency }, () => cartOf(call)) : { status: 404 };
}

/**
 * Answers a call of the widgets in the page, on the reference backend's sample data. Nothing is sent anywhere.
 * @param url the address of the call, which begins with `mock`
 * @param person what the page has configured of the person
 */
export async function answer(url: string, init: RequestInit | undefined, person: Person): Promise<Response> {
  const address = new URL(url.replace(/^mock(?=\/)/, ''), location.origin);
  const call = readCall(address, init?.body, person);
  const reply = answerOf(callOf(init?.method ?? 'GET', address.pathname), call);
  return Response.json(withWords(reply, wordsFor(person.language)));
}
