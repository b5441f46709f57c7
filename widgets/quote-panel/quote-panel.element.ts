import type { WidgetSpec } from '../../src/element/spec';
import { buttonCss } from '../../src/ui/button';
import { panelCss } from '../../src/ui/panel';
import { skeletonCss } from '../../src/ui/skeleton';
import { stepperCss } from '../../src/ui/stepper';
import { stubCss } from '../../src/ui/stub';
import { QuotePanel } from './quote-panel';
import quotePanelCss from './quote-panel.css?inline';

/** `<waybill-quote-panel>`: what the cart would cost with other quantities. */
const spec: WidgetSpec<object> = {
  tag: 'waybill-quote-panel',
  summary: 'What the cart would cost with other quantities: fleet, usage items, total, and the form that shares it.',
  props: {},
  view: QuotePanel,
  // Of a panel that has nothing to count.
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
  slots: { '': 'Shown until the texts and the prices are there, after a crash, and without scripts.' },
  parts: {
    panel: 'The quote, or the form that shares it.',
    row: 'Something that is counted.',
    stepper: 'A quantity with its two buttons.',
    total: 'The sum and the buttons.',
    'total-amount': 'The total.',
    button: 'A button.',
    banner: 'Why the quote was not shared.',
    empty: 'What stands there while there is nothing to quote.',
    form: 'The form that shares the quote.',
    field: 'A field of that form with its label, hint and error.',
    'field-error': 'What is wrong with a field.',
    tags: 'The field of the addresses.',
    tag: 'An address.',
    textarea: 'The comment.',
    skeleton: 'What stands there until the first prices.',
  },
  states: { loading: 'Until the first prices.', ready: 'The quote is shown.', error: 'The view crashed.' },
};

export default spec;
