import { dayOf } from '../../../src/domain/time/day';
import { SELLER } from '../core/seller';
import { sellerFor } from '../invoice/parties';
import { nameOfSender } from '../quote/sender';
import { partsOf, sumsOf } from '../quote/statement';
import { numberOfQuote, type QuoteFacts } from '../quote/store';
import type { Statement } from '../model/quote-statement';
import { writerOf, type Writer } from '../texts/format';
import type { Language } from '../texts/language';
import { translated } from '../texts/translated';
import { linesOfParty } from './address';
import { footOf, writeBrand } from './brand';
import { writeColumns } from './facts';
import { createPaper, type Paper } from './paper';
import type { Sheet } from './sheet';
import { heightOfSums, writeSums, type SumRow } from './sums';
import { writeTable } from './table';
import { INK } from './typeset';

/** The kind of PDF: a shared quote, an estimate (a quote without the sender's comment), or the caller's own cart. */
export type Kind = 'quote' | 'estimate' | 'cart';

export interface About {
  readonly kind: Kind;
  readonly statement: Statement;
  readonly at: Date;
  readonly language: Language;
  readonly sheet: Sheet;
  /** The shared quote and its address on the web; null and absent for the caller's own cart. [REV-43] */
  readonly quote: QuoteFacts | null;
  readonly link?: string;
}

/** Returns the file name of a quote or an estimate. */
export const quoteFile = (quote: Pick<QuoteFacts, 'number'>, kind: 'quote' | 'estimate' = 'quote'): string =>
  `${SELLER.toLowerCase()}-${kind}-${numberOfQuote(quote)}.pdf`;

/** Returns the file name of the caller's own cart. */
export const cartFile = (at: Date): string => `${SELLER.toLowerCase()}-cart-${dayOf(at)}.pdf`;

function writePackage(paper: Paper, held: NonNullable<Statement['package']>, { say }: Writer): void {
  paper.heading(held.title);
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
  after: number,
): void {
  const { say, number, amount } = writer;
  paper.heading(say(title));
  writeTable(
    paper,
    [
      { title: say('item'), share: 0.3 },
      { title: say('category'), share: 0.22 },
      { title: say('quantity'), share: 0.16, align: 'right' },
      { title: say('each'), share: 0.14, align: 'right' },
      { title: say(head), share: 0.18, align: 'right' },
    ],
    rows.map(({ title: item, category, quantity, free, price, amount: sum }) => [
      item,
      category,
      quantity === null ? '' : [number(quantity), free > 0 ? say('free', { count: number(free) }) : ''],
      quantity === null ? '' : amount(price),
      amount(sum),
    ]),
    after,
  );
}

/** Returns the sums below the tables. */
function totalsOf(statement: Statement, { say, amount, sum }: Writer) {
  const { package: held, saving, addOns, total, perYear, once } = sumsOf(statement);
  const rows: SumRow[] = [];
  if (held) rows.push({ label: say(held.key), value: amount(held.amount) });
  if (saving) rows.push({ label: say(saving.key), value: amount(saving.amount), color: INK.positive });
  if (addOns !== null) rows.push({ label: say('add_ons'), value: amount(addOns) });
  const after: SumRow[] = [];
  if (perYear !== null) after.push({ label: say('billed_year'), value: sum(perYear) });
  if (once !== null) after.push({ label: say('once_total'), value: sum(once) });
  const note = say('sums_in', { currency: statement.currency });
  return { rows, total: { label: say('total'), value: sum(total) }, after, note };
}

/** How far the words of the sender stand in, in points. */
const INDENT = 14;

/** Writes the sender's comment as words of the sender, with what of it no font can write. */
function writeComment(paper: Paper, { sender, comment }: QuoteFacts, writer: Writer): void {
  const { say } = writer;
  paper.heading(say('wrote', { name: nameOfSender(sender, writer) }));
  const style = { size: 10, x: paper.left + INDENT, width: paper.width - INDENT };
  // Several empty lines become one, so that a comment of few words fills no sheet.
  paper.text(comment.trim().replace(/\n\s*\n\s*\n/g, '\n\n'), { ...style, after: 4 });
  if (paper.lacks(comment)) paper.text(say('signs_missing'), { size: 9, color: INK.quiet });
  if (!sender.isMember) paper.text(say('not_known', { seller: SELLER }), { size: 9, color: INK.quiet });
}

/** Writes the number and the days of a quote, who offers it, and who asked for it. The estimate names nobody. */
function writeParties(paper: Paper, quote: QuoteFacts, isEstimate: boolean, writer: Writer): void {
  const { say, day } = writer;
  const { sender, createdAt, validUntil } = quote;
  const number = [say('document_number'), numberOfQuote(quote)] as const;
  const date = [say('issued_on'), day(createdAt)] as const;
  writeColumns(paper, isEstimate ? [number, date] : [number, date, [say('valid_until'), day(validUntil)]], 3);
  const by = [nameOfSender(sender, writer), sender.email === sender.name ? '' : sender.email]
    .filter(Boolean)
    .join('\n');
  const asked: (readonly [string, string])[] = [
    ...(sender.company ? [[say('prepared_for'), sender.company] as const] : []),
    [say('prepared_by'), by],
  ];
  const seller = [say('seller_block'), linesOfParty(sellerFor(''), writer).join('\n')] as const;
  writeColumns(paper, isEstimate ? [seller] : [seller, ...asked], isEstimate ? 2 : 3);
}

/** Writes how a quote is accepted, and whom to ask. */
function writeAcceptance(paper: Paper, quote: QuoteFacts, { say, day }: Writer): void {
  const { email } = sellerFor('');
  const facts = { until: day(quote.validUntil), email, number: numberOfQuote(quote) };
  paper.heading(say('accept'));
  paper.text(say('accept_how', facts), { size: 10, after: 4 });
  paper.text(say('accept_price', facts), { size: 10 });
}

/** Renders a cart as a PDF, to be filed or signed. [API-15, QUO-43] */
export function quotePdf({
  kind,
  statement: stored,
  at,
  language,
  sheet,
  quote,
  link,
}: About): Promise<Uint8Array<ArrayBuffer>> {
  const statement = translated(stored, language);
  const writer = writerOf(language, statement.currency);
  const { say } = writer;
  const title = [say(kind), quote ? numberOfQuote(quote) : writer.day(at)].join(' · ');
  const paper = createPaper({
    title: `${SELLER} · ${title}`,
    author: sellerFor('').name,
    subject: title,
    keywords: [SELLER, say(kind), statement.package?.title ?? say('custom'), statement.currency],
    language,
    at,
    sheet,
  });
  writeBrand(paper);
  paper.text(quote ? `${say(kind)} ${numberOfQuote(quote)}` : say(kind), {
    size: 24,
    face: 'strong',
    after: quote ? 14 : 2,
    tag: 'H1',
  });
  if (quote) writeParties(paper, quote, kind === 'estimate', writer);
  else paper.text(writer.day(at), { size: 11, color: INK.quiet, after: 6 });
  if (kind === 'estimate') paper.text(say('not_binding'), { size: 9, color: INK.quiet });
  if (link !== undefined) {
    paper.text(say('see_quote'), { size: 9, color: INK.quiet });
    paper.text(link, { size: 9, color: INK.accent, link });
  }
  const isOffer = quote !== null && kind === 'quote';
  if (isOffer && quote.comment) writeComment(paper, quote, writer);
  if (statement.package) writePackage(paper, statement.package, writer);
  const totals = totalsOf(statement, writer);
  const parts = partsOf(statement, say('fleet'));
  for (const part of parts) writePart(paper, part, writer, part === parts.at(-1) ? heightOfSums(paper, totals) : 0);
  writeSums(paper, totals);
  if (isOffer) writeAcceptance(paper, quote, writer);
  return paper.finish((page, pages) => say('page', { page, pages }), footOf(title, writer));
}
