import type { WidgetSpec } from '../../src/element/spec';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { emptyCss } from '../../src/ui/empty-state';
import { fieldCss } from '../../src/ui/field';
import { priceCss } from '../../src/ui/price';
import { skeletonCss } from '../../src/ui/skeleton';
import { loadExplanation } from '../../src/views/explained';
import pairCss from './pair.css?inline';
import { PlanComparison, type PlanComparisonProps } from './plan-comparison';
import comparisonCss from './plan-comparison.css?inline';

/** `<waybill-plan-comparison>`: the features of each package under a sticky header. */
const spec: WidgetSpec<PlanComparisonProps> = {
  tag: 'waybill-plan-comparison',
  summary: 'Packages side by side, feature by feature, under a sticky header.',
  props: {
    category: {
      kind: 'string',
      fallback: undefined,
      summary: 'Path of the category to compare, e.g. dynamic-routing; without it the person selects one.',
    },
    stickyOffset: {
      kind: 'length',
      fallback: undefined,
      summary: 'Height of the page’s own sticky header, in pixels or as a CSS length, e.g. 64 or 4rem.',
    },
  },
  view: PlanComparison,
  // The height depends on the packages, so the reserved room pushes the content below out of view at once.
  room: { height: 'min(100vh, 900px)', wide: 720 },
  css: [buttonCss, priceCss, fieldCss, emptyCss, skeletonCss, bannerCss, comparisonCss, pairCss],
  texts: ['pricing', 'plan_comparison'],
  preload: ['bundles'],
  servedParts: [loadExplanation],
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
  slots: { '': 'Shown until the packages have loaded, after a crash, and without scripts.' },
  parts: {
    comparison: 'The whole comparison.',
    category: 'The category select, if the attribute names no category.',
    table: 'The table.',
    header: 'The sticky row.',
    'in-view': 'The name of the feature group in view.',
    dot: 'A button that scrolls to a group.',
    picker: 'The select for one of the two packages in the narrow layout.',
    plan: 'The name and price of a package.',
    'plan-selected': 'The name and price of the package in the cart.',
    price: 'A price.',
    term: 'A term whose explanation opens by hover, focus and tap.',
    button: 'A button.',
    empty: 'The empty state without features to compare.',
    banner: 'An error, with a button to retry.',
    skeleton: 'The skeleton while the packages load.',
  },
  states: { loading: 'The packages are loading.', ready: 'The comparison is shown.', error: 'The view crashed.' },
};

export default spec;
