import { PaymentStatus } from '../../../src/domain/codes/payment';
import { isOpen } from '../../../src/domain/invoice/open';
import type { InvoiceRow } from '../invoice/draft';
import { methodName } from '../invoice/paid-with';
import { taxLabel } from '../invoice/words';
import type { InvoiceLine } from '../model/invoice-line';
import type { Bank } from '../model/invoice-parties';
import type { Writer } from '../texts/format';
import type { Paper } from './paper';
import type { SumRow } from './sums';

const IN_PROGRESS: readonly number[] = [PaymentStatus.pending, PaymentStatus.processing, PaymentStatus.scheduled];
/** Lines that leave credit with the account where their amount is above 0: an order’s, or what a refund returns to it. */
const CREDITS: readonly InvoiceLine['kind'][] = ['carried', 'balance', 'credit'];
const PAID: readonly number[] = [PaymentStatus.paid, PaymentStatus.refund];

const statusOf = ({ status }: InvoiceRow): { status: PaymentStatus } => ({ status: status as PaymentStatus });
const isByTransfer = ({ paidWith }: InvoiceRow): boolean => paidWith?.kind === 'transfer';

/** Returns whether somebody has to pay: an open invoice, or one whose transfer has not come. */
export const isOwed = (invoice: InvoiceRow): boolean =>
  invoice.kind === 'invoice' &&
  invoice.total > 0 &&
  (isOpen(statusOf(invoice)) || (isByTransfer(invoice) && IN_PROGRESS.includes(invoice.status)));

/** Returns the amount that is still to be paid, in minor units. A charge in progress is not paid yet. */
export const amountDue = ({ kind, status, total }: InvoiceRow): number =>
  kind === 'invoice' && total > 0 && !PAID.includes(status) && status !== PaymentStatus.void ? total : 0;

/** Returns the row of a payment or refund: on which day, and with what. */
function row(
  what: 'invoice_paid_on' | 'invoice_refunded_on',
  on: InvoiceRow['paidOn'],
  { kind, paidWith, total }: InvoiceRow,
  writer: Writer,
): SumRow[] {
  if (on === null || (kind === 'invoice' ? total <= 0 : total === 0)) return [];
  // A day that breaks across lines could be misread.
  const date = writer.day(on).replaceAll(' ', '\u00A0');
  const label = paidWith
    ? writer.say(`${what}_with`, { date, method: methodName(paidWith, writer) })
    : writer.say(what, { date });
  return [{ label, value: writer.amount(Math.abs(total)) }];
}

/** Returns the sums below the lines: net, tax, total, what was paid and refunded, and what is due. */
export function totalsOf(invoice: InvoiceRow, writer: Writer) {
  const { say, amount, sum } = writer;
  const { kind, status, net, tax, total, isReverseCharge, taxName } = invoice;
  const isInvoice = kind === 'invoice';
  const paid = isInvoice && PAID.includes(status) ? row('invoice_paid_on', invoice.paidOn, invoice, writer) : [];
  const refunded =
    status === PaymentStatus.refund ? row('invoice_refunded_on', invoice.refundedOn, invoice, writer) : [];
  const isKept = !isInvoice && invoice.lines.some((line) => CREDITS.includes(line.kind) && line.amount > 0);
  const notes = [
    ...(isReverseCharge ? [say('invoice_reverse_charge_note', { name: taxName })] : []),
    ...(isKept ? [say('credit_kept_note')] : []),
  ];
  return {
    rows: [
      { label: say('invoice_net'), value: amount(net) },
      { label: taxLabel(invoice, writer, amount), value: amount(tax) },
    ],
    total: { label: say('invoice_total'), value: sum(total) },
    after: [
      ...paid,
      ...refunded,
      ...(isInvoice ? [{ label: say('invoice_amount_due'), value: amount(amountDue(invoice)) }] : []),
    ],
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
}

/** Returns the numbers of a bank account, each with its name. */
const bankRows = ({ holder, name, sortCode, routing, account, iban, bic }: Bank, { say }: Writer) =>
  [
    [say('bank_holder'), holder],
    [say('bank_name'), name],
    [say('bank_sort_code'), sortCode],
    [say('bank_routing'), routing],
    [say('bank_account'), account],
    ['IBAN', iban],
    ['BIC', bic],
  ].filter((one): one is [string, string] => Boolean(one[1]));

/**
 * Writes how the amount due is paid: by transfer to the seller's account, with the stored method, or on a page. Nothing where nothing is due.
 * @param link the address of the page with the member's invoices
 */
export function writePayment(paper: Paper, invoice: InvoiceRow, writer: Writer, link: string | null): void {
  const { say, sum, day } = writer;
  const { number, seller, status, paidWith, dueOn } = invoice;
  if (amountDue(invoice) === 0) return;
  const values = { sum: sum(invoice.total), date: day(dueOn) };
  paper.skip(14);
  if (isOwed(invoice) && isByTransfer(invoice) && seller.bank) {
    paper.heading(say('invoice_how_to_pay'));
    paper.text(say('invoice_transfer', values), { size: 9.5, after: 6 });
    const rows = [...bankRows(seller.bank, writer), [say('bank_reference'), number] as const];
    for (const [label, value] of rows) paper.text(`${label}: ${value}`, { size: 9.5, after: 2 });
  } else if (isOwed(invoice)) {
    paper.heading(say('invoice_how_to_pay'));
    paper.text(say(status === PaymentStatus.overdue ? 'invoice_pay_now' : 'invoice_pay_by', values), { size: 9.5 });
    if (link) paper.text(link, { size: 9.5, link });
  } else if (IN_PROGRESS.includes(status) && paidWith) {
    paper.text(say('invoice_in_progress', { sum: values.sum, method: methodName(paidWith, writer) }), { size: 9.5 });
  }
}
