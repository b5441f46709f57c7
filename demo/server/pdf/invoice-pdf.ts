import { PaymentStatus } from '../../../src/domain/codes/payment';
import type { Period } from '../../../src/domain/pricing/proration';
import { daysBetween, startOf } from '../../../src/domain/time/day';
import type { InvoiceRow } from '../invoice/draft';
import type { InvoiceLine } from '../model/invoice-line';
import { lineName } from '../invoice/words';
import { SELLER } from '../core/seller';
import { writerOf, type Writer } from '../texts/format';
import type { Language } from '../texts/language';
import type { TextKey } from '../texts/texts';
import { linesOfParty } from './address';
import { footOf, writeBrand } from './brand';
import { writeFacts, type Fact } from './facts';
import { isOwed, totalsOf, writePayment } from './invoice-payment';
import { createPaper } from './paper';
import { sheetOf } from './sheet';
import { heightOfSums, writeSums } from './sums';
import { writeTable, type Cell } from './table';
import { INK } from './typeset';

/** The text keys of payment statuses, the same words as in the list of invoices. */
const STATUS: Readonly<Record<PaymentStatus, TextKey>> = {
  [PaymentStatus.unpaid]: 'invoice_unpaid',
  [PaymentStatus.pending]: 'invoice_pending',
  [PaymentStatus.paid]: 'invoice_paid',
  [PaymentStatus.processing]: 'invoice_processing',
  [PaymentStatus.refund]: 'invoice_refunded',
  [PaymentStatus.scheduled]: 'invoice_scheduled',
  [PaymentStatus.void]: 'invoice_void',
  [PaymentStatus.fraud]: 'invoice_fraud',
  [PaymentStatus.failed]: 'invoice_failed',
  [PaymentStatus.due]: 'invoice_status_due',
  [PaymentStatus.overdue]: 'invoice_overdue',
};

const statusOf = ({ status, cause }: InvoiceRow): TextKey =>
  status === PaymentStatus.void && cause === 'order' ? 'invoice_declined' : STATUS[status as PaymentStatus];

/** Returns a line's name, and below it its span, its prorated days, and the invoice that a credit corrects. */
function nameOf(line: InvoiceLine, writer: Writer): readonly [string, string] {
  const { say, number, period } = writer;
  const { days, ofDays, span, corrects } = line;
  const from = corrects === undefined ? '' : say('line_corrects', { number: corrects });
  const part = days > 0 ? say('invoice_days', { days: number(days), of: number(ofDays) }) : '';
  return [lineName(line, writer), [span ? period(span) : '', part, from].filter(Boolean).join(' · ')];
}

/** The longest month, in days. */
const MONTH = 31;

/** Returns for which period a unit price is. */
function cycleOf({ ofDays, span }: InvoiceLine, { say }: Writer): string {
  const days = ofDays || (span ? daysBetween(span.startsOn, span.endsOn) : 0);
  if (days === 0) return '';
  return say(days <= MONTH ? 'price_per_month' : 'price_per_year');
}

/** Returns the number of units, and the unit price for a whole period. */
function unitsOf(line: InvoiceLine, writer: Writer): readonly [string, Cell] {
  const { quantity, unitPrice } = line;
  if (quantity === undefined || unitPrice === undefined) return ['', ''];
  return [writer.number(quantity), [writer.amount(unitPrice), cycleOf(line, writer)]];
}

/** A credit note that is kept or offsets an open invoice is not paid by anybody. */
const isSettledNote = ({ kind, status }: InvoiceRow): boolean =>
  kind === 'credit_note' && status === PaymentStatus.paid;

/** Returns the days that the lines cover; an invoice of no such line shows its period. */
function daysOfLines({ lines, periodStartedOn, periodEndsOn }: InvoiceRow): Period {
  const spans = lines.flatMap(({ span }) => span ?? []);
  if (spans.length === 0) return { startsOn: periodStartedOn, endsOn: periodEndsOn };
  const [from, to] = [spans.map(({ startsOn }) => startsOn), spans.map(({ endsOn }) => endsOn)];
  return { startsOn: from.toSorted()[0] ?? periodStartedOn, endsOn: to.toSorted().at(-1) ?? periodEndsOn };
}

/** Returns the due date where somebody has to pay. */
const dueOf = (invoice: InvoiceRow, { say, day }: Writer): Fact[] =>
  isOwed(invoice) ? [[say('invoice_due'), day(invoice.dueOn)]] : [];

/** Returns the invoice that a credit note corrects. */
const correctedOf = ({ corrects }: InvoiceRow, { say }: Writer): Fact[] =>
  corrects === null ? [] : [[say('invoice_corrects'), corrects]];

/** Returns the file name of an invoice. */
export const invoiceFile = ({ number }: Pick<InvoiceRow, 'number'>): string => `r4m-invoice-${number}.pdf`;

/**
 * Renders an invoice or a credit note. Parties, lines, tax and total are those of the day of issue. [INV-01, API-47]
 * @param link the address of the page where the member pays
 */
export function invoicePdf(
  invoice: InvoiceRow,
  language: Language,
  link: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writerOf(language, invoice.currency);
  const { say, words, day, amount, period } = writer;
  const { issuedOn, lines, buyer, seller } = invoice;
  const title = say(invoice.kind === 'invoice' ? 'invoice_title' : 'credit_note_title', { number: invoice.number });
  const paper = createPaper({
    title: `${SELLER} · ${title}`,
    author: seller.name,
    subject: `${title} · ${day(issuedOn)}`,
    keywords: [SELLER, invoice.number, buyer.company || buyer.name, invoice.currency],
    language,
    at: startOf(issuedOn),
    sheet: sheetOf(buyer.country),
  });
  writeBrand(paper);
  paper.text(title, { size: 24, face: 'strong', after: 2, tag: 'H1' });
  paper.text(words(invoice.title), { size: 11, color: INK.quiet, after: 20 });
  writeFacts(paper, [
    [say(invoice.kind === 'invoice' ? 'invoice_issued' : 'credit_note_date'), day(issuedOn)],
    ...correctedOf(invoice, writer),
    ...dueOf(invoice, writer),
    [say('invoice_period'), period(daysOfLines(invoice))],
    ...(isSettledNote(invoice) ? [] : [[say('invoice_status'), say(statusOf(invoice))] as const]),
  ]);
  const [to, from] = [buyer, seller].map((party) => linesOfParty(party, writer).join('\n'));
  writeFacts(paper, [
    [say('invoice_to'), to ?? ''],
    [say('invoice_from'), from ?? ''],
  ]);
  if (paper.lacks(to ?? '')) paper.text(say('signs_missing'), { size: 9, color: INK.quiet, after: 12 });
  const totals = totalsOf(invoice, writer);
  writeTable(
    paper,
    [
      { title: say('item'), share: 0.46 },
      { title: say('quantity'), share: 0.15, align: 'right' },
      { title: say('invoice_unit_price'), share: 0.19, align: 'right' },
      { title: say('invoice_amount'), share: 0.2, align: 'right' },
    ],
    lines.map((line) => [nameOf(line, writer), ...unitsOf(line, writer), amount(line.amount)]),
    heightOfSums(paper, totals),
  );
  writeSums(paper, totals);
  writePayment(paper, invoice, writer, link);
  if (invoice.status === PaymentStatus.void) paper.stamp(say('invoice_void').toLocaleUpperCase(language));
  return paper.finish((page, pages) => say('page', { page, pages }), footOf(title, writer, seller));
}
