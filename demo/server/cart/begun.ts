import { SubscriptionKind } from '../../../src/domain/codes/subscription';
import type { Member } from '../model/member';
import { isInForce, type Holding } from '../subscription/holding';
import type { CartContent } from '../model/content';

/**
 * What the cart of a member begins with: what is held, so that an add-on comes on top of it. A test drive and a plan of before
 * the marketplace are not kept.
 */
export const begunWith = ({ profile }: Member, holding: Holding | null): CartContent | null => {
  if (!isInForce(holding) || holding.kind === SubscriptionKind.legacy) return null;
  const isEarlier = profile.is_legacy === 1 || (profile.is_trial === 1 && !holding.isOrdered);
  return isEarlier ? null : holding.content;
};
