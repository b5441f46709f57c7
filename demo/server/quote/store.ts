import { desc, eq, max, or, sql } from 'drizzle-orm';
import { addDays, dayOf, type Day } from '../../../src/domain/time/day';
import { secretId } from '../core/secret-id';
import type { Db } from '../db/open';
import { quotes } from '../db/schema';
import type { Session } from '../model/session';

export type StoredQuote = typeof quotes.$inferSelect;

/** What a quote says beside its prices: who shared it, its number and its days. */
export type QuoteFacts = Pick<StoredQuote, 'number' | 'sender' | 'comment' | 'createdAt' | 'validUntil'>;

export interface Opened {
  readonly quote: StoredQuote;
  /** True where the quote was opened by the id that hides the sender's comment and the recipients. */
  readonly isEstimate: boolean;
}

type NewQuote = Omit<
  typeof quotes.$inferInsert,
  'id' | 'estimateId' | 'memberId' | 'sessionId' | 'number' | 'validUntil'
>;

/** For how many days after its own day a quote is valid. */
const VALID_DAYS = 30;

/** Returns the next number of the seller's quotes. A lock until the end of the write keeps the sequence free of gaps and duplicates. */
async function nextNumber(db: Db): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('quote number', 0))`);
  const [{ last } = { last: null }] = await db.select({ last: max(quotes.number) }).from(quotes);
  return (last ?? 0) + 1;
}

/** Writes the number of a quote: `Q-000045`. */
export const numberOfQuote = ({ number }: Pick<StoredQuote, 'number'>): string =>
  `Q-${String(number).padStart(6, '0')}`;

/** Returns whether a quote can no longer be accepted. @param now in ms since 1970 */
export const isExpired = ({ validUntil }: Pick<StoredQuote, 'validUntil'>, now: number): boolean =>
  validUntil < dayOf(now);

/**
 * Stores a quote under unguessable ids and the next number. The caller's transaction keeps the number.
 * @param sender the session that owns it
 */
export async function keepQuote(db: Db, sender: Session, about: NewQuote): Promise<StoredQuote> {
  const ids = { id: secretId(), estimateId: secretId(), number: await nextNumber(db) };
  const validUntil: Day = addDays(dayOf(about.createdAt), VALID_DAYS);
  const [quote] = await db
    .insert(quotes)
    .values({ ...about, ...ids, validUntil, memberId: sender.member?.id ?? null, sessionId: sender.publicId })
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
