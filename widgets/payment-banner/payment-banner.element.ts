import type { WidgetSpec } from '../../src/element/spec';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { PaymentBanner, type PaymentBannerProps } from './payment-banner';
import paymentBannerCss from './payment-banner.css?inline';

/** `<waybill-payment-banner>`: what a member should know of their payments, wherever they are. */
const spec: WidgetSpec<PaymentBannerProps> = {
  tag: 'waybill-payment-banner',
  summary:
    'What an account has to pay, what was declined and which trial ends, for any page; nothing where all is well.',
  props: {
    limit: {
      kind: 'number',
      min: 1,
      max: 10,
      fallback: 2,
      summary: 'How many are shown at once; the rest is behind a count.',
    },
  },
  view: PaymentBanner,
  // Most accounts have nothing to be told.
  room: 'nothing',
  texts: ['payment'],
  css: [bannerCss, buttonCss, paymentBannerCss],
  events: ['waybill-navigate', 'waybill-error'],
  slots: { '': 'Shown until the account is known, after a crash, and without scripts.' },
  parts: {
    notices: 'All that are shown.',
    banner: 'One of them.',
    button: 'What can be done about it.',
    'bank-page': 'The frame that a bank asks in before an invoice is paid.',
  },
  states: { loading: 'Until the account is known.', ready: 'It is known.', error: 'The view crashed.' },
};

export default spec;
