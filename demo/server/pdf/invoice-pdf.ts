import { Payment } from '../../../src/domain/codes/payment';
import { addressOf, type Member } from '../accounts';
import type { InvoiceRow } from '../invoice/draft';
import type { InvoiceLine } from '../invoice/lines';
import { SELLER } from '../quote/page';
import { writerOf, type Writer } from '../texts/format';
import type { Language } from '../texts/language';
import type { TextKey } from '../texts/texts';
import { createPaper, INK, type Paper } from './paper';
import { writeBrand } from './quote-pdf';
import { writeSums } from './sums';
import { writeTable } from './table';

const STATUS: Readonly<Record<number, TextKey>> = {
  [Payment.unpaid]: 'invoice_unpaid',
  [Payment.pending]: 'invoice_pending',
  [Payment.paid]: 'invoice_paid',
  [Payment.processing]: 'invoice_pending',
  [Payment.refund]: 'invoice_refunded',
  [Payment.scheduled]: 'invoice_pending',
  [Payment.void]: 'invoice_void',
};

/** Everything else is owed. */
const statusOf = ({ status }: InvoiceRow): TextKey => STATUS[status] ?? 'invoice_unpaid';

/** Label and value under each other, side by side. */
function writeFacts(paper: Paper, facts: readonly (readonly [label: string, value: string])[]): void {
  const { doc, left, width } = paper;
  const each = width / facts.length;
  const y = doc.y;
  const heights = facts.map(([label, value], at) => {
    const place = { width: each - 12 };
    paper.put(label, left + at * each, y, { size: 8, color: INK.quiet, ...place });
    paper.put(value, left + at * each, y + 13, { size: 10, face: 'medium', ...place });
    return paper.heightOf(value, { size: 10, face: 'medium', ...place });
  });
  doc.y = y + 13 + Math.max(...heights) + 18;
}

/** What a line is called, and below it for how many days of how many. */
function nameOf({ kind, title, days, ofDays }: InvoiceLine, { say, number }: Writer): readonly [string, string] {
  const name = {
    charge: title,
    credit: say('invoice_credit', { name: title }),
    discount: say('invoice_discount', { name: title }),
    balance: say('invoice_balance'),
    carried: say('invoice_carried'),
  }[kind];
  return [name, days > 0 ? say('invoice_days', { days: number(days), of: number(ofDays) }) : ''];
}

function writeTotals(paper: Paper, invoice: InvoiceRow, { say, amount, sum, percent }: Writer): void {
  paper.room(120);
  paper.skip(16);
  const rows = [
    { label: say('invoice_net'), value: amount(invoice.net) },
    { label: say('invoice_tax', { percent: percent(invoice.taxRate) }), value: amount(invoice.tax) },
  ];
  writeSums(paper, rows, { label: say('invoice_total'), value: sum(invoice.total) });
}

/** An invoice to be filed: its lines, their sum, the tax and the total are those that were billed. [INV-01, API-47] */
export function invoicePdf(
  invoice: InvoiceRow,
  member: Pick<Member, 'name' | 'title' | 'profile'>,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writerOf(language, invoice.currency);
  const { say, day, amount } = writer;
  const { issuedAt, dueAt, periodStartedAt, periodEndsAt, lines } = invoice;
  const title = say('invoice_title', { number: invoice.number });
  const paper = createPaper({ title: `${SELLER} · ${title}`, author: SELLER, language, at: issuedAt });
  writeBrand(paper);
  paper.text(title, { size: 24, face: 'strong', after: 2 });
  paper.text(invoice.title, { size: 11, color: INK.quiet, after: 20 });
  writeFacts(paper, [
    [say('invoice_issued'), day(issuedAt)],
    [say('invoice_due'), day(dueAt)],
    [say('invoice_period'), `${day(periodStartedAt)} – ${day(periodEndsAt)}`],
    [say('invoice_status'), say(statusOf(invoice))],
  ]);
  writeFacts(paper, [
    [say('invoice_to'), `${member.title}\n${addressOf(member)}\n${member.profile.country}`],
    [say('invoice_from'), `${SELLER}\nbilling@milepost.example`],
  ]);
  writeTable(
    paper,
    [
      { title: say('item'), share: 0.75 },
      { title: say('invoice_amount'), share: 0.25, align: 'right' },
    ],
    lines.map((line) => [nameOf(line, writer), amount(line.amount)]),
  );
  writeTotals(paper, invoice, writer);
  return paper.finish((page, pages) => say('page', { page, pages }), `${SELLER} · ${title}`);
}
