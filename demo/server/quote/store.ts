import { desc, eq, or } from 'drizzle-orm';
import { secretId } from '../core/secret-id';
import type { Db } from '../db/open';
import { quotes } from '../db/schema';
import type { Session } from '../model/session';

export type StoredQuote = typeof quotes.$inferSelect;

export interface Opened {
  readonly quote: StoredQuote;
  /** By the id that hides who wrote what to whom. */
  readonly isEstimate: boolean;
}

type NewQuote = Omit<typeof quotes.$inferInsert, 'id' | 'estimateId' | 'memberId' | 'sessionId'>;

/** Stores a quote under ids that nobody can guess. @param sender whose it is */
export async function keepQuote(db: Db, sender: Session, about: NewQuote): Promise<StoredQuote> {
  const ids = { id: secretId(), estimateId: secretId() };
  const [quote] = await db
    .insert(quotes)
    .values({ ...about, ...ids, memberId: sender.member?.id ?? null, sessionId: sender.publicId })
    .returning();
  if (!quote) throw new Error('A quote was not stored');
  return quote;
}

/** What `secretId` gives out; nothing else is looked up. */
export const isSecret = (id: string): boolean => /^[\da-f]{32}$/.test(id);

/** Where somebody reads it: mail, link and PDF all lead there. [QUO-42] */
export const viewPath = (
  { id, estimateId }: Pick<StoredQuote, 'id' | 'estimateId'>,
  type: 'quote' | 'estimate',
): string => `/cart/share/view?type=${type}&id=${type === 'quote' ? id : estimateId}`;

/** The quote that this id opens. */
export async function openQuote(db: Db, id: string): Promise<Opened | null> {
  if (!isSecret(id)) return null;
  const [quote] = await db
    .select()
    .from(quotes)
    .where(or(eq(quotes.id, id), eq(quotes.estimateId, id)))
    .limit(1);
  return quote ? { quote, isEstimate: quote.estimateId === id } : null;
}

/** The last quote that was made of a cart. */
export async function lastQuoteOf(db: Db, trackingId: string): Promise<StoredQuote | null> {
  const [quote] = await db
    .select()
    .from(quotes)
    .where(eq(quotes.trackingId, trackingId))
    .orderBy(desc(quotes.createdAt))
    .limit(1);
  return quote ?? null;
}
