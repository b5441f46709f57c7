import { describe, expect, it } from 'vitest';
import { clearPressed, moduleUnwanted, moduleWanted, planChosen, undoPressed } from '../../src/store/slices/cart';
import { dialogAnswered } from '../../src/store/slices/dialogs';
import { openStore } from '../kit/flows';
import { holds } from '../kit/until';
import { failure } from '../kit/page-of-store';
import { cartBody, MODULES, sessionBody, wireModule, wirePlan } from '../kit/wire';

type Page = Awaited<ReturnType<typeof openStore>>;

const ADDED = { status: 200, tracking_id: 'track-1', product: {} };
const json = (status: number) => failure('status', { status, ownStatus: status, httpStatus: status, fromJson: true });
const idle = (page: Page) => holds(() => page.store.getState().cart.busy === null && page.writes().length > 0);
const planOf = (page: Page) => page.store.getState().cart.content.plan?.id ?? null;

const memberWith = (cart: unknown) =>
  openStore({ session: sessionBody(), cart, cartAdd: ADDED, cartRemove: { status: 200 } });

async function answer(page: Page, value: 'ok' | 'cancel'): Promise<void> {
  await holds(() => page.store.getState().dialogs.queue.length > 0);
  page.store.dispatch(dialogAnswered({ id: page.store.getState().dialogs.queue[0]?.id ?? '', answer: value }));
}

describe('the reply to a cart update', () => {
  it('of 200 rebuilds plan and modules [CRT-36, CRT-65]', async () => {
    const page = await memberWith(cartBody(wirePlan(1002), [wireModule(1, { bundled: 1 }), wireModule(11)]));
    await holds(() => planOf(page) === 1002);
    const { lines } = page.store.getState().cart.content;
    expect(Object.values(lines).map(({ module, bundled }) => [module.id, bundled])).toEqual([
      [1, true],
      [11, false],
    ]);
    expect(page.store.getState().cart.currency).toBe('USD');
  });

  it.each([
    [404, 'CRT-37'],
    [500, 'CRT-38'],
  ])('of %i empties the cart, and one Undo brings it back [CRT-37, CRT-38]', async (status) => {
    let reply: unknown = cartBody(wirePlan(1001, { modules: [] }), [wireModule(1, { bundled: 1 })]);
    const page = await memberWith(() => reply);
    await holds(() => planOf(page) === 1001);
    const full = page.store.getState().cart.content;
    reply = json(status);
    page.store.dispatch(moduleWanted({ id: 14, origin: null }));
    await holds(() => planOf(page) === null);
    expect(page.store.getState().cart).toMatchObject({ notice: 'emptied' });
    reply = cartBody(wirePlan(1001, { modules: [] }), [wireModule(1, { bundled: 1 }), wireModule(14)]);
    page.store.dispatch(undoPressed({ origin: null }));
    await holds(() => planOf(page) === full.plan?.id);
    expect(page.store.getState().cart.content.lines[14]).toBeDefined();
  });

  it.each([
    ['an error page of a gateway', failure('not-json', { httpStatus: 502, status: 500, ownStatus: 502 })],
    ['a broken connection', failure('network')],
    ['a timeout', failure('timeout')],
    ['503 in JSON', json(503)],
  ])('changes nothing if it fails with %s [CRT-38]', async (_, lost) => {
    let reply: unknown = cartBody(wirePlan(1001, { modules: [] }), [wireModule(1, { bundled: 1 })]);
    const page = await memberWith(() => reply);
    await holds(() => planOf(page) === 1001);
    reply = lost;
    page.store.dispatch(moduleWanted({ id: 14, origin: null }));
    await idle(page);
    expect(planOf(page)).toBe(1001);
    expect(page.store.getState().cart.content.lines[14]).toBeDefined();
  });

  it('is announced if it differs from the optimistic update', async () => {
    let reply: unknown = cartBody(wirePlan(1001, { modules: [] }), [wireModule(1, { bundled: 1 })]);
    const page = await memberWith(() => reply);
    await holds(() => planOf(page) === 1001);
    reply = cartBody(wirePlan(1002, { modules: [] }), [wireModule(1, { bundled: 1 })]);
    page.store.dispatch(moduleWanted({ id: 14, origin: null }));
    await holds(() => planOf(page) === 1002);
    expect(page.store.getState().cart.notice).toBe('server-differs');
  });
});

describe('a removal that the server answers with 404', () => {
  it('clears the update flag and does not reload a visitor [CRT-42, CRT-43]', async () => {
    const page = await openStore({ cartAdd: ADDED, cartRemove: json(404) });
    page.store.dispatch(moduleWanted({ id: 14, origin: null }));
    await idle(page);
    expect(page.kept.has('cart_update')).toBe(true);
    page.store.dispatch(moduleUnwanted({ id: 14, origin: null }));
    await holds(() => page.writes().length === 2 && page.store.getState().cart.busy === null);
    expect(page.kept.has('cart_update')).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('reloads the page of a member [CRT-42, CRT-43]', async () => {
    const page = await openStore({
      session: sessionBody(),
      cart: cartBody(wirePlan(1001, { modules: [] }), [wireModule(1, { bundled: 1 }), wireModule(14)]),
      cartRemove: json(404),
    });
    await holds(() => planOf(page) === 1001);
    page.kept.set('cart_update', true);
    page.store.dispatch(moduleUnwanted({ id: 14, origin: null }));
    await holds(() => page.reload.mock.calls.length > 0);
    expect(page.kept.has('cart_update')).toBe(false);
  });
});

describe('modules', () => {
  it('are read if the page has not read them yet, and are added with their dependencies after OK [CRT-11, CRT-12]', async () => {
    const page = await openStore({
      bundles: undefined,
      products: { status: 200, currency: 'USD', data: MODULES },
      cartAdd: ADDED,
    });
    page.store.dispatch(moduleWanted({ id: 12, origin: null }));
    await answer(page, 'ok');
    await idle(page);
    expect(Object.keys(page.store.getState().cart.content.lines)).toEqual(['11', '12']);
    expect(page.writes().map(({ options }) => options?.body)).toEqual([{ id: 12, module: 1, pricing: 0 }]);
  });

  it('are not added after Cancel, and nothing stays pending [CRT-10]', async () => {
    const page = await openStore({ cartAdd: ADDED });
    page.store.dispatch(moduleWanted({ id: 12, origin: null }));
    await answer(page, 'cancel');
    await holds(() => page.store.getState().cart.content.pending.length === 0);
    expect(page.store.getState().cart.content).toMatchObject({ plan: null, lines: {}, pending: [] });
    expect(page.writes()).toEqual([]);
  });

  it('that are default modules are not removed, and a member is told why [CRT-18]', async () => {
    const page = await openStore({
      session: sessionBody(),
      cart: cartBody(wirePlan(1001, { modules: [] }), [wireModule(13, { is_default: 1, bundled: 1 })]),
    });
    await holds(() => planOf(page) === 1001);
    page.store.dispatch(moduleUnwanted({ id: 13, origin: null }));
    await holds(() => page.store.getState().dialogs.queue.length > 0);
    expect(page.store.getState().dialogs.queue[0]).toMatchObject({ kind: 'info' });
    expect(page.store.getState().cart.content.lines[13]).toBeDefined();
    expect(page.writes()).toEqual([]);
  });
});

describe('the whole cart', () => {
  it('is cleared after a confirmation and restored by Undo', async () => {
    const page = await openStore({ cartAdd: ADDED, cartRemove: { status: 200 } });
    page.store.dispatch(planChosen({ planId: 1001, from: 'action', origin: null }));
    await idle(page);
    page.store.dispatch(moduleWanted({ id: 14, origin: null }));
    await holds(() => page.writes().length === 2 && page.store.getState().cart.busy === null);
    const before = page.store.getState().cart.content;
    page.store.dispatch(clearPressed({ origin: null }));
    await answer(page, 'ok');
    await holds(() => planOf(page) === null && page.store.getState().cart.busy === null);
    expect(
      page
        .writes()
        .slice(2)
        .map(({ name, options }) => [name, options?.body]),
    ).toEqual([
      ['cartRemove', { id: 14 }],
      ['cartRemove', { id: 1001 }],
    ]);
    page.store.dispatch(undoPressed({ origin: null }));
    await holds(() => page.writes().length === 6 && page.store.getState().cart.busy === null);
    expect(page.store.getState().cart.content).toEqual(before);
  });
});

describe('a session that is over', () => {
  it.each([
    ['session-expired', 'errors.session_expired'],
    ['unauthorized', 'errors.unauthorized'],
  ] as const)('%s shows its message, then the page reloads on OK [ERR-05, ERR-06]', async (kind, key) => {
    const page = await openStore({ cartAdd: failure(kind, { status: 419 }) });
    page.store.dispatch(moduleWanted({ id: 14, origin: null }));
    await holds(() => page.store.getState().dialogs.queue.length > 0);
    expect(page.store.getState().dialogs.queue[0]).toMatchObject({ kind: 'error', text: { key } });
    expect(page.reload).not.toHaveBeenCalled();
    await answer(page, 'ok');
    await holds(() => page.reload.mock.calls.length === 1);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it.each(['waybill-marketplace-grid#1', 'waybill-module-details#2'])(
    'a failure for %s shows the marketplace’s text, and OK reloads the page [ERR-03, ERR-04]',
    async (origin) => {
      const page = await openStore({ cartAdd: failure('status', { status: 500 }) });
      page.store.dispatch(moduleWanted({ id: 14, origin }));
      await holds(() => page.store.getState().dialogs.queue.length > 0);
      const text = { key: 'errors.marketplace' };
      expect(page.store.getState().dialogs.queue[0]).toMatchObject({ kind: 'error', text, origin });
      expect(page.reload).not.toHaveBeenCalled();
      await answer(page, 'ok');
      await holds(() => page.reload.mock.calls.length === 1);
      expect(page.reload).toHaveBeenCalledTimes(1);
    },
  );

  it('a lost connection does not reload the page, in the marketplace either', async () => {
    const page = await openStore({ cartAdd: failure('offline') });
    page.store.dispatch(moduleWanted({ id: 14, origin: 'waybill-marketplace-grid#1' }));
    await holds(() => page.store.getState().dialogs.queue.length > 0);
    expect(page.store.getState().dialogs.queue[0]).toMatchObject({ text: { key: 'errors.offline' } });
    await answer(page, 'ok');
    await holds(() => page.store.getState().cart.busy === null);
    expect(page.reload).not.toHaveBeenCalled();
  });
});
