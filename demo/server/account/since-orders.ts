import type { Profile } from '../model/member';

/** Returns the seeded profile without the facts that the account's orders have ended: a legacy plan, a mobile store's subscription. */
export const sinceOrders = (profile: Profile, holding: { readonly isOrdered: boolean } | null): Profile =>
  holding?.isOrdered
    ? {
        ...profile,
        is_legacy: undefined,
        legacy_cost: undefined,
        ...(profile.is_mobile_subscription && {
          is_mobile_subscription: undefined,
          supported_payment_methods: [1, 2, 3, 4],
        }),
      }
    : profile;
