import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waybill } from '../../src/app/public';
import { all, one, shadowOf } from '../kit/look';
import { mountPage, type Page } from '../kit/mount';
import { holds, until } from '../kit/until';
import { orderBody } from '../kit/upgrade';
import { cartBody, sessionBody, wirePlan } from '../kit/wire';

const root = () => shadowOf('waybill-dialogs');
const dialogs = () => all(root(), 'dialog').length;
const planIn = ({ store }: Page) => store.getState().cart.content.plan?.id;
const isIdle = ({ store }: Page) => store.getState().cart.busy === null;

let isOnline = true;
const network = (isBack: boolean): void => {
  isOnline = isBack;
  window.dispatchEvent(new Event(isBack ? 'online' : 'offline'));
};

/** Opens a cart and presses for a package while the network is away. */
async function pressOffline(): Promise<Page> {
  const page = await mountPage('<waybill-cart></waybill-cart>');
  await holds(() => page.store.getState().session.status === 'known');
  network(false);
  waybill.cart.add('package/1001');
  await until(() => one(root(), 'button', 'Try again'));
  expect(planIn(page)).toBeUndefined();
  return page;
}

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

describe('a press that was made offline', () => {
  it('is done by itself once the network is back, and once only', async () => {
    const page = await pressOffline();
    network(true);
    network(true);
    await until(() => expect(planIn(page)).toBe(1001));
    await holds(() => isIdle(page) && dialogs() === 0);
    network(true);
    await holds(() => isIdle(page));
    expect(page.writes().length).toBe(1);
  });

  it.each([
    ['once the network is back', () => network(true)],
    [
      'with “Try again”',
      () => {
        isOnline = true;
        one(root(), 'button', 'Try again').click();
      },
    ],
  ])('goes on to the review of a member who chose a package, %s [PRC-21]', async (_, goOn) => {
    let cart = cartBody(null);
    const cartAdd = () => {
      cart = cartBody(wirePlan(1001));
      return { status: 200, product: {} };
    };
    const page = await mountPage('<waybill-pricing-table></waybill-pricing-table>', {
      answers: { session: sessionBody(), cart: () => cart, cartAdd, upgradeMessage: orderBody() },
    });
    await until(() => one(shadowOf('waybill-pricing-table'), 'button', 'Choose Plan 1001'));
    await holds(() => page.store.getState().cart.reading === null);
    network(false);
    one(shadowOf('waybill-pricing-table'), 'button', 'Choose Plan 1001').click();
    await until(() => one(root(), 'button', 'Try again'));
    goOn();
    await until(() => one(root(), 'dialog', 'Order Plan 1001?'));
    expect(page.writes().length).toBe(1);
  });

  it('is offered again if the network is not really back', async () => {
    const page = await pressOffline();
    const [first] = page.store.getState().dialogs.queue;
    window.dispatchEvent(new Event('online'));
    await holds(() => page.store.getState().dialogs.queue.some(({ id }) => id !== first?.id));
    await until(() => one(root(), 'button', 'Try again'));
    expect(planIn(page)).toBeUndefined();
    network(true);
    await until(() => expect(planIn(page)).toBe(1001));
  });

  it('is done with the presses that wait behind it', async () => {
    const page = await pressOffline();
    waybill.cart.add('module/11');
    network(true);
    await until(() => expect(planIn(page)).toBe(1001));
    await until(() => expect(Object.keys(page.store.getState().cart.content.lines)).toContain('11'));
    await holds(() => dialogs() === 0);
  });

  it('is not done after the person has closed the offer', async () => {
    const page = await pressOffline();
    one(root(), 'button', 'Close').click();
    await holds(() => dialogs() === 0);
    network(true);
    await holds(() => isIdle(page));
    expect(page.writes()).toEqual([]);
  });

  it('is not done by itself if the server had answered', async () => {
    const page = await mountPage('<waybill-cart></waybill-cart>', { answers: { cartAdd: { status: 500 } } });
    waybill.cart.add('package/1001');
    await until(() => one(root(), 'button', 'Try again'));
    network(true);
    await holds(() => isIdle(page));
    expect(dialogs()).toBe(1);
    expect(page.writes().length).toBe(1);
  });
});
