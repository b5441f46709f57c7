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

/** Creates a server that keeps the cart it is sent; `bundle` lists the modules of its package. */
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

/** Opens the page on which a visitor returns as a member, with a stored visitor's cart of plan 1001 and module 14. */
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

describe('merging a visitor’s cart after sign-in', () => {
  it('puts it into the member’s empty cart without a message or question [CRT-65, STO-04]', async () => {
    const page = await comesBack(aServer({ plan: null, loose: [] }));
    await isDone(page);
    expect(sent(page)).toEqual([PLAN, 14]);
    expect([planOf(page), linesOf(page)]).toEqual([PLAN, [1, 2, 14]]);
    expect(page.store.getState().cart).toMatchObject({ notice: null, former: null });
    expect(page.kept.get('merged')).toEqual(['track-visitor']);
    expect(page.kept.has('temporary_cart')).toBe(false);
  });

  it('asks before its package replaces another, and one Undo restores the previous cart [CRT-15]', async () => {
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

  it('keeps the member’s package after Cancel, adds the add-ons, and offers its own package for Undo', async () => {
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

  it('is done once, also with a second page or a repeated session reply', async () => {
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

  it('continues after the page was left in the middle, and restores what the server had lost by then', async () => {
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
    // The person answered the question before, and the package is already in the cart.
    expect(sent(second)).toEqual([11, 14]);
    await holds(() => second.store.getState().cart.notice === 'merged');
    expect([planOf(second), linesOf(second)]).toEqual([PLAN, [1, 2, 11, 14]]);
    second.store.dispatch(undoPressed({ origin: null }));
    await holds(() => planOf(second) === OTHER);
    expect(linesOf(second)).toEqual([1, 2, 11]);
  });

  it('waits if the member’s cart cannot be read, and goes on with the next session', async () => {
    const server = aServer({ plan: null, loose: [] });
    let isLost = true;
    const page = await comesBack({ ...server, cart: () => (isLost ? failure('network') : server.cart()) });
    await holds(() => page.calls.some(({ name }) => name === 'cart'));
    expect(page.kept.has('merge')).toBe(true);
    expect(page.writes()).toEqual([]);
    isLost = false;
    signIn(page, sessionBody());
    await isDone(page);
    expect([planOf(page), linesOf(page)]).toEqual([PLAN, [1, 2, 14]]);
  });

  it('waits for the catalogue if a widget is already reading it [CRT-65]', async () => {
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

  it('works with a cart that the server does not know yet', async () => {
    const server = aServer({ plan: null, loose: [] });
    let asked = 0;
    const missing = failure('status', { status: 404, ownStatus: 404, fromJson: true });
    const page = await comesBack({ ...server, cart: () => ((asked += 1) === 1 ? missing : server.cart()) });
    await isDone(page);
    expect(planOf(page)).toBe(PLAN);
  });

  it('finishes without what the server refuses, says so, and calls it no merge where nothing was added', async () => {
    const server = aServer({ plan: OTHER, loose: [] });
    const refused = failure('status', { status: 404, ownStatus: 404, fromJson: true });
    const page = await comesBack({ ...server, cartAdd: () => refused });
    await answer(page, 'ok');
    await isDone(page);
    await holds(() => question(page)?.kind === 'error');
    expect(sent(page)).toEqual([PLAN, 14]);
    expect(planOf(page)).toBe(OTHER);
    expect(page.store.getState().cart.notice).toBeNull();
  });

  it('keeps what the server is too busy for, and does not say that it was added', async () => {
    const server = aServer({ plan: OTHER, loose: [] });
    const busy = failure('status', { status: 429, httpStatus: 429, ownStatus: 429, fromJson: true });
    const first = await comesBack({ ...server, cartAdd: () => busy });
    await answer(first, 'ok');
    await holds(() => question(first)?.kind === 'error');
    expect([planOf(first), first.store.getState().cart.notice, first.kept.has('merge')]).toEqual([OTHER, null, true]);
    const second = await comesBack(server, sessionBody(), new Map(first.kept));
    await isDone(second);
    expect(planOf(second)).toBe(PLAN);
  });

  it('leaves out what an external site sells, and says so once with the link to it [MKT-15, CRT-65]', async () => {
    const products = { status: 200, currency: 'USD', data: [...MODULES, wireModule(31, { catid: 19 })] };
    const platforms = { status: 200, data: [{ id: 19, name: 'Tracking', total: 1, url: 'https://away.example/' }] };
    const page = await openStore({ session: undefined, ...aServer({ plan: null, loose: [] }), products, platforms });
    page.kept.set('temporary_cart', {
      id: PLAN,
      tracking_id: 'track-visitor',
      bundled: 1,
      add_ons: { 14: 0, 31: 0 },
      sub_packages: [],
    });
    signIn(page, sessionBody());
    await holds(() => question(page) !== undefined);
    expect(question(page)).toMatchObject({
      kind: 'info',
      title: { key: 'dialogs.merge_partial_title' },
      text: { key: 'dialogs.left_out', vars: { items: 'Module 31 (away.example)' } },
      link: 'https://away.example/',
    });
    expect([sent(page), linesOf(page)]).toEqual([
      [PLAN, 14],
      [1, 2, 14],
    ]);
    // The cart can be changed while the person reads.
    expect(page.store.getState().cart.busy).toBeNull();
    await answer(page, 'ok');
    await isDone(page);
    expect(question(page)).toBeUndefined();
  });

  it('asks a subscriber nothing about the package in force, and keeps the change in the member’s cart', async () => {
    const page = await comesBack(aServer({ plan: OTHER, loose: [] }), subscribed(PLAN));
    await isDone(page);
    expect(sent(page)).toEqual([14]);
    expect(planOf(page)).toBe(OTHER);
  });

  it('prices its items in the currency of the member’s cart [CRT-61]', async () => {
    const page = await comesBack(aServer({ plan: null, loose: [] }, { currency: 'EUR', currency_symbol: '€' }));
    await isDone(page);
    await holds(() => planOf(page) === PLAN);
    expect(page.store.getState().cart.currency).toBe('EUR');
  });

  it('leaves a cart alone that the sales team has made', async () => {
    const page = await comesBack(aServer({ plan: OTHER, loose: [] }, { is_internal: 1 }));
    await holds(() => page.store.getState().cart.isInternal);
    expect(page.writes()).toEqual([]);
  });

  it('is skipped if the same account filled the cart, because the server has it [CRT-65]', async () => {
    const page = await openStore({ session: sessionBody(), cart: own(PLAN) });
    await holds(() => planOf(page) === PLAN);
    expect([page.writes(), page.kept.has('merged')]).toEqual([[], false]);
  });

  it('does not start from invalid storage values', async () => {
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
