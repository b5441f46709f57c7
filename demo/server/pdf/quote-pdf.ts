import { SELLER } from '../core/seller';
import { partsOf, sumsOf } from '../quote/statement';
import type { Statement } from '../model/quote-statement';
import { writerOf, type Writer } from '../texts/format';
import type { Language } from '../texts/language';
import { createPaper, INK, type Paper } from './paper';
import { SUMS, writeSums, type SumRow } from './sums';
import { writeTable } from './table';

/** The kind of PDF: a shared quote, an estimate (a quote without the sender's comment), or the caller's own cart. */
export type Kind = 'quote' | 'estimate' | 'cart';

interface About {
  readonly kind: Kind;
  readonly statement: Statement;
  /** The sender's comment on a quote. */
  readonly comment: string;
  readonly at: Date;
  readonly language: Language;
  /** The link to the quote on the web; null for the caller's own cart. [REV-43] */
  readonly link: string | null;
}

/** Writes the seller's logo. */
export function writeBrand(paper: Paper): void {
  const { doc, left } = paper;
  doc.roundedRect(left, doc.y, 12, 12, 3).fill(INK.text);
  paper.put(SELLER, left + 20, doc.y, { size: 10, face: 'strong' });
  doc.y += 40;
}

export const heading = (paper: Paper, text: string): void => {
  // Keeps a heading together with its content.
  paper.room(70);
  paper.skip(14);
  paper.text(text, { size: 12, face: 'strong', after: 6 });
};

function writePackage(paper: Paper, held: NonNullable<Statement['package']>, { say }: Writer): void {
  heading(paper, held.title);
  const facts = [
    say(held.cycle),
    say(held.edition),
    ...(held.options.length > 0 ? [`${say('options')}: ${held.options.join(', ')}`] : []),
  ];
  paper.text(facts.join('  ·  '), { size: 9, color: INK.quiet, after: 8 });
  if (held.modules.length === 0) return;
  paper.text(say('included'), { size: 9, color: INK.quiet, after: 4 });
  paper.columns(
    held.modules.map(({ title }) => title),
    3,
    { size: 9 },
  );
}

function writePart(
  paper: Paper,
  { title, amount: head, rows }: ReturnType<typeof partsOf>[number],
  writer: Writer,
): void {
  const { say, number, amount } = writer;
  heading(paper, say(title));
  writeTable(
    paper,
    [
      { title: say('item'), share: 0.34 },
      { title: say('category'), share: 0.2 },
      { title: say('quantity'), share: 0.13, align: 'right' },
      { title: say('each'), share: 0.15, align: 'right' },
      { title: say(head), share: 0.18, align: 'right' },
    ],
    rows.map(({ title: item, category, quantity, free, price, amount: sum }) => [
      item,
      category,
      quantity === null ? '' : [number(quantity), free > 0 ? say('free', { count: number(free) }) : ''],
      quantity === null ? '' : amount(price),
      amount(sum),
    ]),
  );
}

function writeTotals(paper: Paper, statement: Statement, { say, amount, sum }: Writer): void {
  const { left, width } = paper;
  const { package: held, saving, addOns, total, perYear, once } = sumsOf(statement);
  const rows: SumRow[] = [];
  if (held) rows.push({ label: say(held.key), value: amount(held.amount) });
  if (saving) rows.push({ label: say(saving.key), value: amount(saving.amount), color: INK.positive });
  if (addOns !== null) rows.push({ label: say('add_ons'), value: amount(addOns) });
  const after: SumRow[] = [];
  if (perYear !== null) after.push({ label: say('billed_year'), value: sum(perYear) });
  if (once !== null) after.push({ label: say('once_total'), value: sum(once) });
  paper.room((rows.length + after.length) * 18 + 110);
  paper.skip(20);
  writeSums(paper, rows, { label: say('total'), value: sum(total) }, after);
  paper.skip(4);
  paper.text(say('sums_in', { currency: statement.currency }), {
    size: 9,
    color: INK.quiet,
    x: left + width - SUMS,
    width: SUMS,
    align: 'right',
  });
}

/** Renders a cart as a PDF, to be filed or signed. [API-15, QUO-43] */
export function quotePdf({ kind, statement, comment, at, language, link }: About): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writerOf(language, statement.currency);
  const { say } = writer;
  const date = writer.day(at);
  const title = `${say(kind)} · ${date}`;
  const paper = createPaper({ title: `${SELLER} · ${title}`, author: SELLER, language, at });
  writeBrand(paper);
  paper.text(say(kind), { size: 24, face: 'strong', after: 2 });
  paper.text(date, { size: 11, color: INK.quiet, after: 6 });
  if (kind === 'estimate') paper.text(say('not_binding'), { size: 9, color: INK.quiet });
  if (kind === 'quote' && comment) {
    heading(paper, say('comment'));
    paper.text(comment, { size: 10 });
  }
  if (statement.package) writePackage(paper, statement.package, writer);
  for (const part of partsOf(statement, say('fleet'))) writePart(paper, part, writer);
  writeTotals(paper, statement, writer);
  if (link !== null) {
    paper.skip(16);
    paper.room(40);
    paper.text(say('see_quote'), { size: 10, face: 'medium', after: 2 });
    paper.text(link, { size: 9, color: INK.accent, link });
  }
  return paper.finish((page, pages) => say('page', { page, pages }), `${SELLER} · ${title}`);
}
