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
      summary: 'Address of the cart page; the default is the configured route.',
    },
  },
  view: MiniCart,
  // The size of the button while the cart is empty.
  room: { width: '42px', height: '36px' },
  texts: ['cart'],
  css: [buttonCss, badgeCss, popoverCss, lineCss, stubCss, miniCartCss],
  inline: true,
  events: ['waybill-navigate', 'waybill-error'],
  slots: { '': 'Shown until the texts have loaded, after a crash, and without scripts.' },
  parts: {
    button: 'A button: the one that opens the drop-down, and those inside it.',
    badge: 'The number of items.',
    popover: 'The drop-down.',
    line: 'A cart line.',
    'total-amount': 'The total.',
  },
  states: { loading: 'The texts are loading.', ready: 'The button is shown.', error: 'The view crashed.' },
};

export default spec;
