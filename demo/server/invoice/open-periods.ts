import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { OPEN_STATUSES } from '../../../src/domain/invoice/open';
import type { Day } from '../../../src/domain/time/day';
import type { Db } from '../db/open';
import { invoices } from '../db/schema';
import type { PaidWith } from '../model/paid-with';
import type { InvoiceRow } from './draft';

/** Matches the open invoices of periods, but not of orders. */
const isOpenPeriod = (memberId: number) =>
  and(eq(invoices.memberId, memberId), isNull(invoices.orderId), inArray(invoices.status, [...OPEN_STATUSES]));

/** Returns the open invoices of periods, the oldest first. */
export const openPeriods = (db: Db, memberId: number): Promise<InvoiceRow[]> =>
  db.select().from(invoices).where(isOpenPeriod(memberId)).orderBy(asc(invoices.issuedOn), asc(invoices.sequence));

/** Marks the open invoices of periods as paid. */
export const payInvoices = (db: Db, memberId: number, paidWith: PaidWith | null, on: Day): Promise<unknown> =>
  db.update(invoices).set({ status: PaymentStatus.paid, paidWith, paidOn: on }).where(isOpenPeriod(memberId));
