import { ownCycle as cycleOf } from '../../../src/domain/cart/custom-plan';
import type { BillingCycle } from '../../../src/domain/catalogue/types';
import { inCycle } from '../../../src/domain/checkout/cycles';
import { SubscriptionKind } from '../../../src/domain/codes/subscription';
import type { AccountContext } from '../account/context';
import { readStored } from '../cart/store';
import { fromContent, toContent, type CartContent } from '../model/content';
import { dueOf } from '../subscription/due';
import { isInUse, type Holding } from '../subscription/holding';
import { statementWire, type StatementWire } from './statement-wire';

export interface Wish {
  readonly content: CartContent;
  readonly timeframe: BillingCycle;
  readonly kind: number;
  readonly postState: number;
  /** True where the wish is the member's stored cart. */
  readonly isOfCart: boolean;
}

/** The part of an account context that prices need; it exists for visitors too. */
type Shelf = Pick<AccountContext, 'catalogue' | 'currency' | 'now'>;

/** Returns the member's stored cart, or null where it is empty. */
export async function cartOf({ db, member }: AccountContext): Promise<CartContent | null> {
  const stored = await readStored(db, { memberId: member.id, trackingId: null });
  return stored && stored.content.planId !== null ? stored.content : null;
}

/** Returns the default cycle of a content: its plan's own, or the current one for a custom solution. */
export const ownCycle = (
  { catalogue }: Pick<AccountContext, 'catalogue'>,
  content: CartContent,
  holding: Holding | null,
): BillingCycle => cycleOf(fromContent(content, catalogue).plan, isInUse(holding) ? holding.timeframe : null);

/** Returns a wish for a content in a cycle, or null where it is not sold in that cycle. */
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

/** Returns the statement of a visitor's cart as a first subscription. The tax country is still unknown. */
export function visitorStatement(shelf: Shelf, content: CartContent): StatementWire | null {
  const wish = wishOf(shelf, content, ownCycle(shelf, content, null));
  if (!wish) return null;
  const due = dueOf(shelf, null, wish);
  return statementWire({ context: { ...shelf, memberId: null }, holding: null, wanted: wish, due, tax: null });
}
