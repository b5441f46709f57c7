import { describe, expect, it } from 'vitest';
import type { UpgradeEvent } from '../../src/domain/checkout/upgrade';
import { upgradeFlow } from '../../src/flows/upgrade';
import { selectUpgrade } from '../../src/flows/upgrade/slice';
import { upgradeOrdered, upgradeStarted, upgradeStepped } from '../../src/flows/upgrade/slice';
import { cartEmptied, upgradeReceived } from '../../src/store/slices/cart';
import { dialogAnswered } from '../../src/store/slices/dialogs';
import { openStore } from '../kit/flows';
import { holds } from '../kit/until';
import { failure } from '../kit/page-of-store';
import { checkBody, fixedBody, upgradeBody } from '../kit/upgrade';
import { cartBody, sessionBody, subscribed, wirePlan } from '../kit/wire';

const origin = null;

async function open(answers: Parameters<typeof openStore>[0] = {}) {
  const page = await openStore({
    session: subscribed(1001),
    cart: cartBody(wirePlan(1002)),
    subscriptionCheck: checkBody(),
    upgradeMessage: upgradeBody(),
    ...answers,
  });
  if (page.store.getState().session.account.memberId > 0)
    await holds(() => page.store.getState().cart.content.plan !== null);
  page.store.join(upgradeFlow);
  const orders: ReturnType<typeof upgradeOrdered>['payload'][] = [];
  page.store.join({
    name: 'orders',
    reducer: (state = null) => state,
    listen: (on) => void on({ actionCreator: upgradeOrdered, effect: ({ payload }) => void orders.push(payload) }),
  });
  const flow = () => selectUpgrade(page.store.getState());
  const shown = () => page.store.getState().dialogs.queue.map(({ kind }) => kind);
  const asked = (name: string) => page.calls.filter((call) => call.name === name);
  const step = (event: UpgradeEvent) => page.store.dispatch(upgradeStepped({ event }));
  const press = () => page.store.dispatch(upgradeStarted({ origin }));
  return {
    ...page,
    flow,
    shown,
    asked,
    orders,
    step,
    press,
    at: (phase: string) => holds(() => flow().step.phase === phase),
  };
}

const refused = (status: number, body: unknown = null) =>
  failure('status', { status, ownStatus: status, httpStatus: status, fromJson: true, body });

describe('an upgrade', () => {
  it('checks the subscription first, then asks for the upgrade message [UPG-01, API-24]', async () => {
    const page = await open();
    page.press();
    await page.at('picking');
    const names = page.calls.map(({ name }) => name).filter((name) => /subscriptionCheck|upgradeMessage/.test(name));
    expect(names).toEqual(['subscriptionCheck', 'upgradeMessage']);
    expect(page.asked('subscriptionCheck')[0]?.options?.query).toEqual({ pricing: 1 });
    expect(page.flow().told?.cycles).toHaveLength(2);
    expect(page.shown()).toEqual(['upgrade']);
  });

  it('stops while a payment is pending', async () => {
    const page = await open({ subscriptionCheck: checkBody({ has_pending_transactions: 1 }) });
    page.press();
    await page.at('failed');
    expect(page.flow().step).toMatchObject({ fault: 'pending-payment' });
    expect(page.asked('upgradeMessage')).toEqual([]);
    expect(page.shown()).toEqual(['upgrade']);
  });

  it.each([
    ['without a subscription', sessionBody(), false],
    ['with an expired subscription', subscribed(1001, { is_expired: 1 }), true],
  ])('of a member %s creates a subscription on 404 [UPG-08, UPG-09]', async (_, session, isReactivation) => {
    const page = await open({ session, subscriptionCheck: refused(404, checkBody({ status: 404 })) });
    page.press();
    await holds(() => page.orders.length > 0);
    expect(page.orders).toEqual([{ order: { call: 'subscriptionCreate', isReactivation }, statement: null, origin }]);
    await holds(() => !page.shown().includes('upgrade'));
  });

  it.each(['is_indirect', 'is_affiliate'])('of a reseller’s member (%s) is created directly [UPG-19]', async (flag) => {
    const page = await open({ session: subscribed(1001, { [flag]: 1 }) });
    page.press();
    await holds(() => page.orders.length > 0);
    expect(page.orders).toEqual([{ order: { call: 'subscriptionCreateDirect' }, statement: null, origin }]);
    expect(page.asked('subscriptionCheck')).toEqual([]);
    expect(page.shown()).not.toContain('upgrade');
  });

  it.each([
    ['500', refused(500), { fault: 'check', message: null }, 'errors.pricing'],
    [
      'a server’s own words',
      refused(604, { message: 'Try on Monday.' }),
      { message: 'Try on Monday.' },
      'errors.pricing',
    ],
    ['no answer', failure('timeout'), { fault: 'check', message: null }, 'errors.offline'],
    ['no JSON', failure('not-json', { status: 500 }), { fault: 'check', message: null }, 'errors.not_json'],
    ['a body that is none', 'x', { fault: 'check', message: null }, null],
  ])('whose check fails (%s) shows an error and can be retried [UPG-10]', async (_, answer, state, key) => {
    let says: unknown = answer;
    const page = await open({ subscriptionCheck: () => says });
    page.press();
    await page.at('failed');
    expect(page.flow().step).toMatchObject(state);
    expect(page.flow().trouble?.key ?? null).toBe(key);
    expect(page.asked('upgradeMessage')).toEqual([]);
    says = checkBody();
    page.press();
    await page.at('picking');
    expect(page.shown()).toEqual(['upgrade']);
  });

  it.each([
    ['500', refused(500, { message: 'Oops' }), null],
    ['404', refused(404, { message: 'Choose a package first.' }), 'Choose a package first.'],
    ['a body that is none', 'x', null],
  ])(
    'whose upgrade message fails (%s) shows only a message that is meant for people',
    async (_, upgradeMessage, message) => {
      const page = await open({ upgradeMessage });
      page.press();
      await page.at('failed');
      expect(page.flow().step).toMatchObject({ fault: 'message', message });
    },
  );

  it('orders the picked billing cycle and names the current one [UPG-11]', async () => {
    const page = await open();
    page.press();
    await page.at('picking');
    expect(page.flow().step).toMatchObject({ picked: 'month' });
    page.step({ type: 'next' });
    page.step({ type: 'back' });
    expect(page.flow().step).toMatchObject({ phase: 'picking' });
    page.step({ type: 'picked', cycle: 'year' });
    page.step({ type: 'next' });
    for (let press = 0; press < 50; press += 1) page.step({ type: 'confirmed' });
    await holds(() => page.orders.length > 0);
    expect(page.orders).toEqual([
      {
        order: { call: 'subscriptionChange', timeframe: 'year', current: 'month' },
        statement: expect.objectContaining({ version: 'v-year', total: 355_000 }),
        origin,
      },
    ]);
    await holds(() => !page.shown().includes('upgrade'));
    expect(page.flow().step.phase).toBe('closed');
  });

  it('skips the choice if no billing cycle is offered [UPG-07]', async () => {
    const page = await open({ upgradeMessage: fixedBody() });
    page.press();
    await page.at('picking');
    page.step({ type: 'confirmed' });
    await holds(() => page.orders.length > 0);
    expect(page.orders[0]?.order).toEqual({ call: 'subscriptionChange', timeframe: 'month', current: 'month' });
  });

  it('starts once however often its button is pressed', async () => {
    const page = await open();
    for (let press = 0; press < 50; press += 1) page.press();
    await page.at('picking');
    page.press();
    expect(page.asked('subscriptionCheck')).toHaveLength(1);
    expect(page.shown()).toEqual(['upgrade']);
  });

  it('that the person cancels aborts its call and ignores a late answer', async () => {
    let signal: AbortSignal | undefined;
    const answers: ((body: unknown) => void)[] = [];
    const page = await open({
      subscriptionCheck: (options: { signal?: AbortSignal } | undefined) => {
        signal = options?.signal;
        return new Promise((resolve) => void answers.push(resolve));
      },
    });
    page.press();
    await holds(() => signal !== undefined);
    page.step({ type: 'cancelled' });
    await holds(() => signal?.aborted === true && page.shown().length === 0);
    answers[0]?.(refused(404));
    await holds(() => page.flow().step.phase === 'closed');
    expect(page.orders).toEqual([]);
    expect(page.asked('upgradeMessage')).toEqual([]);
  });

  it.each([
    ['the cart', () => cartEmptied()],
    ['the subscription', () => upgradeReceived()],
  ])('is read again and starts over if another tab has changed %s', async (_, elsewhere) => {
    const page = await open({ cart: cartBody(wirePlan(1002)) });
    await holds(() => page.store.getState().cart.content.plan !== null);
    page.press();
    await page.at('picking');
    page.step({ type: 'picked', cycle: 'year' });
    page.step({ type: 'next' });
    page.store.dispatch(elsewhere());
    await holds(() => page.asked('upgradeMessage').length === 2);
    await page.at('picking');
    expect(page.flow().step).not.toMatchObject({ picked: 'year' });
    expect(page.asked('subscriptionCheck')).toHaveLength(1);
    page.store.dispatch(elsewhere());
    await page.at('picking');
    expect(page.orders).toEqual([]);
  });

  it('ends when its dialog is closed', async () => {
    const page = await open();
    page.press();
    await page.at('picking');
    const id = page.store.getState().dialogs.queue[0]?.id ?? '';
    page.store.dispatch(dialogAnswered({ id, answer: 'cancel' }));
    await page.at('closed');
    expect(page.orders).toEqual([]);
  });

  it.each(['session-expired', 'unauthorized'] as const)(
    'whose session is over (%s) closes it, and leaving the message reloads the page',
    async (kind) => {
      const page = await open({ upgradeMessage: failure(kind, { status: 401 }) });
      page.press();
      await holds(() => page.shown().join() === 'signed-out');
      const id = page.store.getState().dialogs.queue[0]?.id ?? '';
      page.store.dispatch(dialogAnswered({ id, answer: 'cancel' }));
      await holds(() => page.reload.mock.calls.length === 1);
      expect(page.flow().step.phase).toBe('closed');
    },
  );

  it('is not for a visitor, who registers first', async () => {
    const visitor = await open({ session: undefined });
    visitor.press();
    await holds(() => visitor.moves.length > 0);
    expect(visitor.moves).toEqual(['register']);
    expect(visitor.asked('subscriptionCheck')).toEqual([]);
  });
});
