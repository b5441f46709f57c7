import type { AccountContext } from '../account/context';
import { asksAgain } from '../vault/test-cards';
import { useToken, type ShownCard } from './challenge';
import { storedBilling } from './store';

type Payer = Pick<AccountContext, 'db' | 'member' | 'now'>;

/** Returns the stored card if its bank asks for a confirmation of each payment, else null. */
export async function askingCard({ db, member, now }: Payer): Promise<ShownCard | null> {
  const payment = (await storedBilling(db, member, now))?.payment;
  return payment?.method === 'credit_card' && asksAgain(payment) ? payment : null;
}

/**
 * Returns the stored card if its bank has to confirm a payment first, or null if the payment can be made. Consumes the token.
 * @param token what the request names as the token of the bank's challenge
 */
export async function unconfirmedCard(payer: Payer, token: unknown): Promise<ShownCard | null> {
  const card = await askingCard(payer);
  if (!card) return null;
  const { db, member, now } = payer;
  return typeof token === 'string' && (await useToken(db, member.id, card, token, now)) ? null : card;
}
