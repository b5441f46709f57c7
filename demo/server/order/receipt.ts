import { eq } from 'drizzle-orm';
import { CARD_NAMES } from '../../../src/domain/billing/card-type';
import type { StoredPayment } from '../../../src/domain/billing/info';
import { storedBilling } from '../billing/store';
import { invoices } from '../db/schema';
import type { InvoiceRow } from '../invoice/draft';
import { partiesNow } from '../invoice/parties-now';
import { lineName, taxLabel } from '../invoice/words';
import { putIntoOutbox, type Mail } from '../mail/mails';
import { invoiceFile } from '../pdf/invoice-pdf';
import { SELLER } from '../core/seller';
import { writerOf, type Writer } from '../texts/format';
import type { Holding } from '../subscription/holding';
import type { OrderRow } from '../db/orders';
import { sinceOrders } from '../account/since-orders';
import { nextPayment } from './statement';
import type { AccountContext } from '../account/context';

/** Describes the payment method, masked. */
function methodOf(payment: StoredPayment | null, { say }: Writer): string | null {
  switch (payment?.method) {
    case 'credit_card':
      return payment.cardType
        ? say('receipt_card', { name: CARD_NAMES[payment.cardType], digits: payment.lastFour })
        : say('receipt_other_card', { digits: payment.lastFour });
    case 'ach':
      return say('receipt_account', { digits: payment.lastFour });
    case 'paypal':
      return say('receipt_method', { name: 'PayPal' });
    case 'amazon':
      return say('receipt_method', { name: 'Amazon Pay' });
    case undefined:
      return null;
  }
}

/** Lists the invoice lines, the tax if any, and the total. */
function sumsOf(invoice: InvoiceRow, writer: Writer): string {
  const { say, sum } = writer;
  const { lines, tax, taxRate, total } = invoice;
  return [
    ...lines.map((line) => `${lineName(line, writer)}: ${sum(line.amount)}`),
    ...(taxRate > 0 ? [`${taxLabel(invoice, writer, sum)}: ${sum(tax)}`] : []),
    `${say('invoice_total')}: ${sum(total)}`,
  ].join('\n');
}

/**
 * Mails the receipt with its invoice to the billing address once an order is in force. An order during a trial is charged at the trial's
 * end, so it gets an invoice but no receipt. [REV-109]
 * @param held the subscription that the order creates
 */
export async function mailReceipt(
  { db, ...context }: AccountContext,
  { id, receipt, activatesAt }: OrderRow,
  held: Holding | null,
): Promise<void> {
  // The receipt is dated by the activation, not by the request that settled it.
  const now = activatesAt?.getTime() ?? context.now;
  const member = { ...context.member, profile: sinceOrders(context.member.profile, held) };
  const [invoice] = receipt ? await db.select().from(invoices).where(eq(invoices.orderId, id)).limit(1) : [];
  // Customers of a reseller get no invoice here, and an order without charges is no payment.
  if (!receipt || !invoice || invoice.lines.length === 0) return;
  const { language, sessionId, base } = receipt;
  const writer = writerOf(language, invoice.currency);
  const { say, sum, day } = writer;
  const then = { ...context, db, member, now };
  const { tax } = await partiesNow(then);
  const next = held && nextPayment(then, held, tax);
  const billing = await storedBilling(db, member, now);
  const paidWith = invoice.total > 0 ? methodOf(billing?.payment ?? null, writer) : null;
  const path = `/account/${member.id}/invoices/${invoice.number}/pdf?language=${language}`;
  const mail: Mail = {
    sessionId,
    network: null,
    recipients: [invoice.buyer.email],
    language,
    subject: say('mail_receipt_subject', { number: invoice.number, total: sum(invoice.total) }),
    body: [
      say('mail_receipt', { date: day(invoice.issuedOn) }),
      sumsOf(invoice, writer),
      [paidWith, next && say('receipt_next', { date: day(next.day), total: sum(next.total) })]
        .filter((line) => line !== null)
        .join('\n'),
      `${say('receipt_invoice')}\n${base}${path}`,
      SELLER,
    ]
      .filter(Boolean)
      .join('\n\n'),
    link: base + path,
    attachment: { name: invoiceFile(invoice), path },
    createdAt: new Date(now),
    sendAt: new Date(now),
  };
  await putIntoOutbox(db, mail);
}
