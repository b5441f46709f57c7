import { PaymentStatus } from '../../../src/domain/codes/payment';
import { addDays, readDay, type Day } from '../../../src/domain/time/day';
import type { Member, Profile } from '../model/member';
import type { Db } from '../db/open';
import type { Holding } from '../subscription/holding';
import { isPaid } from '../invoice/paid';
import { CAME_BEFORE, SEEDED_PAYMENTS, type SeededPayment, type SeededPayments } from '../seeds/payments';

/**
 * Returns a member's seeded payment statuses until they are paid. An order replaces the payments of add-ons, but leaves the plan's invoice
 * open.
 */
export async function paymentsOf(
  db: Db,
  { id, name }: Pick<Member, 'id' | 'name'>,
  holding: Holding | null,
): Promise<SeededPayments> {
  const { plan, modules } = SEEDED_PAYMENTS[name] ?? {};
  if (await isPaid(db, id)) return {};
  return { ...(plan && { plan }), ...(modules && !holding?.isOrdered && { modules }) };
}

const ON_ITS_WAY: readonly number[] = [PaymentStatus.pending, PaymentStatus.processing];

/** Returns whether a running payment blocks other orders. */
export async function isPaying(db: Db, member: Pick<Member, 'id' | 'name'>, holding: Holding | null): Promise<boolean> {
  const { plan } = await paymentsOf(db, member, holding);
  return plan !== undefined && ON_ITS_WAY.includes(plan.payment_status);
}

/** Converts the payment of a plan or add-on to its wire format; a payment without a record is paid. */
function record(payment: SeededPayment | undefined, { subscription }: Profile, today: Day) {
  const endedOn = readDay(subscription?.current_period_ends_at ?? '');
  const after = (days: number | undefined): Day | null =>
    days === undefined || !endedOn ? null : addDays(endedOn, days - CAME_BEFORE);
  const due = after(payment?.due);
  const status = payment?.payment_status ?? PaymentStatus.paid;
  return {
    payment_status: status === PaymentStatus.due && due && due < today ? PaymentStatus.overdue : status,
    due_at: due,
    stops_at: after(payment?.stops),
  };
}

export const planPayment = ({ plan }: SeededPayments, profile: Profile, today: Day) => record(plan, profile, today);

interface Billed {
  readonly id: number;
  readonly bundled: number;
  readonly is_trial: number;
  readonly is_active: number;
}

/** Adds its payment status to each module; bundled modules have no payment of their own. */
export const withPayments = <M extends Billed>(
  modules: readonly M[],
  { modules: known }: SeededPayments,
  profile: Profile,
  today: Day,
) =>
  modules.map((module) => {
    const payment = known?.[module.id];
    if (module.bundled) return { ...module, payment_status: null, module_billing: null, due_at: null, stops_at: null };
    const billing = payment?.module_billing ?? module.is_trial;
    const status =
      module.is_trial || !module.is_active
        ? { payment_status: null, due_at: null, stops_at: null }
        : record(payment, profile, today);
    return { ...module, ...status, module_billing: billing };
  });
