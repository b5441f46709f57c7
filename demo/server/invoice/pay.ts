import { and, eq, inArray } from 'drizzle-orm';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { unconfirmedCard } from '../billing/bank';
import type { ShownCard } from '../billing/challenge';
import { storedBilling } from '../billing/store';
import { invoices } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { bankDeclines } from '../account/activation-settings';
import { hasMethod } from '../billing/has-method';
import { lockMember } from '../account/lock-member';
import { dayOf } from '../../../src/domain/time/day';
import { keepPaid } from './paid';
import { paidWithOf } from './paid-with';
import type { AccountContext } from '../account/context';
import type { InvoiceRow } from './draft';
import { OPEN_STATUSES } from '../../../src/domain/invoice/open';
import { invoiceOf } from './store';

/** The outcome of an invoice payment. */
export type Paid =
  | { readonly kind: 'paid'; readonly invoice: InvoiceRow }
  | { readonly kind: 'unknown' | 'already' | 'not-open' | 'no-method' }
  | { readonly kind: 'declined'; readonly invoice: InvoiceRow }
  /** The bank of the stored card requires a challenge first. */
  | { readonly kind: 'challenge'; readonly card: ShownCard };

/**
 * Charges the total of an open invoice to the stored payment method, once.
 * @param token what the request names as the token of the bank's challenge
 */
export const payInvoice = (opened: AccountContext, number: string, token: unknown): Promise<Paid> =>
  inTransaction(opened.db, async (tx): Promise<Paid> => {
    const context = { ...opened, db: tx };
    const { member, now } = context;
    await lockMember(tx, member.id);
    const invoice = await invoiceOf(tx, member.id, number);
    if (!invoice) return { kind: 'unknown' };
    if (invoice.status === PaymentStatus.paid) return { kind: 'already' };
    if (!OPEN_STATUSES.includes(invoice.status)) return { kind: 'not-open' };
    if (!(await hasMethod(context))) return { kind: 'no-method' };
    const card = await unconfirmedCard(context, token);
    if (card) return { kind: 'challenge', card };
    if (await bankDeclines(tx, member.id)) return { kind: 'declined', invoice };

    const payment = (await storedBilling(tx, member, now))?.payment;
    const own = and(eq(invoices.memberId, member.id), eq(invoices.number, number));
    const paid = { status: PaymentStatus.paid, paidWith: paidWithOf(member, payment ?? null), paidOn: dayOf(now) };
    await tx.update(invoices).set(paid).where(own);
    const open = and(eq(invoices.memberId, member.id), inArray(invoices.status, [...OPEN_STATUSES]));
    const [left] = await tx.select({ number: invoices.number }).from(invoices).where(open).limit(1);
    if (!left) await keepPaid(tx, member.id);
    return { kind: 'paid', invoice: { ...invoice, ...paid } };
  });
