import type { WidgetSpec } from '../../src/element/spec';
import { badgeCss } from '../../src/ui/badge';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { panelCss } from '../../src/ui/panel';
import { priceCss } from '../../src/ui/price';
// Imports the sheet only, because `rows.tsx` would bring the catalogue icons along.
import rowsCss from '../../src/ui/rows.css?inline';
import { skeletonCss } from '../../src/ui/skeleton';
import { SubscriptionView } from './subscription';
import subscriptionCss from './subscription.css?inline';

/** `<waybill-subscription>`: the current plan of an account, its add-ons and the changes that it allows. */
const spec: WidgetSpec<object> = {
  tag: 'waybill-subscription',
  summary:
    'The current plan of an account with its next invoice, its add-ons and trials with their switches, and the upgrade button.',
  props: {},
  view: SubscriptionView,
  room: { height: '412px' },
  texts: ['subscription'],
  css: [badgeCss, bannerCss, buttonCss, panelCss, priceCss, rowsCss, skeletonCss, subscriptionCss],
  events: [
    'waybill-checkout-start',
    'waybill-checkout-complete',
    'waybill-checkout-fail',
    'waybill-upgrade-complete',
    'waybill-module-activate',
    'waybill-module-deactivate',
    'waybill-navigate',
    'waybill-error',
  ],
  slots: { '': 'Shown until the texts and the account have loaded, after a crash, and without scripts.' },
  parts: {
    plan: 'The plan with its buttons and facts.',
    facts: 'The facts: next invoice, amount, billing cycle.',
    panel: 'The panel with the add-ons.',
    row: 'An add-on.',
    included: 'The modules that the plan bundles, in a disclosure.',
    price: 'An amount with its period.',
    pill: 'The status of the plan or of an add-on.',
    button: 'A button.',
    banner: 'An error, or the pending change.',
    notices: 'The payment notices of the account.',
    'bank-page': 'The frame of the bank’s challenge before an invoice is paid.',
    skeleton: 'The skeleton while the account loads.',
  },
  states: { loading: 'The account is loading.', ready: 'The subscription is shown.', error: 'The view crashed.' },
};

export default spec;
