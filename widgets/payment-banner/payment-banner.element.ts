import type { WidgetSpec } from '../../src/element/spec';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { PaymentBanner, type PaymentBannerProps } from './payment-banner';
import paymentBannerCss from './payment-banner.css?inline';

/** `<waybill-payment-banner>`: a member's payment notices, on any page. */
const spec: WidgetSpec<PaymentBannerProps> = {
  tag: 'waybill-payment-banner',
  summary:
    'The payment notices of an account on any page: amounts due, declined payments, ending trials. Empty without notices.',
  props: {
    limit: {
      kind: 'number',
      min: 1,
      max: 10,
      fallback: 2,
      summary: 'Number of notices shown at once; a count reveals the rest.',
    },
  },
  view: PaymentBanner,
  // Most accounts have no payment notice, so the widget reserves no room.
  room: 'nothing',
  texts: ['payment'],
  css: [bannerCss, buttonCss, paymentBannerCss],
  events: ['waybill-navigate', 'waybill-error'],
  slots: { '': 'Shown until the account has loaded, after a crash, and without scripts.' },
  parts: {
    notices: 'All shown notices.',
    banner: 'One notice.',
    button: 'An action of a notice.',
    'bank-page': 'The frame of the bank’s challenge before an invoice is paid.',
  },
  states: { loading: 'The account is loading.', ready: 'The account has loaded.', error: 'The view crashed.' },
};

export default spec;
