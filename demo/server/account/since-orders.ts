import type { Profile } from '../model/member';

/** What an account came with, without what its orders have ended: an earlier plan, a store that bills. */
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
