import { describe, expect, it } from 'vitest';
import { openQuoteFlow, quoteFollowed } from '../../src/flows/open-quote';
import { selectIsChangePackage } from '../../src/store/selectors/cart';
import { cartRestored, clearPressed, planChosen, planUnwanted, undoPressed } from '../../src/store/slices/cart';
import { dialogAnswered } from '../../src/store/slices/dialogs';
import { failure, pageOfStore } from '../kit/page-of-store';
import { openStore, signIn } from '../kit/flows';
import { holds } from '../kit/until';
import { bundlesBody, cartBody, holding, wireModule, wirePlan } from '../kit/wire';

interface Kept {
  readonly plan: number | null;
  readonly loose: readonly number[];
}

const [PLAN, OTHER] = [1001, 1002];
const BUNDLED = [1, 2];
/** What the member holds: the package with the add-on 14. */
const HELD: Kept = { plan: PLAN, loose: [14] };
const missing = failure('status', { status: 404, ownStatus: 404, httpStatus: 404, fromJson: true });
const origin = null;

/** Creates a server that keeps a subscriber's cart. An empty cart begins with what is held, which comes with its package too. */
function serverOf(begins: Kept | null) {
  let cart = begins;
  const added = { status: 200, tracking_id: 'track-1', product: {} };
  return {
    cart: () => {
      if (!cart) return missing;
      const bundled = cart.plan === null ? [] : BUNDLED.map((id) => wireModule(id, { bundled: 1 }));
      const loose = cart.loose.map((id) => wireModule(id));
      return cartBody(cart.plan === null ? null : wirePlan(cart.plan), [...bundled, ...loose]);
    },
    cartAdd: ({ body }: { readonly body?: unknown } = {}) => {
      const { id, module } = body as { readonly id: number; readonly module: number };
      if (module) cart = { ...(cart ?? HELD), loose: [...new Set([...(cart ?? HELD).loose, id])] };
      else if (cart?.plan !== id) cart = id === HELD.plan ? HELD : { plan: id, loose: [] };
      return added;
    },
    cartRemove: ({ body }: { readonly body?: unknown } = {}) => {
      const { id } = body as { readonly id: number };
      const { plan, loose }: Kept = cart ?? { plan: null, loose: [] };
      cart = plan === id ? { plan: null, loose } : { plan, loose: loose.filter((one) => one !== id) };
      if (cart.plan === null && cart.loose.length === 0) cart = null;
      return { status: 200 };
    },
  };
}

/** Opens the page of a member who holds the package with the add-on 14, and whose cart the server keeps. */
async function subscriber(begins: Kept | null, more: object = {}) {
  const page = await openStore({ session: holding(PLAN, [...BUNDLED, 14], more), ...serverOf(begins) });
  await holds(() => page.store.getState().cart.reading !== 'now');
  return page;
}

type Page = Awaited<ReturnType<typeof subscriber>>;

const contentOf = ({ store }: Page) => {
  const { plan, lines } = store.getState().cart.content;
  return { plan: plan?.id ?? null, lines: Object.keys(lines).map(Number) };
};
const WHOLE = { plan: PLAN, lines: [1, 2, 14] };
const isIdle = ({ store }: Page) => store.getState().cart.busy === null;

async function agree({ store }: Page) {
  await holds(() => store.getState().dialogs.queue.length > 0);
  store.dispatch(dialogAnswered({ id: store.getState().dialogs.queue[0]?.id ?? '', answer: 'ok' }));
}

describe('a canceled member who chooses the held package again', () => {
  it.each([
    ['an empty cart', null],
    ['another package', { plan: OTHER, loose: [] }],
  ])('gets all that is held into the cart, shown at once, over %s [REV-64, CRT-15]', async (_, begins) => {
    const page = await subscriber(begins, { is_subscription_canceled: 1 });
    const shown: unknown[] = [];
    page.store.dispatch(planChosen({ planId: PLAN, from: 'action', origin }));
    if (begins) await agree(page);
    await holds(() => {
      if (page.writes().length === 1) shown.push(contentOf(page));
      return shown.length > 0 && isIdle(page);
    });
    expect([shown[0], contentOf(page)]).toEqual([WHOLE, WHOLE]);
    expect(page.store.getState().cart.notice).toBe(begins ? 'replaced' : null);
  });
});

describe('a subscriber who picked the held package while signed out', () => {
  it.each([
    ['changes nothing with the package alone', null, {}, [], { plan: null, lines: [] }],
    ['gets the add-on on top of all that is held', null, { 11: 0 }, [11], { plan: PLAN, lines: [1, 2, 11, 14] }],
    [
      'gets all that is held beside a custom solution',
      { plan: null, loose: [12] },
      { 11: 0 },
      [PLAN, 11, 12],
      { plan: PLAN, lines: [1, 2, 11, 12, 14] },
    ],
  ] as const)('%s, at sign-in and without a question [CRT-65, REV-55]', async (_, begins, addOns, sent, content) => {
    const page = await openStore({ session: undefined, ...serverOf(begins) });
    page.kept.set('temporary_cart', {
      id: PLAN,
      tracking_id: 'track-visitor',
      bundled: 1,
      add_ons: { 1: 1, 2: 1, ...addOns },
      sub_packages: [],
    });
    signIn(page, holding(PLAN, [...BUNDLED, 14]));
    await holds(() => page.kept.has('merged') && !page.kept.has('merge') && isIdle(page));
    await holds(() => JSON.stringify(contentOf(page)) === JSON.stringify(content));
    expect(page.writes().map(({ options }) => Reflect.get(Object(options?.body), 'id'))).toEqual(sent);
    expect(page.store.getState().dialogs.queue).toEqual([]);
    expect(selectIsChangePackage(page.store.getState())).toBe(content.lines.length > 0);
  });
});

describe('Undo gives a subscriber exactly the cart of before', () => {
  it.each([
    ['the held package without the held add-on', 'is removed', planUnwanted, { plan: PLAN, loose: [] }],
    ['the held package without the held add-on', 'is cleared', clearPressed, { plan: PLAN, loose: [] }],
    ['the held package with another add-on', 'is cleared', clearPressed, { plan: PLAN, loose: [11] }],
    ['a custom solution of another add-on', 'is cleared', clearPressed, { plan: null, loose: [11] }],
    ['a custom solution of the held add-on', 'is cleared', clearPressed, { plan: null, loose: [14] }],
    ['another package', 'is cleared', clearPressed, { plan: OTHER, loose: [14] }],
  ] as const)('%s that %s [REV-55, REV-56]', async (_, __, press, begins) => {
    const page = await subscriber(begins);
    const before = contentOf(page);
    page.store.dispatch(press({ origin }));
    if (press === clearPressed) await agree(page);
    await holds(() => page.store.getState().cart.former !== null && isIdle(page));
    expect(contentOf(page)).not.toEqual(before);
    page.store.dispatch(undoPressed({ origin }));
    await holds(() => page.store.getState().cart.former === null && isIdle(page));
    await holds(() => page.calls.at(-1)?.name === 'cart');
    expect(contentOf(page)).toEqual(before);
    expect(page.store.getState().cart.notice).toBeNull();
  });
});

const quoted = (plan: number | null, ...modules: readonly number[]) => ({
  status: 200,
  currency: 'USD',
  data: { plan: plan && { id: plan, quantity: 1 }, modules: modules.map((id) => ({ id, quantity: 1 })) },
});

async function followQuote({ store }: Page) {
  store.join(openQuoteFlow);
  store.dispatch(quoteFollowed('a'.repeat(32)));
  await holds(() => store.getState().dialogs.queue.length > 0);
}

describe('a subscriber with an empty cart who opens a shared quote', () => {
  it.each([
    ['of the held package gets no more than was quoted', quoted(PLAN), { plan: PLAN, lines: [1, 2] }, 'quote_used'],
    ['of another package gets that', quoted(OTHER, 11), { plan: OTHER, lines: [1, 2, 11] }, 'quote_used'],
    [
      'of an add-on gets it on top of all that is held, and is told so',
      quoted(null, 11),
      { plan: PLAN, lines: [1, 2, 11, 14] },
      'quote_on_top',
    ],
  ])('%s [REV-43, REV-55]', async (_, quoteCart, content, text) => {
    const platforms = { status: 200, data: [] };
    const page = await openStore({
      session: holding(PLAN, [...BUNDLED, 14]),
      quoteCart,
      platforms,
      products: bundlesBody(),
      ...serverOf(null),
    });
    page.store.join(openQuoteFlow);
    page.store.dispatch(quoteFollowed('a'.repeat(32)));
    await holds(() => page.store.getState().dialogs.queue.length > 0);
    expect(page.store.getState().dialogs.queue[0]).toMatchObject({ kind: 'success', text: { key: `dialogs.${text}` } });
    expect(contentOf(page)).toEqual(content);
    expect(page.store.getState().cart.notice).toBeNull();
  });

  it('that an earlier page put into a cart which another device has emptied since gets into it again [REV-43]', async () => {
    const answers = {
      session: holding(PLAN, [...BUNDLED, 14]),
      quoteCart: quoted(OTHER, 11),
      platforms: { status: 200, data: [] },
      products: bundlesBody(),
    };
    const left = await openStore({ ...answers, ...serverOf(null) });
    await followQuote(left);
    const emptied = serverOf(null);
    let reads = 0;
    // The page's own first read is still under way when the link is followed.
    const cart = () => ((reads += 1) === 1 ? new Promise(() => {}) : emptied.cart());
    const page = pageOfStore({ ...answers, bundles: bundlesBody(), ...emptied, cart });
    const { content, currency } = left.store.getState().cart;
    page.store.dispatch(cartRestored({ cart: content, currency, trackingId: 'track-1' }));
    signIn(page, answers.session);
    await followQuote(page);
    expect(page.store.getState().dialogs.queue[0]).toMatchObject({ text: { key: 'dialogs.quote_used' } });
    expect(contentOf(page)).toEqual({ plan: OTHER, lines: [1, 2, 11] });
    expect(page.writes().map(({ name }) => name)).toEqual(['cartAdd', 'cartAdd']);
  });

  it('is not called used while the cart that holds it cannot be read [REV-43]', async () => {
    let isLost = false;
    const server = serverOf(null);
    const page = await openStore({
      session: holding(PLAN, [...BUNDLED, 14]),
      quoteCart: quoted(OTHER, 11),
      platforms: { status: 200, data: [] },
      products: bundlesBody(),
      ...server,
      cart: () => (isLost ? failure('network') : server.cart()),
    });
    const follow = () => page.store.dispatch(quoteFollowed('a'.repeat(32)));
    page.store.join(openQuoteFlow);
    follow();
    await agree(page);
    await holds(() => page.store.getState().dialogs.queue.length === 0);
    isLost = true;
    follow();
    await holds(() => page.store.getState().dialogs.queue.length > 0);
    expect(page.store.getState().dialogs.queue[0]).toMatchObject({ text: { key: 'dialogs.quote_lost' } });
    isLost = false;
    await agree(page);
    await holds(() => page.store.getState().dialogs.queue[0]?.kind === 'success');
    expect(page.store.getState().dialogs.queue[0]).toMatchObject({ text: { key: 'dialogs.quote_used' } });
  });
});
