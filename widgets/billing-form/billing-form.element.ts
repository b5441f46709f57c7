import type { WidgetSpec } from '../../src/element/spec';
import { METHODS } from '../../src/domain/billing/methods';
import { badgeCss } from '../../src/ui/badge';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { fieldCss } from '../../src/ui/field';
import { panelCss } from '../../src/ui/panel';
import { skeletonCss } from '../../src/ui/skeleton';
import { BillingForm, type BillingFormProps } from './billing-form';
import billingFormCss from './billing-form.css?inline';

/** `<waybill-billing-form>`: who is billed, where, and how it is paid. */
const spec: WidgetSpec<BillingFormProps> = {
  tag: 'waybill-billing-form',
  summary:
    'A form for the billing address and the payment method of an account: card, bank account, Amazon Pay or PayPal.',
  props: {
    methods: {
      kind: 'list',
      values: METHODS,
      fallback: undefined,
      summary: 'Which payment methods to offer, of those that the account supports; all of them without it.',
    },
  },
  view: BillingForm,
  room: { height: '860px' },
  texts: ['billing_form'],
  css: [badgeCss, panelCss, buttonCss, fieldCss, bannerCss, skeletonCss, billingFormCss],
  events: ['waybill-billing-update', 'waybill-navigate', 'waybill-error'],
  slots: { '': 'Shown until the texts and the account are there, after a crash, and without scripts.' },
  parts: {
    'billing-form': 'The panel.',
    pill: 'Says that what is sent is encrypted.',
    method: 'A payment method to choose.',
    stored: 'The stored payment method, masked.',
    field: 'A field with its label.',
    input: 'What one types into or chooses from.',
    'field-error': 'What is wrong with a field.',
    button: 'A button.',
    banner: 'What became of it, what is wrong, or what to do instead.',
    'card-type': 'The kind of card that a number begins like.',
    'bank-page': 'The frame that a bank asks in.',
    skeleton: 'What stands there until the account is known.',
  },
  states: {
    loading: 'Until the account is known.',
    ready: 'The form, or what to do instead, is shown.',
    error: 'The view crashed.',
    sending: 'The details are on their way.',
    saved: 'The details were saved, and nothing was typed since.',
  },
};

export default spec;
