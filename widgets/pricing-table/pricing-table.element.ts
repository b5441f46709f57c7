import type { WidgetSpec } from '../../src/element/spec';
import { badgeCss } from '../../src/ui/badge';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { cardCss } from '../../src/ui/card';
import { categoryCss } from '../../src/ui/category';
import { priceCss } from '../../src/ui/price';
import { segmentedCss } from '../../src/ui/segmented';
import { skeletonCss } from '../../src/ui/skeleton';
import { loadExplanation } from '../../src/views/explained';
import { loadPanels } from './parts/late-panels';
import { loadTerm } from './parts/toolbar';
import { PricingTable, type PricingTableProps } from './pricing-table';
import pricingCss from './pricing-table.css?inline';

/** `<waybill-pricing-table>`: packages by category, with the toggles for billing cycle and edition. */
const spec: WidgetSpec<PricingTableProps> = {
  tag: 'waybill-pricing-table',
  summary:
    'Package cards by category with toggles for billing cycle and edition; also boosters, services and support levels.',
  props: {
    category: {
      kind: 'string',
      fallback: undefined,
      summary: 'Path of the category that starts open, e.g. dynamic-routing; the default is the first two.',
    },
    panels: {
      kind: 'list',
      values: ['plan-list', 'booster-list', 'service-list'],
      fallback: ['plan-list', 'booster-list', 'service-list'],
      summary: 'The panels to show: packages, boosters, services with support levels; the default is all three.',
    },
  },
  view: PricingTable,
  // The height depends on the packages, so the reserved room pushes the content below out of view at once.
  room: { height: 'min(100vh, 1100px)', wide: 800 },
  css: [buttonCss, segmentedCss, badgeCss, priceCss, categoryCss, cardCss, skeletonCss, bannerCss, pricingCss],
  texts: ['pricing'],
  preload: ['bundles'],
  servedParts: [loadPanels, loadTerm, loadExplanation],
  events: [
    'waybill-plan-select-request',
    'waybill-plan-select',
    'waybill-checkout-request',
    'waybill-checkout-start',
    'waybill-checkout-complete',
    'waybill-checkout-fail',
    'waybill-navigate',
    'waybill-error',
  ],
  slots: { '': 'Shown until the prices have loaded, after a crash, and without scripts.' },
  parts: {
    pricing: 'The whole pricing table.',
    toolbar: 'The row with the links and toggles.',
    segmented: 'A toggle.',
    tabs: 'The links to the panels.',
    row: 'A booster or a service.',
    stepper: 'The quantity of a booster.',
    pill: 'The pill on the support level that fits the cart.',
    category: 'A category.',
    card: 'A package card.',
    'card-featured': 'The featured package card.',
    'card-selected': 'The card of the package in the cart.',
    sign: 'The sign on the featured card.',
    price: 'A price.',
    button: 'A button.',
    choices: 'The options of a package.',
    choice: 'One support level.',
    term: 'A term whose explanation opens by hover, focus and tap.',
    banner: 'An error, with a button to retry.',
    skeleton: 'The skeleton while the prices load.',
  },
  states: { loading: 'The prices are loading.', ready: 'The prices are shown.', error: 'The view crashed.' },
};

export default spec;
