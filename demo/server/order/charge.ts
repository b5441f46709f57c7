import { sumOf } from '../../../src/domain/checkout/bill';
import type { Due } from '../../../src/domain/checkout/due';
import type { Minor } from '../../../src/domain/money/minor';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { transactions } from '../db/schema';
import type { Parties } from '../invoice/parties-of';
import { partiesNow } from '../invoice/parties-now';
import { billOrder } from '../invoice/store';
import { taxOf } from '../billing/tax';
import type { OrderRow } from '../db/orders';
import type { AccountContext } from '../account/context';

/** The charge of a change, tax included. */
export interface Charge {
  readonly due: Due;
  readonly parties: Parties;
  /** Minor units: the tax on the amount due after credit, and their sum. */
  readonly tax: Minor;
  readonly total: Minor;
}

/** Adds the tax of the account's country to the amount due. Statement, transaction and invoice all use this result. */
export async function chargeOf(context: Pick<AccountContext, 'db' | 'member' | 'now'>, due: Due): Promise<Charge> {
  const parties = await partiesNow(context);
  const tax = taxOf(due.due, parties.tax.rate);
  return { due, parties, tax, total: due.due + tax };
}

/**
 * Stores the charge of an order: its transaction and the matching invoice. A charge scheduled for the end of a trial is invoiced at that
 * time.
 */
export async function keepCharge(
  context: AccountContext,
  order: OrderRow,
  charge: Charge,
  status: PaymentStatus,
): Promise<void> {
  const { db, member, currency, now } = context;
  const { due, parties, tax, total } = charge;
  if (sumOf(due.lines) !== due.due) throw new Error(`The lines of order ${order.id} do not add up`);
  await db.insert(transactions).values({
    orderId: order.id,
    memberId: member.id,
    amount: total,
    tax,
    carried: due.carried,
    currency: currency.code,
    lines: [...due.lines],
    periodStartedOn: due.period.startsOn,
    periodEndsOn: due.period.endsOn,
    status,
    createdAt: new Date(now),
  });
  if (status !== PaymentStatus.scheduled) await billOrder(context, order, due, parties);
}
