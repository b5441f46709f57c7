import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { AccountContext } from '../account/context';
import { SELLER } from '../core/seller';
import { orders } from '../db/schema';
import type { ReceiptTo } from '../db/orders';
import type { InvoiceRow } from '../invoice/draft';
import type { Letter } from '../mail/letter';
import { fromSeller, putIntoOutbox, type StoredMail } from '../mail/outbox';
import { addressOf } from '../model/member';
import { writerOf, type Writer } from '../texts/format';
import type { Language } from '../texts/language';
import { siteAddress } from '../texts/site-address';

/** How the mails about an account are written, and where they go. */
export interface Post extends ReceiptTo {
  readonly writer: Writer;
  readonly to: string;
  /** Returns the absolute address of a page of the site in the mail's language. */
  readonly site: (path: string) => string;
}

/** Returns the language of the account: that of its last order, or null. */
async function languageOfAccount({ db, member }: AccountContext): Promise<Language | null> {
  const own = and(eq(orders.memberId, member.id), isNotNull(orders.receipt));
  const [last] = await db
    .select({ receipt: orders.receipt })
    .from(orders)
    .where(own)
    .orderBy(desc(orders.turn))
    .limit(1);
  return last?.receipt?.language ?? null;
}

/**
 * Returns how mails about an account are written.
 * @param receipt the request that ordered; without one the account's language stands above that of the current request
 */
export async function postOf(context: AccountContext, receipt: ReceiptTo | null = null): Promise<Post> {
  const told = receipt ?? context.receipt;
  const language = receipt?.language ?? (await languageOfAccount(context)) ?? told.language;
  return {
    ...told,
    language,
    writer: writerOf(language, context.currency.code),
    to: addressOf(context.member),
    site: (path) => told.base + siteAddress(path, language),
  };
}

type AccountLetter = Omit<Letter, 'language' | 'sender' | 'because'>;

/** Mails a letter about an account to its billing address. @param at the moment of its cause */
export const postLetter = (
  { db }: AccountContext,
  { sessionId, language, to, writer: { say } }: Post,
  letter: AccountLetter,
  at: Date,
  attachment: StoredMail['attachment'] = null,
): Promise<unknown> => {
  const because = say('mail_because_account', { seller: SELLER, account: to });
  const whole: Letter = { ...letter, language, sender: fromSeller(), because };
  return putIntoOutbox(db, whole, attachment, { sessionId, network: null, recipients: [to], at });
};

/** Returns the address of an invoice's PDF in a language. */
export const invoicePath = ({ memberId, number }: InvoiceRow, language: Language): string =>
  `/account/${memberId}/invoices/${number}/pdf?language=${language}`;
