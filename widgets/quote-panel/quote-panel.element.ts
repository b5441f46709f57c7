import type { WidgetSpec } from '../../src/element/spec';
import { buttonCss } from '../../src/ui/button';
import { panelCss } from '../../src/ui/panel';
import { skeletonCss } from '../../src/ui/skeleton';
import { stepperCss } from '../../src/ui/stepper';
import { stubCss } from '../../src/ui/stub';
import { QuotePanel } from './quote-panel';
import quotePanelCss from './quote-panel.css?inline';

/** `<waybill-quote-panel>`: a quote for the cart with other quantities. */
const spec: WidgetSpec<object> = {
  tag: 'waybill-quote-panel',
  summary: 'A quote for the cart with other quantities: fleet, usage items, total, and the form that shares it.',
  props: {},
  view: QuotePanel,
  // The height of a panel without counted items.
  room: { height: '304px' },
  texts: ['quote_panel', 'assets'],
  preload: ['bundles'],
  css: [buttonCss, panelCss, stepperCss, stubCss, skeletonCss, quotePanelCss],
  events: [
    'waybill-checkout-request',
    'waybill-checkout-start',
    'waybill-checkout-complete',
    'waybill-checkout-fail',
    'waybill-quote-share',
    'waybill-navigate',
    'waybill-error',
  ],
  slots: { '': 'Shown until the texts and the prices have loaded, after a crash, and without scripts.' },
  parts: {
    panel: 'The quote, or the form that shares it.',
    row: 'A counted item.',
    stepper: 'A quantity stepper.',
    total: 'The panel with the total and the buttons.',
    'total-amount': 'The total.',
    button: 'A button.',
    banner: 'The error when sharing failed.',
    empty: 'The empty state without anything to quote.',
    form: 'The form that shares the quote.',
    field: 'A field of the form with its label, hint and error.',
    'field-error': 'The validation error of a field.',
    tags: 'The field for the addresses.',
    tag: 'An address.',
    textarea: 'The comment.',
    skeleton: 'The skeleton while the prices load.',
  },
  states: { loading: 'The prices are loading.', ready: 'The quote is shown.', error: 'The view crashed.' },
};

export default spec;
