import { PaymentStatus } from '../../../src/domain/codes/payment';
import { startOf } from '../../../src/domain/time/day';
import type { InvoiceRow } from '../invoice/draft';
import type { InvoiceLine } from '../model/invoice-line';
import type { Buyer, Seller } from '../model/invoice-parties';
import { lineName, taxLabel } from '../invoice/words';
import { SELLER } from '../core/seller';
import { writerOf, type Writer } from '../texts/format';
import type { Language } from '../texts/language';
import type { TextKey } from '../texts/texts';
import { createPaper, INK, type Paper } from './paper';
import { writeBrand } from './quote-pdf';
import { writeSums } from './sums';
import { writeTable } from './table';

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

const GAP = 12;

/**
 * Writes labels and values in columns. Each column gets the width that it needs, so that no date wraps, plus a share of the spare width;
 * missing width is taken from the widest column.
 */
function writeFacts(paper: Paper, facts: readonly (readonly [label: string, value: string])[]): void {
  const { doc, left, width, widthOf } = paper;
  const [LABEL, VALUE] = [
    { size: 8, color: INK.quiet },
    { size: 10, face: 'medium' as const },
  ];
  const needed = facts.map(([label, value]) => Math.max(widthOf(label, LABEL), widthOf(value, VALUE)) + GAP);
  const spare = width - needed.reduce((sum, one) => sum + one, 0);
  const widest = needed.indexOf(Math.max(...needed));
  const share = (at: number): number => (at === widest ? spare : 0);
  const widths = needed.map((one, at) => one + (spare > 0 ? spare / facts.length : share(at)));
  const y = doc.y;
  const heights = facts.map(([label, value], at) => {
    const x = left + widths.slice(0, at).reduce((sum, one) => sum + one, 0);
    const place = { width: (widths[at] ?? width) - GAP + 1 };
    paper.put(label, x, y, { ...LABEL, ...place });
    paper.put(value, x, y + 13, { ...VALUE, ...place });
    return paper.heightOf(value, { ...VALUE, ...place });
  });
  doc.y = y + 13 + Math.max(...heights) + 18;
}

/** Returns a line's name, and below it its span and prorated days. */
function nameOf(line: InvoiceLine, writer: Writer): readonly [string, string] {
  const { say, number, period } = writer;
  const { days, ofDays, span } = line;
  const part = days > 0 ? say('invoice_days', { days: number(days), of: number(ofDays) }) : '';
  return [lineName(line, writer), [span ? period(span) : '', part].filter(Boolean).join(' · ')];
}

/** Returns the number of units and the unit price for a whole period. */
const unitsOf = ({ quantity, unitPrice }: InvoiceLine, { number, amount }: Writer): readonly [string, string] =>
  quantity === undefined || unitPrice === undefined ? ['', ''] : [number(quantity), amount(unitPrice)];

/** Countries whose addresses end with the postcode; elsewhere it precedes the town. */
const POSTCODE_LAST: ReadonlySet<string> = new Set(['US', 'CA', 'GB', 'AU', 'NZ', 'IE', 'IN']);

/** Returns the address lines of the buyer. */
function linesOfBuyer(
  { company, name, email, address, city, state, postcode, country, vatNumber }: Buyer,
  writer: Writer,
) {
  const vat = vatNumber ? writer.say('invoice_tax_id', { number: vatNumber }) : '';
  const place = POSTCODE_LAST.has(country) ? [city, state, postcode] : [postcode, city, state];
  return [company, name, ...address, place.filter(Boolean).join(' '), writer.country(country), vat, email];
}

const linesOfSeller = (seller: Seller, writer: Writer) => linesOfBuyer({ ...seller, company: '' }, writer);

const block = (lines: readonly string[]): string => lines.filter(Boolean).join('\n');

function writeTotals(paper: Paper, invoice: InvoiceRow, writer: Writer): void {
  const { say, amount, sum } = writer;
  paper.room(120);
  paper.skip(16);
  const rows = [
    { label: say('invoice_net'), value: amount(invoice.net) },
    { label: taxLabel(invoice, writer, amount), value: amount(invoice.tax) },
  ];
  writeSums(paper, rows, { label: say('invoice_total'), value: sum(invoice.total) });
}

/** Returns the due date; a void invoice has none. */
const dueOf = ({ status, dueOn }: InvoiceRow, { say, day }: Writer): readonly (readonly [string, string])[] =>
  status === PaymentStatus.void ? [] : [[say('invoice_due'), day(dueOn)]];

/** Returns the file name of an invoice. */
export const invoiceFile = ({ number }: Pick<InvoiceRow, 'number'>): string => `r4m-invoice-${number}.pdf`;

/** Renders an invoice. Parties, lines, tax and total are those of the day of issue. [INV-01, API-47] */
export function invoicePdf(invoice: InvoiceRow, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writerOf(language, invoice.currency);
  const { say, day, amount, period } = writer;
  const { issuedOn, periodStartedOn, periodEndsOn, lines } = invoice;
  const title = say('invoice_title', { number: invoice.number });
  const paper = createPaper({ title: `${SELLER} · ${title}`, author: SELLER, language, at: startOf(issuedOn) });
  writeBrand(paper);
  paper.text(title, { size: 24, face: 'strong', after: 2 });
  paper.text(invoice.title, { size: 11, color: INK.quiet, after: 20 });
  writeFacts(paper, [
    [say('invoice_issued'), day(issuedOn)],
    ...dueOf(invoice, writer),
    [say('invoice_period'), period({ startsOn: periodStartedOn, endsOn: periodEndsOn })],
    [say('invoice_status'), say(statusOf(invoice))],
  ]);
  writeFacts(paper, [
    [say('invoice_to'), block(linesOfBuyer(invoice.buyer, writer))],
    [say('invoice_from'), block(linesOfSeller(invoice.seller, writer))],
  ]);
  writeTable(
    paper,
    [
      { title: say('item'), share: 0.5 },
      { title: say('quantity'), share: 0.12, align: 'right' },
      { title: say('invoice_unit_price'), share: 0.18, align: 'right' },
      { title: say('invoice_amount'), share: 0.2, align: 'right' },
    ],
    lines.map((line) => [nameOf(line, writer), ...unitsOf(line, writer), amount(line.amount)]),
  );
  writeTotals(paper, invoice, writer);
  return paper.finish((page, pages) => say('page', { page, pages }), `${invoice.seller.name} · ${title}`);
}
