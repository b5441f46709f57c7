import { and, eq, inArray } from 'drizzle-orm';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { storedBilling } from '../billing/store';
import { invoices } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { readActivation } from '../account/pace';
import { hasMethod } from '../billing/has-method';
import { lockMember } from '../account/lock-member';
import { keepPaid } from './paid';
import type { AccountContext } from '../account/context';
import type { InvoiceRow } from './draft';
import { invoiceOf, OPEN } from './store';

/** The outcome of an invoice payment. */
export type Paid =
  | { readonly kind: 'paid'; readonly invoice: InvoiceRow }
  | { readonly kind: 'unknown' | 'already' | 'not-open' | 'no-method' | 'declined' }
  /** The bank of the stored card requires a challenge first. */
  | { readonly kind: 'challenge'; readonly card: ShownCard };

interface ShownCard {
  readonly firstSix: string;
  readonly lastFour: string;
}

interface Bank {
  /** Returns whether the bank requires a challenge for payments by this card. */
  readonly asks: (card: ShownCard) => boolean;
  /** Returns whether the card's owner has passed the challenge. */
  readonly isConfirmed: (context: AccountContext, card: ShownCard) => Promise<boolean>;
}

/** Charges the total of an open invoice to the stored payment method, once. */
export const payInvoice = (opened: AccountContext, number: string, { asks, isConfirmed }: Bank): Promise<Paid> =>
  inTransaction(opened.db, async (tx): Promise<Paid> => {
    const context = { ...opened, db: tx };
    const { member, now } = context;
    await lockMember(tx, member.id);
    const invoice = await invoiceOf(tx, member.id, number);
    if (!invoice) return { kind: 'unknown' };
    if (invoice.status === PaymentStatus.paid) return { kind: 'already' };
    if (!OPEN.includes(invoice.status)) return { kind: 'not-open' };
    if (!(await hasMethod(context))) return { kind: 'no-method' };
    const payment = (await storedBilling(tx, member, now))?.payment;
    const card = payment?.method === 'credit_card' ? payment : null;
    if (card && asks(card) && !(await isConfirmed(context, card))) return { kind: 'challenge', card };
    if ((await readActivation(tx, member.id)).pace === 'declined') return { kind: 'declined' };

    const own = and(eq(invoices.memberId, member.id), eq(invoices.number, number));
    await tx.update(invoices).set({ status: PaymentStatus.paid }).where(own);
    const open = and(eq(invoices.memberId, member.id), inArray(invoices.status, [...OPEN]));
    const [left] = await tx.select({ number: invoices.number }).from(invoices).where(open).limit(1);
    if (!left) await keepPaid(tx, member.id);
    return { kind: 'paid', invoice: { ...invoice, status: PaymentStatus.paid } };
  });
