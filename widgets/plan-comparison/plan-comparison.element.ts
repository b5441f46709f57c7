import type { WidgetSpec } from '../../src/element/spec';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { emptyCss } from '../../src/ui/empty-state';
import { fieldCss } from '../../src/ui/field';
import { priceCss } from '../../src/ui/price';
import { skeletonCss } from '../../src/ui/skeleton';
import pairCss from './pair.css?inline';
import { PlanComparison, type PlanComparisonProps } from './plan-comparison';
import comparisonCss from './plan-comparison.css?inline';

/** `<waybill-plan-comparison>`: what each package contains, under a header that stays in view. */
const spec: WidgetSpec<PlanComparisonProps> = {
  tag: 'waybill-plan-comparison',
  summary: 'Packages side by side, feature by feature, under a header that stays in view.',
  props: {
    category: {
      kind: 'string',
      fallback: undefined,
      summary: 'Path of the category to compare, e.g. dynamic-routing; without it the reader chooses one.',
    },
    stickyOffset: {
      kind: 'length',
      fallback: undefined,
      summary: 'Height of what the page keeps fixed at its top, in pixels or as a CSS length, e.g. 64 or 4rem.',
    },
  },
  view: PlanComparison,
  // Its height is only known with the packages: what stands below is pushed out of sight at once.
  room: { height: 'min(100vh, 900px)' },
  css: [buttonCss, priceCss, fieldCss, emptyCss, skeletonCss, bannerCss, comparisonCss, pairCss],
  texts: ['pricing', 'plan_comparison'],
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
  slots: { '': 'Shown until the packages are there, after a crash, and without scripts.' },
  parts: {
    comparison: 'Everything.',
    category: 'The choice of a category, where none is named.',
    table: 'The table.',
    header: 'The row that stays in view.',
    'in-view': 'The name of the feature group in view.',
    dot: 'A way to one of the groups.',
    picker: 'The choice of one of the two packages that a phone shows.',
    plan: 'Name and price of a package.',
    'plan-selected': 'Those of the package in the cart.',
    price: 'A price.',
    button: 'A button.',
    empty: 'What is said where there is nothing to compare.',
    banner: 'What went wrong, with a way to try again.',
    skeleton: 'What stands there while packages are loading.',
  },
  states: { loading: 'Until the first packages.', ready: 'The comparison is shown.', error: 'The view crashed.' },
};

export default spec;
