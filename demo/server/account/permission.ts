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

/** Checks whether the organization lets a member manage a page of the account. @returns null where it does [ACC-09, ACC-10] */
export const policyRefusal = (
  { policy, organization_policy: organization }: Profile,
  page: 'features' | 'subscription' | 'settings',
): Refusal | null =>
  policy?.[page].manage === 1 ? no(403, organization?.details ?? 'Your organization doesn’t allow this change.') : null;

/** Checks whether a member may do something, by role, by policy and by who bills them; null where it is allowed. */
export type Permission = (profile: Profile, way: ServedBy) => Refusal | null;

/**
 * Checks whether a member may change what they pay for, by role, by the organization’s policy and by who bills them.
 * @returns null where the change is allowed
 */
export function changeRefusal(profile: Profile, way: ServedBy): Refusal | null {
  const own = servedBy(profile);
  if (profile.is_ro) return no(403, 'You have view-only access to this subscription.');
  const byPolicy = policyRefusal(profile, 'subscription');
  if (byPolicy) return byPolicy;
  if (own !== way) {
    const why = own === 'reseller' ? 'Your reseller changes this subscription.' : 'We serve this account directly.';
    return no(403, why);
  }
  if (profile.is_mobile_subscription) return no(406, 'An app store bills this subscription. You can change it there.');
  if (profile.billing_type === 'shopify') return no(406, 'Shopify bills this subscription. You can change it there.');
  if (profile.is_legacy) return no(406, 'Move this account to a current plan first.');
  return null;
}

/**
 * Checks whether a member may switch add-ons on or off, which also needs the right to manage features. The page follows the same rule in
 * `activationRefusal`. [ACC-10]
 * @returns null where it is allowed
 */
export const switchRefusal: Permission = (profile, way) =>
  changeRefusal(profile, way) ?? policyRefusal(profile, 'features');
