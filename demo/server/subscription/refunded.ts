import { and, desc, eq, gt } from 'drizzle-orm';
import type { BillItem } from '../../../src/domain/checkout/bill';
import type { HeldItem } from '../../../src/domain/checkout/due';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { dayOf, type Day } from '../../../src/domain/time/day';
import type { AccountContext } from '../account/context';
import type { Db } from '../db/open';
import { invoices } from '../db/schema';
import { isSameItem, type InvoiceLine } from '../model/invoice-line';

type InvoiceRow = typeof invoices.$inferSelect;
/** A document of a period that still runs. */
type RunningDocument = Pick<InvoiceRow, 'number' | 'kind' | 'corrects' | 'cause' | 'status' | 'lines'>;

/** A document that billed what is held: an invoice, or the credit note of an order, which may charge for something as well. */
export interface RunningBill extends RunningDocument {
  /** True where its payment was returned, or its demand withdrawn. */
  readonly isRefunded: boolean;
}

type Item = Pick<InvoiceLine, 'item' | 'title'>;

/** The statuses of an order's invoice while the order is not in force, or never was. */
const NOT_IN_FORCE: readonly number[] = [PaymentStatus.processing, PaymentStatus.void];

/**
 * Returns the bills among documents, without those of orders that are pending or were declined.
 * @param documents the newest first
 */
export function runningIn(documents: readonly RunningDocument[]): readonly RunningBill[] {
  const refunded = new Set(
    documents.flatMap((one) => (one.cause === 'refund' || one.cause === 'cancellation' ? one.corrects : [])),
  );
  return documents
    .filter(({ kind, cause }) => kind === 'invoice' || cause === 'order')
    .map((one) => ({ ...one, isRefunded: refunded.has(one.number) }))
    .filter(({ isRefunded, cause, status }) => isRefunded || cause !== 'order' || !NOT_IN_FORCE.includes(status));
}

/** Reads the bills of a member's periods that still run, newest first. */
export async function runningBills(db: Db, memberId: number, today: Day): Promise<readonly RunningBill[]> {
  const { number, kind, corrects, cause, status, lines } = invoices;
  const documents = await db
    .select({ number, kind, corrects, cause, status, lines })
    .from(invoices)
    .where(and(eq(invoices.memberId, memberId), gt(invoices.periodEndsOn, today)))
    .orderBy(desc(invoices.issuedOn), desc(invoices.sequence));
  return runningIn(documents);
}

/** Returns the newest bill of the running period that charged an item itself, because a change of it is charged anew. */
export const chargerOf = (running: readonly RunningBill[], item: Item): RunningBill | undefined =>
  running.find(({ lines }) => lines.some((line) => line.kind === 'charge' && isSameItem(line, item)));

/**
 * Returns the bill that a recurring item was paid with in the running period. What no bill charged itself is part of an earlier plan that was
 * moved, and was paid with that plan.
 */
export const payerOf = (running: readonly RunningBill[], item: Item): RunningBill | undefined =>
  chargerOf(running, item) ??
  running.find(({ lines }) => lines.some((line) => line.kind === 'charge' && line.item?.source === 'plan'));

/** Reads the bills of a member's running period. */
export const runningOf = ({
  db,
  member,
  now,
}: Pick<AccountContext, 'db' | 'member' | 'now'>): Promise<readonly RunningBill[]> =>
  runningBills(db, member.id, dayOf(now));

/** Returns whether an item's payment was returned, or its demand withdrawn: nothing is paid for it in the running period. */
export const isRefundedIn = (
  running: readonly RunningBill[],
  { source, id, title }: Pick<BillItem, 'source' | 'id' | 'title'>,
): boolean => payerOf(running, { item: { source, id }, title })?.isRefunded ?? false;

/** Marks an item if its charge was refunded. */
export const heldItem = (item: BillItem, running: readonly RunningBill[]): HeldItem =>
  isRefundedIn(running, item) ? { ...item, isRefunded: true } : item;
