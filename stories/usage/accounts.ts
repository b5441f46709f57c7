import type { Usage } from './usage';

/** Widgets of the pages on which a member looks after an account. */
export const USAGE_OF_ACCOUNTS: Readonly<Record<string, Usage>> = {
  subscription: {
    when: 'Use it on the page where a member manages what the account has: the plan, the next invoice, add-ons, trials and the upgrade.',
    dos: [
      'Place the payment banner above it: what is unpaid matters more than what could be bought.',
      'Give it the whole column; each add-on is a row with its price and its switch.',
      'Listen to `waybill-upgrade-complete` if other parts of your page depend on the plan.',
    ],
    donts: [
      'Don’t show it to visitors; without a member it only offers to sign in.',
      'Don’t add switches of your own: an add-on may need others, and the widget asks first.',
    ],
  },
  'invoice-list': {
    when: 'Use it where a member looks for what was billed. What is due now is said by the payment banner.',
    dos: [
      'Set `invoice-prefix` on `<waybill-config>` if your accountants want a prefix in the file names.',
      'Place it under the billing form, or on a page of its own.',
    ],
    donts: [
      'Don’t link to files of invoices yourself; each one is fetched for the member who asks.',
      'Don’t put it into a column below 360 px: number, day, amount and status need a line.',
    ],
  },
  'billing-form': {
    when: 'Use it wherever a member enters or changes the billing address and the payment method. The checkout shows the same form by itself where a method is missing.',
    dos: [
      'Serve the page over HTTPS and configure the fields of your payment provider, so that card numbers never reach your page.',
      'Limit `methods` to those that you really accept; the account limits them further.',
      'Use `waybill-billing-update` to go on; it names the method and none of the details.',
    ],
    donts: [
      'Don’t place session recorders or chat scripts on this page.',
      'Don’t style fields so that the focus ring or the text of an error is lost.',
      'Don’t use it twice on a page.',
    ],
  },
  'payment-banner': {
    when: 'Use it at the top of every page that members see. It is empty, and takes no room, while all is well.',
    dos: [
      'Place it directly below the header, before the content.',
      'Leave `limit` at 2; a member reads the rest by one press.',
    ],
    donts: [
      'Don’t reserve room for it; most members never see it.',
      'Don’t repeat its messages by mail texts or banners of your own.',
    ],
  },
  dialogs: {
    when: 'You rarely place it: a page without one gets one by itself. Place it where your page has to decide where dialogs stand in the document.',
    dos: [
      'Place it at the end of `<body>`, outside of anything that is hidden.',
      'Style its parts once, for all dialogs.',
    ],
    donts: [
      'Don’t put it into a tab, an accordion or a placeholder: whatever hides it swallows every dialog of the page.',
      'Don’t open dialogs of your own on its events; it already has the focus.',
    ],
  },
};
