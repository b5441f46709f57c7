import { describe, expect, it } from 'vitest';
import '../../src/flows/open-quote/effects';
import { openQuoteFlow, quoteFollowed } from '../../src/flows/open-quote';
import { bundles as bundlesRead } from '../../src/store/resources/catalogue';
import { moduleWanted, planChosen } from '../../src/store/slices/cart';
import { dialogAnswered } from '../../src/store/slices/dialogs';
import { openStore, signIn } from '../kit/flows';
import { holds } from '../kit/until';
import { failure } from '../kit/page-of-store';
import { ADDED, alone, LATE, products, type Told } from '../kit/unlisted';
import { bundlesBody, cartBody, MODULES, sessionBody, wireModule, wirePlan } from '../kit/wire';

const scope = { language: 'en', currency: null };

type Page = Awaited<ReturnType<typeof openStore>>;
const cartOf = (page: Page) => page.store.getState().cart;
const linesOf = (page: Page) => Object.values(cartOf(page).content.lines);
const ids = (page: Page) => linesOf(page).map(({ module }) => module.id);
const prices = (page: Page) => Object.fromEntries(linesOf(page).map(({ module, price }) => [module.id, price]));
const question = (page: Page) => page.store.getState().dialogs.queue[0];
const want = (page: Page, id: number) => page.store.dispatch(moduleWanted({ id, origin: null }));
const isIdle = (page: Page) => page.writes().length > 0 && cartOf(page).busy === null;

async function answer(page: Page, value: 'ok' | 'cancel' = 'ok') {
  await holds(() => question(page) !== undefined);
  page.store.dispatch(dialogAnswered({ id: question(page)?.id ?? '', answer: value }));
}

const open = (more: Parameters<typeof openStore>[0] = {}) =>
  openStore({ products, cartAdd: ADDED, cartRemove: { status: 200 }, ...alone(LATE), ...more });

const euros = (modules: readonly object[]) => ({
  currency: 'EUR',
  modules: modules.map((one) => ({ ...one, price: '17.00', base_price: '17.00' })),
});

describe('a module that the product list lacks', () => {
  it('is added if a listed item needs it [CRT-01, REV-120]', async () => {
    const page = await open({ products: { ...products, data: [...MODULES, wireModule(78, { dependencies: '76' })] } });
    want(page, 78);
    await answer(page);
    await holds(() => isIdle(page));
    expect(ids(page)).toEqual([75, 76, 78]);
  });

  it('is requested once if the server does not have it either, and its dependents are sold without it [REV-120]', async () => {
    const page = await open({ products: { ...products, data: [...MODULES, wireModule(78, { dependencies: '99' })] } });
    want(page, 78);
    await holds(() => isIdle(page));
    want(page, 11);
    await holds(() => page.writes().length === 2 && cartOf(page).busy === null);
    expect(ids(page)).toEqual([11, 78]);
    expect(page.calls.filter(({ name }) => name === 'product')).toHaveLength(1);
  });

  it('shows an error and stays out of the cart if it was pressed itself and cannot be read [REV-120]', async () => {
    const page = await open({ product: failure('offline') });
    want(page, 76);
    await holds(() => question(page)?.kind === 'error');
    expect([ids(page), page.writes()]).toEqual([[], []]);
    expect(page.events.some(({ name }) => name === 'error')).toBe(true);
  });

  it('is part of a package that includes it [CRT-20, REV-120]', async () => {
    const page = await open({ bundles: bundlesBody({ data: [wirePlan(1001, { ids: {}, modules: [1, 77] })] }) });
    page.store.dispatch(planChosen({ planId: 1001, from: 'action', origin: null }));
    await holds(() => isIdle(page));
    expect(ids(page)).toEqual([1, 77]);
  });

  it('is merged from a visitor’s cart into the member’s [CRT-65, REV-120]', async () => {
    const sent: unknown[] = [];
    const page = await open({
      session: undefined,
      cart: cartBody(null),
      cartAdd: ({ body }: { readonly body?: unknown } = {}) => {
        sent.push(Reflect.get(Object(body), 'id'));
        return ADDED;
      },
    });
    page.kept.set('temporary_cart', {
      id: 1001,
      tracking_id: 'track-visitor',
      bundled: 1,
      add_ons: { 1: 1, 2: 1, 76: 0 },
      sub_packages: [],
    });
    signIn(page, sessionBody());
    await holds(() => page.kept.has('merged'));
    expect(sent).toEqual([1001, 75, 76]);
  });

  it('stays in a member’s cart when a visitor’s package replaces the member’s [CRT-65, REV-120]', async () => {
    const own = cartBody(wirePlan(1002), [
      wireModule(1, { bundled: 1 }),
      wireModule(2, { bundled: 1 }),
      wireModule(77),
    ]);
    const page = await open({ session: undefined, cart: own });
    page.kept.set('temporary_cart', {
      id: 1001,
      tracking_id: 'track-visitor',
      bundled: 1,
      add_ons: { 1: 1, 2: 1 },
      sub_packages: [],
    });
    signIn(page, sessionBody());
    await answer(page);
    await holds(() => page.kept.has('merged'));
    expect(page.writes().map(({ options }) => Reflect.get(Object(options?.body), 'id'))).toEqual([1001, 77]);
  });

  it('is added by the link of a quote [REV-43, REV-120]', async () => {
    const quoteCart = {
      status: 200,
      currency: 'USD',
      data: { plan: { id: 1001 }, modules: [{ id: 76, quantity: 1 }] },
    };
    const page = await open({ quoteCart });
    page.store.join(openQuoteFlow);
    page.store.dispatch(quoteFollowed('a-quote-of-77'));
    await holds(() => isIdle(page));
    expect(ids(page)).toEqual([1, 2, 75, 76]);
  });
});

async function changed(records: Readonly<Record<string, object>>) {
  let isEuro = false;
  const bundles = euros(MODULES.filter(({ id }) => id !== 14));
  const page = await open({
    bundles: () => {
      const body = bundlesBody(isEuro ? bundles : {});
      return { ...body, data: [...body.data, wirePlan(1009, { ids: {}, modules: [1, 14] })] };
    },
    products: () => (isEuro ? { status: 200, currency: 'EUR', data: [] } : products),
    product: (told: Told) => (isEuro ? alone(records, 'EUR') : alone(LATE)).product(told),
  });
  want(page, 77);
  await holds(() => isIdle(page));
  want(page, 14);
  await holds(() => page.writes().length === 2 && cartOf(page).busy === null);
  isEuro = true;
  await page.store.dispatch(bundlesRead.read(scope, { force: true }));
  return page;
}

const own = (id: number) => ({ [`module/${id}`]: wireModule(id, { price: '18.00', base_price: '18.00' }) });

describe('a cart in another currency with a module that the list lacks', () => {
  it('is priced again as a whole [CRT-61, REV-120]', async () => {
    const page = await changed({ ...own(77), ...own(14) });
    want(page, 11);
    await holds(() => page.writes().length === 3);
    expect(cartOf(page)).toMatchObject({ currency: 'EUR', notice: 'repriced' });
    expect(prices(page)).toEqual({ 11: 1700, 14: 1800, 77: 1800 });
  });

  it('refuses an item if a part of the cart is not sold in the new currency, and says so [CRT-61]', async () => {
    const page = await changed(own(77));
    want(page, 11);
    await holds(() => question(page) !== undefined);
    expect(question(page)).toMatchObject({ kind: 'info', text: { key: 'dialogs.other_currency' } });
    expect([cartOf(page).currency, ids(page)]).toEqual(['USD', [14, 77]]);
  });

  it.each([
    ['their price in its currency', own(14), { 1: 1700, 14: 1800 }],
    ['no line if they are not sold in its currency', {}, { 1: 1700 }],
  ])(
    'gives the modules of a new package %s, and never the previous price [CRT-61, REV-120]',
    async (_, records, expected) => {
      const page = await changed(records);
      page.store.dispatch(planChosen({ planId: 1009, from: 'action', origin: null }));
      await answer(page);
      await holds(() => page.writes().length === 3 && cartOf(page).busy === null);
      expect(cartOf(page).currency).toBe('EUR');
      expect(prices(page)).toEqual(expected);
    },
  );
});

describe('a single record', () => {
  it('in another currency than the list refetches the list, and is sold in that currency [CRT-61, REV-121]', async () => {
    let isEuro = false;
    const page = await open({
      bundles: () => bundlesBody(isEuro ? euros(MODULES) : {}),
      products: () => (isEuro ? { status: 200, ...euros(MODULES), data: [] } : products),
      product: () => {
        isEuro = true;
        return { status: 200, currency: 'EUR', product: wireModule(77, { price: '18.00', base_price: '18.00' }) };
      },
    });
    want(page, 77);
    await holds(() => isIdle(page));
    expect([cartOf(page).currency, prices(page)]).toEqual(['EUR', { 77: 1800 }]);
  });

  it.each([
    ['in another currency than the list', { currency: 'EUR', product: wireModule(77) }],
    ['of another kind than requested', { currency: 'USD', product: wirePlan(77) }],
    ['with another id than requested', { currency: 'USD', product: wireModule(78) }],
  ])('%s raises an error event [ERR-01, REV-121]', async (_, body) => {
    const page = await open({ product: { status: 200, ...body } });
    want(page, 77);
    await holds(() => question(page)?.kind === 'error');
    expect(page.events.filter(({ name }) => name === 'error')).toHaveLength(1);
    expect([ids(page), page.writes()]).toEqual([[], []]);
  });
});
