import { and, desc, eq } from 'drizzle-orm';
import { SELLER } from '../core/seller';
import { secretId } from '../core/secret-id';
import type { Db } from '../db/open';
import { mails } from '../db/schema';
import { sellerFor } from '../invoice/parties';
import type { MailSender } from '../model/mail';
import { htmlLetter } from './html';
import type { Letter } from './letter';
import { plainLetter } from './plain';

export type StoredMail = typeof mails.$inferSelect;

/** Where a mail goes, and when. */
export interface Sending {
  /** The session of the browser that caused it. */
  readonly sessionId: string;
  /** The hash of the sender whose allowance the mail counts against; null for mails that nobody asked for. */
  readonly network: string | null;
  readonly recipients: readonly string[];
  readonly at: Date;
  readonly sendAt?: Date;
}

/** The maximum number of mails that the outbox lists. */
const SHOWN = 100;

const [, HOST = ''] = sellerFor('').email.split('@');

/** Returns the seller as the sender of a mail. */
export const fromSeller = (): MailSender => {
  const { email } = sellerFor('');
  return { name: SELLER, address: email, replyTo: email };
};

/** Returns a mail that the seller sends for a member: its answer goes to the member. */
export const fromMember = (name: string, replyTo: string): MailSender => ({
  name,
  address: `quotes@${HOST}`,
  replyTo,
});

/** Puts a mail into the outbox, as text and as HTML. A write with an idempotency key stores it in the same transaction. */
export const putIntoOutbox = (
  db: Db,
  letter: Letter,
  attachment: StoredMail['attachment'],
  { sessionId, network, recipients, at, sendAt = at }: Sending,
): Promise<unknown> => {
  const { kind, language, sender, subject, button } = letter;
  return db.insert(mails).values({
    id: secretId(),
    kind,
    sessionId,
    network,
    sender,
    recipients: [...recipients],
    language,
    subject,
    body: plainLetter(letter),
    html: htmlLetter(letter),
    link: button.link,
    attachment,
    createdAt: at,
    sendAt,
  });
};

/** Returns the mails that a browser's session caused, the latest first. */
export const mailsOf = (db: Db, sessionId: string): Promise<StoredMail[]> =>
  db.select().from(mails).where(eq(mails.sessionId, sessionId)).orderBy(desc(mails.number)).limit(SHOWN);

/** Returns one of these mails, or undefined. */
export const mailOf = async (db: Db, sessionId: string, id: string): Promise<StoredMail | undefined> =>
  (
    await db
      .select()
      .from(mails)
      .where(and(eq(mails.sessionId, sessionId), eq(mails.id, id)))
      .limit(1)
  )[0];
