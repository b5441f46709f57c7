import { SubscriptionKind } from '../../../src/domain/codes/subscription';
import type { Member } from '../model/member';
import { isInForce, type Holding } from '../subscription/holding';
import type { CartContent } from '../model/content';

/**
 * Returns the initial content of a member's cart: what the subscription holds, so that an add-on is added to it. A trial and a legacy plan
 * are not carried over.
 */
export const initialContent = ({ profile }: Member, holding: Holding | null): CartContent | null => {
  if (!isInForce(holding) || holding.kind === SubscriptionKind.legacy) return null;
  const isEarlier = profile.is_legacy === 1 || (profile.is_trial === 1 && !holding.isOrdered);
  return isEarlier ? null : holding.content;
};
