import type { WidgetSpec } from '../../src/element/spec';
import { badgeCss } from '../../src/ui/badge';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { emptyCss } from '../../src/ui/empty-state';
import { lineCss } from '../../src/ui/line';
import { panelCss } from '../../src/ui/panel';
import { skeletonCss } from '../../src/ui/skeleton';
import { stepperCss } from '../../src/ui/stepper';
import { stubCss } from '../../src/ui/stub';
import { DRAWER_WIDTH, upTo } from '../../src/ui/kit/layout';
import { CartView, type CartProps } from './cart';
import cartCss from './cart.css?inline';

/** `<waybill-cart>`: the cart lines and their total. */
const spec: WidgetSpec<CartProps> = {
  tag: 'waybill-cart',
  summary: 'The cart with its total: a column, a sidebar that becomes a drawer, or the shopping cart page.',
  props: {
    layout: {
      kind: 'enum',
      values: ['column', 'sidebar', 'page'],
      fallback: 'column',
      summary:
        'A column in place, a sidebar that becomes a drawer in windows up to 1550 px, or a page that shows the total beside the lines where space allows.',
    },
  },
  view: CartView,
  // The height of an empty cart.
  room: { height: '304px', none: { attribute: 'layout', value: 'sidebar', media: upTo(DRAWER_WIDTH) } },
  texts: ['cart'],
  css: [buttonCss, badgeCss, panelCss, lineCss, stubCss, stepperCss, emptyCss, bannerCss, skeletonCss, cartCss],
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
    '': 'Shown until the texts have loaded, after a crash, and without scripts.',
    share:
      'Replaces the button that opens the share form with the page’s own way to share the cart; hidden for members of a reseller.',
  },
  parts: {
    panel: 'The cart.',
    badge: 'The number of items.',
    line: 'A cart line.',
    included: 'The list of modules that a package includes.',
    remove: 'The button that removes a line.',
    total: 'The panel with the total and the button to continue.',
    'total-amount': 'The total.',
    button: 'A button.',
    why: 'The explanation of an amount, in the page layout.',
    term: 'A term whose explanation opens by hover, focus and tap.',
    offers: 'The upsell and cross-sell offers, in the page layout.',
    stepper: 'The quantity stepper of a usage-priced add-on.',
    banner: 'The notice of a cart change, with Undo.',
    empty: 'The empty state of the cart.',
    skeleton: 'The skeleton while the texts load.',
    'drawer-bar':
      'The bar at the lower edge of the window, while something is in the cart and the cart itself is out of view.',
    'drawer-button': 'The button in the bar that opens the drawer.',
    drawer: 'The drawer.',
  },
  states: {
    drawer: 'The sidebar is a drawer, because the window is too narrow.',
    bar: 'The bar at the lower edge of the window is shown.',
    loading: 'The texts are loading.',
    ready: 'The cart is shown.',
    error: 'The view crashed.',
  },
};

export default spec;
