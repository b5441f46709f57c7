import type { WidgetSpec } from '../../src/element/spec';
import { badgeCss } from '../../src/ui/badge';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { drawerCss } from '../../src/ui/drawer';
import { emptyCss } from '../../src/ui/empty-state';
import { lineCss } from '../../src/ui/line';
import { panelCss } from '../../src/ui/panel';
import { skeletonCss } from '../../src/ui/skeleton';
import { stepperCss } from '../../src/ui/stepper';
import { stubCss } from '../../src/ui/stub';
import { DRAWER_WIDTH, upTo } from '../../src/ui/kit/layout';
import { CartView, type CartProps } from './cart';
import cartCss from './cart.css?inline';

/** `<waybill-cart>`: what is in the cart and what it comes to. */
const spec: WidgetSpec<CartProps> = {
  tag: 'waybill-cart',
  summary: 'The cart with its total: a column, a sidebar that becomes a drawer, or the shopping cart page.',
  props: {
    layout: {
      kind: 'enum',
      values: ['column', 'sidebar', 'page'],
      fallback: 'column',
      summary:
        'A narrow column that stays where it is, one that becomes a drawer in windows up to 1550 px, or a page with the total beside the lines where there is room.',
    },
  },
  view: CartView,
  // Of an empty cart.
  room: { height: '304px', none: { attribute: 'layout', value: 'sidebar', media: upTo(DRAWER_WIDTH) } },
  texts: ['cart'],
  css: [
    buttonCss,
    badgeCss,
    panelCss,
    lineCss,
    stubCss,
    stepperCss,
    emptyCss,
    bannerCss,
    skeletonCss,
    drawerCss,
    cartCss,
  ],
  events: [
    'waybill-cart-change',
    'waybill-checkout-request',
    'waybill-checkout-start',
    'waybill-checkout-complete',
    'waybill-checkout-fail',
    'waybill-navigate',
    'waybill-error',
  ],
  slots: {
    '': 'Shown until the texts are there, after a crash, and without scripts.',
    share:
      'The page’s own way to share the cart, in place of the button that opens the share form; hidden for members of a reseller.',
  },
  parts: {
    panel: 'The cart.',
    badge: 'The number of items.',
    line: 'A line.',
    included: 'The list of what a package includes.',
    remove: 'The button that removes a line.',
    total: 'The sum and the button that moves on.',
    'total-amount': 'The total.',
    button: 'A button.',
    why: 'What an amount is made of, on the page.',
    offers: 'What goes well with the cart, on the page.',
    stepper: 'The quantity of a metered add-on.',
    banner: 'What happened to the cart, with Undo.',
    empty: 'The empty cart.',
    skeleton: 'What stands there until the first texts.',
    'drawer-bar': 'What stays at the lower edge of the window where the sidebar is a drawer.',
    'drawer-button': 'The button in it.',
    drawer: 'The sheet that it opens.',
  },
  states: {
    drawer: 'The window is too narrow for the sidebar.',
    loading: 'Until the first texts.',
    ready: 'The cart is shown.',
    error: 'The view crashed.',
  },
};

export default spec;
