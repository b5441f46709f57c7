import type { Order } from '../../domain/checkout/order';
import { CheckoutMessage, messageAt, OrderProgress } from '../../domain/codes/order-progress';

/** Text keys of an order's work, by its progress code; `doesText` handles trials and replaced packages. [CHK-36 … CHK-47, docs/decisions/0047] */
const PROGRESS_TEXTS = {
  [OrderProgress.enableModule]: 'checkout.enabling_module',
  [OrderProgress.disableModule]: 'checkout.disabling_module',
  [OrderProgress.bundleToCustom]: 'checkout.to_custom',
  [OrderProgress.changePackage]: 'checkout.changing_package',
  [OrderProgress.legacyToCustom]: 'checkout.migrating',
  [OrderProgress.enablePackage]: 'checkout.enabling_package',
  [OrderProgress.legacyToNewCustom]: 'checkout.migrating',
  [OrderProgress.compatibilityCheck]: 'checkout.checking_devices',
  [OrderProgress.moduleCheck]: 'checkout.checking_modules',
  [OrderProgress.pricingCheckout]: 'checkout.pricing',
} as const satisfies Record<OrderProgress, string>;

/** Returns the text key for the work in progress. */
export function progressText({
  postState,
  isTrial,
  isReplacement,
}: Pick<Order, 'postState' | 'isTrial' | 'isReplacement'>) {
  if (postState === OrderProgress.changePackage && isTrial) return 'checkout.updating_trial';
  if (isReplacement && (postState === OrderProgress.changePackage || postState === OrderProgress.pricingCheckout))
    return 'checkout.replacing_plan';
  return PROGRESS_TEXTS[postState as OrderProgress] ?? PROGRESS_TEXTS[OrderProgress.pricingCheckout];
}

/**
 * Returns the title of the success message. A checkout always has the documented text; an upgrade may be a first subscription.
 * [CHK-07, CHK-50]
 */
export const successText = ({ ending, call }: Pick<Order, 'ending' | 'call'>) =>
  ending === 'upgrade' && call !== 'subscriptionChange' ? 'checkout.subscribed' : 'checkout.updated';

/** Returns the text key for finished work if it has one: add-ons that were switched on or off. [CHK-39, CHK-41] */
export function finishedText({ postState }: Pick<Order, 'postState'>) {
  if (postState === OrderProgress.enableModule) return 'checkout.enabled_module';
  return postState === OrderProgress.disableModule ? 'checkout.disabled_module' : null;
}

/** Alternates between two waiting texts, by the count of polls. [CHK-01, CHK-02, docs/decisions/0047] */
export const waitText = (count: number) =>
  messageAt(count) === CheckoutMessage.minute ? 'checkout.minute' : 'checkout.wait';

const SAME = { moving: 'checkout.to_same', button: 'checkout.go_same' } as const;
const ROUTES = { moving: 'checkout.to_routes', button: 'checkout.go_routes' } as const;
const NEXT_PAGE_TEXTS = {
  routes: ROUTES,
  route: ROUTES,
  addressBook: { moving: 'checkout.to_addresses', button: 'checkout.go_addresses' },
  manageFeatures: { moving: 'checkout.to_features', button: 'checkout.go_features' },
} as const satisfies Record<Order['goesTo'], { readonly moving: string; readonly button: string }>;

/**
 * Returns the texts that announce the next page: for the timer, and for the button if the person paused it. An upgrade on the
 * package page stays there. [UPG-17, UPG-18]
 */
export const nextPageTexts = ({ ending, goesTo }: Pick<Order, 'ending' | 'goesTo'>, isAtPackages: boolean) =>
  ending === 'upgrade' && isAtPackages ? SAME : NEXT_PAGE_TEXTS[goesTo];
