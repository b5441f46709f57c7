import { ownCycle } from '../../src/domain/cart/custom-plan';
import { currencyOf } from '../../src/domain/money/currency';
import { dayOf, monthsFrom } from '../../src/domain/time/day';
import { EMPTY_CONTENT, fromContent } from '../server/model/content';
import { unversionedStatement } from '../server/order/statement-facts';
import { taxFor } from '../server/billing/tax';
import { money } from '../server/shop/records';
import { dueOf } from '../server/subscription/due';
import { isInForce } from '../server/subscription/holding';
import { titleOf } from '../server/subscription/written';
import { seededHolding } from '../server/subscription/seeded-holding';
import { billingBody } from './account';
import type { SampleCall } from './caller';
import { remember } from './state';

const UNAUTHORIZED = { status: 401 };

const holdingOf = ({ member, catalogue }: SampleCall) => member && seededHolding(member.profile, catalogue);

/** Carries an order out at once: what is in the cart is what the account holds from today. */
export function order(call: SampleCall): object {
  const { member, memory, catalogue } = call;
  if (!member) return UNAUTHORIZED;
  const { plan, lines } = fromContent(memory.content, catalogue);
  if (!plan) return { status: 200 };
  const today = dayOf(Date.now());
  const timeframe = ownCycle(plan, null);
  const endsAt = monthsFrom(today, timeframe === 'year' ? 12 : 1);
  const modules = memory.content.lines.map(({ id, bundled, quantity }) => ({ id, bundled, quantity }));
  remember({
    content: EMPTY_CONTENT,
    profile: {
      ...memory.profile,
      is_subscribed: 1,
      is_expired: undefined,
      next_invoice_date: endsAt,
      subscription: {
        plan_id: plan.id,
        plan_code: plan.code,
        module_ids: Object.keys(lines).map(Number),
        modules,
        quantity: plan.quantity,
        selected_subpackages: plan.selected,
        timeframe,
        current_period_started_at: today,
        current_period_ends_at: endsAt,
        kind: 0,
        state: 1,
      },
    },
  });
  return { status: 200, result: { order_id: 1 } };
}

/** Answers `GET …/subscription/upgrade/message`: what the cart costs today and from then on. */
export function upgradeMessage(call: SampleCall): object {
  const { member, memory, catalogue } = call;
  const holding = holdingOf(call) ?? null;
  if (!member || memory.content.planId === null) return { status: 404 };
  const context = { catalogue, currency: currencyOf(call.currency), now: Date.now(), memberId: member.id };
  const timeframe = ownCycle(fromContent(memory.content, catalogue).plan, holding && holding.timeframe);
  const wanted = { content: memory.content, timeframe };
  const due = dueOf(context, holding, wanted);
  const facts = unversionedStatement({ context, holding, wanted, due, tax: taxFor(member.profile.country, '') });
  const statement = { version: 'sample', ...facts };
  return {
    status: 200,
    ...money(call.currency),
    message: '',
    title: titleOf(context, memory.content),
    timeframe,
    current_timeframe: isInForce(holding) ? holding.timeframe : null,
    billing_cycles: [
      { timeframe, is_current: isInForce(holding) && holding.timeframe === timeframe ? 1 : 0, statement },
    ],
    statement,
  };
}

/** Answers `POST /order/update`, which prepares the order that the next call submits. */
export const prepareOrder = ({ member }: SampleCall): object =>
  member ? { status: 200, result: { order_id: 1, token: 'sample' } } : UNAUTHORIZED;

/** Answers both calls that ask whether a subscription is in force. */
export function subscriptionStatus(call: SampleCall): object {
  const holding = holdingOf(call);
  if (holding === undefined) return UNAUTHORIZED;
  const isEnabled = isInForce(holding) ? 1 : 0;
  return {
    status: 200,
    has_record: holding ? 1 : 0,
    is_enabled: isEnabled,
    has_subscription_info: isEnabled,
    has_pending_transactions: 0,
    last_order: null,
  };
}

/** What is paid with; the sample shop forgets it at once. */
const SECRET: ReadonlySet<string> = new Set(['cardno', 'cvv', 'routing_number', 'account_number', 'payment_token']);

/** Answers `POST /account/billing/update`. */
export function updateBilling({ member, memory, body }: SampleCall): object {
  if (!member) return UNAUTHORIZED;
  const { type, first_name: firstName, country } = body;
  remember({
    billing: Object.fromEntries(Object.entries(body).filter(([name]) => !SECRET.has(name))),
    profile: {
      ...memory.profile,
      billing_info: {
        type: Number(type),
        first_name: String(firstName),
        country: String(country),
        member_id: member.id,
      },
    },
  });
  return { status: 200, result: 'The billing details were saved.' };
}

/** Answers `GET /account/billing/info`. */
export const readBilling = ({ member, memory }: SampleCall): object =>
  memory.billing && member ? { status: 200, member_id: member.id, billing: memory.billing } : billingBody(member);
