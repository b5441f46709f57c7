import { describe, expect, it } from 'vitest';
import { orders, transactions } from '../../demo/server/db/schema';
import { readActive, readCheck } from '../../src/contract/subscription-status';
import { readUpgrade } from '../../src/contract/upgrade-message';
import { newKey, openShop } from './shopping';

const { time, db, arrive } = openShop();

const ROUTE_PLANNER = { year: 4, month: 5 };
const ROUTE_OPTIMIZATION = 8;
const ordered = async () => (await db().select().from(orders)).filter(({ state }) => state !== 'draft');
const charged = () => db().select().from(transactions);

describe('a first checkout', () => {
  it('takes effect some time later, by the clock alone [API-19, API-21, API-22, API-55]', async () => {
    const member = await arrive('member');
    await member.choose(ROUTE_PLANNER.year);
    expect((await member.active()).body).toMatchObject({ status: 200, has_record: 0, is_enabled: 0 });

    expect(await member.checkout()).toMatchObject({ status: 200, body: { result: { order_id: expect.any(Number) } } });
    expect((await member.active()).body).toMatchObject({ status: 200, is_enabled: 0, has_pending_transactions: 1 });
    expect(await member.session()).toMatchObject({
      pending_subscription_change: { status: 'pending', total: '1788.00' },
    });
    time.pass(6000);
    expect((await member.active()).body).toMatchObject({ status: 200, is_enabled: 1, has_subscription_info: 1 });

    const session = await member.session();
    expect(session).toMatchObject({
      is_subscribed: 1,
      subscription: { plan_id: ROUTE_PLANNER.year, timeframe: 'year', state: 1 },
      billing_info: { country: 'US' },
    });
    expect(session).not.toHaveProperty('pending_subscription_change');
    expect((await member.get('/cart/data')).body).toMatchObject({ data: { plan: null, modules: [] } });
  });

  it('is one order in two tabs, before and after it has taken effect', async () => {
    const [one, other] = [await arrive('member'), await arrive('member')];
    await one.choose(ROUTE_PLANNER.month);
    const before = (await ordered()).length;
    const both = await Promise.all([one.checkout(), other.checkout()]);
    time.pass(6000);
    const late = await other.checkout();
    const ids = [...both, late].map(({ body }) => (body as { result?: { order_id?: number } }).result?.order_id);
    expect(new Set(ids).size).toBe(1);
    expect((await ordered()).length).toBe(before + 1);
    expect(await charged()).toHaveLength((await ordered()).length);
  });

  it('is one order for fifty requests with one idempotency key, and GET /requests/{key} knows it', async () => {
    const member = await arrive('trial');
    await member.pay();
    await member.choose(ROUTE_PLANNER.month);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => member.checkout(key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await member.get(`/requests/${key}`)).body).toEqual(answers[0]?.body);
    expect(await ordered()).toHaveLength(1);
  });

  it('can be slow or stuck, and continues once it is released', async () => {
    const member = await arrive('member');
    await member.pace('stuck');
    await member.choose(ROUTE_PLANNER.month);
    await member.checkout();
    time.pass(3_600_000);
    expect((await member.active()).body).toMatchObject({ is_enabled: 0 });
    await member.pace('slow');
    time.pass(44_999);
    expect((await member.active()).body).toMatchObject({ is_enabled: 0 });
    time.pass(1);
    expect((await member.active()).body).toMatchObject({ is_enabled: 1 });
  });

  it('with a declined payment keeps the cart, charges nothing and can be retried', async () => {
    const member = await arrive('member');
    await member.pace('declined');
    await member.choose(ROUTE_PLANNER.month);
    await member.checkout();
    time.pass(6000);
    expect(await member.active()).toMatchObject({ status: 400, body: { has_record: 1, is_enabled: 0 } });
    expect((await member.check()).body).toMatchObject({ status: 404, last_order: { state: 'failed' } });
    expect((await charged()).map(({ status }) => status)).toEqual([8]);
    expect((await member.get('/cart/data')).body).toMatchObject({ data: { plan: { id: ROUTE_PLANNER.month } } });
    await member.pace('normal', 0);
    expect((await member.checkout()).status).toBe(200);
    expect((await member.active()).body).toMatchObject({ is_enabled: 1 });
  });

  it('keeps items that were added to the cart while it ran', async () => {
    const member = await arrive('member');
    await member.choose(ROUTE_PLANNER.month);
    await member.checkout();
    time.pass(1);
    await member.add(191);
    time.pass(6000);
    await member.active();
    expect((await member.get('/cart/data')).body).toMatchObject({ data: { plan: { id: ROUTE_PLANNER.month } } });
  });
});

describe('an upgrade', () => {
  it('lists the amount due today line by line for each billing cycle [API-24, API-25]', async () => {
    const member = await arrive('subscriber');
    await member.choose(ROUTE_PLANNER.year);
    expect((await member.check()).body).toMatchObject({ status: 200, is_enabled: 1, has_pending_transactions: 0 });
    const { body } = await member.upgrade();
    const told = readUpgrade(body);
    expect(told).toMatchObject({ currentTimeframe: 'year', title: 'Route Planner', timeframe: 'year' });
    expect(told?.html).toContain('<strong>Route Planner</strong>');
    expect(told?.cycles.map(({ timeframe, isCurrent }) => [timeframe, isCurrent])).toEqual([
      ['month', false],
      ['year', true],
    ]);
    // The contract's reader drops lines that do not add up.
    for (const { statement } of [told, ...(told?.cycles ?? [])].flatMap((one) => one ?? []))
      expect(statement?.lines.length).toBeGreaterThan(1);
    expect(readCheck((await member.check()).body)).toMatchObject({ isEnabled: true, hasPending: false });
    expect(readActive((await member.active()).body, 200)).toMatchObject({ status: 200, isEnabled: true });
  });

  it('to another cycle starts a new period and credits the old one [API-26]', async () => {
    const member = await arrive('subscriber');
    expect(
      await member.post('/account/subscription/change', { timeframe: 'month', change_billing_model: 1 }),
    ).toMatchObject({
      status: 200,
    });
    time.pass(6000);
    await member.active();
    const [bill] = await charged();
    expect(bill).toMatchObject({ amount: expect.any(Number), status: 2 });
    expect(bill?.lines.map(({ kind }) => kind)).toContain('credit');
    expect(await member.session()).toMatchObject({ subscription: { plan_id: 9, timeframe: 'month' } });
  });

  it.each([
    [{ timeframe: 'week', change_billing_model: 1 }, 406],
    [{ timeframe: 'month', change_billing_model: 0 }, 406],
    [{ timeframe: 'year', change_billing_model: 0 }, 406],
    [{ timeframe: 'year' }, 403],
  ])('with %j is refused with %i and a message', async (body, status) => {
    const member = await arrive('subscriber');
    const answer = await member.post('/account/subscription/change', body);
    expect(answer.body).toMatchObject({ status, message: expect.stringMatching(/./) });
    expect(await charged()).toEqual([]);
  });

  it('is refused while a payment is pending', async () => {
    const member = await arrive('pending');
    await member.choose(ROUTE_OPTIMIZATION);
    expect((await member.check()).body).toMatchObject({ status: 200, has_pending_transactions: 1 });
    const answer = await member.post('/account/subscription/change', { timeframe: 'year', change_billing_model: 1 });
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('ongoing payment') } });
  });

  it('of an expired plan is its reactivation [API-27, API-56]', async () => {
    const member = await arrive('expired');
    expect((await member.check()).body).toMatchObject({ status: 404, has_record: 1 });
    expect((await member.post('/account/subscription/create', { is_reactivate: 0 })).body.status).toBe(406);
    expect((await member.post('/account/subscription/create', { is_reactivate: 1 })).status).toBe(200);
    // The record exists but is not in force, so the page checks it in detail.
    expect(await member.active()).toMatchObject({ status: 400, body: { has_record: 1, is_enabled: 0 } });
    time.pass(6000);
    expect((await member.active()).body).toMatchObject({ status: 200, is_enabled: 1 });
    expect(await member.session()).toMatchObject({ is_subscribed: 1, subscription: { plan_id: ROUTE_OPTIMIZATION } });
  });

  it('of a cart is one call with an empty body [API-20]', async () => {
    const member = await arrive('subscriber');
    await member.add(191);
    expect((await member.post('/billing/subscription/change')).status).toBe(200);
    time.pass(6000);
    expect((await member.active()).body).toMatchObject({ is_enabled: 1 });
  });

  it('of a reseller’s member is made directly [API-23]', async () => {
    const member = await arrive('affiliate');
    await member.choose(ROUTE_PLANNER.month);
    expect((await member.post('/account/billing/subscription/create?pricing=1')).status).toBe(200);
    time.pass(6000);
    const session = await member.session();
    expect(session).toMatchObject({ is_subscribed: 1 });
    expect(session).not.toHaveProperty('billing_info');
  });
});

describe('permission to order', () => {
  it.each([
    ['visitor', 401],
    ['readonly', 403],
    ['organization', 403],
    ['indirect', 403],
    ['store', 406],
    ['shopify', 406],
    ['legacy', 406],
  ])('is checked for the account “%s”, with the status %i', async (name, status) => {
    const member = await arrive(name);
    const answer = await member.post('/billing/subscription/change');
    expect(answer.body).toMatchObject({ status, message: expect.stringMatching(/./) });
    expect(await ordered()).toEqual([]);
  });

  it('is refused for another account', async () => {
    const member = await arrive('member');
    expect((await member.post('/billing/account/1002/checkout?pricing=1')).status).toBe(403);
  });

  it('a subscription renews by the clock', async () => {
    const member = await arrive('member');
    await member.choose(ROUTE_PLANNER.month);
    await member.checkout();
    time.pass(6000);
    const endsAt = async () => {
      const { subscription } = await member.session();
      return Date.parse((subscription as { current_period_ends_at: string }).current_period_ends_at);
    };
    const first = await endsAt();
    time.days(70);
    // A session lasts thirty days.
    await member.signIn('member');
    expect(await endsAt()).toBeGreaterThan(time.now());
    expect(await endsAt()).toBeGreaterThan(first);
    time.days(-70);
  });
});
