import { ownCycle as cycleOf } from '../../../src/domain/cart/custom-plan';
import type { BillingCycle } from '../../../src/domain/catalogue/types';
import { inCycle } from '../../../src/domain/checkout/cycles';
import { SubscriptionKind } from '../../../src/domain/codes/subscription';
import type { AccountContext } from '../account/context';
import { readStored } from '../cart/store';
import { fromContent, toContent, type CartContent } from '../model/content';
import { dueOf } from '../subscription/due';
import { isInForce, type Holding } from '../subscription/holding';
import { statementWire, type StatementWire } from './statement-wire';

export interface Wish {
  readonly content: CartContent;
  readonly timeframe: BillingCycle;
  readonly kind: number;
  readonly postState: number;
  /** Of the member's stored cart. */
  readonly isOfCart: boolean;
}

/** Of a context, what prices need: a visitor has that much. */
type Shelf = Pick<AccountContext, 'catalogue' | 'currency' | 'now'>;

/** The member's stored cart; null where it holds nothing. */
export async function cartOf({ db, member }: AccountContext): Promise<CartContent | null> {
  const stored = await readStored(db, { memberId: member.id, trackingId: null });
  return stored && stored.content.planId !== null ? stored.content : null;
}

/** The cycle that a content is billed in where nobody says: its plan's own, and for a custom solution the one that it has. */
export const ownCycle = (
  { catalogue }: Pick<AccountContext, 'catalogue'>,
  content: CartContent,
  holding: Holding | null,
): BillingCycle => cycleOf(fromContent(content, catalogue).plan, isInForce(holding) ? holding.timeframe : null);

/** A content in a cycle as a wish for the cart's kind of order; null where it is not sold so. */
export function wishOf(
  { catalogue }: Pick<AccountContext, 'catalogue'>,
  content: CartContent,
  timeframe: BillingCycle,
  more: Partial<Pick<Wish, 'isOfCart' | 'kind' | 'postState'>> = {},
): Wish | null {
  const cart = inCycle(fromContent(content, catalogue), timeframe, catalogue);
  if (!cart) return null;
  const kind = SubscriptionKind.marketplace;
  return { content: toContent(cart), timeframe, kind, postState: 0, isOfCart: false, ...more };
}

/** What a visitor's cart will cost as a first subscription. Nobody knows yet where it is taxed. */
export function visitorStatement(shelf: Shelf, content: CartContent): StatementWire | null {
  const wish = wishOf(shelf, content, ownCycle(shelf, content, null));
  if (!wish) return null;
  const due = dueOf(shelf, null, wish);
  return statementWire({ context: { ...shelf, memberId: null }, holding: null, wanted: wish, due, country: null });
}
