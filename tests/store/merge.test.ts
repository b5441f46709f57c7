import { describe, expect, it } from 'vitest';
import { products as productsRead } from '../../src/store/resources/catalogue';
import { undoPressed } from '../../src/store/slices/cart';
import { dialogAnswered } from '../../src/store/slices/dialogs';
import { openStore, signIn } from '../kit/flows';
import { holds } from '../kit/until';
import { failure } from '../kit/page-of-store';
import { cartBody, MODULES, sessionBody, subscribed, wireModule, wirePlan } from '../kit/wire';

type Page = Awaited<ReturnType<typeof openStore>>;
type Body = { readonly id: number; readonly module: number };

const [PLAN, OTHER, EMPTY] = [1001, 1002, cartBody(null)];
const own = (id: number) => cartBody(wirePlan(id), [wireModule(1, { bundled: 1 }), wireModule(2, { bundled: 1 })]);
const planOf = (page: Page) => page.store.getState().cart.content.plan?.id ?? null;
const linesOf = (page: Page) => Object.keys(page.store.getState().cart.content.lines).map(Number);
const isDone = (page: Page) => holds(() => !page.kept.has('merge') && page.kept.has('merged'));
const question = (page: Page) => page.store.getState().dialogs.queue[0];
const bodyOf = (options: { readonly body?: unknown } | undefined): Body => options?.body as Body;
const sent = (page: Page) => page.writes().map(({ options }) => bodyOf(options).id);

/** A server that keeps what it is sent; `bundle` is what its package brings. */
function aServer(start: { plan: number | null; loose: readonly number[] }, more: object = {}) {
  const cart = { plan: start.plan, loose: [...start.loose] };
  return {
    cart: () => {
      const bundled = cart.plan === null ? [] : [wireModule(1, { bundled: 1 }), wireModule(2, { bundled: 1 })];
      return {
        ...cartBody(cart.plan === null ? null : wirePlan(cart.plan), [
          ...bundled,
          ...cart.loose.map((id) => wireModule(id)),
        ]),
        tracking_id: 'track-member',
        ...more,
      };
    },
    cartAdd: ({ body }: { readonly body?: unknown } = {}) => {
      const { id, module } = body as Body;
      if (module) cart.loose = [...new Set([...cart.loose, id])];
      else if (cart.plan !== id) Object.assign(cart, { plan: id, loose: [] });
      return { status: 200, tracking_id: 'track-member', product: {} };
    },
    cartRemove: { status: 200 },
  };
}

/** The page that a visitor comes back to as a member, with what was left here: plan 1001 and module 14. */
async function comesBack(
  server: Parameters<typeof openStore>[0],
  session: unknown = sessionBody(),
  before?: Page['kept'],
) {
  const page = await openStore({ session: undefined, ...server });
  if (before) for (const [name, value] of before) page.kept.set(name, value);
  else
    page.kept.set('temporary_cart', {
      id: PLAN,
      tracking_id: 'track-visitor',
      bundled: 1,
      add_ons: { 1: 1, 2: 1, 14: 0 },
      sub_packages: [],
    });
  signIn(page, session);
  return page;
}

async function answer(page: Page, value: 'ok' | 'cancel') {
  await holds(() => question(page) !== undefined);
  page.store.dispatch(dialogAnswered({ id: question(page)?.id ?? '', answer: value }));
}

describe('a visitor’s cart, once the visitor is a member', () => {
  it('is in the member’s empty cart, and nothing is said or asked [CRT-65, STO-04]', async () => {
    const page = await comesBack(aServer({ plan: null, loose: [] }));
    await isDone(page);
    expect(sent(page)).toEqual([PLAN, 14]);
    expect([planOf(page), linesOf(page)]).toEqual([PLAN, [1, 2, 14]]);
    expect(page.store.getState().cart).toMatchObject({ notice: null, former: null });
    expect(page.kept.get('merged')).toEqual(['track-visitor']);
    expect(page.kept.has('temporary_cart')).toBe(false);
  });

  it('asks before its package takes the place of another, and one Undo brings the former cart back [CRT-15]', async () => {
    const page = await comesBack(aServer({ plan: OTHER, loose: [11] }));
    await answer(page, 'ok');
    await isDone(page);
    expect(sent(page)).toEqual([PLAN, 11, 14]);
    await holds(() => page.store.getState().cart.notice === 'merged');
    expect([planOf(page), linesOf(page)]).toEqual([PLAN, [1, 2, 11, 14]]);
    page.store.dispatch(undoPressed({ origin: null }));
    await holds(() => planOf(page) === OTHER && page.store.getState().cart.busy === null);
    expect(sent(page).slice(3)).toEqual([OTHER, 11]);
  });

  it('shows the member’s cart while it asks', async () => {
    const page = await comesBack(aServer({ plan: OTHER, loose: [] }));
    await holds(() => question(page) !== undefined);
    expect(question(page)).toMatchObject({ confirmation: { type: 'package-replaced', target: { id: PLAN } } });
    expect([planOf(page), page.writes().length]).toEqual([OTHER, 0]);
    await answer(page, 'cancel');
    await isDone(page);
  });

  it('leaves the member’s package after Cancel, adds the add-ons, and keeps its own package for Undo', async () => {
    const page = await comesBack(aServer({ plan: OTHER, loose: [11] }));
    await answer(page, 'cancel');
    await isDone(page);
    await holds(() => page.store.getState().cart.notice === 'merged');
    expect(sent(page)).toEqual([14]);
    expect([planOf(page), linesOf(page)]).toEqual([OTHER, [1, 2, 11, 14]]);
    page.store.dispatch(undoPressed({ origin: null }));
    await holds(() => planOf(page) === PLAN && page.store.getState().cart.busy === null);
    expect(linesOf(page)).toEqual([1, 2, 11, 14]);
  });

  it('is not merged again by a second page, nor by an answer about the session that comes again', async () => {
    const server = aServer({ plan: null, loose: [] });
    const first = await comesBack(server);
    await isDone(first);
    signIn(first, sessionBody());
    await holds(() => first.calls.filter(({ name }) => name === 'cart').length === 3);
    const kept = new Map(first.kept).set('temporary_cart', {
      id: PLAN,
      tracking_id: 'track-visitor',
      bundled: 1,
      add_ons: { 14: 0 },
      sub_packages: [],
    });
    const second = await comesBack(server, sessionBody(), kept);
    await holds(() => planOf(second) === PLAN);
    expect([first.writes().length, second.writes().length]).toEqual([2, 0]);
    expect(second.kept.has('temporary_cart')).toBe(false);
  });

  it('goes on where a page was left in the middle, and what the server had lost by then is back', async () => {
    const server = aServer({ plan: OTHER, loose: [11] });
    let adds = 0;
    const cut = {
      ...server,
      cartAdd: (given: { readonly body?: unknown } | undefined) =>
        (adds += 1) > 1 ? failure('offline') : server.cartAdd(given),
    };
    const first = await comesBack(cut);
    await answer(first, 'ok');
    await holds(() => question(first)?.kind === 'error');
    expect(first.kept.has('merge')).toBe(true);
    const second = await comesBack(server, sessionBody(), new Map(first.kept));
    await isDone(second);
    // The question was answered, and the package is in the cart already.
    expect(sent(second)).toEqual([11, 14]);
    await holds(() => second.store.getState().cart.notice === 'merged');
    expect([planOf(second), linesOf(second)]).toEqual([PLAN, [1, 2, 11, 14]]);
    second.store.dispatch(undoPressed({ origin: null }));
    await holds(() => planOf(second) === OTHER);
    expect(linesOf(second)).toEqual([1, 2, 11]);
  });

  it('waits where nobody can say what the member’s cart holds', async () => {
    const page = await comesBack({ ...aServer({ plan: OTHER, loose: [] }), cart: () => failure('network') });
    await holds(() => page.calls.some(({ name }) => name === 'cart'));
    expect(page.kept.has('merge')).toBe(true);
    expect(page.writes()).toEqual([]);
  });

  it('waits for what is sold where a widget is reading that already [CRT-65]', async () => {
    const server = new EventTarget();
    const sold = new Promise((resolve) => server.addEventListener('sold', resolve));
    const products = { status: 200, currency: 'USD', data: [...MODULES, wireModule(21)] };
    const page = await openStore({ ...aServer({ plan: null, loose: [] }), products: () => sold.then(() => products) });
    const reading = page.store.dispatch(productsRead.read({ language: 'en', currency: null }));
    page.kept.set('temporary_cart', {
      id: PLAN,
      tracking_id: 'track-visitor',
      bundled: 1,
      add_ons: { 21: 0 },
      sub_packages: [],
    });
    signIn(page, sessionBody());
    await holds(() => page.store.getState().cart.trackingId === 'track-member');
    server.dispatchEvent(new Event('sold'));
    await reading;
    await isDone(page);
    expect(sent(page)).toEqual([PLAN, 21]);
    expect(page.calls.filter(({ name }) => name === 'products')).toHaveLength(1);
  });

  it('goes into a cart that the server does not know yet', async () => {
    const server = aServer({ plan: null, loose: [] });
    let asked = 0;
    const missing = failure('status', { status: 404, ownStatus: 404, fromJson: true });
    const page = await comesBack({ ...server, cart: () => ((asked += 1) === 1 ? missing : server.cart()) });
    await isDone(page);
    expect(planOf(page)).toBe(PLAN);
  });

  it('leaves out what the server refuses, and is done', async () => {
    const server = aServer({ plan: null, loose: [] });
    const refused = failure('status', { status: 404, ownStatus: 404, fromJson: true });
    const page = await comesBack({
      ...server,
      cartAdd: (given: { readonly body?: unknown } | undefined) =>
        bodyOf(given).id === PLAN ? refused : server.cartAdd(given),
    });
    await isDone(page);
    expect(sent(page)).toEqual([PLAN, 14]);
    expect(question(page)).toBeUndefined();
  });

  it('asks a subscriber nothing about the package that is in force, and keeps the change that was considered', async () => {
    const page = await comesBack(aServer({ plan: OTHER, loose: [] }), subscribed(PLAN));
    await isDone(page);
    expect(sent(page)).toEqual([14]);
    expect(planOf(page)).toBe(OTHER);
  });

  it('is priced by the member’s cart where that has another currency [CRT-61]', async () => {
    const page = await comesBack(aServer({ plan: null, loose: [] }, { currency: 'EUR', currency_symbol: '€' }));
    await isDone(page);
    await holds(() => planOf(page) === PLAN);
    expect(page.store.getState().cart.currency).toBe('EUR');
  });

  it('stays out of a cart that the sales team has made', async () => {
    const page = await comesBack(aServer({ plan: OTHER, loose: [] }, { is_internal: 1 }));
    await holds(() => page.store.getState().cart.isInternal);
    expect(page.writes()).toEqual([]);
  });

  it('is left alone where it was filled by the same account, whose cart the server has [CRT-65]', async () => {
    const page = await openStore({ session: sessionBody(), cart: own(PLAN) });
    await holds(() => planOf(page) === PLAN);
    expect([page.writes(), page.kept.has('merged')]).toEqual([[], false]);
  });

  it('starts from nothing that storage could hold instead', async () => {
    const kept = new Map<string, unknown>([
      ['merge', { memberId: 'x', chosen: 'rubbish' }],
      ['merged', 'rubbish'],
      ['temporary_cart', { id: {} }],
    ]);
    const page = await comesBack({ ...aServer({ plan: null, loose: [] }), cart: () => EMPTY }, sessionBody(), kept);
    await holds(() => page.calls.some(({ name }) => name === 'cart'));
    expect(page.writes()).toEqual([]);
  });
});
