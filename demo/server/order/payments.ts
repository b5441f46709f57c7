import { PaymentStatus } from '../../../src/domain/codes/payment';
import { addDays, readDay, type Day } from '../../../src/domain/time/day';
import type { Member, Profile } from '../model/member';
import type { Db } from '../db/open';
import type { Holding } from '../subscription/holding';
import { isPaid } from '../invoice/paid';
import { openPeriods } from '../invoice/open-periods';
import { CAME_BEFORE, SEEDED_PAYMENTS, type SeededPayment, type SeededPayments } from '../seeds/payments';

interface PlanPayment {
  readonly payment_status: number;
  readonly due_at: Day | null;
  /** The day on which the unpaid plan stops working; null where none is known. */
  readonly stops_at: Day | null;
}

/** How a member's payments stand. */
interface Payments extends Pick<SeededPayments, 'modules'> {
  readonly plan: PlanPayment;
}

const ON_ITS_WAY: readonly number[] = [PaymentStatus.pending, PaymentStatus.processing, PaymentStatus.scheduled];

/** Returns the payment of the oldest open period. */
async function owedOf(
  db: Db,
  memberId: number,
  { stops }: Pick<SeededPayment, 'stops'>,
): Promise<PlanPayment | undefined> {
  const open = await openPeriods(db, memberId);
  const owed = open.find(({ cause }) => cause === 'renewal');
  if (!owed) return undefined;
  const { status, dueOn, seeded, periodEndsOn } = owed;
  return {
    payment_status: status,
    due_at: status === PaymentStatus.due || status === PaymentStatus.overdue ? dueOn : null,
    stops_at: seeded && stops !== undefined ? addDays(periodEndsOn, stops - CAME_BEFORE) : null,
  };
}

/**
 * Returns how a member's payments stand: the plan's by its oldest open period, else as it was seeded to be on its way, and those of add-ons as
 * they were seeded, until they are paid. An order replaces the payments of add-ons.
 */
export async function paymentsOf(
  db: Db,
  { id, name }: Pick<Member, 'id' | 'name'>,
  holding: Holding | null,
): Promise<Payments> {
  const { plan: came, modules } = SEEDED_PAYMENTS[name] ?? {};
  const isSettled = await isPaid(db, id);
  const isComing = came !== undefined && !isSettled && ON_ITS_WAY.includes(came.payment_status);
  const payment_status = isComing ? came.payment_status : PaymentStatus.paid;
  const plan = (await owedOf(db, id, came ?? {})) ?? { payment_status, due_at: null, stops_at: null };
  return { plan, ...(modules && !isSettled && !holding?.isOrdered && { modules }) };
}

/** Returns whether a running payment blocks other orders; a scheduled one does not. */
export async function isPaying(db: Db, member: Pick<Member, 'id' | 'name'>, holding: Holding | null): Promise<boolean> {
  const { plan } = await paymentsOf(db, member, holding);
  return plan.payment_status === PaymentStatus.pending || plan.payment_status === PaymentStatus.processing;
}

/** Converts a seeded payment to its wire format; a payment without a record is paid. */
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

/** Returns the payment of a plan as it was seeded, for the sample data, which have no invoices. */
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
  { modules: known }: Pick<SeededPayments, 'modules'>,
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
