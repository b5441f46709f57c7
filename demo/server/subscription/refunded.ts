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

/** An invoice for what is held. */
interface RunningInvoice extends RunningDocument {
  /** True where its payment was returned, or its demand withdrawn. */
  readonly isRefunded: boolean;
}

/** The statuses of an order's invoice while the order is not in force, or never was. */
const NOT_IN_FORCE: readonly number[] = [PaymentStatus.processing, PaymentStatus.void];

/** Returns the invoices among documents, without those of orders that are pending or were declined. */
function inForceOf(documents: readonly RunningDocument[]): readonly RunningInvoice[] {
  const refunded = new Set(
    documents.flatMap((one) => (one.cause === 'refund' || one.cause === 'cancellation' ? one.corrects : [])),
  );
  return documents
    .filter(({ kind }) => kind === 'invoice')
    .map((one) => ({ ...one, isRefunded: refunded.has(one.number) }))
    .filter(({ isRefunded, cause, status }) => isRefunded || cause !== 'order' || !NOT_IN_FORCE.includes(status));
}

/** Reads the invoices of a member's periods that still run, newest first. */
export async function runningInvoices(db: Db, memberId: number, today: Day): Promise<readonly RunningInvoice[]> {
  const { number, kind, corrects, cause, status, lines } = invoices;
  const documents = await db
    .select({ number, kind, corrects, cause, status, lines })
    .from(invoices)
    .where(and(eq(invoices.memberId, memberId), gt(invoices.periodEndsOn, today)))
    .orderBy(desc(invoices.issuedOn), desc(invoices.sequence));
  return inForceOf(documents);
}

/**
 * Returns the charges of refunded invoices that no later invoice made again: nothing is paid for these items in the running period. The
 * newest invoice that charged an item covers it until its period ends, because a change of it is charged anew.
 */
function chargesRefunded(running: readonly RunningInvoice[]): readonly InvoiceLine[] {
  const charges = running.flatMap(({ lines, isRefunded }) =>
    lines.filter(({ kind }) => kind === 'charge').map((line) => ({ line, isRefunded })),
  );
  return charges.flatMap(({ line, isRefunded }, at) =>
    isRefunded && !charges.slice(0, at).some((newer) => isSameItem(newer.line, line)) ? line : [],
  );
}

/**
 * Returns the charges of a running period that were refunded and not made again.
 * @param documents the newest first
 */
export const refundedIn = (documents: readonly RunningDocument[]): readonly InvoiceLine[] =>
  chargesRefunded(inForceOf(documents));

/** Reads the charges of a member's running period that were refunded and not made again. */
export const refundedOf = async ({
  db,
  member,
  now,
}: Pick<AccountContext, 'db' | 'member' | 'now'>): Promise<readonly InvoiceLine[]> =>
  chargesRefunded(await runningInvoices(db, member.id, dayOf(now)));

/** Returns whether the charge of an item is among those that were refunded. */
export const isRefundedIn = (
  refunded: readonly InvoiceLine[],
  { source, id, title }: Pick<BillItem, 'source' | 'id' | 'title'>,
): boolean => refunded.some((line) => isSameItem(line, { item: { source, id }, title }));

/** Marks an item if its charge was refunded. */
export const heldItem = (item: BillItem, refunded: readonly InvoiceLine[]): HeldItem =>
  isRefundedIn(refunded, item) ? { ...item, isRefunded: true } : item;
