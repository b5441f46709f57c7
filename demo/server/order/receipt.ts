import { and, eq } from 'drizzle-orm';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { startOf } from '../../../src/domain/time/day';
import { invoices } from '../db/schema';
import type { InvoiceRow } from '../invoice/draft';
import { methodName } from '../invoice/paid-with';
import { partiesNow } from '../invoice/parties-now';
import { lineName, taxLabel } from '../invoice/words';
import { note, text, type Row } from '../mail/letter';
import { invoiceFile } from '../pdf/invoice-pdf';
import { SELLER } from '../core/seller';
import type { Writer } from '../texts/format';
import { holdingOf, type Holding, type SubscriptionRow } from '../subscription/holding';
import type { OrderRow } from '../db/orders';
import { sinceOrders } from '../account/since-orders';
import { mailUnpaid } from './notices';
import { invoicePath, postLetter, postOf, type Post } from './post';
import { nextPayment } from './statement';
import type { AccountContext } from '../account/context';

/** Says when and with what the invoice was paid, as its paper does; null for one that asks for no payment. */
const paymentOf = ({ total, paidOn, paidWith }: InvoiceRow, writer: Writer): string | null =>
  total > 0 && paidOn && paidWith
    ? writer.say('invoice_paid_on_with', { date: writer.day(paidOn), method: methodName(paidWith, writer) })
    : null;

/** Lists the invoice lines, the tax if any, and the total. */
function rowsOf(invoice: InvoiceRow, writer: Writer): readonly Row[] {
  const { say, sum } = writer;
  const { lines, tax, taxRate, isReverseCharge, total } = invoice;
  return [
    ...lines.map((line) => ({ label: lineName(line, writer), value: sum(line.amount) })),
    ...(taxRate > 0 || isReverseCharge ? [{ label: taxLabel(invoice, writer, sum), value: sum(tax) }] : []),
    { label: say('invoice_total'), value: sum(total), isTotal: true },
  ];
}

type Opening = 'mail_receipt' | 'mail_receipt_renewal' | 'mail_receipt_trial';

/** The mail with a document, by the document's kind. A credit note takes back what was paid for and is no receipt. */
const MAILS = {
  invoice: {
    kind: 'receipt',
    opening: null,
    subject: 'mail_receipt_subject',
    title: 'mail_receipt_title',
    attached: 'receipt_attached',
    open: 'mail_invoice_open',
  },
  credit_note: {
    kind: 'credit-note',
    opening: 'mail_credit_note',
    subject: 'mail_credit_note_subject',
    title: 'credit_note_title',
    attached: 'credit_note_attached',
    open: 'mail_credit_note_open',
  },
} as const;

/** Mails the receipt of a paid invoice, or a credit note, with its PDF. @param held the subscription after the payment */
async function sendReceipt(
  context: AccountContext,
  post: Post,
  invoice: InvoiceRow,
  held: Holding | null,
  opening: Opening,
): Promise<void> {
  const { writer, language, base } = post;
  const { say, sum, day } = writer;
  const { tax } = await partiesNow(context);
  const next = held && nextPayment(context, held, tax);
  const payment = paymentOf(invoice, writer);
  const { number, title: what } = invoice;
  const mail = MAILS[invoice.kind];
  const facts = { seller: SELLER, number, what, date: day(invoice.issuedOn), total: sum(invoice.total) };
  const path = invoicePath(invoice, language);
  const letter = {
    kind: mail.kind,
    subject: say(mail.subject, facts),
    preheader: say('mail_receipt_brief', facts),
    title: say(mail.title, facts),
    parts: [
      text(say(mail.opening ?? opening, facts)),
      { kind: 'rows', rows: rowsOf(invoice, writer) },
      ...(payment === null ? [] : [text(payment)]),
      ...(next ? [text(say('receipt_next', { date: day(next.day), total: sum(next.total) }))] : []),
    ],
    button: { label: say(mail.open), link: base + path },
    after: [note(say(mail.attached))],
  } as const;
  const to = { ...post, to: invoice.buyer.email };
  await postLetter(context, to, letter, new Date(context.now), { name: invoiceFile(invoice), path });
}

/**
 * Mails the receipt with its invoice to the billing address once an order is in force. An order during a trial is charged at the trial's
 * end, and gets its receipt then. [REV-109]
 * @param held the subscription that the order creates
 */
export async function mailReceipt(
  context: AccountContext,
  { id, receipt, activatesAt }: OrderRow,
  held: Holding | null,
): Promise<void> {
  const [invoice] = await context.db.select().from(invoices).where(eq(invoices.orderId, id)).limit(1);
  // Customers of a reseller get no invoice here, and an order without charges is no payment.
  if (!invoice || invoice.lines.length === 0) return;
  const post = await postOf(context, receipt);
  const member = { ...context.member, profile: sinceOrders(context.member.profile, held) };
  // The receipt is dated by the activation, not by the request that settled it.
  const then = { ...context, member, now: activatesAt?.getTime() ?? context.now };
  await sendReceipt(then, post, invoice, held, 'mail_receipt');
}

/**
 * Mails what became of the period that a renewal has just billed, dated by its first day: the receipt, or that the bank declined it.
 * @param ended the row of the period before
 */
export async function mailRenewal(context: AccountContext, ended: SubscriptionRow): Promise<void> {
  const { db, member } = context;
  const { periodEndsOn: startsOn, isTrial } = ended;
  const renewed = and(
    eq(invoices.memberId, member.id),
    eq(invoices.cause, 'renewal'),
    eq(invoices.periodStartedOn, startsOn),
  );
  const [invoice] = await db.select().from(invoices).where(renewed).limit(1);
  if (!invoice) return;
  const then = { ...context, now: startOf(startsOn).getTime() };
  if (invoice.status === PaymentStatus.failed) await mailUnpaid(then, invoice);
  if (invoice.status !== PaymentStatus.paid) return;
  await sendReceipt(
    then,
    await postOf(context),
    invoice,
    await holdingOf(then),
    isTrial ? 'mail_receipt_trial' : 'mail_receipt_renewal',
  );
}
