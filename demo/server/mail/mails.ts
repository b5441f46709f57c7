import type { Db } from '../db/open';
import { mails } from '../db/schema';
import { sumsOf } from '../quote/statement';
import { viewPath, type StoredQuote } from '../quote/store';
import { secretId } from '../core/secret-id';
import { writerOf } from '../texts/format';
import type { Language } from '../texts/language';
import { sayIn } from '../texts/texts';
import { SELLER } from '../core/seller';

export type Mail = Omit<typeof mails.$inferInsert, 'id'>;

/** Returns the file name of a quote's PDF. */
export const quoteFile = (quote: Pick<StoredQuote, 'createdAt'>): string =>
  `${SELLER.toLowerCase()}-quote-${quote.createdAt.toISOString().slice(0, 10)}.pdf`;

interface Sending {
  /** The session of the sending browser. */
  readonly sessionId: string;
  /** The hash from `networkOf`. */
  readonly network: string | null;
  readonly recipients: readonly string[];
  /** The base URL of the site, without a trailing slash. */
  readonly base: string;
  readonly at: Date;
  readonly sendAt?: Date;
}

/** Builds the mail with a quote, or with the sender's own PDF, in the quote's language. [API-12, API-15] */
export function quoteMail(quote: StoredQuote, kind: 'quote' | 'cart', sending: Sending): Mail {
  const { say, day, sum } = writerOf(quote.language, quote.currency);
  const link = sending.base + viewPath(quote, 'quote');
  const { total, perYear, once } = sumsOf(quote.statement);
  const sums = [
    `${say('total')}: ${sum(total)}`,
    ...(perYear === null ? [] : [`${say('billed_year')}: ${sum(perYear)}`]),
    ...(once === null ? [] : [`${say('once_total')}: ${sum(once)}`]),
    say('sums_in', { currency: quote.currency }),
  ].join('\n');
  const said = kind === 'quote' && quote.comment ? [quote.comment] : [];
  const date = day(quote.createdAt);
  return {
    sessionId: sending.sessionId,
    network: sending.network,
    recipients: [...sending.recipients],
    language: quote.language,
    subject: say(`mail_${kind}_subject`, { total: sum(total) }),
    body: [say(`mail_${kind}`, { date }), ...said, sums, `${say('mail_open')}\n${link}`, SELLER].join('\n\n'),
    link,
    attachment: { name: quoteFile(quote), path: `/cart/data/pdf/${quote.id}` },
    createdAt: sending.at,
    sendAt: sending.sendAt ?? sending.at,
  };
}

/** Builds the mail with the pricing guide. [PRC-14] */
export function guideMail(language: Language, path: string, sending: Sending): Mail {
  const say = sayIn(language);
  const link = sending.base + path;
  return {
    sessionId: sending.sessionId,
    network: sending.network,
    recipients: [...sending.recipients],
    language,
    subject: say('mail_guide_subject'),
    body: [`${say('mail_guide')}\n${link}`, SELLER].join('\n\n'),
    link,
    attachment: { name: path.slice(path.lastIndexOf('/') + 1), path },
    createdAt: sending.at,
    sendAt: sending.sendAt ?? sending.at,
  };
}

/** Puts a mail into the outbox. A write with an idempotency key stores it in the same transaction. */
export const putIntoOutbox = (db: Db, mail: Mail): Promise<unknown> =>
  db.insert(mails).values({ id: secretId(), ...mail });
