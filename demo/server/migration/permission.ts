import type { Profile } from '../model/member';
import { policyRefusal, servedBy, type Refusal } from '../account/permission';
import { hasToMove } from './terms';

const no = (status: number, message: string): Refusal => ({ status, message });

/**
 * Checks whether a member may migrate the account. Migration is permanent and affects all users, so only the owner may start it. [ACC-06,
 * ACC-07, ACC-11, ACC-13]
 * @returns null where it is allowed
 */
export function migrationRefusalOf(profile: Profile): Refusal | null {
  if (profile.is_ro) return no(403, 'You have view-only access to this subscription.');
  const byPolicy = policyRefusal(profile, 'subscription');
  if (byPolicy) return byPolicy;
  if (servedBy(profile) === 'reseller') return no(403, 'Your reseller changes this subscription.');
  if (!profile.is_primary) return no(403, 'Only the account owner can move it.');
  if (!hasToMove(profile)) return no(406, 'This account is already on a current plan.');
  if (profile.billing_type === 'shopify') return no(406, 'Shopify bills this subscription. You can change it there.');
  return null;
}
