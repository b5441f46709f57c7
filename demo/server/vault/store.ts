import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { and, count, eq, lt } from 'drizzle-orm';
import { cardTypeOf, type CardType } from '../../../src/domain/billing/card-type';
import { TEST_CARDS, type TestCard } from './test-cards';
import { lockMember } from '../account/lock-member';
import type { Db } from '../db/open';
import { vaultCards } from '../db/schema';
import { inTransaction } from '../db/transaction';

/** Lifetime of a token in ms. */
const LIFE = 300_000;
/** The maximum number of open tokens per member, so that nobody can test stolen cards in bulk. */
const MOST = 20;

/** The card details that the vault reveals to the shop: what may be shown, and the bank's response, never the number. */
export interface VaultedCard {
  readonly cardType: CardType | '';
  readonly firstSix: string;
  readonly lastFour: string;
  readonly verdict: TestCard | undefined;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const keyOf = (token: string, secret: string): Buffer => createHmac('sha256', secret).update(`seal.${token}`).digest();

function seal(text: string, key: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

function unseal(text: string, key: Buffer): string {
  const [iv = '', tag = '', sealed = ''] = text.split('.');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return decipher.update(sealed, 'base64url', 'utf8') + decipher.final('utf8');
}

/**
 * Stores a card, encrypted, for five minutes or until it is used.
 * @returns its token; null where the member has too many open tokens
 */
export async function keepCard(
  db: Db,
  memberId: number,
  cardno: string,
  secret: string,
  now: number,
): Promise<string | null> {
  await db.delete(vaultCards).where(lt(vaultCards.endsAt, new Date(now)));
  const token = `tok_${randomBytes(24).toString('base64url')}`;
  const sealed = seal(cardno, keyOf(token, secret));
  return inTransaction(db, async (tx) => {
    // The member's lock serializes the check, because concurrent requests would all see the same room.
    await lockMember(tx, memberId);
    const [held] = await tx.select({ number: count() }).from(vaultCards).where(eq(vaultCards.memberId, memberId));
    if (held && held.number >= MOST) return null;
    await tx.insert(vaultCards).values({ id: hashOf(token), memberId, sealed, endsAt: new Date(now + LIFE) });
    return token;
  });
}

/** Consumes a token and returns what it stands for; null where it is unknown, used, expired or another member's. */
async function redeem(db: Db, memberId: number, token: string, secret: string, now: number): Promise<string | null> {
  const isTheirs = and(eq(vaultCards.id, hashOf(token)), eq(vaultCards.memberId, memberId));
  const [row] = await db.delete(vaultCards).where(isTheirs).returning();
  return row && row.endsAt.getTime() > now ? unseal(row.sealed, keyOf(token, secret)) : null;
}

const AGREEMENT = 'agreement:paypal';

/** Stores a person's agreement with PayPal for five minutes or until it is used. @returns its token, as `keepCard` does */
export const keepAgreement = (db: Db, memberId: number, secret: string, now: number): Promise<string | null> =>
  keepCard(db, memberId, AGREEMENT, secret, now);

/** Consumes the token of an agreement. @returns whether this member has agreed */
export const redeemAgreement = async (
  db: Db,
  memberId: number,
  token: string,
  secret: string,
  now: number,
): Promise<boolean> => (await redeem(db, memberId, token, secret, now)) === AGREEMENT;

/** Consumes a token and returns its card; null where the token is of no card, unknown, used, expired or another member's. */
export async function redeemCard(
  db: Db,
  memberId: number,
  token: string,
  secret: string,
  now: number,
): Promise<VaultedCard | null> {
  const cardno = await redeem(db, memberId, token, secret, now);
  if (cardno === null || cardno === AGREEMENT) return null;
  return {
    cardType: cardTypeOf(cardno),
    firstSix: cardno.slice(0, 6),
    lastFour: cardno.slice(-4),
    verdict: TEST_CARDS[cardno],
  };
}
