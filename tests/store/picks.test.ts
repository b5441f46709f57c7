import { describe, expect, it, vi } from 'vitest';
import '../../src/store/effects';
import { VISITOR } from '../../src/domain/subscription/user-type';
import { cartRestored, moduleWanted, planChosen } from '../../src/store/slices/cart';
import { dialogAnswered } from '../../src/store/slices/dialogs';
import { sessionRead } from '../../src/store/slices/session';
import { openStore, signIn } from '../kit/flows';
import { pageOfStore } from '../kit/page-of-store';
import { holds } from '../kit/until';
import { bundlesBody, cartBody, MODULES, sessionBody, wireModule, wirePlan } from '../kit/wire';

const ADDED = { status: 200, tracking_id: 'track-1', product: {} };
const MINUTE = 60_000;
const NEVER = () => new Promise(() => {});
const bundles = bundlesBody({ modules: [...MODULES, wireModule(21)] });

type Page = Awaited<ReturnType<typeof openStore>>;
const waiting = (page: Page) => page.keptInTab.get('unsent_picks') as readonly { key: string }[] | undefined;
const keys = (page: Page) => page.writes().map(({ options }) => options?.idempotencyKey);
const bodies = (page: Page) => page.writes().map(({ options }) => options?.body);
const planOf = (page: Page) => page.store.getState().cart.content.plan?.id;
const visitor = { ...VISITOR, country: 'US' };
const member = sessionBody();

const pickPlan = (page: Page) =>
  page.store.dispatch(planChosen({ planId: 1001, from: 'card', origin: 'waybill-pricing-table#1' }));

/** Opens a new page over the storages that a page of the same tab left. */
function nextPage(left: Page, answers: Parameters<typeof openStore>[0] = {}, id = 'next-page') {
  const page = pageOfStore({ bundles, products: bundles, cartAdd: ADDED, ...answers });
  Object.assign(page.ports.tabs, { id });
  for (const [name, value] of left.kept) page.kept.set(name, value);
  for (const [name, value] of left.keptInTab) page.keptInTab.set(name, value);
  const { content, currency } = left.store.getState().cart;
  page.store.dispatch(cartRestored({ cart: content, currency, trackingId: 'track-1' }));
  return page;
}

describe('a pick', () => {
  it('is stored with the press, before anything is loaded, and forgotten once the server has acknowledged it [REV-54]', async () => {
    const page = await openStore({ bundles, cartAdd: ADDED });
    pickPlan(page);
    const [pick] = waiting(page) ?? [];
    expect(pick).toMatchObject({ kind: 'plan', id: 1001, isPricing: true, member: null });
    await holds(() => waiting(page) === undefined);
    expect(keys(page)).toEqual([pick?.key]);
  });

  it.each([
    ['a visitor', undefined],
    ['a member', member],
  ])(
    'of %s whose answer a reload lost is sent again as the same request, and only once [REV-54]',
    async (_, session) => {
      const arrive = (page: Page) => (session ? signIn(page, session) : page.store.dispatch(sessionRead(visitor)));
      const left = await openStore({ bundles, cart: cartBody(null), session, cartAdd: NEVER });
      pickPlan(left);
      await holds(() => left.writes().length === 1);
      const page = nextPage(left, { session, cart: cartBody(null) });
      arrive(page);
      await holds(() => page.writes().length === 1 && waiting(page) === undefined);
      expect([keys(page), bodies(page)]).toEqual([keys(left), bodies(left)]);
      const third = nextPage(page, { session, cart: cartBody(wirePlan(1001)) });
      arrive(third);
      await holds(() => third.store.getState().session.status === 'known');
      expect(third.writes()).toEqual([]);
    },
  );

  it('that a reload took away before it was sent is carried out by the next page, which stays where it is [REV-54]', async () => {
    const left = pageOfStore({ bundles: NEVER, products: NEVER });
    left.store.dispatch(planChosen({ planId: 1001, from: 'card', origin: null }));
    left.store.dispatch(moduleWanted({ id: 21, origin: null }));
    const page = nextPage(left);
    page.store.dispatch(sessionRead(visitor));
    await holds(() => page.writes().length === 2 && waiting(page) === undefined);
    expect([planOf(page), page.moves]).toEqual([1001, []]);
    expect(bodies(page)).toMatchObject([
      { id: 1001, module: 0 },
      { id: 21, module: 1 },
    ]);
  });

  it('that has arrived is in the member’s cart already, and is not sent [REV-54]', async () => {
    const left = await openStore({ bundles, cart: cartBody(null), session: member, cartAdd: NEVER });
    pickPlan(left);
    await holds(() => left.writes().length === 1);
    const page = nextPage(left, { cart: cartBody(wirePlan(1001)) });
    signIn(page, member);
    await holds(() => waiting(page) === undefined);
    expect([page.writes(), planOf(page)]).toEqual([[], 1001]);
  });

  it('of a visitor that a reload left unsent is told to the other tabs by the next page [REV-54]', async () => {
    const left = await openStore({ bundles, cartAdd: NEVER });
    pickPlan(left);
    await holds(() => left.writes().length === 1);
    expect(left.told).toEqual([]);
    const page = nextPage(left);
    page.store.dispatch(sessionRead(visitor));
    await holds(() => page.writes().length === 1 && waiting(page) === undefined);
    expect(page.told).toMatchObject([{ kind: 'cart', shared: { cart: { plan: { id: 1001 } } } }]);
  });

  it('asks its question again after a reload, and Cancel forgets it [REV-54]', async () => {
    const answers = { bundles, cart: cartBody(wirePlan(1002)), session: member };
    const left = await openStore(answers);
    await holds(() => planOf(left) === 1002);
    pickPlan(left);
    await holds(() => left.store.getState().dialogs.queue.length === 1);
    const page = nextPage(left, answers);
    signIn(page, member);
    await holds(() => page.store.getState().dialogs.queue[0]?.kind === 'confirm');
    const [question] = page.store.getState().dialogs.queue;
    if (question) page.store.dispatch(dialogAnswered({ id: question.id, answer: 'cancel' }));
    await holds(() => waiting(page) === undefined);
    expect([page.writes(), planOf(page)]).toEqual([[], 1002]);
  });

  it('is not sent for another account, nor after ten minutes, nor by the page that still sends it [REV-54]', async () => {
    const left = await openStore({ bundles, cart: cartBody(null), session: member, cartAdd: NEVER });
    pickPlan(left);
    await holds(() => left.writes().length === 1);
    const other = nextPage(left);
    other.store.dispatch(sessionRead(visitor));
    await holds(() => waiting(other) === undefined);
    const own = nextPage(left, { cart: cartBody(null) }, left.ports.tabs.id);
    signIn(own, member);
    await holds(() => own.store.getState().cart.reading === null);
    const late = nextPage(left, { cart: cartBody(null) });
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * MINUTE);
    signIn(late, member);
    await holds(() => waiting(late) === undefined);
    clock.mockRestore();
    expect([other.writes(), own.writes(), late.writes()]).toEqual([[], [], []]);
  });

  it.each(['rubbish', [{ key: 5 }], [{ key: 'x', kind: 'plan', id: 'y' }], [{ key: 'x', kind: 'z', id: 4 }]])(
    'is ignored if storage holds %j',
    async (data) => {
      const left = await openStore({ bundles });
      left.keptInTab.set('unsent_picks', data);
      const page = nextPage(left);
      page.store.dispatch(sessionRead(visitor));
      await holds(() => page.store.getState().session.status === 'known');
      expect(page.writes()).toEqual([]);
    },
  );
});
