import { describe, expect, it } from 'vitest';
import { emptyCart } from '../../src/domain/cart/empty-cart';
import type { SharedCart } from '../../src/domain/cart/tab-message';
import { cartReceived, persistedCartOverwritten, planChosen, upgradeReceived } from '../../src/store/slices/cart';
import { openStore, signIn } from '../kit/flows';
import { holds } from '../kit/until';
import { cartBody, subscribed } from '../kit/wire';

const ADDED = { status: 200, tracking_id: 'track-1', product: {} };
const pick = (planId: number) => planChosen({ planId, from: 'action', origin: null });

type Page = Awaited<ReturnType<typeof openStore>>;
const cartOf = (page: Page) => page.store.getState().cart;

/** Opens a page whose cart holds a plan that the person chose there. */
async function pageWithPlan(answers: Parameters<typeof openStore>[0] = {}) {
  const page = await openStore({ cartAdd: ADDED, ...answers });
  page.store.dispatch(pick(1001));
  await holds(() => page.writes().length === 1 && cartOf(page).busy === null);
  return page;
}

/** Builds the broadcast of another tab's cart, with a stamp that is `later` ms after this tab's. */
const heard = (page: Page, { later = 1, tab = 'other-tab', cart = emptyCart }) =>
  cartReceived({
    kind: 'cart',
    stamp: { at: cartOf(page).stamp.at + later, tab },
    shared: { cart, currency: 'USD', trackingId: 'track-1' } satisfies SharedCart,
  });

describe('a cart that another tab broadcasts', () => {
  it('replaces this tab’s cart and is announced, but neither written nor broadcast again [STO-05]', async () => {
    const page = await pageWithPlan();
    const [told, calls] = [page.told.length, page.calls.length];
    page.store.dispatch(heard(page, {}));
    await holds(() => cartOf(page).content.plan === null);
    expect(cartOf(page)).toMatchObject({ notice: 'other-tab', former: null });
    expect([page.told.length, page.calls.length]).toEqual([told, calls]);
  });

  it.each([
    ['older', { later: -1 }],
    ['equally old, from a tab with a smaller id', { later: 0, tab: 'a' }],
    ['equally old and the tab’s own', { later: 0, tab: 'this-tab' }],
  ])('is ignored if it is %s [STO-05]', async (_, message) => {
    const page = await pageWithPlan();
    const shown = new Set<unknown>();
    page.store.subscribe(() => shown.add(cartOf(page).content.plan?.id));
    page.store.dispatch(heard(page, message));
    // Broadcasts are handled in order: once the next one has been applied, this one has been handled too.
    page.store.dispatch(heard(page, { later: 2, cart: cartOf(page).content }));
    await holds(() => cartOf(page).stamp.tab === 'other-tab');
    expect([...shown]).toEqual([1001]);
    expect(cartOf(page).notice).toBeNull();
  });

  it('wins a tie of stamps if its tab’s id is greater [STO-05]', async () => {
    const page = await pageWithPlan();
    page.store.dispatch(heard(page, { later: 0, tab: 'zzz' }));
    await holds(() => cartOf(page).content.plan === null);
    expect(cartOf(page).stamp.tab).toBe('zzz');
  });

  it('is not announced if it is the same cart [STO-05]', async () => {
    const page = await pageWithPlan();
    page.store.dispatch(heard(page, { cart: cartOf(page).content }));
    await holds(() => cartOf(page).stamp.tab === 'other-tab');
    expect(cartOf(page).notice).toBeNull();
  });

  it('waits until a write in flight has ended [STO-05]', async () => {
    let answer: ((body: unknown) => void) | undefined;
    const held = new Promise((resolve) => {
      answer = resolve;
    });
    const page = await openStore({ cartAdd: () => held });
    page.store.dispatch(pick(1001));
    await holds(() => page.writes().length === 1);
    // The stamp is far ahead, so that this tab's write does not win just because it is answered later.
    page.store.dispatch(heard(page, { later: 60_000 }));
    const shown: unknown[] = [];
    page.store.subscribe(() => shown.push(cartOf(page).stamp.tab));
    answer?.(ADDED);
    await holds(() => cartOf(page).stamp.tab === 'other-tab');
    expect(cartOf(page).content.plan).toBeNull();
    expect(cartOf(page).busy).toBeNull();
    expect(shown.indexOf('other-tab')).toBeGreaterThan(0);
  });

  it('withdraws an open question about the previous cart, says why, and does not act on it [STO-05]', async () => {
    const page = await pageWithPlan();
    page.store.dispatch(pick(1002));
    await holds(() => page.store.getState().dialogs.queue.length > 0);
    page.store.dispatch(heard(page, {}));
    await holds(() => page.store.getState().dialogs.queue[0]?.kind === 'info');
    expect(page.store.getState().dialogs.queue).toMatchObject([{ text: { key: 'dialogs.withdrawn' } }]);
    expect(page.writes()).toHaveLength(1);
  });

  it('of a member is refetched from the server once [STO-05]', async () => {
    const page = await openStore({ cart: cartBody([]) });
    const reads = () => page.calls.filter(({ name }) => name === 'cart').length;
    signIn(page, subscribed(1001));
    await holds(() => reads() === 1);
    const stamp = { at: cartOf(page).stamp.at + 5, tab: 'other-tab' };
    page.store.dispatch(cartReceived({ kind: 'cart', stamp, shared: null }));
    await holds(() => cartOf(page).stamp.tab === 'other-tab');
    expect(reads()).toBe(2);
    expect(page.writes()).toEqual([]);
  });
});

describe('a stored cart that a tab with an older cart has overwritten', () => {
  it('is restored by the tab that made it [STO-05]', async () => {
    const page = await pageWithPlan();
    page.kept.set('cart', { cart: emptyCart });
    page.store.dispatch(persistedCartOverwritten());
    await holds(() => Boolean((page.kept.get('cart') as { cart: typeof emptyCart }).cart.plan));
    expect(page.kept.get('cart')).toMatchObject({ cart: { plan: { id: 1001 } } });
  });

  it('is left to the tab that made it, if that is another one [STO-05]', async () => {
    const page = await pageWithPlan();
    page.store.dispatch(heard(page, { cart: cartOf(page).content }));
    await holds(() => cartOf(page).stamp.tab === 'other-tab');
    page.kept.set('cart', 'theirs');
    page.store.dispatch(persistedCartOverwritten());
    // Broadcasts are handled in order: once a later one has been applied, the earlier one has been handled too.
    page.store.dispatch(heard(page, { later: 2 }));
    await holds(() => cartOf(page).content.plan === null);
    expect(page.kept.get('cart')).toBe('theirs');
  });
});

describe('an upgrade in another tab', () => {
  it('is announced and drops the offer to undo [STO-06]', async () => {
    const page = await pageWithPlan();
    page.store.dispatch(upgradeReceived());
    expect(cartOf(page)).toMatchObject({ notice: 'upgraded', former: null });
  });
});
