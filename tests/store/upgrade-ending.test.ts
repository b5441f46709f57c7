import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readChanged } from '../../src/contract/refusal';
import type { UpgradeOrder } from '../../src/domain/checkout/upgrade';
import { selectCheckout } from '../../src/flows/checkout/selectors';
import { reviewConfirmed } from '../../src/flows/checkout/slice';
import { upgradeOrdered } from '../../src/flows/upgrade/slice';
import { openStore } from '../kit/flows';
import { holds } from '../kit/until';
import { failure } from '../kit/page-of-store';
import { orderBody, statementBody } from '../kit/upgrade';
import { cartBody, subscribed, wirePlan } from '../kit/wire';

const origin = null;
/** The statement that the person has seen, as the server sent it. */
const STATEMENT = readChanged({ statement: statementBody() }, 'USD');
const CHANGE = { call: 'subscriptionChange', timeframe: 'year', current: 'month' } as const;
const active = { status: 200, has_record: 1, is_enabled: 1 };
const refused = (status: number, body: unknown) =>
  failure('status', { status, ownStatus: status, httpStatus: status, fromJson: true, body });

async function open(answers: Parameters<typeof openStore>[0] = {}, options?: Parameters<typeof openStore>[1]) {
  const page = await openStore(
    {
      session: subscribed(1001),
      cart: cartBody(wirePlan(1002)),
      upgradeMessage: orderBody(),
      subscriptionChange: { status: 200, result: { order_id: 1 } },
      subscriptionCreate: { status: 200 },
      subscriptionCreateDirect: { status: 200 },
      subscriptionActive: active,
      ...answers,
    },
    options,
  );
  const { store, calls } = page;
  await holds(() => store.getState().cart.content.plan !== null);
  const state = () => selectCheckout(store.getState()).step;
  return {
    ...page,
    state,
    flow: () => selectCheckout(store.getState()),
    asked: (name: string) => calls.filter((call) => call.name === name),
    at: (phase: string) => holds(() => state().phase === phase),
    async order(order: UpgradeOrder = CHANGE) {
      await page.ports.flow('checkout');
      store.dispatch(upgradeOrdered({ order, statement: STATEMENT, origin }));
      // An upgrade that creates a subscription has shown no sum so far.
      if (order.call !== 'subscriptionCreate') return;
      await holds(() => selectCheckout(store.getState()).review?.status === 'told');
      store.dispatch(reviewConfirmed());
    },
  };
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const KEPT = ['token', 'timestamp', 'temporary_cart', 'previous_plan_id', 'utms', 'is_gregister'];

describe('an upgrade that was confirmed', () => {
  it.each([
    [CHANGE, { timeframe: 'year', change_billing_model: 1 }],
    [{ call: 'subscriptionCreate', isReactivation: true } as const, { is_reactivate: 1 }],
    [{ call: 'subscriptionCreateDirect' } as const, undefined],
  ])('is sent once, as $call [UPG-09, UPG-11, UPG-19, API-23, API-26, API-27, API-56]', async (order, body) => {
    const page = await open();
    await page.order(order);
    await page.order(order);
    await page.at('enabled');
    expect(page.asked(order.call).map(({ options }) => options?.body)).toEqual([body]);
    expect(page.asked(order.call)[0]?.options?.idempotencyKey).toMatch(/^[\da-f]{32}$/);
    const version = order.call === 'subscriptionCreateDirect' ? null : 'v-1';
    expect(page.asked(order.call)[0]?.options?.statement).toBe(version);
  });

  it('is polled 2.5 s apart until it is enabled, one question at a time [UPG-12, UPG-13]', async () => {
    const times: number[] = [];
    let inFlight = 0;
    const page = await open({
      subscriptionActive: async () => {
        times.push(Date.now());
        expect((inFlight += 1)).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 1000));
        inFlight -= 1;
        return times.length > 2 ? active : { ...active, is_enabled: 0 };
      },
    });
    await page.order();
    await page.at('activating');
    await vi.advanceTimersByTimeAsync(8100);
    await page.at('enabled');
    expect(times).toHaveLength(3);
    // Each answer takes one second, so the questions are at least 3.5 s apart.
    for (const at of [1, 2]) expect((times[at] ?? 0) - (times[at - 1] ?? 0)).toBeGreaterThanOrEqual(3500);
  });

  it('clears storage, then sets the upgrade flag, and navigates to /route 2500 ms later [UPG-15, UPG-16, UPG-17, STO-06]', async () => {
    const page = await open();
    for (const name of KEPT) page.kept.set(name, 'kept');
    const order: string[] = [];
    const { remove } = page.ports.storage;
    Object.assign(page.ports.storage, {
      remove(name: string) {
        order.push(name);
        remove(name);
      },
    });
    const { broadcast } = page.ports.tabs;
    Object.assign(page.ports.tabs, {
      broadcast(told: Parameters<typeof broadcast>[0]) {
        order.push(told.kind);
        broadcast(told);
      },
    });
    await page.order();
    await page.at('enabled');
    await holds(() => order.includes('upgrade'));
    expect(order.filter((name) => name !== 'checkout').slice(0, 9)).toEqual([
      'token',
      'timestamp',
      'cart',
      'temporary_cart',
      'previous_plan_id',
      'utms',
      'is_gregister',
      'pending',
      'upgrade',
    ]);
    for (const name of [...KEPT, 'cart']) expect(page.kept.has(name)).toBe(false);
    expect(page.events.filter(({ name }) => name === 'upgrade-complete')).toMatchObject([
      { detail: { planId: 1002, timeframe: 'year' } },
    ]);
    await vi.advanceTimersByTimeAsync(2300);
    expect(page.moves).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(page.moves).toEqual(['route']);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it.each(['/account/manage-features', '/fr/account/manage-features', '/pt/account/manage-features/'])(
    'reloads the page if it is the packages page, in any language: %s [UPG-18, I18-07]',
    async (pathname) => {
      const page = await open({}, { pathname });
      await page.order();
      await page.at('enabled');
      await vi.advanceTimersByTimeAsync(2600);
      expect(page.reload).toHaveBeenCalledOnce();
      expect(page.moves).toEqual([]);
    },
  );
});

describe('an upgrade that is refused', () => {
  it.each([
    [
      'a 406 with the server’s result [UPG-22]',
      refused(406, { result: 'Change it in the store.' }),
      'Change it in the store.',
      'errors.refused',
    ],
    [
      'anything else with the default error [UPG-23]',
      refused(403, { message: 'Internal words.' }),
      null,
      'errors.pricing',
    ],
    ['a 500 with the default error [UPG-23]', refused(500, null), null, 'errors.pricing'],
  ])('says %s', async (_, subscriptionChange, message, key) => {
    const page = await open({ subscriptionChange });
    await page.order();
    await page.at('failed');
    expect(page.state()).toMatchObject({ fault: 'refused', message });
    expect(page.flow().why).toEqual({ key });
    expect(page.kept.has('checkout')).toBe(false);
  });
});
