import { demoMembers } from '../../demo/server/seeds/accounts';
import { SEEDED_TRIALS } from '../../demo/server/seeds/held';
import { seededSwitches } from '../../demo/server/seeds/switches';
import { billingRecord, seededBilling } from '../../demo/server/billing/seeded-billing';
import { hasToMove, itemRecords, termsOf, type MigrationContext } from '../../demo/server/migration/terms';
import { taxFor } from '../../demo/server/billing/tax';
import { seededHolding } from '../../demo/server/subscription/seeded-holding';
import type { Holding } from '../../demo/server/subscription/holding';
import { addDays, dayOf } from '../../src/domain/time/day';
import { planPayment, withPayments } from '../../demo/server/order/payments';
import { SEEDED_PAYMENTS } from '../../demo/server/seeds/payments';
import { holdingRecord, moduleRecords } from '../../demo/server/order/statement';
import { unversionedStatement } from '../../demo/server/order/statement-facts';
import { fromContent } from '../../demo/server/model/content';
import { money } from '../../demo/server/shop/records';
import { ENDPOINTS, type EndpointName } from '../../src/api/endpoints';
import { billOf } from '../../src/domain/checkout/bill';
import { dueToday } from '../../src/domain/checkout/due';
import { currencyOf, type CurrencyCode } from '../../src/domain/money/currency';
import { getRuntime } from '../../src/app/shared';
import { cartReply } from './cart';
import { invoicesBody } from './invoices';
import { bundlesReply, catalogueIn, industriesBody, platformsBody, productsBody } from './shop';

/** The address of the scripted server; no request is ever sent there. */
export const API = 'https://api.example.com';

/**
 * A reply body, or a function from the number of previous writes to a body. It travels over HTTP 200, and its own `status` counts. `never`
 * is a pending request.
 */
export type Answer = object | 'never' | ((writes: number) => object);
export type Answers = Readonly<Partial<Record<EndpointName, Answer>>>;

/** The caller and its country. */
export interface Caller {
  /** The name of a demo account; absent for a visitor. */
  readonly as?: string;
  readonly country?: string;
  readonly currency?: CurrencyCode;
}

/** Periods and trials of the demo accounts lie around the current time. */
const NOW = Date.now();
const members = demoMembers(NOW);
const ALLOWED = { manage: 0, view: 0 };

function sessionBody({ as, country = 'US', currency = 'USD' }: Caller) {
  const member = members.find(({ name }) => name === as);
  return {
    status: 200,
    member_id: member?.id ?? 0,
    policy: { features: ALLOWED, subscription: ALLOWED, settings: ALLOWED },
    ...(member?.profile ?? { country, currency }),
  };
}

const DAY = 86_400_000;

/** Returns the migration part of the subscription reply. */
function moveBody(desk: MigrationContext, holding: Holding) {
  const terms = termsOf(desk, holding);
  const { wish, held } = terms;
  const items = billOf(fromContent(wish.content, desk.catalogue), wish.timeframe, desk.currency);
  const due = dueToday(held, { items, cycle: wish.timeframe }, dayOf(NOW));
  const context = { ...desk, memberId: desk.member.id };
  const told = unversionedStatement({
    context,
    holding,
    wanted: wish,
    due,
    tax: taxFor(desk.member.profile.country, ''),
  });
  return { items: itemRecords(desk, terms), statement: { version: 'as-shown', ...told } };
}

/** Returns the subscription reply with the account's seeded subscription. */
function infoBody({ as }: Caller) {
  const member = members.find(({ name }) => name === as);
  if (!member) return { status: 401 };
  const currency = currencyOf(member.profile.currency);
  const shelf = { member, currency, catalogue: catalogueIn(currency.code), now: NOW };
  const { pending_subscription_change: pending } = member.profile;
  const holding = seededHolding(member.profile, shelf.catalogue);
  const tried = (SEEDED_TRIALS[member.name] ?? []).map(({ moduleId, days }) => ({
    moduleId,
    startedAt: new Date(NOW - DAY),
    endsOn: addDays(dayOf(NOW), days),
  }));
  const off = seededSwitches(member.id, member.name, NOW).map((one) => ({ ...one, isTrial: false }));
  const payments = SEEDED_PAYMENTS[member.name] ?? {};
  return {
    status: 200,
    ...money(currency.code),
    member_id: member.id,
    subscription: holding && {
      ...holdingRecord(shelf, holding, taxFor(member.profile.country, '')),
      ...planPayment(payments, member.profile, dayOf(NOW)),
    },
    modules: withPayments(moduleRecords(shelf, holding, { tried, off, on: [] }), payments, member.profile, dayOf(NOW)),
    pending: pending ? { ...pending, title: '' } : null,
    ...(holding && hasToMove(member.profile) && { migration: moveBody({ ...shelf, now: NOW }, holding) }),
  };
}

/** Returns the seeded billing details. */
function billingBody({ as }: Caller) {
  const member = members.find(({ name }) => name === as);
  const stored = member && seededBilling(member, new Date(NOW).getFullYear());
  return { status: 200, billing: stored ? billingRecord(stored) : null };
}

/** Returns the default reply of a call, consistent with the page's cart. */
const usual = (name: EndpointName, caller: Caller): Answer => {
  const currency = caller.currency ?? 'USD';
  switch (name) {
    case 'session':
      return sessionBody(caller);
    case 'billingInfo':
      return billingBody(caller);
    case 'subscriptionInfo':
      return infoBody(caller);
    case 'invoices':
      return invoicesBody(caller.as);
    case 'token':
      return { status: 200, token: 'token' };
    case 'bundles':
      return bundlesReply(currency);
    case 'products':
      return productsBody(currency);
    case 'platforms':
      return platformsBody();
    case 'industries':
      return industriesBody();
    case 'suggestions':
      return { status: 200, data: [] };
    case 'cart':
      return cartReply(getRuntime().store.getState().cart.content, currency);
    case 'cartAdd':
    case 'cartRemove':
    case 'cartRemoveCategory':
    case 'localization':
      return { status: 200 };
    default:
      return { status: 404 };
  }
};

const patterns = Object.entries(ENDPOINTS).map(([name, { method, path }]) => ({
  name: name as EndpointName,
  method,
  path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * Replaces `fetch` for calls of the API; other requests pass through.
 * @returns a function that restores `fetch` and answers pending requests with a 404, so that nothing retries them
 */
export function answerRequests(caller: Caller, answers: Answers): () => void {
  const { fetch } = globalThis;
  const left = new AbortController();
  let writes = 0;

  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== API) return fetch(input, init);
    const call = patterns.find(({ method, path }) => method === (init?.method ?? 'GET') && path.test(url.pathname));
    const answer = call ? (answers[call.name] ?? usual(call.name, caller)) : { status: 404 };
    if (answer !== 'never') {
      const body = typeof answer === 'function' ? answer(writes) : answer;
      if (call?.method === 'POST') writes += 1;
      return Response.json(body);
    }
    return new Promise((resolve) => {
      left.signal.addEventListener('abort', () => resolve(Response.json({ status: 404 })));
    });
  };
  return () => {
    globalThis.fetch = fetch;
    left.abort();
  };
}
