/** The stories that say most of each surface, by their file: the ones that are laid out in each run of the stories. */
export const FULLEST: Readonly<Record<string, readonly string[]>> = {
  'ui/badge': ['Pills'],
  'ui/button': ['Kinds'],
  'ui/card': ['WithOptions'],
  'ui/field': ['Wrong'],
  'ui/price': ['Words'],
  'ui/segmented': ['LongWords'],
  'widgets/activation': ['Asking'],
  'widgets/billing-form': ['WithErrors', 'BankAccount'],
  'widgets/cart': ['PackageAndAddOns'],
  'widgets/cart-notices': ['Replaced'],
  'widgets/cart-page': ['InFull'],
  'widgets/chat-button': ['WithALabel'],
  'widgets/checkout': ['ReceiptOfWhoStays'],
  'widgets/checkout-review': ['ReviewOfChange'],
  'widgets/config': ['Country'],
  'widgets/dialogs': ['OthersNeedModule', 'PackageReplaced'],
  'widgets/faq': ['Questions'],
  'widgets/guide-form': ['WithAFault'],
  'widgets/invoice-list': ['EveryStatus'],
  'widgets/marketplace-grid': ['Category', 'CategoryAsList'],
  'widgets/migration': ['Changes', 'OldDevices'],
  'widgets/mini-cart': ['Open'],
  'widgets/module-details': ['Metered', 'Package'],
  'widgets/payment-banner': ['DeclinedWithTimeLeft'],
  'widgets/plan-comparison': ['Visitor'],
  'widgets/pricing-table': ['Subscriber', 'Panels'],
  'widgets/quote-panel': ['WithQuantities'],
  'widgets/share-quote': ['Wrong'],
  'widgets/subscription': ['WithAddOnsAndAnInvoicePastDue'],
  'widgets/upgrade': ['Review'],
  'widgets/video': ['Recurring'],
};

/**
 * Tells whether a story is one of the fullest.
 * @param file the path of its file, such as `stories/ui/card.stories.tsx`
 * @param title its name in words, such as `With Options`
 */
export function isFullest(file: string, title: string): boolean {
  const [, surface = ''] = /stories\/([\w/-]+)\.stories\.tsx$/.exec(file) ?? [];
  return FULLEST[surface]?.includes(title.replaceAll(' ', '')) ?? false;
}
