import { sumOf } from '../../../src/domain/checkout/bill';
import type { Due } from '../../../src/domain/checkout/due';
import type { Minor } from '../../../src/domain/money/minor';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { transactions } from '../db/schema';
import type { Parties } from '../invoice/desk';
import { partiesNow } from '../invoice/parties-now';
import { billOrder } from '../invoice/store';
import { taxOf } from '../billing/tax';
import type { OrderRow } from '../db/orders';
import type { AccountContext } from '../account/context';

/** What is taken for a change, with tax. */
export interface Charge {
  readonly due: Due;
  readonly parties: Parties;
  /** Minor units: the tax on what is due after credit, and both together. */
  readonly tax: Minor;
  readonly total: Minor;
}

/** What is due with the tax of the account's own country. A statement, a transaction and an invoice all say this. */
export async function chargeOf(context: Pick<AccountContext, 'db' | 'member' | 'now'>, due: Due): Promise<Charge> {
  const parties = await partiesNow(context);
  const tax = taxOf(due.due, parties.tax.rate);
  return { due, parties, tax, total: due.due + tax };
}

/**
 * Keeps what an order charges: its transaction, and the invoice that says the same. What is scheduled for the end of a trial is
 * invoiced then.
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
