import { SELLER } from '../core/seller';
import type { QuoteSender } from '../model/quote-sender';
import { nameOfSender } from '../quote/sender';
import { sumsOf } from '../quote/statement';
import { numberOfQuote, viewPath, type StoredQuote } from '../quote/store';
import { writerOf, type Writer } from '../texts/format';
import type { TextKey } from '../texts/texts';
import { note, text, type Letter, type Part, type Row } from './letter';
import { fromMember, fromSeller } from './outbox';

/** Returns what a quote is of: its package, else the custom solution. */
const whatOf = ({ statement }: StoredQuote, { say, words }: Writer): string =>
  statement.package ? words(statement.package.title) : say('custom');

/** Returns the sums of a quote, with the same labels as in its PDF and on its page. */
function rowsOf({ statement, currency }: StoredQuote, { say, sum }: Writer): readonly Part[] {
  const { total, perYear, once } = sumsOf(statement);
  const row = (key: TextKey, amount: number | null): Row[] =>
    amount === null ? [] : [{ label: say(key), value: sum(amount) }];
  const rows = [
    { label: say('total'), value: sum(total), isTotal: true },
    ...row('billed_year', perYear),
    ...row('once_total', once),
  ];
  return [{ kind: 'rows', rows }, note(say('sums_in', { currency }))];
}

/** Returns the subject of a quote's mail. The name that a visitor gives is not checked, so it stands in none. */
function subjectOf(kind: 'quote' | 'cart', { isMember }: QuoteSender): TextKey {
  if (kind === 'cart') return 'mail_cart_subject';
  return isMember ? 'mail_quote_subject' : 'mail_quote_subject_visitor';
}

function becauseOf(kind: 'quote' | 'cart', { isMember }: QuoteSender): TextKey {
  if (kind === 'cart') return 'mail_because_asked';
  return isMember ? 'mail_because_shared' : 'mail_because_visitor';
}

/** Writes the mail with a quote that somebody shared, or with the caller's own cart, in the quote's language. [API-12, API-15] */
export function quoteLetter(quote: StoredQuote, kind: 'quote' | 'cart', base: string): Letter {
  const writer = writerOf(quote.language, quote.currency);
  const { say, day, sum } = writer;
  const { sender, comment, validUntil } = quote;
  const name = nameOfSender(sender, writer);
  const facts = {
    name,
    what: whatOf(quote, writer),
    number: numberOfQuote(quote),
    date: day(quote.createdAt),
    until: day(validUntil),
    total: sum(sumsOf(quote.statement).total),
    seller: SELLER,
  };
  const isShared = kind === 'quote';
  const said: readonly Part[] =
    isShared && comment ? [{ kind: 'words', by: say('wrote', { name }), text: comment }] : [];
  const stranger = isShared && !sender.isMember ? [note(say('not_known', facts))] : [];
  return {
    kind,
    language: quote.language,
    sender: isShared && sender.isMember ? fromMember(say('via', facts), sender.email) : fromSeller(),
    subject: say(subjectOf(kind, sender), facts),
    preheader: say('mail_quote_brief', facts),
    title: say(isShared ? 'mail_quote_title' : 'mail_cart_title', facts),
    parts: [text(say(isShared ? 'mail_quote' : 'mail_cart', facts)), ...said, ...stranger, ...rowsOf(quote, writer)],
    button: { label: say('mail_open'), link: base + viewPath(quote, 'quote') },
    after: [note(say('mail_quote_attached'))],
    because: say(becauseOf(kind, sender), facts),
  };
}

/** Returns the attachment of a quote's mail. @param file the name of the PDF */
export const quoteAttachment = ({ id }: Pick<StoredQuote, 'id'>, file: string) => ({
  name: file,
  path: `/cart/data/pdf/${id}`,
});
