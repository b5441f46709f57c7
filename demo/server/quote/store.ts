import { desc, eq, or } from 'drizzle-orm';
import { secretId } from '../core/secret-id';
import type { Db } from '../db/open';
import { quotes } from '../db/schema';
import type { Session } from '../model/session';

export type StoredQuote = typeof quotes.$inferSelect;

export interface Opened {
  readonly quote: StoredQuote;
  /** True where the quote was opened by the id that hides the sender's comment and the recipients. */
  readonly isEstimate: boolean;
}

type NewQuote = Omit<typeof quotes.$inferInsert, 'id' | 'estimateId' | 'memberId' | 'sessionId'>;

/** Stores a quote under unguessable ids. @param sender the session that owns it */
export async function keepQuote(db: Db, sender: Session, about: NewQuote): Promise<StoredQuote> {
  const ids = { id: secretId(), estimateId: secretId() };
  const [quote] = await db
    .insert(quotes)
    .values({ ...about, ...ids, memberId: sender.member?.id ?? null, sessionId: sender.publicId })
    .returning();
  if (!quote) throw new Error('A quote was not stored');
  return quote;
}

/** Returns whether a text has the format of `secretId`; other texts are not looked up. */
export const isSecret = (id: string): boolean => /^[\da-f]{32}$/.test(id);

/** Returns the address of the quote's page, to which mail, link and PDF lead. [QUO-42] */
export const viewPath = (
  { id, estimateId }: Pick<StoredQuote, 'id' | 'estimateId'>,
  type: 'quote' | 'estimate',
): string => `/cart/share/view?type=${type}&id=${type === 'quote' ? id : estimateId}`;

/** Returns the quote with this id, or null. */
export async function openQuote(db: Db, id: string): Promise<Opened | null> {
  if (!isSecret(id)) return null;
  const [quote] = await db
    .select()
    .from(quotes)
    .where(or(eq(quotes.id, id), eq(quotes.estimateId, id)))
    .limit(1);
  return quote ? { quote, isEstimate: quote.estimateId === id } : null;
}

/** Returns the latest quote of a cart, or null. */
export async function lastQuoteOf(db: Db, trackingId: string): Promise<StoredQuote | null> {
  const [quote] = await db
    .select()
    .from(quotes)
    .where(eq(quotes.trackingId, trackingId))
    .orderBy(desc(quotes.createdAt))
    .limit(1);
  return quote ?? null;
}
