import { bundlesBody, wireModule, wirePlan } from '../../kit/wire';
import type { Page } from './page';
import type { Row } from './row';

const shows = (widget: string, text: string) => (page: Page) => page.seen(`waybill-${widget}`).includes(text);

/** Few enough to be drawn a thousand times. */
const MARKET_ANSWERS = {
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
  suggestions: { status: 200, data: [] },
};

const MARKETS = [
  { widget: 'marketplace-grid', answers: MARKET_ANSWERS, good: shows('marketplace-grid', 'Module 11') },
  {
    widget: 'module-details',
    markup: 'module="11"',
    answers: MARKET_ANSWERS,
    good: shows('module-details', 'Module 11'),
  },
] as const;

/** The marketplace, and what it says of one thing. */
export const MARKET: readonly Row[] = [
  ...MARKETS.map((market): Row => ({ ...market, endpoint: 'products' })),
  ...MARKETS.flatMap((market) =>
    (['platforms', 'industries'] as const).map((endpoint): Row => ({
      ...market,
      endpoint,
      silent: 'a catalogue without categories is still a catalogue',
      tells: ['session', 'offline'],
    })),
  ),
  {
    widget: 'plan-comparison',
    endpoint: 'bundles',
    answers: {
      bundles: bundlesBody({
        data: [1001, 1002].map((id) => wirePlan(id, { features: [{ group: 'Planning', name: 'Map', value: true }] })),
      }),
    },
    good: shows('plan-comparison', 'Plan 1001'),
  },
];
