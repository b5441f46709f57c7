import { describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '../../src/api/endpoints';
import { ORDER_CALLS } from '../../src/domain/checkout/order';
import { waybill } from '../../src/app/public';
import { cartRetried } from '../../src/store/slices/cart';
import { upgradeFlow } from '../../src/flows/upgrade';
import { checkoutFlow } from '../../src/flows/checkout';
import { listenTo } from '../kit/console';
import { mountPage } from '../kit/mount';
import { holds } from '../kit/until';
import { checkBody, upgradeBody } from '../kit/upgrade';
import { cartBody, subscribed, wirePlan } from '../kit/wire';

/** Calls that prepare or place an order. */
const SPENDING: readonly string[] = [...ORDER_CALLS, 'orderUpdate', 'subscriptionCheck', 'upgradeMessage'];

/** A stand-in for BroadcastChannel through which the test sends messages. */
class Channel {
  static readonly heard: ((event: { data: unknown }) => void)[] = [];
  postMessage = vi.fn();
  addEventListener(_: string, listener: (event: { data: unknown }) => void): void {
    Channel.heard.push(listener);
  }
}

/** Opens the page of a subscriber with a package in the cart, on which both flows have joined. */
async function open(markup = '') {
  const page = await mountPage(`<waybill-cart></waybill-cart>${markup}`, {
    answers: {
      session: subscribed(1001),
      cart: cartBody(wirePlan(1002)),
      subscriptionCheck: checkBody(),
      upgradeMessage: upgradeBody(),
    },
  });
  await holds(() => page.store.getState().cart.content.plan !== null);
  page.store.join(upgradeFlow);
  page.store.join(checkoutFlow);
  const reads = page.calls.length;
  /** Waits for a call that is pressed for last, so that all earlier ones would have been sent, and expects no order call and no dialog. */
  const ended = async () => {
    page.store.dispatch(cartRetried({ origin: null }));
    await holds(() => page.calls.length > reads);
    expect(page.calls.map(({ name }) => name).filter((name) => SPENDING.includes(name))).toEqual([]);
    expect(page.store.getState().dialogs.queue.map(({ kind }) => kind)).toEqual([]);
  };
  return { ...page, ended };
}

const VERBS = [
  'upgrade',
  'upgrade.start',
  'upgrade.confirm',
  'upgrade/started',
  'checkout',
  'checkout.start',
  'order.place',
];

describe('only a person’s press in a widget may spend money:', () => {
  it.each(VERBS)('a host button with data-waybill-action="%s" does not', async (verb) => {
    const { said } = listenTo('warn');
    const page = await open(`<button type="button" data-waybill-action="${verb}">Press</button>`);
    document.querySelector<HTMLElement>(`[data-waybill-action]`)?.click();
    await holds(() => said().length > 0);
    await page.ended();
    expect(said()).toHaveLength(1);
  });

  it('functions of window.waybill do not', () => {
    const names = (of: object): string[] =>
      Object.entries(of).flatMap(([name, value]) => [
        name,
        ...(typeof value === 'object' && value ? names(value) : []),
      ]);
    expect(names(waybill).filter((name) => /upgrad|checkout|order|subscri|pay|confirm|submit/i.test(name))).toEqual([]);
  });

  it('events that a page raises do not', async () => {
    const page = await open();
    for (const name of ['upgrade-start', 'upgrade-complete', 'checkout-request', 'checkout-start', 'upgrade'])
      document.dispatchEvent(new CustomEvent(`waybill-${name}`, { detail: { planId: 1002 }, bubbles: true }));
    await page.ended();
  });

  it('broadcasts of another tab do not', async () => {
    Channel.heard.length = 0;
    vi.stubGlobal('BroadcastChannel', Channel);
    // `mount.tsx` stubs BroadcastChannel before each test, so this stub has to follow it.
    const page = await open();
    await holds(() => Channel.heard.length > 0);
    const stamp = { at: Date.now() + 60_000, tab: 'other' };
    const messages = [
      { v: 1, kind: 'upgrade', stamp },
      {
        v: 1,
        kind: 'upgrade',
        stamp: { ...stamp, at: stamp.at + 1 },
        order: { call: 'subscriptionChange', timeframe: 'year', current: 'month' },
      },
      { v: 1, kind: 'order', stamp, call: 'subscriptionChange' },
      { type: 'upgrade/started', payload: { origin: null } },
      { type: 'upgrade/ordered', payload: { order: { call: 'subscriptionCreateDirect' }, origin: null } },
      { type: 'checkout/wanted', payload: { origin: null } },
    ];
    for (const listener of Channel.heard)
      for (const message of messages) {
        listener({ data: JSON.stringify(message) });
        listener({ data: message });
      }
    for (const name of ['upgrade', 'checkout', 'cart_update'])
      window.dispatchEvent(new StorageEvent('storage', { key: `waybill.${name}`, newValue: JSON.stringify(stamp) }));
    await page.ended();
  });

  it('the list of calls names only existing endpoints', () => {
    expect(SPENDING.filter((name) => !(name in ENDPOINTS))).toEqual([]);
  });
});
