import { SubscriptionKind } from '../../../src/domain/codes/subscription';
import type { Member } from '../model/member';
import { isInUse, type Holding } from '../subscription/holding';
import type { CartContent } from '../model/content';

/**
 * Returns the initial content of a member's cart: what the subscription holds, or what is on trial, so that an add-on is added to it. A
 * legacy plan is not carried over.
 */
export const initialContent = ({ profile }: Member, holding: Holding | null): CartContent | null => {
  const isEarlier = profile.is_legacy === 1 || holding?.kind === SubscriptionKind.legacy;
  return isInUse(holding) && !isEarlier ? holding.content : null;
};
