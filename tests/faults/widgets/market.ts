import { bundlesBody, cartBody, sessionBody, wireModule, wirePlan } from '../../kit/wire';
import { adding, isResting, linesOf, planOf } from './cart-writes';
import type { Page } from './page';
import type { Row } from './row';

const shows = (widget: string, text: string) => (page: Page) => page.seen(`waybill-${widget}`).includes(text);

/** A small catalogue, because it is rendered a thousand times. */
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

const isAdded = (page: Page): boolean => linesOf(page).includes('11') && isResting(page);

const MARKETS = [
  {
    widget: 'marketplace-grid',
    answers: MARKET_ANSWERS,
    good: shows('marketplace-grid', 'Module 11'),
    button: '.module .btn',
  },
  {
    widget: 'module-details',
    markup: 'module="11"',
    answers: MARKET_ANSWERS,
    good: shows('module-details', 'Module 11'),
    button: '.buy .btn',
  },
] as const;

const COMPARED = {
  bundles: bundlesBody({
    data: [1001, 1002].map((id) => wirePlan(id, { features: [{ group: 'Planning', name: 'Map', value: true }] })),
  }),
};

const LATE = { status: 200, currency: 'USD', modules: [], data: [wireModule(77, { title: 'Late' })] };
const LATE_PLAN = { ...LATE, data: [wirePlan(78, { inid: 3, title: 'Late' })] };

/** Fault rows for items that the product list lacks, and the details of such an item. */
const ALONE: readonly Row[] = [
  ...(['module', 'bundle'] as const).map((endpoint): Row => ({
    widget: 'module-details',
    endpoint,
    markup: endpoint === 'module' ? 'module="77"' : 'plan="78"',
    answers: { ...MARKET_ANSWERS, module: LATE, bundle: LATE_PLAN },
    good: shows('module-details', 'Late'),
    settles: {
      on: [404],
      good: (page) => page.find('[part="details"]').length > 0,
      why: 'the server says that there is none, and so does the page',
    },
  })),
  ...(['moduleSearch', 'bundleSearch', 'platformSearch'] as const).map((endpoint): Row => ({
    widget: 'marketplace-grid',
    endpoint,
    answers: {
      ...MARKET_ANSWERS,
      moduleSearch: LATE,
      bundleSearch: LATE_PLAN,
      platformSearch: { ...MARKET_ANSWERS.platforms },
    },
    come: (page) => page.until('the marketplace', () => shows('marketplace-grid', 'Module 11')(page)),
    typed: { '[role="combobox"]': 'zzz' },
    ask: (page) => page.type('[role="combobox"]', 'zzz'),
    silent: 'what the others find is shown all the same',
    tells: ['session', 'offline'],
    good: (page) => page.find('h3').length > 0,
  })),
  {
    widget: 'marketplace-grid',
    endpoint: 'modules',
    markup: 'category="bolt"',
    answers: {
      ...MARKET_ANSWERS,
      platforms: { status: 200, data: [{ id: 5, name: 'Planning', icon: 'bolt', total: 3 }] },
      modules: LATE,
    },
    silent: 'what the page knows of a category is sold all the same',
    tells: ['session', 'offline'],
    good: shows('marketplace-grid', 'Module 11'),
  },
];

/** Fault rows for the marketplace and its details page. */
export const MARKET: readonly Row[] = [
  ...ALONE,
  ...MARKETS.map((market): Row => ({ ...market, endpoint: 'products' })),
  ...MARKETS.flatMap((market) =>
    (['platforms', 'industries'] as const).map((endpoint): Row => ({
      ...market,
      endpoint,
      silent: 'a catalogue without categories is still a catalogue',
      tells: ['session', 'offline'],
    })),
  ),
  ...MARKETS.map((market): Row => ({
    ...market,
    ...adding((page) => page.pressOn(market.button), isAdded),
    of: 'marketplace',
    come: (page) => page.until('the module', () => market.good(page)),
  })),
  {
    ...MARKETS[1],
    endpoint: 'crossSell',
    answers: { ...MARKET_ANSWERS, session: sessionBody(), cart: cartBody(wirePlan(1001), [wireModule(12)]) },
    silent: 'what stands on the same shelf is offered all the same',
    tells: ['session', 'offline'],
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
    answers: COMPARED,
    good: shows('plan-comparison', 'Plan 1001'),
  },
  {
    ...adding(
      (page) => page.pressOn('thead .btn'),
      (page) => planOf(page) !== null && isResting(page),
    ),
    widget: 'plan-comparison',
    answers: COMPARED,
    come: (page) => page.until('the plans', () => shows('plan-comparison', 'Plan 1001')(page)),
  },
];
