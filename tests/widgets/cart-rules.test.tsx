import { describe, expect, it } from 'vitest';
import { waybill } from '../../src/app/public';
import { selectTotals } from '../../src/store/selectors/cart';
import { moduleUnwanted, moduleWanted, quantitiesChosen, undoPressed } from '../../src/store/slices/cart';
import { one, shadowOf, textOf } from '../kit/look';
import { mountPage, type Page } from '../kit/mount';
import { holds, until } from '../kit/until';
import { bundlesBody, cartBody, MODULES, subscribed, wireModule, wirePlan } from '../kit/wire';

const TAG = 'waybill-pricing-table';
const root = () => shadowOf(TAG);
const metered = { pricing_type: 'USAGE', price: '19.00', base_price: '19.00' };
const OFFERS = [
  wireModule(201, { ...metered, title: 'Drivers', type: 'booster', asset_type: 'driver', module_sort: 1 }),
  wireModule(222, {
    ...metered,
    title: 'Hero',
    type: 'support',
    asset_type: 'user',
    free_users: 5,
    price: '3.00',
    base_price: '3.00',
  }),
];
const bundles = bundlesBody({ modules: [...MODULES, ...OFFERS], data: [wirePlan(1001)] });

const isIdle = ({ store }: Page) => store.getState().cart.busy === null && store.getState().quantities.length === 0;
const counted = ({ store }: Page) =>
  Object.fromEntries(
    Object.values(store.getState().cart.content.lines).map(({ module, quantity }) => [module.title, quantity]),
  );
const total = ({ store }: Page) => selectTotals(store.getState()).totalPrice;
const written = async (page: Page, writes: number) => holds(() => page.writes().length === writes && isIdle(page));

/** Opens a page whose cart holds the support level that is priced by users. */
async function withHero(rest = '') {
  const page = await mountPage(`<${TAG}></${TAG}>${rest}`, { answers: { bundles } });
  await until(() => one(root(), 'group', 'Support level'));
  (one(root(), 'radio', /^Hero/) as HTMLInputElement).click();
  await written(page, 1);
  expect(counted(page)).toEqual({ Hero: 5 });
  return page;
}

const ADD: readonly (readonly [string, (page: Page) => void])[] = [
  ['the button of its row', () => one(root(), 'button', 'Add Drivers to the cart').click()],
  ['waybill.cart.add', () => waybill.cart.add('module/201')],
  ['a button of the host page', () => document.querySelector<HTMLElement>('[data-waybill-action]')?.click()],
  [
    'its quantity field',
    ({ store }) => store.dispatch(quantitiesChosen({ entries: [{ id: 201, quantity: 1 }], origin: null })),
  ],
];

describe('seats and the support level that is priced by users', () => {
  it.each(ADD)('give the same cart if a seat is added by %s [REV-51, MNY-04]', async (_, add) => {
    const page = await withHero('<button data-waybill-action="cart.add:module/201">Add</button>');
    add(page);
    await written(page, 2);
    expect([counted(page), total(page)]).toEqual([{ Hero: 6, Drivers: 1 }, 2200]);
    expect(page.writes()[1]?.body).toMatchObject({
      id: 201,
      entries: expect.arrayContaining([{ id: 222, quantity: 6 }]),
    });
  });

  it('change together in the offer’s row, in the cart and by Undo [REV-51]', async () => {
    const page = await withHero('<waybill-cart layout="page"></waybill-cart>');
    waybill.cart.add('module/201');
    await written(page, 2);
    (await until(() => one(root(), 'button', /^Increase: .*Drivers/))).click();
    await written(page, 3);
    expect(counted(page)).toEqual({ Hero: 7, Drivers: 2 });
    (await until(() => one(shadowOf('waybill-cart'), 'button', /^Increase: .*Drivers/))).click();
    await written(page, 4);
    expect([counted(page), total(page)]).toEqual([{ Hero: 8, Drivers: 3 }, 3 * 1900 + 3 * 300]);
    page.store.dispatch(moduleUnwanted({ id: 201, origin: null }));
    await written(page, 5);
    expect([counted(page), total(page)]).toEqual([{ Hero: 5 }, 0]);
    page.store.dispatch(undoPressed({ origin: null }));
    await until(() => expect(counted(page)).toEqual({ Hero: 8, Drivers: 3 }));
  });

  it('are shown together as an optimistic update', async () => {
    const page = await withHero('<waybill-cart></waybill-cart>');
    waybill.cart.add('module/201');
    await written(page, 2);
    page.store.dispatch(quantitiesChosen({ entries: [{ id: 201, quantity: 11 }], origin: null }));
    await until(() => expect(textOf(shadowOf('waybill-cart'))).toContain('16'));
    await written(page, 3);
    expect(counted(page)).toEqual({ Hero: 16, Drivers: 11 });
  });
});

const needs = (id: number, dependencies: string) => wireModule(id, { has_dependency: 1, dependencies });
const ids = ({ store }: Page) => Object.keys(store.getState().cart.content.lines).map(Number);

describe('a subscriber who adds to the subscription', () => {
  const shop = bundlesBody({ modules: [...MODULES, needs(31, '1'), needs(32, '2,11')] });
  const CART = 'waybill-cart';
  /** Opens a subscriber's page over a server that applies the rules too and keeps the added items. */
  async function subscriber() {
    let cart = cartBody(null);
    const page = await mountPage(`<${CART}></${CART}><waybill-dialogs></waybill-dialogs>`, {
      answers: {
        session: subscribed(1001),
        bundles: shop,
        products: shop,
        cart: () => cart,
        cartAdd: (options: { body?: { id: number } }) => {
          const bundled = [1, 2].map((id) => wireModule(id, { bundled: 1 }));
          cart = cartBody(wirePlan(1001), [...bundled, ...[11, options.body?.id ?? 0].map((id) => wireModule(id))]);
          return { status: 200, tracking_id: 'track-1', product: {} };
        },
      },
    });
    await until(() => expect(textOf(shadowOf(CART))).toContain('empty'));
    return page;
  }

  it('keeps the package, and is not asked about modules that the package bundles [REV-55, CRT-01]', async () => {
    const page = await subscriber();
    page.store.dispatch(moduleWanted({ id: 31, origin: null }));
    await until(() => expect(ids(page)).toContain(31));
    expect(page.store.getState().cart.content.plan?.id).toBe(1001);
    expect(ids(page)).toEqual(expect.arrayContaining([1, 2, 31]));
    expect(page.store.getState().dialogs.queue).toEqual([]);
    await holds(() => page.writes().length === 1);
    expect(page.writes()[0]?.body).toEqual({ id: 31, module: 1, pricing: 0 });
  });

  it('is asked about other dependencies, and has an empty cart again after Cancel [REV-55, CRT-10]', async () => {
    const page = await subscriber();
    page.store.dispatch(moduleWanted({ id: 32, origin: null }));
    const dialog = await until(() => one(shadowOf('waybill-dialogs'), 'dialog'));
    expect(textOf(dialog)).toContain('Module 11');
    expect(textOf(dialog)).not.toMatch(/Module [12] /);
    one(shadowOf('waybill-dialogs'), 'button', 'Cancel').click();
    await until(() => expect(page.store.getState().dialogs.queue).toEqual([]));
    await until(() => expect(page.store.getState().cart.content.plan).toBeNull());
    expect(page.writes()).toEqual([]);
  });
});

describe('a change of the cart', () => {
  it('can be undone also after a reload [REV-56, CRT-38]', async () => {
    const page = await mountPage('<waybill-cart></waybill-cart>', { answers: { bundles: bundlesBody() } });
    waybill.cart.add('package/1001');
    await written(page, 1);
    waybill.cart.add('module/14');
    await written(page, 2);
    waybill.cart.remove('module/14');
    await written(page, 3);
    const next = await page.reload();
    (await until(() => one(shadowOf('waybill-cart'), 'button', 'Undo'))).click();
    await until(() => expect(Object.keys(next.store.getState().cart.content.lines)).toContain('14'));
  });

  it('that removed a default module of a visitor can be undone, and no other module returns [REV-58, CRT-05, CRT-19]', async () => {
    const standard = wireModule(13, { is_default: 1 });
    const shop = bundlesBody({
      modules: [...MODULES.filter(({ id }) => id !== 13), standard],
      data: [wirePlan(1001, { modules: [1, 13], ids: { 1: 1, 13: 1 } })],
    });
    const page = await mountPage('<waybill-cart></waybill-cart><waybill-dialogs></waybill-dialogs>', {
      answers: { bundles: shop, products: shop },
    });
    waybill.cart.add('module/13');
    waybill.cart.add('package/1001');
    await written(page, 1);
    waybill.cart.remove('module/13');
    await until(() => expect(page.store.getState().dialogs.queue).toHaveLength(1));
    (await until(() => one(shadowOf('waybill-dialogs'), 'button', /^Remove/))).click();
    await written(page, 2);
    expect(Object.keys(page.store.getState().cart.content.lines)).toEqual(['1']);
    waybill.cart.add('module/13');
    await written(page, 3);
    expect(Object.keys(page.store.getState().cart.content.lines)).toEqual(['1', '13']);
  });
});
