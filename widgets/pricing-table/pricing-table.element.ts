import type { WidgetSpec } from '../../src/element/spec';
import { badgeCss } from '../../src/ui/badge';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { cardCss } from '../../src/ui/card';
import { categoryCss } from '../../src/ui/category';
import { choiceCss } from '../../src/ui/choice-list';
import { priceCss } from '../../src/ui/price';
import { segmentedCss } from '../../src/ui/segmented';
import { skeletonCss } from '../../src/ui/skeleton';
import { PricingTable, type PricingTableProps } from './pricing-table';
import pricingCss from './pricing-table.css?inline';

/** `<waybill-pricing-table>`: packages by category, with their toggles. */
const spec: WidgetSpec<PricingTableProps> = {
  tag: 'waybill-pricing-table',
  summary:
    'Package cards by category, monthly or annual, standard or commercial; boosters, services and support levels.',
  props: {
    category: {
      kind: 'string',
      fallback: undefined,
      summary: 'Path of the category that starts open, e.g. dynamic-routing; the first two without it.',
    },
    panels: {
      kind: 'list',
      values: ['plan-list', 'booster-list', 'service-list'],
      fallback: ['plan-list', 'booster-list', 'service-list'],
      summary: 'What is shown: packages, boosters, services with support levels; all three without it.',
    },
  },
  view: PricingTable,
  // Its height is only known with the packages: what stands below is pushed out of sight at once.
  room: { height: 'min(100vh, 1100px)' },
  css: [
    buttonCss,
    segmentedCss,
    badgeCss,
    priceCss,
    categoryCss,
    cardCss,
    choiceCss,
    skeletonCss,
    bannerCss,
    pricingCss,
  ],
  texts: ['pricing'],
  preload: ['bundles'],
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
  slots: { '': 'Shown until the prices are there, after a crash, and without scripts.' },
  parts: {
    pricing: 'Everything.',
    toolbar: 'The row of toggles.',
    segmented: 'A toggle.',
    tabs: 'The links to the panels.',
    row: 'A booster or a service.',
    stepper: 'The quantity of a booster.',
    pill: 'Which support level fits.',
    category: 'A category.',
    card: 'A package card.',
    'card-featured': 'The featured package card.',
    'card-selected': 'The card of the package in the cart.',
    sign: 'The plate on the featured card.',
    price: 'A price.',
    button: 'A button.',
    choices: 'The options of a package.',
    choice: 'One of them.',
    banner: 'What went wrong, with a way to try again.',
    skeleton: 'What stands there while prices are loading.',
  },
  states: { loading: 'Until the first prices.', ready: 'Prices are shown.', error: 'The view crashed.' },
};

export default spec;
