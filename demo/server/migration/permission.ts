import type { Profile } from '../model/member';
import { wayOf, type Refusal } from '../account/permission';
import { hasToMove } from './terms';

const no = (status: number, message: string): Refusal => ({ status, message });

/**
 * Checks whether a member may migrate the account. Migration is permanent and affects all users, so only the owner may start it. [ACC-06,
 * ACC-07, ACC-11, ACC-13]
 * @returns null where it is allowed
 */
export function migrationRefusalOf(profile: Profile): Refusal | null {
  if (profile.is_ro) return no(403, 'This account may look at the subscription, but not change it.');
  if (profile.policy?.subscription.manage === 1)
    return no(403, profile.organization_policy?.details ?? 'The organization does not allow this change.');
  if (wayOf(profile) === 'reseller') return no(403, 'The company that serves this account changes it.');
  if (!profile.is_primary) return no(403, 'Only the owner of the account can move it.');
  if (!hasToMove(profile)) return no(406, 'This account is on a current plan already.');
  if (profile.billing_type === 'shopify') return no(406, 'Shopify bills this subscription. Please change it there.');
  return null;
}
