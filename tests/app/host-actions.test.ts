import { describe, expect, it } from 'vitest';
import { parseItem } from '../../src/page/item';
import { installGlobal } from '../../src/loader/global';
import { BOOT, takeClicks } from '../../src/page/page';
import { waybill } from '../../src/app/public';
import { dialogAnswered } from '../../src/store/slices/dialogs';
import { listenTo } from '../kit/console';
import { one, shadowOf } from '../kit/look';
import { mountPage } from '../kit/mount';
import { holds, until } from '../kit/until';

const CART = '<waybill-cart></waybill-cart>';
const action = (text: string) => `<button type="button" data-waybill-action="${text}"><b>Press</b></button>`;
const press = (text: string) => document.querySelector<HTMLElement>(`[data-waybill-action="${text}"] b`)?.click();

describe('the item of a host action', () => {
  it.each([
    ['package/35', { kind: 'package', id: 35 }],
    ['module/12', { kind: 'module', id: 12 }],
  ])('is parsed from %s', (text, item) => {
    expect(parseItem(text)).toEqual(item);
  });

  it.each([
    'nonsense',
    '',
    'package/',
    'package/0',
    'package/-1',
    'package/1.5',
    'Package/35',
    'service/3',
    ' module/1',
  ])('is rejected if it is "%s"', (text) => {
    expect(() => parseItem(text)).toThrow(
      new TypeError(`waybill: "${text}" is not an item; write package/35 or module/12`),
    );
  });
});

describe('buttons of the host page', () => {
  it('add, remove and clear like the widgets’ own buttons', async () => {
    const { store, moves } = await mountPage(
      CART +
        ['cart.add:package/1001', 'cart.add:module/11', 'cart.remove:module/11', 'cart.clear'].map(action).join(''),
    );
    const cart = () => store.getState().cart.content;
    press('cart.add:package/1001');
    press('cart.add:module/11');
    await holds(() => cart().lines[11] !== undefined);
    expect(cart().plan?.id).toBe(1001);
    press('cart.remove:module/11');
    await holds(() => cart().lines[11] === undefined);
    press('cart.clear');
    await until(() => one(shadowOf('waybill-dialogs'), 'dialog', 'Clear your cart?'));
    expect(moves).toEqual([]);
  });

  it('carry out presses from before the runtime started once each and in order', async () => {
    const { waybill: former } = window;
    installGlobal({}, () => new Promise(() => undefined));
    Object.assign(window, { waybill: former });
    document.body.innerHTML = ['cart.add:package/1001', 'cart.add:module/11', 'cart.remove:module/11']
      .map(action)
      .join('');
    for (const text of ['cart.add:package/1001', 'cart.add:module/11', 'cart.remove:module/11']) press(text);
    press('cart.add:module/11');
    const { store } = await mountPage(CART + action('cart.remove:module/11'));
    const cart = () => store.getState().cart.content;
    await holds(() => cart().lines[11] !== undefined);
    expect(cart().plan?.id).toBe(1001);
    press('cart.remove:module/11');
    await holds(() => cart().lines[11] === undefined);
    expect(takeClicks()).toEqual([]);
    Reflect.deleteProperty(globalThis, BOOT);
  });

  it.each([
    ['cart.add:nonsense', 'waybill: "nonsense" is not an item; write package/35 or module/12'],
    [
      'cart.burn',
      'waybill: "cart.burn" is not an action; write cart.add, cart.remove, cart.clear, trial.start or quote.open',
    ],
    ['cart.add:module/999999', 'waybill: module/999999 is not for sale, so its button does nothing'],
    ['cart.add:package/9999', 'waybill: package/9999 is not for sale, so its button does nothing'],
  ])('with the action %s only log a warning', async (text, warning) => {
    const { said } = listenTo('warn');
    const page = await mountPage(CART + action(text));
    press(text);
    await holds(() => said().length > 0);
    expect(said()).toEqual([warning]);
    expect(page.writes()).toEqual([]);
  });
});

describe('a script of the host page', () => {
  it('gets a TypeError for an invalid item, and the cart stays', async () => {
    const page = await mountPage(CART);
    waybill.cart.add('package/1001');
    await holds(() => page.store.getState().cart.content.plan !== null);
    const before = waybill.cart.get();
    expect(() => waybill.cart.add('nonsense')).toThrow(TypeError);
    expect(() => waybill.cart.remove('nonsense')).toThrow(TypeError);
    expect(waybill.cart.get().plan).toEqual(before.plan);
    expect(page.writes()).toHaveLength(1);
  });

  it('gets the outcome of each call from a promise that never rejects', async () => {
    const page = await mountPage(CART);
    expect(await waybill.cart.remove('package/1001')).toEqual({ status: 'unchanged' });
    expect(await waybill.cart.add('package/1001')).toEqual({ status: 'added' });
    expect(await waybill.cart.add('package/1001')).toEqual({ status: 'unchanged' });
    expect(await waybill.cart.add('module/999999')).toEqual({ status: expect.stringMatching(/refused|failed/) });
    const [told] = page.store.getState().dialogs.queue;
    if (told) page.store.dispatch(dialogAnswered({ id: told.id, answer: 'ok' }));

    const clearing = waybill.cart.clear();
    const question = await until(() => {
      const [first] = page.store.getState().dialogs.queue;
      if (first?.kind !== 'clear') throw new Error('nothing is asked');
      return first;
    });
    page.store.dispatch(dialogAnswered({ id: question.id, answer: 'cancel' }));
    expect(await clearing).toEqual({ status: 'canceled' });
    expect(await waybill.cart.remove('package/1001')).toEqual({ status: 'removed' });
  });

  it.each([
    ['refused', { status: 403 }],
    ['failed', { status: 500 }],
  ])('gets the outcome that a write was %s', async (status, reply) => {
    const page = await mountPage(CART, { answers: { cartAdd: reply } });
    const adding = waybill.cart.add('package/1001');
    await holds(() => page.store.getState().dialogs.queue.length > 0);
    const [told] = page.store.getState().dialogs.queue;
    page.store.dispatch(dialogAnswered({ id: told?.id ?? '', answer: 'ok' }));
    expect(await adding).toEqual({ status });
    expect(page.store.getState().cart.content.plan).toBeNull();
  });

  it('can remove only the package that is in the cart', async () => {
    const page = await mountPage(CART);
    waybill.cart.add('package/1001');
    await holds(() => page.store.getState().cart.content.plan !== null);
    waybill.cart.remove('package/1002');
    waybill.cart.remove('package/1001');
    await holds(() => page.store.getState().cart.content.plan === null);
    expect(page.writes().map(({ body }) => body)).toEqual([{ id: 1001, module: 0, pricing: 0 }, { id: 1001 }]);
  });
});
