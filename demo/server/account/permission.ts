import type { Profile } from '../model/member';

/** The status and message that say why a caller may not order. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** The company that serves the member: the seller itself (`direct`) or a reseller. [UPG-19, CHK-12, CHK-13] */
export type ServedBy = 'direct' | 'reseller';

/** Returns who serves the member. Affiliates are treated like indirect members everywhere. [docs/decisions/0052] */
export const servedBy = (profile: Profile): ServedBy =>
  profile.is_indirect || profile.is_affiliate ? 'reseller' : 'direct';

const no = (status: number, message: string): Refusal => ({ status, message });

/**
 * Checks whether a member may change what they pay for, by role, by the organization’s policy and by who bills them.
 * @returns null where the change is allowed
 */
export function changeRefusal(profile: Profile, way: ServedBy): Refusal | null {
  const own = servedBy(profile);
  if (profile.is_ro) return no(403, 'You have view-only access to this subscription.');
  if (profile.policy?.subscription.manage === 1)
    return no(403, profile.organization_policy?.details ?? 'Your organization doesn’t allow this change.');
  if (own !== way) {
    const why = own === 'reseller' ? 'Your reseller changes this subscription.' : 'We serve this account directly.';
    return no(403, why);
  }
  if (profile.is_mobile_subscription) return no(406, 'An app store bills this subscription. You can change it there.');
  if (profile.billing_type === 'shopify') return no(406, 'Shopify bills this subscription. You can change it there.');
  if (profile.is_legacy) return no(406, 'Move this account to a current plan first.');
  return null;
}
