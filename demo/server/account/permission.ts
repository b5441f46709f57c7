import type { Profile } from '../model/member';

/** The status and message that say why a caller may not order. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** The company that serves the member: the seller itself (`direct`) or a reseller. [UPG-19, CHK-12, CHK-13] */
export type Way = 'direct' | 'reseller';

/** Returns who serves the member. Affiliates are treated like indirect members everywhere. [docs/decisions/0052] */
export const wayOf = (profile: Profile): Way => (profile.is_indirect || profile.is_affiliate ? 'reseller' : 'direct');

const no = (status: number, message: string): Refusal => ({ status, message });

/**
 * Checks whether a member may change what they pay for, by role, by the organization’s policy and by who bills them.
 * @returns null where the change is allowed
 */
export function refusalOf(profile: Profile, way: Way): Refusal | null {
  const own = wayOf(profile);
  if (profile.is_ro) return no(403, 'This account may look at the subscription, but not change it.');
  if (profile.policy?.subscription.manage === 1)
    return no(403, profile.organization_policy?.details ?? 'The organization does not allow this change.');
  if (own !== way) {
    const why =
      own === 'reseller' ? 'The company that serves this account changes it.' : 'This account is served by us.';
    return no(403, why);
  }
  if (profile.is_mobile_subscription)
    return no(406, 'A mobile store bills this subscription. Please change it in that store.');
  if (profile.billing_type === 'shopify') return no(406, 'Shopify bills this subscription. Please change it there.');
  if (profile.is_legacy) return no(406, 'Please move this account to a current plan first.');
  return null;
}
