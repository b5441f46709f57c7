/**
 * Progress codes of an order, which are also its state on the wire. Each is the even code of a pair; `outcomeOf` returns the
 * code that follows. [CHK-23 … CHK-27, CHK-30 … CHK-33]
 */
export const OrderProgress = {
  enableModule: 20,
  disableModule: 22,
  bundleToCustom: 24,
  changePackage: 26,
  legacyToCustom: 28,
  enablePackage: 30,
  legacyToNewCustom: 32,
  compatibilityCheck: 34,
  moduleCheck: 36,
  pricingCheckout: 38,
} as const;
export type OrderProgress = (typeof OrderProgress)[keyof typeof OrderProgress];

/** Message codes of a pricing checkout. They are no outcomes: the odd code ends nothing. [CHK-34, docs/decisions/0047] */
export const CheckoutMessage = { wait: 40, minute: 41 } as const;
export type CheckoutMessage = (typeof CheckoutMessage)[keyof typeof CheckoutMessage];

/** Selects the message at a count of polls, 1-based: even counts say that it may take a minute or two. [CHK-01, CHK-02, docs/decisions/0047] */
export const messageAt = (count: number): CheckoutMessage =>
  count > 0 && count % 2 === 0 ? CheckoutMessage.minute : CheckoutMessage.wait;
