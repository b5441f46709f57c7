import type { Profile } from '../model/member';
import { wayOf, type Refusal } from '../account/permission';

const no = (status: number, message: string): Refusal => ({ status, message });

/** Checks whether a member may view the billing details. @returns null where this is allowed [ACC-08] */
export function unseen(profile: Profile): Refusal | null {
  if (profile.policy?.settings.view === 1)
    return no(403, profile.organization_policy?.details ?? 'The organization does not show this.');
  if (wayOf(profile) === 'reseller') return no(406, 'The company that serves this account takes care of its payments.');
  if (profile.billing_type === 'shopify') return no(406, 'Shopify bills this account. Please change it there.');
  if (profile.is_mobile_subscription)
    return no(406, 'A mobile store bills this account. Please change it in that store.');
  return null;
}

/** Checks whether a member may change the billing details, and to this payment method. [BIL-22, CHK-49] */
export function unchangeable(profile: Profile, type: number): Refusal | null {
  if (profile.is_ro) return no(403, 'This account may look at the billing details, but not change them.');
  if (profile.policy?.settings.manage === 1)
    return no(403, profile.organization_policy?.details ?? 'The organization does not allow this change.');
  const isSupported = profile.supported_payment_methods?.includes(type) ?? false;
  return isSupported ? null : no(406, 'This account cannot pay in that way.');
}
