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

const add = (page: Page) => page.pressOn('.buy .btn');
const isAdded = ({ store }: Page): boolean => {
  const { content, busy } = store.getState().cart;
  return content.lines[11] !== undefined && busy === null;
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
    widget: 'module-details',
    endpoint: 'cartAdd',
    markup: 'module="11"',
    answers: MARKET_ANSWERS,
    come: (page) => page.until('the module', () => shows('module-details', 'Module 11')(page)),
    ask: add,
    again: async (page) => {
      await page.press('common.ok');
      if (!isAdded(page)) await add(page);
    },
    of: 'marketplace',
    changesCart: true,
    takesAny: true,
    oddly: { good: isAdded, why: 'what is in the cart was said by nobody but us' },
    newKey: 'what is in the cart is in it once, however often it is added',
    good: isAdded,
  },
  {
    widget: 'marketplace-grid',
    endpoint: 'suggestions',
    answers: MARKET_ANSWERS,
    come: (page) => page.until('the marketplace', () => shows('marketplace-grid', 'Module 11')(page)),
    typed: { '[role="combobox"]': 'Modul' },
    ask: (page) => page.type('[role="combobox"]', 'Module 1'),
    silent: 'what this page finds by itself is offered all the same',
    good: (page) => page.find('[role="option"]').length > 1,
  },
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
