/** Subscription markers of the wire. Zero and negative values are meaningful. */

export const SubscriptionKind = {
  marketplace: 0,
  legacy: 1,
  orderType2: 2,
  orderType3: 3,
  legacyToMarketplace: 4,
  account: 5,
} as const;
export type SubscriptionKind = (typeof SubscriptionKind)[keyof typeof SubscriptionKind];

export const SubscriptionState = { subscribed: 1, notSubscribed: -1, expired: -2 } as const;
export type SubscriptionState = (typeof SubscriptionState)[keyof typeof SubscriptionState];
