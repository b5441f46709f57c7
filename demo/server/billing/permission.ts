import type { Profile } from '../model/member';
import { policyRefusal, servedBy, type Refusal } from '../account/permission';

const no = (status: number, message: string): Refusal => ({ status, message });

/** Checks whether a member may view the billing details. @returns null where this is allowed [ACC-08] */
export function billingViewRefusal(profile: Profile): Refusal | null {
  if (profile.policy?.settings.view === 1)
    return no(403, profile.organization_policy?.details ?? 'Your organization doesn’t share this with you.');
  if (servedBy(profile) === 'reseller') return no(406, 'Your reseller handles payments for this account.');
  if (profile.billing_type === 'shopify') return no(406, 'Shopify bills this account. You can change it there.');
  if (profile.is_mobile_subscription) return no(406, 'An app store bills this account. You can change it there.');
  return null;
}

/** Checks whether a member may change the billing details, and to this payment method. [BIL-22, CHK-49] */
export function billingChangeRefusal(profile: Profile, type: number): Refusal | null {
  if (profile.is_ro) return no(403, 'You have view-only access to the billing details.');
  const byPolicy = policyRefusal(profile, 'settings');
  if (byPolicy) return byPolicy;
  const isSupported = profile.supported_payment_methods?.includes(type) ?? false;
  return isSupported ? null : no(406, 'This account can’t pay that way.');
}
