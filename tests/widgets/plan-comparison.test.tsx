import { describe, expect, it, vi } from 'vitest';
import { all, one, shadowOf, textOf } from '../kit/look';
import { mountPage, type PageOptions } from '../kit/mount';
import { until } from '../kit/until';
import { bundlesBody, sessionBody, subscribed, wireModule, wirePlan } from '../kit/wire';

const TAG = 'waybill-plan-comparison';
const root = () => shadowOf(TAG);

const feature = (group: string, name: string, value: string | boolean) => ({ group, name, value });
const FEATURES = [
  feature('Planning', 'Members', '5'),
  feature('Planning', 'Map', true),
  feature('Support', 'Chat', false),
];
const bodyOf = (...data: readonly object[]) => ({ bundles: bundlesBody({ data }) });
const PLANS = bodyOf(
  wirePlan(1001, { features: FEATURES }),
  wirePlan(1003, { family: 'family-1001', billing_cycle: 'month', price: '120.00', discount: '0', features: FEATURES }),
  wirePlan(1007, {
    price: '150.00',
    features: [
      feature('Planning', 'Members', '8'),
      feature('Planning', 'Depots', true),
      feature('Support', 'Chat', true),
    ],
  }),
  wirePlan(1008, { card_type: 3, price: null, features: [] }),
  wirePlan(1002, { catid: 2, features: [feature('Cycles', 'Holidays', true)] }),
);

const table = () => {
  const found = root().querySelector('table');
  if (!found) throw new Error('no table');
  return found;
};
const rowsOf = (part: ParentNode) => [...part.querySelectorAll('tr')].map((row) => [...row.cells].map(textOf));
const heads = () => [...table().querySelectorAll('thead th')].map(textOf);

const buttonOf = (plan: string) => {
  const [button] = [...all(root(), 'button'), ...all(root(), 'link')].filter((found) => textOf(found).includes(plan));
  if (!button) throw new Error(`no button of ${plan}`);
  return button;
};

const pickers = () => [...root().querySelectorAll<HTMLSelectElement>('.picks select')];

const pick = (at: number, family: string) => {
  const select = pickers()[at];
  if (!select) throw new Error('no picker');
  select.value = family;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};

const columns = () => heads().map((head) => head.slice(0, 9));

async function openComparison(options: PageOptions = {}, attributes = 'category="dynamic-routing"') {
  const page = await mountPage(`<${TAG} ${attributes}></${TAG}>`, {
    ...options,
    answers: { ...PLANS, ...options.answers },
  });
  await until(table);
  return page;
}

describe('the comparison', () => {
  it('has a column for each package and a group of rows for each group of features [PRC-10]', async () => {
    await openComparison();
    expect(textOf(table().caption)).toBe('What each package contains: Dynamic Routing');
    expect(heads()).toEqual([
      'Plan 1001 $90 instead of $100 /month',
      'Plan 1007 $135 instead of $150 /month',
      'Plan 1008 Custom',
    ]);
    expect([...table().tBodies].map(rowsOf)).toEqual([
      [
        ['Planning'],
        ['Members', '5', '8', '–Not included'],
        ['Map', 'Included', '–Not included', '–Not included'],
        ['Depots', '–Not included', 'Included', '–Not included'],
      ],
      [['Support'], ['Chat', '–Not included', 'Included', '–Not included']],
    ]);
  });

  it('is a table with header cells', async () => {
    await openComparison();
    const scopes = (selector: string) =>
      [...table().querySelectorAll(selector)].map((cell) => cell.getAttribute('scope'));
    expect(scopes('thead th')).toEqual(['col', 'col', 'col']);
    expect(scopes('.group > th')).toEqual(['rowgroup', 'rowgroup']);
    expect(new Set(scopes('tbody tr:not(.group) > th'))).toEqual(new Set(['row']));
    const [planning] = table().tBodies;
    expect(textOf(root().getElementById(planning?.getAttribute('aria-labelledby') ?? ''))).toBe('Planning');
  });

  it('names the group in view in its sticky header, and links each group [PRC-12]', async () => {
    const scrolled = { by: 0 };
    vi.spyOn(HTMLTableSectionElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: Element,
    ) {
      return new DOMRect(0, [...table().tBodies].findIndex((body) => body === this) * 300 - scrolled.by, 0, 0);
    });
    await openComparison();
    const named = () => textOf(root().querySelector('.inview-name'));
    expect(named()).toBe('Planning');
    scrolled.by = 300;
    document.dispatchEvent(new Event('scroll'));
    await until(() => expect(named()).toBe('Support'));
    scrolled.by = 0;
    document.dispatchEvent(new Event('scroll'));
    await until(() => expect(named()).toBe('Planning'));
    expect(one(root(), 'button', 'Planning').getAttribute('aria-current')).toBe('true');
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    one(root(), 'button', 'Support').click();
    expect(vi.mocked(HTMLElement.prototype.scrollIntoView).mock.contexts).toEqual([table().tBodies[1]]);
  });

  it('follows the toggles without calls of its own', async () => {
    const page = await mountPage(
      `<waybill-pricing-table></waybill-pricing-table><${TAG} category="dynamic-routing"></${TAG}>`,
      {
        answers: PLANS,
      },
    );
    const radio = await until(() => one(shadowOf('waybill-pricing-table'), 'radio', 'Monthly'));
    await until(table);
    radio.click();
    await until(() => expect(heads()).toEqual(['Plan 1003 $120 /month', 'Plan 1008 Custom']));
    expect(page.calls.filter(({ name }) => name === 'bundles')).toHaveLength(1);
  });

  it('offers a choice of category if its attribute names none or an unknown one', async () => {
    await openComparison({}, 'category="no-such-category"');
    const select = root().querySelector('select');
    if (!select) throw new Error('no choice');
    expect([...select.options].map(textOf)).toEqual(['Dynamic Routing', 'Scheduled & Recurring Routing']);
    select.value = 'scheduled-recurring-routing';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => expect(heads()).toEqual(['Plan 1002 $90 instead of $100 /month']));
  });

  it.each([
    ['packages', bodyOf(wirePlan(1002, { catid: 2 })), 'No packages match.'],
    ['features', bodyOf(wirePlan(1001, { ids: [], modules: [] })), 'There’s nothing to compare yet.'],
  ])('shows a message if there are no %s', async (_what, answers, text) => {
    await mountPage(`<${TAG} category="dynamic-routing"></${TAG}>`, { answers });
    await until(() => expect(textOf(root().querySelector('.empty'))).toContain(text));
  });

  it.each([
    ['listed beside the packages', { modules: [wireModule(11), wireModule(12)] }, undefined],
    ['from another list', { modules: [] }, { status: 200, currency: 'USD', data: [wireModule(11), wireModule(12)] }],
  ])('compares packages without features by their add-ons, %s [PRC-10]', async (_, more, products) => {
    const data = [wirePlan(1001, { ids: [11], modules: [] }), wirePlan(1007, { ids: [11, 12], modules: [] })];
    const answers = { bundles: bundlesBody({ data, ...more }), ...(products && { products }) };
    await mountPage(`<${TAG} category="dynamic-routing"></${TAG}>`, { answers });
    await until(() => table());
    expect([...table().tBodies].flatMap(rowsOf).map(([name]) => name)).toEqual(
      expect.arrayContaining(['Module 11', 'Module 12']),
    );
  });

  it('shows that loading has failed, and can retry', async () => {
    const page = await mountPage(`<${TAG}></${TAG}>`, { answers: { bundles: { status: 400 } } });
    const banner = await until(() => one(root(), 'alert'));
    page.script.bundles = PLANS.bundles;
    one(banner, 'button', 'Try again').click();
    await until(table);
    expect(all(root(), 'alert')).toEqual([]);
  });
});

describe('the button of a package', () => {
  it.each([
    [
      'a visitor',
      {},
      ['Try free for 7 days with Plan 1001', 'Try free for 7 days with Plan 1007', 'Contact sales about Plan 1008'],
    ],
    ['a member', sessionBody(), ['Choose Plan 1001', 'Choose Plan 1007', 'Contact sales about Plan 1008']],
    ['a subscriber', subscribed(1001), ['Current plan Plan 1001', 'Choose Plan 1007', 'Contact sales about Plan 1008']],
    [
      'a reseller',
      subscribed(1001, { user_type: 1, is_indirect: 1 }),
      ['ENABLED Plan 1001', 'ENABLE Plan 1007', 'Contact sales about Plan 1008'],
    ],
  ])('reads for %s as on the card', async (_who, session, texts) => {
    await openComparison(Object.keys(session).length > 0 ? { answers: { session } } : {});
    await until(() =>
      expect(['Plan 1001', 'Plan 1007', 'Plan 1008'].map((plan) => textOf(buttonOf(plan)))).toEqual(texts),
    );
  });

  it('raises the request event, adds the package to the cart, and marks its column', async () => {
    const page = await openComparison();
    page.hear('plan-select-request');
    page.hear('plan-select');
    buttonOf('Plan 1007').click();
    await until(() => expect(textOf(buttonOf('Plan 1007'))).toBe('In your cart Plan 1007'));
    await until(() => expect(page.moves).toEqual(['/register']));
    const detail = { planId: 1007, code: 'plan-code-1007', from: 'comparison' };
    expect(page.events.map(({ name, detail: said }) => [name, said])).toEqual([
      ['plan-select-request', detail],
      ['plan-select', detail],
    ]);
    const marked = [...table().querySelectorAll<HTMLTableCellElement>('tbody .mine')].map((cell) => cell.cellIndex);
    expect(new Set(marked)).toEqual(new Set([2]));
  });

  it('does nothing if the page prevents the event', async () => {
    const page = await openComparison();
    page.hear('plan-select-request', { prevent: true });
    buttonOf('Plan 1007').click();
    expect(page.events).toHaveLength(1);
    expect(page.writes()).toEqual([]);
    expect(page.store.getState().cart.content.plan).toBeNull();
  });
});

describe('on a phone', () => {
  it('two packages are shown side by side, and each can be exchanged', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(360);
    await openComparison();
    await until(() => expect(columns()).toEqual(['Plan 1001', 'Plan 1007']));
    expect(pickers().map((select) => select.getAttribute('aria-label'))).toEqual(['First package', 'Second package']);
    expect(rowsOf(table().tBodies[0] ?? root())).toContainEqual(['Members', '5', '8']);
    pick(1, 'family-1008');
    await until(() => expect(columns()).toEqual(['Plan 1001', 'Plan 1008']));
    pick(0, 'family-1008');
    await until(() => expect(columns()).toEqual(['Plan 1008', 'Plan 1001']));
    expect(rowsOf(table().tBodies[0] ?? root())).toContainEqual(['Members', '–Not included', '5']);
  });

  it('the package in the cart is one of them', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(360);
    const four = [1001, 1007, 1010, 1011].map((id) =>
      wirePlan(id, { features: FEATURES, is_featured: id === 1010 ? 1 : 0 }),
    );
    await openComparison({ answers: bodyOf(...four) });
    await until(() => expect(columns()).toEqual(['Plan 1001', 'Plan 1010']));
  });
});
