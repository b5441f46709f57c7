import { describe, expect, it, vi } from 'vitest';
import '../../src/store/effects';
import { cartRestored, moduleWanted, quantitiesChosen } from '../../src/store/slices/cart';
import { sessionRead } from '../../src/store/slices/session';
import { VISITOR } from '../../src/domain/subscription/user-type';
import { openStore, signIn } from '../kit/flows';
import { holds } from '../kit/until';
import { pageOfStore } from '../kit/page-of-store';
import { bundlesBody, cartBody, MODULES, sessionBody, wireModule, wirePlan } from '../kit/wire';

const ADDED = { status: 200, tracking_id: 'track-1', product: {} };
const metered = { pricing_type: 'USAGE', price: '3.00', base_price: '3.00' };
const bundles = bundlesBody({ modules: [...MODULES, wireModule(21, metered), wireModule(22, metered)] });
const MINUTE = 60_000;

type Page = Awaited<ReturnType<typeof openStore>>;
const chosen = (...entries: (readonly [id: number, quantity: number])[]) =>
  quantitiesChosen({ entries: entries.map(([id, quantity]) => ({ id, quantity })), origin: null });
const waiting = (page: Page) => page.kept.get('pending') as { key: string; entries: unknown } | undefined;
const quantityOf = (page: Page, id: number) => page.store.getState().cart.content.lines[id]?.quantity;
const isIdle = (page: Page) => page.store.getState().cart.busy === null;
const bodies = (page: Page) => page.writes().map(({ options }) => options?.body);

const line = (quantity: number) => wireModule(21, { ...metered, quantity, is_added: 1 });

/** Opens a new page over the storage of a page that was left. */
async function reopened(left: Page, answers: Parameters<typeof openStore>[0] = {}) {
  const page = pageOfStore({ bundles, products: bundles, cartAdd: ADDED, ...answers });
  Object.assign(page.ports.tabs, { id: 'next-page' });
  for (const [name, value] of left.kept) page.kept.set(name, value);
  const { content, currency } = left.store.getState().cart;
  page.store.dispatch(cartRestored({ cart: content, currency, trackingId: 'track-1' }));
  return page;
}

const visitor = { ...VISITOR, country: 'US' };

describe('a pending quantity', () => {
  it('is stored on the press, before anything is loaded, and removed once it is written [REV-54]', async () => {
    const page = await openStore({ bundles, cartAdd: ADDED });
    page.store.dispatch(moduleWanted({ id: 21, origin: null }));
    await holds(() => page.writes().length === 1 && isIdle(page));
    page.store.dispatch(chosen([21, 4]));
    expect(waiting(page)).toMatchObject({ entries: [{ id: 21, quantity: 4 }], member: null });
    await holds(() => page.writes().length === 2 && isIdle(page) && waiting(page) === undefined);
    expect(quantityOf(page, 21)).toBe(4);
  });

  it('is sent by the next page of the same visitor, and only once [REV-54]', async () => {
    const left = await openStore({ bundles, cartAdd: () => new Promise(() => {}) });
    left.store.dispatch(chosen([21, 2], [22, 3]));
    const page = await reopened(left);
    page.store.dispatch(sessionRead(visitor));
    await holds(() => isIdle(page) && waiting(page) === undefined);
    expect([quantityOf(page, 21), quantityOf(page, 22)]).toEqual([2, 3]);
    expect(bodies(page)).toEqual([
      { id: 21, module: 1, pricing: 0, entries: [{ id: 21, quantity: 2 }] },
      { id: 22, module: 1, pricing: 0, entries: [{ id: 22, quantity: 3 }] },
      {
        id: 21,
        module: 1,
        pricing: 0,
        entries: [
          { id: 21, quantity: 2 },
          { id: 22, quantity: 3 },
        ],
      },
    ]);
    const third = await reopened(page);
    third.store.dispatch(sessionRead(visitor));
    await holds(() => third.store.getState().session.status === 'known');
    expect(third.writes()).toEqual([]);
  });

  it('is compared with the member’s cart, which already has it if the call had arrived [REV-54]', async () => {
    const member = sessionBody();
    const server = (quantity: number) => ({ session: member, cart: cartBody(wirePlan(1001), [line(quantity)]) });
    const left = await openStore({ bundles, cartAdd: ADDED, ...server(1) });
    await holds(() => quantityOf(left, 21) === 1);
    left.store.dispatch(chosen([21, 6]));
    const arrived = await reopened(left, server(6));
    signIn(arrived, member);
    await holds(() => waiting(arrived) === undefined);
    expect(arrived.writes()).toEqual([]);
    const page = await reopened(left, server(1));
    signIn(page, member);
    await holds(() => waiting(page) === undefined);
    expect(bodies(page)).toEqual([{ id: 21, module: 1, pricing: 0, entries: [{ id: 21, quantity: 6 }] }]);
  });

  it('is not sent for another account, nor after ten minutes [REV-54]', async () => {
    const left = await openStore({ bundles, cartAdd: ADDED, session: sessionBody(), cart: cartBody(null) });
    left.store.dispatch(chosen([21, 6]));
    const other = await reopened(left);
    other.store.dispatch(sessionRead(visitor));
    await holds(() => waiting(other) === undefined);
    const late = await reopened(left, { session: sessionBody(), cart: cartBody(null) });
    const later = Date.now() + 11 * MINUTE;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
    signIn(late, sessionBody());
    await holds(() => waiting(late) === undefined);
    clock.mockRestore();
    expect([other.writes(), late.writes()]).toEqual([[], []]);
  });

  it('stays stored if a newer one was pressed meanwhile [REV-54]', async () => {
    let answer: ((body: unknown) => void) | undefined;
    const page = await openStore({ bundles, cartAdd: () => new Promise((resolve) => (answer = resolve)) });
    page.store.dispatch(chosen([21, 2]));
    await holds(() => page.writes().length === 1);
    page.store.dispatch(chosen([21, 5]));
    answer?.(ADDED);
    await holds(() => page.writes().length === 2);
    expect(waiting(page)).toBeDefined();
    answer?.(ADDED);
    await holds(() => isIdle(page) && waiting(page) === undefined);
    expect(quantityOf(page, 21)).toBe(5);
  });

  it.each(['rubbish', { key: 5, entries: {} }, { key: 'x.1', entries: [{ id: 'x', quantity: 'y' }] }])(
    'is ignored if storage holds %j',
    async (data) => {
      const left = await openStore({ bundles });
      left.kept.set('pending', data);
      const page = await reopened(left);
      page.store.dispatch(sessionRead(visitor));
      await holds(() => page.store.getState().session.status === 'known');
      expect(page.writes()).toEqual([]);
    },
  );
});
