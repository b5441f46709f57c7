import type { WidgetSpec } from '../../src/element/spec';
import { badgeCss } from '../../src/ui/badge';
import { buttonCss } from '../../src/ui/button';
import { lineCss } from '../../src/ui/line';
import { popoverCss } from '../../src/ui/popover';
import { stubCss } from '../../src/ui/stub';
import { MiniCart, type MiniCartProps } from './mini-cart';
import miniCartCss from './mini-cart.css?inline';

/** `<waybill-mini-cart>`: a button with the number of items, and a drop-down. */
const spec: WidgetSpec<MiniCartProps> = {
  tag: 'waybill-mini-cart',
  summary: 'A button with the number of items in the cart, and a drop-down with its lines and total.',
  props: {
    href: {
      kind: 'string',
      fallback: undefined,
      summary: 'Address of the cart page; the configured route without it.',
    },
  },
  view: MiniCart,
  // Of its button while the cart is empty.
  room: { width: '42px', height: '36px' },
  texts: ['cart'],
  css: [buttonCss, badgeCss, popoverCss, lineCss, stubCss, miniCartCss],
  inline: true,
  events: ['waybill-navigate', 'waybill-error'],
  slots: { '': 'Shown until the texts are there, after a crash, and without scripts.' },
  parts: {
    button: 'A button: the one that drops down, and those inside.',
    badge: 'The number of items.',
    popover: 'The drop-down.',
    line: 'A line of the cart.',
    'total-amount': 'The total.',
  },
  states: { loading: 'Until the first texts.', ready: 'The button is shown.', error: 'The view crashed.' },
};

export default spec;
