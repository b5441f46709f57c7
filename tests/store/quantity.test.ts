import { describe, expect, it, vi } from 'vitest';
// Imported with the first press; here at once, so that no test waits for its compilation.
import '../../src/store/effects';
import { flushDebounce } from '../../src/store/effects/edit-queue';
import { selectCart } from '../../src/store/selectors/cart';
import {
  checkoutPressed,
  moduleUnwanted,
  moduleWanted,
  planChosen,
  quantitiesChosen,
} from '../../src/store/slices/cart';
import { failure } from '../kit/page-of-store';
import { openStore } from '../kit/flows';
import { holds } from '../kit/until';
import { bundlesBody, MODULES, wireModule, wirePlan } from '../kit/wire';

const ADDED = { status: 200, tracking_id: 'track-1', product: {} };
const metered = { pricing_type: 'USAGE', price: '3.00', base_price: '3.00' };
const bundles = bundlesBody({ modules: [...MODULES, wireModule(21, metered), wireModule(22, metered)] });

type Page = Awaited<ReturnType<typeof openStore>>;
const quantityOf = (page: Page, id: number) => page.store.getState().cart.content.lines[id]?.quantity;
const shown = (page: Page, id: number) => selectCart(page.store.getState()).lines[id]?.quantity;
const bodies = (page: Page) => page.writes().map(({ options }) => options?.body);
const choose = (...entries: (readonly [id: number, quantity: number])[]) =>
  quantitiesChosen({ entries: entries.map(([id, quantity]) => ({ id, quantity })), origin: null });

/** A page whose cart holds metered module 21 once. */
async function pageWithLine(answers: Parameters<typeof openStore>[0] = {}) {
  const page = await openStore({ bundles, cartAdd: ADDED, ...answers });
  page.store.dispatch(moduleWanted({ id: 21, origin: null }));
  await holds(() => page.writes().length === 1 && page.store.getState().cart.busy === null);
  return page;
}

describe('quantities that were chosen', () => {
  it('are set at once and written together [API-06, MNY-07]', async () => {
    const page = await pageWithLine();
    page.store.dispatch(choose([21, 12], [22, 4]));
    await holds(() => page.writes().length === 3 && page.store.getState().cart.busy === null);
    expect([quantityOf(page, 21), quantityOf(page, 22)]).toEqual([12, 4]);
    expect(bodies(page).slice(1)).toEqual([
      { id: 22, module: 1, pricing: 0, entries: [{ id: 22, quantity: 4 }] },
      { id: 21, module: 1, pricing: 0, entries: [{ id: 21, quantity: 12 }] },
    ]);
  });

  it('are those of the package’s fleet too [MNY-05]', async () => {
    const fleet = wirePlan(1001, { minimum_asset_count: 10, minimum_asset_rate: '14.00' });
    const page = await openStore({ bundles: bundlesBody({ data: [fleet] }), cartAdd: ADDED });
    page.store.dispatch(planChosen({ planId: 1001, from: 'action', origin: null }));
    await holds(() => page.writes().length === 1 && page.store.getState().cart.busy === null);
    page.store.dispatch(choose([1001, 12]));
    await holds(() => page.writes().length === 2 && page.store.getState().cart.busy === null);
    expect(page.store.getState().cart.content.plan?.quantity).toBe(12);
    expect(bodies(page)[1]).toEqual({ id: 1001, module: 0, pricing: 0, entries: [{ id: 1001, quantity: 12 }] });
  });

  it('that are as they were, of a fixed price, or none of what is absent cost no call [MNY-10]', async () => {
    const page = await pageWithLine();
    page.store.dispatch(choose([21, 1], [22, 0], [999, 0]));
    page.store.dispatch(choose([21, 2]));
    await holds(() => quantityOf(page, 21) === 2 && page.store.getState().cart.busy === null);
    expect(bodies(page)).toHaveLength(2);
    expect(quantityOf(page, 22)).toBeUndefined();
  });

  it('are taken back together where the server refuses, and the person is told', async () => {
    let isBroken = false;
    const page = await pageWithLine({
      cartAdd: () => (isBroken ? failure('status', { status: 500, ownStatus: 500, fromJson: true }) : ADDED),
    });
    isBroken = true;
    page.store.dispatch(choose([21, 12]));
    await holds(() => page.store.getState().dialogs.queue.length > 0);
    expect(quantityOf(page, 21)).toBe(1);
    expect(page.store.getState().dialogs.queue[0]).toMatchObject({ kind: 'error' });
  });

  it('are shown at once, and those of a moment are written once, the last one', async () => {
    const page = await pageWithLine();
    for (const quantity of [2, 3, 4]) page.store.dispatch(choose([21, quantity]));
    expect(shown(page, 21)).toBe(4);
    expect(quantityOf(page, 21)).toBe(1);
    await holds(() => quantityOf(page, 21) === 4 && page.store.getState().cart.busy === null);
    expect(shown(page, 21)).toBe(4);
    expect(bodies(page).slice(1)).toEqual([{ id: 21, module: 1, pricing: 0, entries: [{ id: 21, quantity: 4 }] }]);
  });

  it('come one after the other where the first are on their way', async () => {
    const waiting: (() => void)[] = [];
    let isSlow = false;
    const page = await pageWithLine({
      cartAdd: () => (isSlow ? new Promise((resolve) => waiting.push(() => resolve(ADDED))) : ADDED),
    });
    isSlow = true;
    page.store.dispatch(choose([21, 2]));
    await holds(() => waiting.length === 1);
    page.store.dispatch(choose([21, 9]));
    waiting[0]?.();
    expect(shown(page, 21)).toBe(9);
    await holds(() => waiting.length === 2);
    waiting[1]?.();
    await holds(() => quantityOf(page, 21) === 9 && page.store.getState().cart.busy === null);
    expect(bodies(page)).toHaveLength(3);
  });

  it('do not wait for their rest where another edit wants its turn, or the page is left', async () => {
    const page = await pageWithLine();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const rest = () => timers.mock.calls.findIndex(([, ms]) => ms === 400);
    page.store.dispatch(choose([21, 5]));
    await holds(() => rest() >= 0);
    // It would never end by itself.
    for (const { value } of timers.mock.results.slice(rest())) clearTimeout(value);
    flushDebounce(page.ports);
    timers.mockRestore();
    expect(quantityOf(page, 21)).toBe(1);
    await holds(() => page.writes().length === 2 && page.store.getState().cart.busy === null);
    page.store.dispatch(choose([21, 6]));
    page.store.dispatch(moduleUnwanted({ id: 999, origin: null }));
    await holds(() => page.writes().length === 3);
  });

  it('are written before a checkout goes on', async () => {
    const page = await pageWithLine();
    page.store.dispatch(choose([21, 5]));
    page.store.dispatch(checkoutPressed({ origin: null }));
    await holds(() => page.moves.length + page.store.getState().dialogs.queue.length === 1);
    expect(bodies(page).at(-1)).toMatchObject({ entries: [{ id: 21, quantity: 5 }] });
  });

  it('of what has gone meanwhile are forgotten', async () => {
    const page = await pageWithLine({ cartRemove: { status: 200 } });
    page.store.dispatch(moduleUnwanted({ id: 21, origin: null }));
    page.store.dispatch(choose([21, 0]));
    await holds(() => quantityOf(page, 21) === undefined && page.store.getState().cart.busy === null);
    await holds(() => Object.keys(page.store.getState().quantities).length === 0);
    expect(bodies(page)).toHaveLength(2);
  });
});
