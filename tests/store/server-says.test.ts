import { describe, expect, it } from 'vitest';
import { bundles as bundlesRead } from '../../src/store/resources/catalogue';
import { selectTotals } from '../../src/store/selectors/cart';
import { moduleUnwanted, moduleWanted, planChosen, subpackagesChosen, undoPressed } from '../../src/store/slices/cart';
import { dialogAnswered } from '../../src/store/slices/dialogs';
import { sessionRead } from '../../src/store/slices/session';
import { openStore } from '../kit/flows';
import { holds } from '../kit/until';
import { failure } from '../kit/page-of-store';
import { bundlesBody, cartBody, MODULES, sessionBody, wireModule, wirePlan } from '../kit/wire';

type Page = Awaited<ReturnType<typeof openStore>>;

const ADDED = { status: 200, tracking_id: 'track-1', product: {} };
const BUNDLED = [wireModule(1, { bundled: 1 }), wireModule(2, { bundled: 1 })];
const stateOf = (page: Page) => page.store.getState().cart;
const planOf = (page: Page) => stateOf(page).content.plan?.id ?? null;
const question = (page: Page) => page.store.getState().dialogs.queue[0];
const idle = (page: Page) => holds(() => stateOf(page).busy === null && page.writes().length > 0);

describe('a package that the server reset [CRT-55]', () => {
  it('is announced, and one Undo restores the previous package, on the server too [CRT-55]', async () => {
    let body: object = cartBody(wirePlan(1001), BUNDLED);
    const page = await openStore({ session: sessionBody(), cart: () => body, cartAdd: ADDED });
    await holds(() => planOf(page) === 1001);
    body = { ...cartBody(wirePlan(1002), BUNDLED), planreset: 1 };
    page.store.dispatch(moduleWanted({ id: 14, origin: null }));
    await holds(() => planOf(page) === 1002);
    expect(stateOf(page)).toMatchObject({ notice: 'plan-reset', content: { planReset: true } });
    body = cartBody(wirePlan(1001), [...BUNDLED, wireModule(14)]);
    page.store.dispatch(undoPressed({ origin: null }));
    await holds(() => planOf(page) === 1001 && stateOf(page).busy === null);
    expect(page.writes().map(({ options }) => options?.body)).toMatchObject([{ id: 14 }, { id: 1001 }, { id: 14 }]);
  });

  it('is announced once and not again with each later change [CRT-55]', async () => {
    const body = { ...cartBody(wirePlan(1002), BUNDLED), planreset: 1 };
    const page = await openStore({ session: sessionBody(), cart: body, cartAdd: ADDED });
    await holds(() => stateOf(page).notice === 'plan-reset');
    expect(stateOf(page).former).toBeNull();
    page.store.dispatch(moduleWanted({ id: 14, origin: null }));
    await idle(page);
    await holds(() => stateOf(page).notice === 'server-differs');
    expect(planOf(page)).toBe(1002);
  });
});

describe('a package that is no longer sold', () => {
  it('is announced, and its modules stay [CRT-56]', async () => {
    const body = { ...cartBody(null, [wireModule(1), wireModule(2)]), no_record_found: 1 };
    const page = await openStore({ session: sessionBody(), cart: body });
    await holds(() => stateOf(page).notice === 'not-sold');
    expect(stateOf(page)).toMatchObject({ former: null, content: { plan: { id: 0 }, noRecordFound: true } });
  });

  it('is not announced for an empty cart [CRT-56]', async () => {
    const page = await openStore({ session: sessionBody(), cart: { ...cartBody(null), no_record_found: 1 } });
    await holds(() => stateOf(page).content.noRecordFound);
    expect(stateOf(page).notice).toBeNull();
  });
});

describe('an internal cart', () => {
  const internal = { ...cartBody(wirePlan(1001), BUNDLED), is_internal: true };

  it('leads to the features of the account, once [NAV-07]', async () => {
    const page = await openStore(
      { session: sessionBody(), cart: internal, cartAdd: ADDED },
      { pathname: '/shopping-cart-review' },
    );
    await holds(() => page.moves.length > 0);
    page.store.dispatch(moduleWanted({ id: 14, origin: null }));
    await idle(page);
    page.store.dispatch(sessionRead(page.store.getState().session.account));
    await holds(() => page.calls.filter(({ name }) => name === 'cart').length === 3);
    expect(page.moves).toEqual(['manageFeatures']);
  });

  it.each(['/account/billing/subscription', '/account/invoices', '/'])(
    'does not navigate from %s, where nothing is sold [NAV-07]',
    async (pathname) => {
      const page = await openStore({ session: sessionBody(), cart: internal }, { pathname });
      await holds(() => stateOf(page).isInternal);
      expect(page.moves).toEqual([]);
    },
  );

  it('does not navigate if the page is already there [NAV-07]', async () => {
    const page = await openStore({ session: sessionBody(), cart: internal }, { pathname: '/account/manage-features' });
    await holds(() => stateOf(page).isInternal);
    expect(page.moves).toEqual([]);
  });
});

async function changed(bundles: unknown, products?: unknown) {
  const product = failure('status', { status: 404, ownStatus: 404, fromJson: true });
  let body: unknown = bundlesBody();
  const page = await openStore({ bundles: () => body, cartAdd: ADDED, products, product });
  page.store.dispatch(moduleWanted({ id: 14, origin: null }));
  await idle(page);
  body = bundles;
  await page.store.dispatch(bundlesRead.read({ language: 'en', currency: null }, { force: true }));
  page.store.dispatch(moduleWanted({ id: 11, origin: null }));
  return page;
}

describe('a cart that was filled in another currency', () => {
  const euros = bundlesBody({
    currency: 'EUR',
    currency_symbol: '€',
    modules: MODULES.map((one) => ({ ...one, price: '17.00', base_price: '17.00' })),
  });

  it('is priced again as a whole when an item is added, because two currencies are never added up [CRT-61]', async () => {
    const page = await changed(euros);
    await holds(() => page.writes().length === 2);
    expect(stateOf(page)).toMatchObject({ currency: 'EUR', notice: 'repriced' });
    expect(Object.values(stateOf(page).content.lines).map(({ price }) => price)).toEqual([1700, 1700]);
  });

  it('refuses an item if a part of the cart is no longer sold, and says so [CRT-61]', async () => {
    const without = { ...euros, modules: MODULES.filter(({ id }) => id !== 14) };
    const page = await changed(without, { ...without, data: [] });
    await holds(() => question(page) !== undefined);
    expect(question(page)).toMatchObject({
      kind: 'info',
      text: { key: 'dialogs.other_currency', vars: { currency: 'EUR' } },
    });
    expect([stateOf(page).currency, Object.keys(stateOf(page).content.lines)]).toEqual(['USD', ['14']]);
    expect(page.writes()).toHaveLength(1);
  });
});

const reads = (page: Page) => page.calls.filter(({ name }) => name === 'cart').length;
const tick = (page: Page, ...codes: readonly string[]) =>
  page.store.dispatch(subpackagesChosen({ codes, origin: null }));

describe('a sub-package that a member ticks', () => {
  const plan = wirePlan(1007, {
    price: '150.00',
    subpackages: ['one', 'two'].map((name, at) => ({ id: at + 1, code: `sub-${name}`, title: `Sub ${name}` })),
  });

  /** Opens the page of a member whom the server asks for less than the list prices. */
  async function pageOfContract(gate: () => Promise<void> = async () => {}) {
    let selected: unknown = [];
    const page = await openStore({
      session: sessionBody(),
      cart: async () => {
        const told = selected;
        if (page.writes().length > 0) await gate();
        const body = cartBody({ ...plan, selected_subpackages: told }, [wireModule(14)]);
        return { ...body, totalPrice: '55.00', totalDiscountedPrice: '35.00' };
      },
      cartAdd: (options: { readonly body?: unknown } | undefined) => {
        selected = Reflect.get(Object(options?.body), 'selected_subpackages');
        return ADDED;
      },
    });
    await holds(() => planOf(page) === 1007);
    return page;
  }

  it('has the cart read again, with the totals of the server [PRC-25, CRT-57]', async () => {
    const page = await pageOfContract();
    expect(selectTotals(page.store.getState()).totalPrice).toBe(5500);
    tick(page, 'sub-one');
    await holds(() => reads(page) === 2 && selectTotals(page.store.getState()).totalPrice === 5500);
    expect(stateOf(page)).toMatchObject({ notice: null, content: { plan: { selected: ['sub-one'] } } });
    expect(page.calls.map(({ name }) => name).slice(-2)).toEqual(['cartAdd', 'cart']);
  });

  it('stays ticked if the cart that was read before does not know of it [PRC-25]', async () => {
    let answer: (() => void) | undefined;
    const page = await pageOfContract(() => new Promise<void>((resolve) => void (answer = resolve)));
    const seen = new Set<string>();
    tick(page, 'sub-one');
    await holds(() => answer !== undefined);
    tick(page, 'sub-one', 'sub-two');
    const stop = page.store.subscribe(() =>
      seen.add([stateOf(page).notice, ...(stateOf(page).content.plan?.selected ?? [])].join(' ')),
    );
    answer?.();
    await holds(() => reads(page) === 3);
    answer?.();
    await holds(() => stateOf(page).serverTotals?.cart.plan === stateOf(page).content.plan);
    stop();
    expect([...seen]).toEqual([' sub-one sub-two']);
  });
});

describe('Undo', () => {
  it('restores the package that was replaced, with its add-ons [CRT-15]', async () => {
    const page = await openStore({ cartAdd: ADDED });
    page.store.dispatch(planChosen({ planId: 1001, from: 'action', origin: null }));
    page.store.dispatch(moduleWanted({ id: 14, origin: null }));
    await holds(() => page.writes().length === 2 && stateOf(page).busy === null);
    const before = stateOf(page).content;
    page.store.dispatch(planChosen({ planId: 1002, from: 'action', origin: null }));
    await holds(() => question(page) !== undefined);
    page.store.dispatch(dialogAnswered({ id: question(page)?.id ?? '', answer: 'ok' }));
    await holds(() => stateOf(page).notice === 'replaced' && stateOf(page).busy === null);
    page.store.dispatch(undoPressed({ origin: null }));
    await holds(() => page.writes().length === 5 && stateOf(page).busy === null);
    expect(stateOf(page).content).toEqual(before);
  });

  it('is still offered after it failed, and dropped with the next change', async () => {
    let isDown = false;
    const page = await openStore({ cartAdd: () => (isDown ? failure('offline') : ADDED), cartRemove: { status: 200 } });
    page.store.dispatch(moduleWanted({ id: 14, origin: null }));
    await idle(page);
    page.store.dispatch(moduleUnwanted({ id: 14, origin: null }));
    await holds(() => page.writes().length === 2 && stateOf(page).busy === null);
    isDown = true;
    page.store.dispatch(undoPressed({ origin: null }));
    await holds(() => question(page)?.kind === 'error');
    expect(stateOf(page)).toMatchObject({ notice: 'removed', content: { plan: null } });
    page.store.dispatch(dialogAnswered({ id: question(page)?.id ?? '', answer: 'ok' }));
    isDown = false;
    page.store.dispatch(undoPressed({ origin: null }));
    await holds(() => stateOf(page).content.lines[14] !== undefined && stateOf(page).busy === null);
    expect(stateOf(page).former).toBeNull();
    page.store.dispatch(undoPressed({ origin: null }));
    page.store.dispatch(moduleWanted({ id: 11, origin: null }));
    await holds(() => page.writes().length === 5 && stateOf(page).busy === null);
    expect(Object.keys(stateOf(page).content.lines)).toEqual(['11', '14']);
  });
});
