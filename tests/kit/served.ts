import { render } from '../../src/render';
import { bundlesBody, wireModule, wirePlan } from './wire';

/** A feature with an explanation, whose code the view loads as a part. */
const FEATURE = { group: 'Planning', name: 'Map', note: 'Streets and stops.', value: true };

/** A small marketplace, and packages with features to compare. */
export const SERVED_ANSWERS = {
  bundles: bundlesBody({
    data: [1001, 1002].map((id) => wirePlan(id, { features: [FEATURE] })),
  }),
  products: bundlesBody({
    modules: [],
    data: [
      wirePlan(1001, { inid: 3 }),
      wireModule(11, { icon: 'route' }),
      wireModule(12, { icon: 'bolt', has_dependency: 1, dependencies: '11' }),
    ],
  }),
  platforms: { status: 200, data: [{ id: 5, name: 'Planning', icon: 'bolt', total: 2 }] },
  industries: { status: 200, data: [{ id: 3, name: 'Retail', icon: 'shop' }] },
};

/** A widget that a server renders, with attributes and a text that its complete view shows. */
export const SERVED_WIDGETS = [
  ['waybill-pricing-table', { panels: 'plan-list' }, 'Plan 1001'],
  ['waybill-plan-comparison', {}, 'Plan 1001'],
  ['waybill-marketplace-grid', {}, 'Module 11'],
  ['waybill-marketplace-grid', { view: 'list', kind: 'industry' }, 'Plan 1001'],
  ['waybill-module-details', { module: '12' }, 'Module 12'],
  ['waybill-module-details', { plan: '1001' }, 'Plan 1001'],
  ['waybill-guide-form', { 'ask-name': '' }, 'Work email'],
] as const;

/** Renders a widget from the answers above, for a page at `/dist/`'s host. */
export const rendered = (tag: string, attributes: Readonly<Record<string, string>>, language = 'en') =>
  render(tag, attributes, { assets: '/dist/', country: 'US', language, replies: SERVED_ANSWERS, timeout: 20_000 });
