import { describe, expect, it } from 'vitest';
import { crossSell, products as productsRead } from '../../src/store/resources/catalogue';
import {
  selectCrossSell,
  selectCrossSellScope,
  selectHasUnreadOffers,
  selectUpsell,
} from '../../src/store/selectors/offers';
import { addOnCategories } from '../../src/domain/cart/category';
import { selectCart } from '../../src/store/selectors/cart';
import { moduleWanted, planChosen } from '../../src/store/slices/cart';
import { openStore } from '../kit/flows';
import { holds } from '../kit/until';
import { bundlesBody, MODULES, wireModule, wirePlan } from '../kit/wire';

type Page = Awaited<ReturnType<typeof openStore>>;

const upsell = { ids: [1002, 1005, 1001, 1008], result: { id: 1002 }, modules: [11, 13, 21, 22] };
const OFFERED = { status: 200, tracking_id: 'track-1', product: {}, is_upsell: 1, upsell };
const PLAIN = { status: 200, tracking_id: 'track-1', product: {} };
const products = {
  status: 200,
  currency: 'USD',
  data: [...MODULES, wireModule(21), wireModule(22, { type: 'internal' })],
};
const bundles = bundlesBody({ data: [...bundlesBody().data, wirePlan(1008, { is_exclusive: 1 })] });
const state = (page: Page) => page.store.getState();
const idle = (page: Page, writes: number) =>
  holds(() => page.writes().length === writes && state(page).cart.busy === null);

async function withPlan(more: Parameters<typeof openStore>[0] = {}) {
  const page = await openStore({
    bundles,
    products,
    cartAdd: (given: { readonly body?: unknown } | undefined) =>
      given?.body && Reflect.get(given.body, 'module') ? PLAIN : OFFERED,
    ...more,
  });
  page.store.dispatch(planChosen({ planId: 1001, from: 'action', origin: null }));
  await idle(page, 1);
  return page;
}

async function ask(page: Page): Promise<void> {
  const scope = selectCrossSellScope(state(page));
  if (scope) await page.store.dispatch(crossSell.read(scope));
}

const shown = (page: Page) => selectCrossSell(state(page), selectCrossSellScope(state(page)));

const answer = (...ids: readonly number[]) => ({
  status: 200,
  currency: 'USD',
  data: ids.map((id) => wireModule(id)),
});

describe('an upsell', () => {
  it('offers what is for sale, not in the cart and for this person, with what it costs more [CRT-54]', async () => {
    const page = await withPlan();
    expect(selectHasUnreadOffers(state(page))).toBe(true);
    await page.store.dispatch(productsRead.read({ language: 'en', currency: null }));
    expect(selectHasUnreadOffers(state(page))).toBe(false);
    const { plans, modules } = selectUpsell(state(page));
    // The plan costs 333.00 less 10 %, 299 in whole dollars; the cart costs 100.00 less 10 %.
    expect(plans.map(({ plan, difference }) => [plan.id, difference])).toEqual([[1002, 29_900 - 9000]]);
    expect(modules.map(({ module, price }) => [module.id, price])).toEqual([
      [11, 2000],
      [21, 2000],
    ]);
  });

  it('disappears once an add-on is in the cart beside the package, which stays bundled [CRT-30]', async () => {
    const page = await withPlan();
    page.store.dispatch(moduleWanted({ id: 11, origin: null }));
    await idle(page, 2);
    expect(state(page).cart.content).toMatchObject({ upsell: null, plan: { id: 1001, bundled: true } });
    expect(selectUpsell(state(page))).toEqual({ plans: [], modules: [] });
  });
});

describe('cross-sell', () => {
  it('requests offers once for each content, with the modules in the cart [API-36]', async () => {
    const page = await withPlan({ crossSell: answer(11, 21) });
    await Promise.all([ask(page), ask(page)]);
    await ask(page);
    const calls = page.calls.filter(({ name }) => name === 'crossSell');
    expect(calls.map(({ options }) => options?.body)).toEqual([{ ids: [1, 2] }]);
    expect(shown(page).map(({ module }) => module.id)).toEqual([11, 21].filter((id) => !known(page).includes(id)));
  });

  it('drops a superseded answer for a content that has changed since [API-36]', async () => {
    const waiting: ((body: unknown) => void)[] = [];
    let calls = 0;
    const page = await withPlan({
      cartAdd: PLAIN,
      crossSell: () => ((calls += 1) === 1 ? new Promise((resolve) => waiting.push(resolve)) : answer(21)),
    });
    const first = ask(page);
    page.store.dispatch(moduleWanted({ id: 14, origin: null }));
    await idle(page, 2);
    await ask(page);
    waiting[0]?.(answer(11));
    await first;
    expect(shown(page).map(({ module }) => module.id)).toEqual([21]);
  });

  it('offers nothing in another currency than the cart’s, and nothing for an empty cart [CRT-61]', async () => {
    const page = await withPlan({ cartAdd: PLAIN, crossSell: { ...answer(11), currency: 'EUR' } });
    await ask(page);
    expect(shown(page)).toEqual([]);
    const empty = await openStore({ bundles });
    expect([selectCrossSellScope(state(empty)), shown(empty)]).toEqual([null, []]);
  });
});

it('selectors count the add-ons of each category, so that all of one can be removed [CRT-62]', async () => {
  const page = await withPlan();
  for (const id of [11, 14]) page.store.dispatch(moduleWanted({ id, origin: null }));
  await idle(page, 3);
  expect(addOnCategories(selectCart(state(page)))).toEqual([
    { categoryId: 5, name: 'Planning', count: 1 },
    { categoryId: 9, name: 'Other', count: 1 },
  ]);
});

const known = (page: Page): readonly number[] => selectUpsell(state(page)).modules.map(({ module }) => module.id);
