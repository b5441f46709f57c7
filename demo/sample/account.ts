import { demoMembers } from '../server/seeds/accounts';
import { SEEDED_TRIALS } from '../server/seeds/held';
import { seededSwitches } from '../server/seeds/switches';
import { billingRecord, seededBilling } from '../server/billing/seeded-billing';
import { hasToMove, itemRecords, termsOf, type MigrationContext } from '../server/migration/terms';
import { taxFor } from '../server/billing/tax';
import { seededHolding } from '../server/subscription/seeded-holding';
import type { Holding } from '../server/subscription/holding';
import type { Member } from '../server/model/member';
import { addDays, dayOf } from '../../src/domain/time/day';
import { planPayment, withPayments } from '../server/order/payments';
import { SEEDED_PAYMENTS } from '../server/seeds/payments';
import { holdingRecord, moduleRecords } from '../server/order/statement';
import { unversionedStatement } from '../server/order/statement-facts';
import { fromContent } from '../server/model/content';
import { money } from '../server/shop/records';
import { billOf } from '../../src/domain/checkout/bill';
import { dueToday } from '../../src/domain/checkout/due';
import { currencyOf, type CurrencyCode } from '../../src/domain/money/currency';
import { catalogueIn } from './shop';

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

/** The demo accounts, in the order of the account switcher. */
export const accounts: readonly Pick<Member, 'name' | 'title'>[] = members;

/**
 * Returns a demo account by its name; undefined for a visitor.
 * @param billed the currency that it is billed in, with its country, instead of its own
 */
export function memberOf(
  name: string | undefined,
  billed: Pick<Caller, 'country' | 'currency'> = {},
): Member | undefined {
  const member = members.find((one) => one.name === name);
  if (!member || !billed.currency) return member;
  const { country = member.profile.country, currency } = billed;
  return { ...member, profile: { ...member.profile, country, currency } };
}

/** The demo accounts by the id of their member. */
export const membersById: ReadonlyMap<number, Member> = new Map(members.map((one) => [one.id, one]));

const ALLOWED = { manage: 0, view: 0 };

/** Returns the reply of the session. */
export function sessionBody({ country = 'US', currency = 'USD' }: Omit<Caller, 'as'>, member: Member | undefined) {
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

/** Returns the reply of the subscription with what the account holds by its profile. */
export function infoBody(member: Member | undefined) {
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
  const off = seededSwitches(member.id, member.name, NOW).map((one) => ({
    ...one,
    isFree: one.paidUntil !== null,
    isTrial: false,
  }));
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

/** Returns the reply of the seeded billing details. */
export function billingBody(member: Member | undefined) {
  const stored = member && seededBilling(member, new Date(NOW).getFullYear());
  return { status: 200, billing: stored ? billingRecord(stored) : null };
}
