import { describe, expect, it, vi } from 'vitest';
// The app imports the effects lazily on the first press; the eager import keeps their compilation out of the tests.
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

/** Opens a page whose cart holds the metered module 21 with quantity 1. */
async function pageWithLine(answers: Parameters<typeof openStore>[0] = {}) {
  const page = await openStore({ bundles, cartAdd: ADDED, ...answers });
  page.store.dispatch(moduleWanted({ id: 21, origin: null }));
  await holds(() => page.writes().length === 1 && page.store.getState().cart.busy === null);
  return page;
}

describe('quantities that were chosen', () => {
  it('are shown at once as an optimistic update and written in one batch [API-06, MNY-07]', async () => {
    const page = await pageWithLine();
    page.store.dispatch(choose([21, 12], [22, 4]));
    await holds(() => page.writes().length === 3 && page.store.getState().cart.busy === null);
    expect([quantityOf(page, 21), quantityOf(page, 22)]).toEqual([12, 4]);
    expect(bodies(page).slice(1)).toEqual([
      { id: 22, module: 1, pricing: 0, entries: [{ id: 22, quantity: 4 }] },
      { id: 21, module: 1, pricing: 0, entries: [{ id: 21, quantity: 12 }] },
    ]);
  });

  it('may also be the fleet size of the package [MNY-05]', async () => {
    const fleet = wirePlan(1001, { minimum_asset_count: 10, minimum_asset_rate: '14.00' });
    const page = await openStore({ bundles: bundlesBody({ data: [fleet] }), cartAdd: ADDED });
    page.store.dispatch(planChosen({ planId: 1001, from: 'action', origin: null }));
    await holds(() => page.writes().length === 1 && page.store.getState().cart.busy === null);
    page.store.dispatch(choose([1001, 12]));
    await holds(() => page.writes().length === 2 && page.store.getState().cart.busy === null);
    expect(page.store.getState().cart.content.plan?.quantity).toBe(12);
    expect(bodies(page)[1]).toEqual({ id: 1001, module: 0, pricing: 0, entries: [{ id: 1001, quantity: 12 }] });
  });

  it('cause no call if they are unchanged, of a fixed price, or zero for an absent item [MNY-10]', async () => {
    const page = await pageWithLine();
    page.store.dispatch(choose([21, 1], [22, 0], [999, 0]));
    page.store.dispatch(choose([21, 2]));
    await holds(() => quantityOf(page, 21) === 2 && page.store.getState().cart.busy === null);
    expect(bodies(page)).toHaveLength(2);
    expect(quantityOf(page, 22)).toBeUndefined();
  });

  it('are rolled back together if the server refuses, and the person is told', async () => {
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

  it('are shown at once and debounced, so that only the last of a burst is written', async () => {
    const page = await pageWithLine();
    for (const quantity of [2, 3, 4]) page.store.dispatch(choose([21, quantity]));
    expect(shown(page, 21)).toBe(4);
    expect(quantityOf(page, 21)).toBe(1);
    await holds(() => quantityOf(page, 21) === 4 && page.store.getState().cart.busy === null);
    expect(shown(page, 21)).toBe(4);
    expect(bodies(page).slice(1)).toEqual([{ id: 21, module: 1, pricing: 0, entries: [{ id: 21, quantity: 4 }] }]);
  });

  it('wait in the edit queue while earlier ones are being written', async () => {
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

  it('flush their debounce when another edit is queued or the page is left', async () => {
    const page = await pageWithLine();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const rest = () => timers.mock.calls.findIndex(([, ms]) => ms === 400);
    page.store.dispatch(choose([21, 5]));
    await holds(() => rest() >= 0);
    // The timer is cleared so that the debounce can only end by a flush.
    for (const { value } of timers.mock.results.slice(rest())) clearTimeout(value);
    flushDebounce(page.ports);
    timers.mockRestore();
    expect(quantityOf(page, 21)).toBe(1);
    await holds(() => page.writes().length === 2 && page.store.getState().cart.busy === null);
    page.store.dispatch(choose([21, 6]));
    page.store.dispatch(moduleUnwanted({ id: 999, origin: null }));
    await holds(() => page.writes().length === 3);
  });

  it('are flushed before a checkout goes on', async () => {
    const page = await pageWithLine();
    page.store.dispatch(choose([21, 5]));
    page.store.dispatch(checkoutPressed({ origin: null }));
    await holds(() => page.moves.length + page.store.getState().dialogs.queue.length === 1);
    expect(bodies(page).at(-1)).toMatchObject({ entries: [{ id: 21, quantity: 5 }] });
  });

  it('are dropped if their item has been removed meanwhile', async () => {
    const page = await pageWithLine({ cartRemove: { status: 200 } });
    page.store.dispatch(moduleUnwanted({ id: 21, origin: null }));
    page.store.dispatch(choose([21, 0]));
    await holds(() => quantityOf(page, 21) === undefined && page.store.getState().cart.busy === null);
    await holds(() => Object.keys(page.store.getState().quantities).length === 0);
    expect(bodies(page)).toHaveLength(2);
  });
});
