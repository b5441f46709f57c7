import type { WidgetSpec } from '../../src/element/spec';
import { badgeCss } from '../../src/ui/badge';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { panelCss } from '../../src/ui/panel';
import { priceCss } from '../../src/ui/price';
// Without `rows.tsx`, which draws icons at once.
import rowsCss from '../../src/ui/rows.css?inline';
import { skeletonCss } from '../../src/ui/skeleton';
import { SubscriptionView } from './subscription';
import subscriptionCss from './subscription.css?inline';

/** `<waybill-subscription>`: what an account has, costs and may change. */
const spec: WidgetSpec<object> = {
  tag: 'waybill-subscription',
  summary:
    'The current plan of an account with its next invoice, its add-ons and trials with their switches, and the button that upgrades it.',
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
  slots: { '': 'Shown until the texts and the account are there, after a crash, and without scripts.' },
  parts: {
    plan: 'The plan with its buttons and facts.',
    facts: 'Next invoice, amount, billing.',
    panel: 'The add-ons.',
    row: 'An add-on.',
    included: 'What the plan brings, folded.',
    price: 'An amount with its period.',
    pill: 'How the plan, or an add-on, stands.',
    button: 'A button.',
    banner: 'What went wrong, or what is on its way.',
    notices: 'What the payments of the account have to say.',
    'bank-page': 'The frame that a bank asks in before an invoice is paid.',
    skeleton: 'What stands there until the account is known.',
  },
  states: { loading: 'Until the account is known.', ready: 'The subscription is shown.', error: 'The view crashed.' },
};

export default spec;
