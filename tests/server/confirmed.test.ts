import { describe, expect, it } from 'vitest';
import { orders, transactions } from '../../demo/server/db/schema';
import { readCart } from '../../src/contract/cart';
import { readOrder, toOrderBody, toSubscribeBody } from '../../src/contract/order';
import { readStatement } from '../../src/contract/statement';
import { SubscriptionKind } from '../../src/domain/codes/subscription';
import { newKey, openShop, type Shopper } from './shopping';

const { time, db, arrive } = openShop();

const ROUTE_PLANNER = { year: 4, month: 5 };
const BUSINESS = { year: 6, month: 15 };
const AVOIDANCE_ZONES = 191;

const ordered = async () => (await db().select().from(orders)).filter(({ state }) => state !== 'draft');
const charged = () => db().select().from(transactions);

/** What somebody looks at before they confirm it. */
const look = async (shopper: Shopper): Promise<string> => {
  const { version } = readStatement((await shopper.get('/cart/data')).body) ?? {};
  if (!version) throw new Error('The cart has no version');
  return version;
};

const send = (shopper: Shopper, path: string, body: unknown, version?: string, key = newKey()) =>
  shopper.call(path, {
    body,
    headers: { 'Idempotency-Key': key, ...(version && { 'Waybill-Statement': version }) },
  });

const payloadOf = async (shopper: Shopper) => {
  const content = readCart((await shopper.get('/cart/data')).body)?.cart;
  const memberId = await shopper.memberId();
  return (
    content &&
    toOrderBody({
      content,
      kind: SubscriptionKind.marketplace,
      isLegacy: false,
      memberId,
      trackingId: null,
      postState: 0,
      method: null,
    })
  );
};

/** Every call that orders, and somebody who may use it. */
const CALLS: readonly {
  readonly name: string;
  readonly as: string;
  readonly submit: (shopper: Shopper, version?: string, key?: string) => ReturnType<Shopper['call']>;
}[] = [
  {
    name: 'the first checkout',
    as: 'member',
    submit: async (shopper, version, key) =>
      send(shopper, `/billing/account/${await shopper.memberId()}/checkout?pricing=1`, {}, version, key),
  },
  {
    name: 'a change from the pricing page',
    as: 'subscriber',
    submit: (shopper, version, key) => send(shopper, '/billing/subscription/change', {}, version, key),
  },
  {
    name: 'an upgrade',
    as: 'subscriber',
    submit: (shopper, version, key) =>
      send(shopper, '/account/subscription/change', { timeframe: 'year', change_billing_model: 0 }, version, key),
  },
  {
    name: 'the reactivation of what has expired',
    as: 'expired',
    submit: (shopper, version, key) =>
      send(shopper, '/account/subscription/create', { is_reactivate: 1 }, version, key),
  },
  {
    name: 'the order of a reseller’s member',
    as: 'affiliate',
    submit: (shopper, version, key) => send(shopper, '/account/billing/subscription/create', {}, version, key),
  },
  {
    name: 'the order from the marketplace',
    as: 'member',
    submit: async (shopper, version, key) =>
      send(shopper, '/account/subscription/update', await payloadOf(shopper), version, key),
  },
  {
    name: 'the upgrade of a reseller’s member',
    as: 'indirect',
    submit: async (shopper, version, key) =>
      send(shopper, '/account/subscription/upgrade-order', await payloadOf(shopper), version, key),
  },
];

/** Whoever has a subscription in another tab, or browser: the same account, another cart. */
describe.each(CALLS)('$name', ({ as, submit }) => {
  it('orders what was confirmed, and answers 412 to what was not [REV-12]', async () => {
    const [one, other] = [await arrive(as), await arrive(as)];
    const before = (await ordered()).length;
    if (as === 'member') await one.pay();
    await one.choose(ROUTE_PLANNER.year);
    const version = await look(one);
    await other.choose(BUSINESS.year);
    const answer = await submit(one, version);
    expect(answer).toMatchObject({
      status: 412,
      body: { status: 412, result: expect.any(String), statement: { version: expect.any(String) } },
    });
    expect(await ordered()).toHaveLength(before);
    expect(await charged()).toHaveLength(before);

    const { statement } = answer.body as unknown as { statement: { version: string } };
    expect(statement.version).not.toBe(version);
    expect(statement.version).toBe(await look(one));
    expect(await submit(one, statement.version)).toMatchObject({
      status: 200,
      body: { result: { order_id: expect.any(Number) } },
    });
    expect(await ordered()).toHaveLength(before + 1);
  });

  it('asks nothing of a caller that names no version [REV-13]', async () => {
    const shopper = await arrive(as);
    if (as === 'member') await shopper.pay();
    await shopper.choose(ROUTE_PLANNER.year);
    expect((await submit(shopper)).status).toBe(200);
  });
});

describe('what was confirmed', () => {
  it('is no longer so on another day', async () => {
    const member = await arrive('member');
    await member.pay();
    await member.choose(ROUTE_PLANNER.month);
    const version = await look(member);
    time.days(1);
    const answer = await member.confirm(version);
    expect(answer).toMatchObject({ status: 412, body: { statement: { total: '179.00' } } });
  });

  it('is no longer so in another country [REV-12]', async () => {
    const [one, other] = [await arrive('member'), await arrive('member')];
    await one.pay();
    await one.choose(ROUTE_PLANNER.month);
    const version = await look(one);
    await other.pay({ country: 'GB', state: '', zip: 'LS1 4DY' });
    expect(await one.confirm(version)).toMatchObject({ status: 412, body: { statement: { total: '214.80' } } });
  });

  it('stays so in the tab of the same cart, while the order runs and when it is through', async () => {
    const [one, other] = [await arrive('member'), await arrive('member')];
    await one.pay();
    await one.choose(ROUTE_PLANNER.month);
    const version = await look(one);
    const first = await one.confirm(version);
    expect(first.status).toBe(200);
    expect((await other.confirm(version)).body).toEqual(first.body);
    time.pass(6000);
    expect((await other.confirm(version)).body).toEqual(first.body);
    expect(await charged()).toHaveLength(1);
  });

  it('is nothing to be ordered where it is in force already, a minute after that order too', async () => {
    const member = await arrive('member');
    await member.pay();
    await member.choose(ROUTE_PLANNER.month);
    await member.confirm(await look(member));
    time.pass(6000);
    await member.active();
    await member.add(AVOIDANCE_ZONES);
    await member.post('/cart/remove', { id: AVOIDANCE_ZONES });
    time.pass(60_000);
    expect(await send(member, '/billing/subscription/change', {}, await look(member))).toMatchObject({
      body: { status: 406 },
    });
    expect(await charged()).toHaveLength(1);
  });

  it('is not another order that went before it [REV-12]', async () => {
    const [one, other] = [await arrive('subscriber'), await arrive('subscriber')];
    await one.choose(ROUTE_PLANNER.year);
    const stale = await look(one);
    await other.choose(BUSINESS.year);
    await send(other, '/billing/subscription/change', {}, await look(other));
    expect((await send(one, '/billing/subscription/change', {}, stale)).status).toBe(412);
    time.pass(6000);
    // The other order has taken the cart along: there is nothing left that could be confirmed.
    expect(await send(one, '/billing/subscription/change', {}, stale)).toMatchObject({
      status: 412,
      body: { statement: null },
    });
  });

  it('may be told by a key that was refused once, and the next key is free [REV-12]', async () => {
    const [one, other] = [await arrive('member'), await arrive('member')];
    await one.pay();
    await one.choose(ROUTE_PLANNER.month);
    const version = await look(one);
    await other.choose(BUSINESS.month);
    const key = newKey();
    const refused = await one.confirm(version, key);
    await other.choose(ROUTE_PLANNER.month);
    const again = await one.confirm(version, key);
    expect(refused.status).toBe(412);
    expect(again.body).toEqual(refused.body);
    expect(again.headers.get('Idempotent-Replay')).toBe('true');
    expect((await one.confirm(version)).status).toBe(200);
  });

  it('is asked for again where a renewal came between [REV-12]', async () => {
    const member = await arrive('member');
    await member.choose(ROUTE_PLANNER.month);
    await member.checkout();
    time.pass(6000);
    await member.active();
    await member.choose(BUSINESS.month);
    const renewal = String((await member.session()).next_invoice_date);
    time.until(Date.parse(renewal) - 1);
    await member.signIn('member');
    const version = await look(member);
    time.pass(1);
    expect(await send(member, '/billing/subscription/change', {}, version)).toMatchObject({ status: 412 });
    expect(await charged()).toHaveLength(1);
  });

  it.each([
    ['first checkout', '/billing/account/:id/checkout?pricing=1', {}],
    ['reactivation', '/account/subscription/create', { is_reactivate: 1 }],
  ])(
    'is refused in words as a %s by who has a subscription, and not asked for again [REV-97]',
    async (_, path, body) => {
      const subscriber = await arrive('subscriber');
      await subscriber.choose(ROUTE_PLANNER.year);
      const before = (await ordered()).length;
      const at = path.replace(':id', String(await subscriber.memberId()));
      // Another statement would lead here again.
      for (const version of ['f'.repeat(32), await look(subscriber), undefined])
        expect(await send(subscriber, at, body, version)).toMatchObject({
          status: 200,
          body: { status: 406, result: 'This account has a subscription already. Change it instead.' },
        });
      expect(await ordered()).toHaveLength(before);
    },
  );

  it('is compared once for many that come at the same time', async () => {
    const member = await arrive('member');
    await member.pay();
    await member.choose(ROUTE_PLANNER.month);
    const version = await look(member);
    const answers = await Promise.all(Array.from({ length: 10 }, () => member.confirm(version)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await charged()).toHaveLength(1);
  });
});

const prepare = async (shopper: Shopper, version?: string) => {
  const payload = await payloadOf(shopper);
  const answer = await send(shopper, '/order/update', payload, version);
  const prepared = readOrder(answer.body);
  return { answer, body: payload && prepared && toSubscribeBody(payload, prepared) };
};

describe('a prepared order', () => {
  it('is submitted as it was confirmed, or not at all [REV-12]', async () => {
    const subscriber = await arrive('subscriber');
    await subscriber.choose(ROUTE_PLANNER.year);
    const version = await look(subscriber);
    const { body } = await prepare(subscriber, version);
    expect((await send(subscriber, '/account/subscription/subscribe', body, 'f'.repeat(32))).status).toBe(412);
    expect(await charged()).toHaveLength(0);
    expect((await send(subscriber, '/account/subscription/subscribe', body, version)).status).toBe(200);
  });

  it('is not even prepared from what has changed', async () => {
    const subscriber = await arrive('subscriber');
    await subscriber.choose(ROUTE_PLANNER.year);
    const version = await look(subscriber);
    await subscriber.add(AVOIDANCE_ZONES);
    expect((await prepare(subscriber, version)).answer.status).toBe(412);
  });
});

it('lets pages of other sites name what was confirmed, by CORS [REV-12]', async () => {
  const member = await arrive('member');
  const answer = await member.raw('/billing/subscription/change', {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://shop.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'waybill-statement',
    },
  });
  expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('Waybill-Statement');
});
