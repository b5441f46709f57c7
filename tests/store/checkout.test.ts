import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Request } from '../../src/api/client';
import { selectCheckout, selectOrderProgress, selectReview } from '../../src/flows/checkout/selectors';
import { attemptHidden, attemptStepped, newAttempt, reviewConfirmed } from '../../src/flows/checkout/slice';
import { attemptFound } from '../../src/store/slices/checkout';
import { cartEmptied, checkoutPressed, upgradeReceived } from '../../src/store/slices/cart';
import { openStore } from '../kit/flows';
import { holds } from '../kit/until';
import { failure, neverArrived } from '../kit/page-of-store';
import { checkBody, orderBody } from '../kit/upgrade';
import { cartBody, sessionBody, subscribed, wireModule, wirePlan } from '../kit/wire';

const origin = null;
const active = (more: object = {}) => ({ status: 200, has_record: 1, is_enabled: 1, ...more });
const waiting = active({ is_enabled: 0 });
const refused = (status: number, body: unknown = null) =>
  failure('status', { status, ownStatus: status, httpStatus: status, fromJson: true, body });

type Answers = Parameters<typeof openStore>[0];

/** Opens a member's page whose cart has been read. */
async function open(
  answers: Answers = {},
  options: Parameters<typeof openStore>[1] = {},
  config?: Parameters<typeof openStore>[2],
) {
  const page = await openStore(
    {
      session: sessionBody(),
      cart: cartBody(wirePlan(1001), [wireModule(11)]),
      upgradeMessage: orderBody(),
      checkout: { status: 200, result: { order_id: 1 } },
      subscriptionActive: active(),
      ...answers,
    },
    options,
    config,
  );
  const { store, calls } = page;
  await holds(() => store.getState().cart.content.plan !== null);
  const state = () => selectCheckout(store.getState()).step;
  const asked = (name: Parameters<Request>[0]) => calls.filter((call) => call.name === name);
  return {
    ...page,
    state,
    asked,
    flow: () => selectCheckout(store.getState()),
    shown: () => store.getState().dialogs.queue.map(({ kind }) => kind),
    told: (name: string) => page.events.filter((event) => event.name === name).map(({ detail }) => detail),
    press: () => store.dispatch(checkoutPressed({ origin })),
    at: (phase: string) => holds(() => state().phase === phase),
    /** Presses the cart's button, then the confirm button of the review. */
    async order() {
      store.dispatch(checkoutPressed({ origin }));
      await holds(() => selectReview(store.getState())?.status === 'told');
      store.dispatch(reviewConfirmed());
    },
    leave: () => store.dispatch(attemptStepped({ event: { type: 'left' } })),
    again: () => store.dispatch(attemptStepped({ event: { type: 'again', now: Date.now() } })),
  };
}

const inMarketplace = (answers: Answers) =>
  open(
    {
      session: subscribed(1002),
      orderUpdate: { status: 200, result: { order_id: 5, token: 'token' } },
      subscribe: { status: 200 },
      ...answers,
    },
    { pathname: '/fr/platform/marketplace/one/two' },
  );

const modules = (...codes: readonly string[]) =>
  cartBody(
    wirePlan(1001),
    codes.map((code, at) => wireModule(30 + at, { code })),
  );

/** Returns the record that a page stores of an order that it has just begun. */
async function begun(isAccepted: boolean) {
  const left = await open({
    checkout: isAccepted ? { status: 200 } : () => new Promise(() => {}),
    subscriptionActive: waiting,
  });
  await left.order();
  await left.at(isAccepted ? 'activating' : 'submitting');
  await holds(() => left.kept.has('checkout'));
  return left.kept.get('checkout') as { readonly key: string };
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const inEuro = {
  currency: 'EUR',
  currency_symbol: '€',
  totalPrice: '110.00',
  totalDiscountedPrice: '90.00',
  totalBundleNonDiscountedPrice: '100.00',
  totalAdditionalModulesPrice: '20.00',
};
const cartIn = (more: object) => ({ ...cartBody(wirePlan(1001), [wireModule(11)]), ...more });
const cartAsAsked = (options: Parameters<Request>[1]) =>
  cartIn(JSON.stringify(options?.query ?? {}).includes('"EUR"') ? inEuro : {});

describe('an order that the bank asks about', () => {
  const challenged = refused(604, { status: 604, result: { url: '/account/billing/challenge/1' } });

  it('of a subscriber is prepared anew and sent with the bank’s word, under another key; the word is not stored [ERR-26, CHK-20]', async () => {
    let answer: object = challenged;
    const page = await inMarketplace({ subscribe: () => answer, subscriptionActive: waiting });
    await page.order();
    await page.at('bank');
    expect(page.kept.has('checkout')).toBe(false);
    answer = { status: 200 };
    page.store.dispatch(attemptStepped({ event: { type: 'confirmed', ...newAttempt() }, threeDToken: 'word' }));
    await page.at('activating');
    const [first, second] = page.asked('subscribe').map(({ options }) => options);
    expect(first?.body).not.toHaveProperty('three_d_token_id');
    expect(second?.body).toEqual(Object.assign({}, first?.body, { three_d_token_id: 'word' }));
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    expect(JSON.stringify(page.kept.get('checkout'))).not.toContain('word');
    page.leave();
  });
});

describe('the button that orders', () => {
  it('first shows what is due today, and fifty presses open one review [PRC-29]', async () => {
    const page = await open();
    for (let press = 0; press < 50; press += 1) page.press();
    await holds(() => page.flow().review?.status === 'told');
    expect(page.shown()).toEqual(['checkout']);
    expect(page.asked('upgradeMessage')).toHaveLength(1);
    expect(page.flow().review).toMatchObject({
      isChange: false,
      shown: { kind: 'statement', statement: { total: 10_000 } },
    });
    expect(page.asked('checkout')).toEqual([]);
  });

  it('shows a sum in the currency that is charged, whatever the page is configured with [PRC-29]', async () => {
    const page = await open({ cart: cartAsAsked }, {}, { currency: 'EUR' });
    page.press();
    await holds(() => page.flow().review?.status === 'told');
    expect(page.flow().review).toMatchObject({ order: { currency: 'USD' }, shown: { kind: 'statement' } });
  });

  it('shows no sum in another currency than that of the statement, and orders nothing [PRC-29]', async () => {
    const page = await open({ session: sessionBody({ currency: undefined }), cart: cartIn(inEuro) });
    page.press();
    await holds(() => page.flow().review?.status === 'failed');
    expect(page.flow().review).toMatchObject({ order: { currency: 'EUR' }, shown: null });
  });

  it('asks for the price of a subscription again, and orders nothing before that is known [PRC-28]', async () => {
    const page = await open({ session: subscribed(1002), upgradeMessage: refused(500) });
    page.press();
    await holds(() => page.flow().review?.status === 'failed');
    expect(page.flow().review).toMatchObject({ isChange: true, shown: null });
  });

  it('uses the statement of the cart if the upgrade call tells none', async () => {
    const cart = { ...cartBody(wirePlan(1001), [wireModule(11)]), statement: orderBody().statement };
    const page = await open({ upgradeMessage: refused(500), cart });
    page.press();
    await holds(() => page.flow().review?.status === 'told');
    expect(page.flow().review?.order.agreed).toMatchObject({ version: 'v-1', total: 10_000 });
  });

  it('shows the cart’s documented totals and no sum due if the server tells no statement [REV-22]', async () => {
    const cart = { ...cartBody(wirePlan(1001), [wireModule(11)]), totalPrice: '125.00' };
    const page = await open({ upgradeMessage: refused(500), cart });
    page.press();
    await holds(() => page.flow().review?.status === 'told');
    expect(page.flow().review?.shown).toMatchObject({ kind: 'cart', totals: { totalPrice: 12_500 }, cycle: 'year' });
    expect(page.flow().review?.order.agreed).toBeNull();
    expect(page.told('error')).toEqual([{ code: 412, message: 'checkout.differs', surface: 'cart' }]);
  });

  it('orders nothing on a sum that only the page has computed', async () => {
    const page = await open({ upgradeMessage: refused(500) });
    page.press();
    await holds(() => page.flow().review?.status === 'failed');
    expect(page.flow().review?.shown).toBeNull();
  });

  it('orders nothing for a read-only member', async () => {
    const page = await open({ session: subscribed(1002, { is_ro: 1 }) });
    page.press();
    await holds(() => page.shown().length > 0);
    expect(page.shown()).toEqual(['error']);
    expect(page.flow().review).toBeNull();
  });

  it('sends one request however often it is pressed, with the idempotency key of the attempt [CHK-03]', async () => {
    const page = await open();
    page.press();
    await holds(() => page.flow().review?.status === 'told');
    for (let press = 0; press < 50; press += 1) page.store.dispatch(reviewConfirmed());
    await page.at('enabled');
    expect(page.asked('checkout')).toHaveLength(1);
    const { idempotencyKey, params, query } = page.asked('checkout')[0]?.options ?? {};
    expect(idempotencyKey).toMatch(/^[\da-f]{32}$/);
    expect({ params, query }).toEqual({ params: { member_id: 7 }, query: { pricing: 1 } });
  });
});

describe('the call that orders', () => {
  it('orders the stored cart for a subscriber on the pricing page [API-20]', async () => {
    const page = await open({ session: subscribed(1002), subscriptionApply: { status: 200 } });
    await page.order();
    await page.at('enabled');
    expect(page.asked('subscriptionApply')[0]?.options?.body).toBeUndefined();
  });

  it('lists the items itself for a reseller’s member, and no other call follows [CHK-12, CHK-21, API-43]', async () => {
    const page = await open({ session: subscribed(1002, { is_indirect: 1 }), upgradeOrder: { status: 200 } });
    await page.order();
    await page.at('enabled');
    expect(page.asked('upgradeOrder')[0]?.options?.body).toMatchObject({ order: { items: [{ id: 1001 }] } });
    expect(page.asked('upgradeMessage')).toEqual([]);
    expect(page.asked('subscribe')).toEqual([]);
  });

  it('updates the subscription of a direct member in the marketplace [CHK-13, API-42]', async () => {
    const page = await open({ subscriptionUpdate: { status: 200 } }, { pathname: '/platform/marketplace' });
    await page.order();
    await page.at('enabled');
    expect(page.asked('subscriptionUpdate')[0]?.options?.body).toMatchObject({ order: { state: 30 } });
  });

  it('prepares a subscriber’s order there, then subscribes with its id and token [CHK-20, API-39, API-40]', async () => {
    const page = await inMarketplace({});
    await page.order();
    await page.at('enabled');
    expect(page.asked('orderUpdate')).toHaveLength(1);
    const key = page.asked('subscribe')[0]?.options?.idempotencyKey;
    expect(page.asked('orderUpdate')[0]?.options?.idempotencyKey).toBe(`${key}-order`);
    expect(page.asked('subscribe')[0]?.options?.body).toMatchObject({ order_id: 5, token: 'token', type: 0 });
  });

  it.each([
    ['is refused', refused(500)],
    ['names no order', { status: 200, result: {} }],
  ])('fails with 500 and sends nothing more if the prepared order %s [CHK-22]', async (_, orderUpdate) => {
    const page = await inMarketplace({ orderUpdate });
    await page.order();
    await page.at('failed');
    expect(page.told('checkout-fail')).toMatchObject([{ code: 500 }]);
    expect(page.asked('subscribe')).toEqual([]);
  });
});

describe('an accepted order', () => {
  it.each([
    ['routing', modules('address-book-manage', 'routing-manage'), 'routes'],
    ['the address book', modules('address-book-manage'), 'addressBook'],
    ['neither', modules('anything'), 'manageFeatures'],
  ])(
    'clears storage once in force and navigates 3000 ms later with %s [CHK-05, CHK-06, CHK-07, CHK-08, CHK-09, CHK-10, NAV-06]',
    async (_, cart, goesTo) => {
      const page = await open({ cart });
      page.kept.set('is_gregister', true).set('temporary_cart', {}).set('utms', 'utm_source=a');
      await page.order();
      await page.at('enabled');
      expect([...page.kept.keys()]).not.toEqual(expect.arrayContaining(['is_gregister']));
      expect(page.kept.has('temporary_cart')).toBe(false);
      expect(page.kept.has('utms')).toBe(true);
      expect(page.kept.has('checkout')).toBe(false);
      expect(selectOrderProgress(page.store.getState())).toBe(39);
      await vi.advanceTimersByTimeAsync(2900);
      expect(page.moves).toEqual([]);
      await vi.advanceTimersByTimeAsync(200);
      expect(page.moves).toEqual([goesTo]);
      expect(page.shown()).toEqual([]);
      expect(page.told('checkout-start')).toHaveLength(1);
      expect(page.told('checkout-complete')).toEqual([
        { planId: 1001, total: expect.any(Number), oneTimeTotal: 0, currency: 'USD' },
      ]);
    },
  );

  it('is polled for every 2500 ms, and ten bad answers are no failure [docs/decisions/0046] [CHK-04]', async () => {
    let asked = 0;
    const page = await open({
      subscriptionActive: () => ((asked += 1) <= 10 ? failure('network') : active()),
    });
    await page.order();
    await page.at('activating');
    await vi.advanceTimersByTimeAsync(9 * 2500);
    expect(page.state().phase).toBe('activating');
    expect(asked).toBe(10);
    await vi.advanceTimersByTimeAsync(2500);
    await page.at('enabled');
    expect(asked).toBe(11);
  });

  it('is checked in detail if the poll says it is not enabled, and a declined payment says so [UPG-14]', async () => {
    const page = await open({
      subscriptionActive: refused(400, { ...waiting, status: 400 }),
      subscriptionCheck: checkBody({ is_enabled: 0, last_order: { order_id: 1, state: 'failed' } }),
    });
    await page.order();
    await page.at('failed');
    expect(page.state()).toMatchObject({ fault: 'declined' });
    expect(selectOrderProgress(page.store.getState())).toBe(4);
    expect(page.told('checkout-fail')).toMatchObject([{ planId: 1001, code: 402 }]);
    expect(page.kept.has('checkout')).toBe(false);
  });

  it('is polled for ten minutes at most, and again on request, without being ordered twice', async () => {
    let now: object = waiting;
    const page = await open({ subscriptionActive: () => now });
    await page.order();
    await page.at('activating');
    await vi.advanceTimersByTimeAsync(603_000);
    expect(page.state()).toMatchObject({ phase: 'failed', fault: 'late' });
    expect(page.told('checkout-fail')).toEqual([]);
    now = active();
    page.again();
    await page.at('enabled');
    expect(page.asked('checkout')).toHaveLength(1);
  });

  it('continues when its dialog is hidden, reports its end and does not navigate', async () => {
    let now: object = waiting;
    const page = await open({ subscriptionActive: () => now });
    await page.order();
    await page.at('activating');
    page.store.dispatch(attemptHidden());
    await holds(() => page.shown().length === 0);
    now = active();
    await vi.advanceTimersByTimeAsync(2600);
    await holds(() => page.shown().length === 1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.moves).toEqual([]);
    expect(page.state().phase).toBe('enabled');
  });
});

describe('a tab that receives an order of another tab', () => {
  it('drops the Undo of the cart that was ordered [STO-06]', async () => {
    const page = await open();
    page.store.dispatch(upgradeReceived());
    page.store.dispatch(cartEmptied());
    expect(page.store.getState().cart).toMatchObject({ notice: 'upgraded', former: null, content: { plan: null } });
  });
});

describe('an order that is refused', () => {
  it.each([
    [408, 'Card expired', 'Card expired', 'errors.order_service'],
    [700, 'The payment service is down', 'The payment service is down', 'errors.payment_service'],
    [700, '', null, 'errors.payment_service'],
    [406, 'Please change it in that store.', 'Please change it in that store.', 'errors.refused'],
    [404, 'There is nothing', null, 'errors.pricing'],
    [422, 'No', null, 'errors.pricing'],
  ])('with %i, “%s”, shows the text for that status [ERR-12, CHK-11, CHK-19]', async (status, message, said, key) => {
    const page = await open({ checkout: refused(status, { status, message }) });
    await page.order();
    await page.at('failed');
    expect(page.state()).toMatchObject({ fault: 'refused', message: said });
    expect(page.flow().why).toEqual({ key });
    expect(page.told('error')).toMatchObject([{ code: status, surface: 'checkout' }]);
    expect(page.asked('subscriptionActive')).toEqual([]);
  });

  it('because of a pending payment has the documented text [PAY-21]', async () => {
    const page = await open({ checkout: refused(409, { message: 'Busy' }) });
    await page.order();
    await page.at('failed');
    expect(page.state()).toMatchObject({ message: null });
    expect(page.flow().why).toEqual({ key: 'upgrade.pending' });
  });

  it('in the marketplace shows the generic error, and OK reloads the page [ERR-04, ERR-11]', async () => {
    const page = await open({ subscriptionUpdate: refused(500) }, { pathname: '/platform/marketplace' });
    await page.order();
    await page.at('failed');
    expect(page.flow().why).toEqual({ key: 'errors.marketplace' });
    page.leave();
    await holds(() => page.reload.mock.calls.length === 1);
  });

  it.each(['session-expired', 'unauthorized'] as const)(
    'because the session is over (%s) reloads the page',
    async (kind) => {
      const page = await open({ checkout: failure(kind) });
      await page.order();
      await holds(() => page.shown()[0] === 'signed-out');
      expect(page.state().phase).toBe('idle');
      expect(page.kept.has('checkout')).toBe(false);
    },
  );
});

describe('a lost answer to an order', () => {
  it('is asked for by its key, and the stored outcome is used; the order is never sent again', async () => {
    let outcome: unknown = failure('network');
    const page = await open({ checkout: failure('unknown-outcome'), outcome: () => outcome });
    await page.order();
    await page.at('unknown');
    expect(page.flow().isMissing).toBe(false);
    outcome = { status: 200, result: { order_id: 1 } };
    page.again();
    await page.at('enabled');
    expect(page.asked('checkout')).toHaveLength(1);
  });

  it('lets the person send the same order again if it never arrived', async () => {
    let reply: unknown = failure('never-arrived');
    const page = await open({ checkout: () => reply, outcome: neverArrived });
    await page.order();
    await page.at('unknown');
    expect(page.flow().isMissing).toBe(true);
    reply = { status: 200 };
    page.again();
    await page.at('enabled');
    const keys = page.asked('checkout').map(({ options }) => options?.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('leaves nothing behind if the order never arrived and the person discards it', async () => {
    const page = await open({ checkout: failure('offline') });
    await page.order();
    await page.at('unknown');
    page.leave();
    await page.at('idle');
    await holds(() => !page.kept.has('checkout'));
    expect(page.told('checkout-fail')).toEqual([]);
  });
});

describe('an order attempt that the page was left in', () => {
  it('continues on the next page and is not ordered again', async () => {
    const kept = await begun(true);
    const page = await open();
    page.kept.set('checkout', kept);
    await page.ports.flow('checkout');
    page.store.dispatch(attemptFound());
    await page.at('enabled');
    expect(page.state()).toMatchObject({ key: kept.key });
    expect(page.asked('checkout')).toEqual([]);
  });

  it('is asked about by its key if its answer was not awaited', async () => {
    const kept = await begun(false);
    const page = await open({ outcome: { status: 200, result: { order_id: 1 } } });
    page.kept.set('checkout', kept);
    await page.ports.flow('checkout');
    page.store.dispatch(attemptFound());
    await page.at('enabled');
    expect(page.asked('outcome')[0]?.options?.params).toEqual({ key: kept.key });
    expect(page.asked('checkout')).toEqual([]);
  });

  it('is not sent again without a press if it never arrived', async () => {
    const kept = await begun(false);
    const page = await open({ outcome: neverArrived });
    page.kept.set('checkout', kept);
    await page.ports.flow('checkout');
    page.store.dispatch(attemptFound());
    await page.at('unknown');
    expect(page.flow().isMissing).toBe(true);
    expect(page.asked('checkout')).toEqual([]);
  });

  it('in another tab is joined by a press in this one', async () => {
    const kept = await begun(true);
    const page = await open();
    page.kept.set('checkout', kept);
    page.press();
    await page.at('enabled');
    expect(page.state()).toMatchObject({ key: kept.key });
    expect(page.asked('checkout')).toEqual([]);
  });

  it('in another tab is joined also from an open review in this one', async () => {
    const kept = await begun(true);
    const page = await open();
    page.press();
    await holds(() => page.flow().review?.status === 'told');
    page.kept.set('checkout', kept);
    page.store.dispatch(reviewConfirmed());
    await page.at('enabled');
    expect(page.asked('checkout')).toEqual([]);
    expect(page.flow().review).toBeNull();
  });

  it.each([
    [
      'belongs to another member',
      (kept: object) => ({ ...kept, order: { ...Reflect.get(kept, 'order'), memberId: 8 } }),
    ],
    ['is days old', (kept: object) => ({ ...kept, startedAt: Date.now() - 90_000_000 })],
    ['cannot be read', () => ({ key: 'x' })],
  ])('is dropped if it %s', async (_, change) => {
    const kept = change(await begun(true));
    const page = await open();
    page.kept.set('checkout', kept);
    await page.ports.flow('checkout');
    page.store.dispatch(attemptFound());
    await holds(() => !page.kept.has('checkout'));
    expect(page.state().phase).toBe('idle');
  });
});
