import type { WidgetSpec } from '../../src/element/spec';
import { PAYMENT_METHODS } from '../../src/domain/billing/methods';
import { badgeCss } from '../../src/ui/badge';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { fieldCss } from '../../src/ui/field';
import { panelCss } from '../../src/ui/panel';
import { skeletonCss } from '../../src/ui/skeleton';
import { BillingForm, type BillingFormProps } from './billing-form';
import billingFormCss from './billing-form.css?inline';

/** `<waybill-billing-form>`: the billing address and the payment method of an account. */
const spec: WidgetSpec<BillingFormProps> = {
  tag: 'waybill-billing-form',
  summary:
    'A form for the billing address and the payment method of an account: card, bank account, Amazon Pay or PayPal.',
  props: {
    methods: {
      kind: 'list',
      values: PAYMENT_METHODS,
      fallback: undefined,
      summary: 'The payment methods to offer, if the account supports them; the default is all of them.',
    },
  },
  view: BillingForm,
  room: { height: '860px' },
  texts: ['billing_form'],
  css: [badgeCss, panelCss, buttonCss, fieldCss, bannerCss, skeletonCss, billingFormCss],
  events: ['waybill-billing-update', 'waybill-navigate', 'waybill-error'],
  slots: { '': 'Shown until the texts and the account have loaded, after a crash, and without scripts.' },
  parts: {
    'billing-form': 'The panel.',
    pill: 'The note that the data are encrypted.',
    method: 'A payment method in the list.',
    stored: 'The stored payment method, masked.',
    field: 'A field with its label.',
    input: 'The input or select of a field.',
    'field-error': 'The validation error of a field.',
    button: 'A button.',
    banner: 'The outcome, an error, or what to do instead.',
    'card-type': 'The card type, detected from the first digits.',
    'bank-page': 'The frame of the bank’s challenge.',
    skeleton: 'The skeleton while the account loads.',
  },
  states: {
    loading: 'The account is loading.',
    ready: 'The form, or what to do instead, is shown.',
    error: 'The view crashed.',
    sending: 'The update is being sent.',
    saved: 'The update was saved, and nothing has been entered since.',
  },
};

export default spec;
