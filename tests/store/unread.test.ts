import { describe, expect, it } from 'vitest';
import { readMarket } from '../../src/store/market/read-market';
import { bundles } from '../../src/store/resources/catalogue';
import { selectShop } from '../../src/store/selectors/catalogue';
import { configured } from '../../src/store/slices/config';
import { moduleWanted, planChosen, planUnwanted, undoPressed } from '../../src/store/slices/cart';
import { dialogAnswered } from '../../src/store/slices/dialogs';
import { openStore, signIn } from '../kit/flows';
import { holds } from '../kit/until';
import { failure, pageOfStore } from '../kit/page-of-store';
import { ADDED, alone, LATE, products, type Told } from '../kit/unlisted';
import { bundlesBody, cartBody, holding, sessionBody, subscribed, wireModule, wirePlan } from '../kit/wire';

const DOWN = failure('status', { status: 500, ownStatus: 500, fromJson: true });
/** The reply of a server without the route: an HTML page. */
const PAGE = failure('not-json', { status: 500, ownStatus: 404, httpStatus: 404 });

type Page = Awaited<ReturnType<typeof openStore>>;
const stateOf = (page: Page) => page.store.getState();
const ids = (page: Page) => Object.keys(stateOf(page).cart.content.lines).map(Number);
const planOf = (page: Page) => stateOf(page).cart.content.plan?.id ?? null;
const question = (page: Page) => stateOf(page).dialogs.queue[0];
const want = (page: Page, id: number) => page.store.dispatch(moduleWanted({ id, origin: null }));
const choose = (page: Page, planId = 1009) => page.store.dispatch(planChosen({ planId, from: 'action', origin: null }));
/** Returns the error events of the cart, without those of lists, which report their own failures. */
const errors = (page: Page) =>
  page.events.filter(({ name, detail }) => name === 'error' && Reflect.get(Object(detail), 'surface') === 'cart')
    .length;
const calls = (page: Page, wanted: string) => page.calls.filter(({ name }) => name === wanted).length;
const isIdle = (page: Page, writes = 1) =>
  holds(() => page.writes().length === writes && stateOf(page).cart.busy === null);
const sent = (page: Page) => page.writes().map(({ options }) => Number(Reflect.get(Object(options?.body), 'id')));

async function answer(page: Page, kind: string) {
  await holds(() => question(page)?.kind === kind);
  page.store.dispatch(dialogAnswered({ id: question(page)?.id ?? '', answer: 'ok' }));
}

/** Chooses package 1009, another one, and 1009 again. */
async function chooseTwice(page: Page) {
  choose(page);
  await isIdle(page);
  choose(page, 1001);
  await answer(page, 'confirm');
  await isIdle(page, 2);
  choose(page);
  await answer(page, 'confirm');
  await isIdle(page, 3);
}

/** Answers with a package 1009 that includes modules which no list has. */
const included = (...modules: readonly number[]) => {
  const body = bundlesBody();
  return { ...body, data: [...body.data, wirePlan(1009, { ids: {}, modules: [1, ...modules] })] };
};
const open = (more: Parameters<typeof openStore>[0] = {}) =>
  openStore({ products, cartAdd: ADDED, cartRemove: { status: 200 }, ...alone(LATE), ...more });

describe('an unreadable module of a package', () => {
  it.each([
    ['if its own call fails', alone({ 'module/77': DOWN })],
    ['if the product list fails', { products: DOWN }],
    ['if the server has no such route', { product: PAGE }],
  ])('does not keep the package from being added or added again, %s [REV-140]', async (_, answers) => {
    const page = await open({ bundles: included(77), ...answers });
    choose(page);
    await isIdle(page);
    expect([planOf(page), ids(page), errors(page)]).toEqual([1009, [1], 0]);
    page.store.dispatch(planUnwanted({ origin: null }));
    await holds(() => planOf(page) === null && stateOf(page).cart.busy === null);
    page.store.dispatch(undoPressed({ origin: null }));
    await holds(() => planOf(page) === 1009);
    expect([ids(page), errors(page)]).toEqual([[1], 0]);
  });

  it.each([
    ['answers with a 404 page', PAGE],
    ['answers without the record', { status: 200, currency: 'USD', product: null }],
    ['answers with a status only', { status: 200, currency: 'USD' }],
  ])('is requested once if the server %s [REV-140]', async (_, product) => {
    const page = await open({ bundles: included(99), product });
    await chooseTwice(page);
    expect([calls(page, 'product'), errors(page)]).toEqual([1, 0]);
  });

  it('is requested again after a failure, but not if the server said that it does not exist [REV-140]', async () => {
    const page = await open({ bundles: included(77, 99), ...alone({ 'module/77': DOWN }) });
    await chooseTwice(page);
    const asked = page.calls.flatMap(({ name, options }) => (name === 'product' ? [options?.params?.['id']] : []));
    expect(asked).toEqual([77, 99, 77]);
  });

  it('is requested at most six at a time [REV-140]', async () => {
    const many = Array.from({ length: 20 }, (_, at) => 200 + at);
    let [now, most] = [0, 0];
    const product = async ({ params }: Told = {}) => {
      most = Math.max(most, (now += 1));
      await new Promise((resolve) => setTimeout(resolve, 0));
      now -= 1;
      return { status: 200, currency: 'USD', product: wireModule(Number(params?.['id'])) };
    };
    const page = await open({ bundles: included(...many), product });
    choose(page);
    await isIdle(page);
    expect([ids(page), most]).toEqual([[1, ...many], 6]);
  });

  it('is requested in the page’s new language and no longer in the one it has left [REV-140]', async () => {
    const many = Array.from({ length: 20 }, (_, at) => 200 + at);
    let asked = 0;
    const product = async ({ params }: Told = {}) => {
      asked += 1;
      if (asked === 3) {
        page.store.dispatch(configured({ ...stateOf(page).config, language: 'fr' }));
        await page.store.dispatch(bundles.read({ language: 'fr', currency: null }));
      }
      return { status: 200, currency: 'USD', product: wireModule(Number(params?.['id'])) };
    };
    const page = await open({ bundles: included(...many), product });
    choose(page);
    await isIdle(page);
    expect(ids(page)).toEqual([1, ...many]);
    expect(asked).toBeLessThan(30);
  });
});

describe('an unreadable module that a member holds', () => {
  it.each([
    ['the package', subscribed(1009), { 'package/1009': DOWN }],
    ['an add-on', holding(1001, [1, 2, 88]), { 'module/88': DOWN }],
    ['an add-on, whose reply is an HTML page', holding(1001, [1, 2, 88]), { 'module/88': PAGE }],
  ])('keeps an add-on out of an empty cart, and says why: %s [CRT-30, REV-141]', async (_, session, records) => {
    const page = await open({ session, cart: cartBody(null), ...alone(records) });
    await holds(() => stateOf(page).cart.reading === null || stateOf(page).cart.reading !== 'now');
    want(page, 14);
    await holds(() => question(page) !== undefined);
    expect([question(page)?.kind, errors(page), page.writes().length]).toEqual(['error', 1, 0]);
  });

  it('does not block an addition if the server no longer has it [REV-141]', async () => {
    const page = await open({ session: holding(1001, [1, 2, 88]), cart: cartBody(null) });
    want(page, 14);
    await isIdle(page);
    expect([sent(page), errors(page)]).toEqual([[14], 0]);
  });
});

const left = (id: number, addOns: Readonly<Record<number, number>>) => ({
  id,
  tracking_id: 'track-visitor',
  bundled: id === 0 ? 0 : 1,
  add_ons: addOns,
  sub_packages: [],
});

async function comesBack(kept: object, session: unknown, more: Parameters<typeof openStore>[0]) {
  const page = await open({ session: undefined, cart: cartBody(null), ...more });
  page.kept.set('temporary_cart', kept);
  signIn(page, session);
  return page;
}

describe('a visitor’s cart at sign-in', () => {
  it('is merged although a module that the member holds cannot be read [CRT-65, REV-142]', async () => {
    const page = await comesBack(
      left(1002, { 1: 1, 2: 1, 14: 0 }),
      holding(1001, [1, 2, 88]),
      alone({ 'module/88': DOWN }),
    );
    await holds(() => page.kept.has('merged'));
    expect([sent(page), errors(page)]).toEqual([[1002, 14], 0]);
  });

  it('is merged with the member’s cart, whose items stay also if they cannot be read [CRT-65, REV-142]', async () => {
    const bundled = [wireModule(1, { bundled: 1 }), wireModule(2, { bundled: 1 })];
    const cart = cartBody(wirePlan(1002), [...bundled, wireModule(77)]);
    const page = await comesBack(left(1001, { 1: 1, 2: 1 }), sessionBody(), { cart, ...alone({ 'module/77': DOWN }) });
    await answer(page, 'confirm');
    await holds(() => page.kept.has('merged'));
    expect(sent(page)).toEqual([1001, 77]);
  });

  it.each([
    ['the chosen item can’t be read', sessionBody(), left(1001, { 1: 1, 2: 1, 77: 0 }), { 'module/77': DOWN }],
    ['the member’s own package can’t be read', subscribed(1009), left(0, { 14: 0 }), { 'package/1009': DOWN }],
  ])('waits if %s, and reports it once [CRT-65, REV-142]', async (_, session, kept, records) => {
    const page = await comesBack(kept, session, alone(records));
    await answer(page, 'error');
    signIn(page, session);
    await holds(() => calls(page, 'cart') === 2 && calls(page, 'product') === 2);
    await holds(() => question(page) === undefined);
    expect([errors(page), page.writes().length, page.kept.has('merge')]).toEqual([1, 0, true]);
  });
});

describe('lists in two currencies', () => {
  const scope = { language: 'en', currency: null };

  it('are refetched into one currency once the marketplace arrives in another than the packages [CRT-61, REV-143]', async () => {
    let isEuro = false;
    const page = pageOfStore({
      bundles: () => bundlesBody({ currency: isEuro ? 'EUR' : 'USD' }),
      products: () => ({ status: 200, currency: isEuro ? 'EUR' : 'USD', data: [wireModule(55)] }),
      cartAdd: ADDED,
    });
    await page.store.dispatch(bundles.read(scope));
    isEuro = true;
    await page.store.dispatch(readMarket(scope));
    expect(selectShop(stateOf(page))?.modules.has(55)).toBe(true);
    signIn(page);
    want(page, 55);
    await isIdle(page);
    expect([stateOf(page).cart.currency, ids(page)]).toEqual(['EUR', [55]]);
    expect([calls(page, 'products'), calls(page, 'bundles'), calls(page, 'product')]).toEqual([1, 2, 0]);
  });

  it('are not refetched again if that did not help [CRT-61, REV-143]', async () => {
    const page = await open({ products: { ...products, currency: 'EUR' } });
    await page.store.dispatch(readMarket(scope));
    await holds(() => calls(page, 'bundles') === 2);
    const lists = () => calls(page, 'bundles') + calls(page, 'products');
    const press = async (count: number) => {
      want(page, 77);
      await answer(page, 'error');
      await holds(() => errors(page) === count);
      return lists();
    };
    const first = await press(1);
    expect([await press(2), await press(3)]).toEqual([first, first]);
  });
});
