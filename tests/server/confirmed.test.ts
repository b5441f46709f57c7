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

/** Reads the statement that the person sees before confirming. @returns its version */
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

/** Every ordering call, with a person who may use it. */
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
    name: 'the reactivation of an expired subscription',
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

/** Runs for each call with one account in two browsers, each with a cart of its own. */
describe.each(CALLS)('$name', ({ as, submit }) => {
  it('orders the confirmed statement, and answers 412 to any other [REV-12]', async () => {
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

  it('accepts an order without a statement version [REV-13]', async () => {
    const shopper = await arrive(as);
    if (as === 'member') await shopper.pay();
    await shopper.choose(ROUTE_PLANNER.year);
    expect((await submit(shopper)).status).toBe(200);
  });
});

describe('a confirmed statement', () => {
  it('is outdated on another day', async () => {
    const member = await arrive('member');
    await member.pay();
    await member.choose(ROUTE_PLANNER.month);
    const version = await look(member);
    time.days(1);
    const answer = await member.confirm(version);
    expect(answer).toMatchObject({ status: 412, body: { statement: { total: '179.00' } } });
  });

  it('is outdated in another country [REV-12]', async () => {
    const [one, other] = [await arrive('member'), await arrive('member')];
    await one.pay();
    await one.choose(ROUTE_PLANNER.month);
    const version = await look(one);
    await other.pay({ country: 'GB', state: '', zip: 'LS1 4DY' });
    expect(await one.confirm(version)).toMatchObject({ status: 412, body: { statement: { total: '214.80' } } });
  });

  it('stays valid in a tab with the same cart, during and after the order', async () => {
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

  it('cannot be ordered again once it is in force, also a minute later', async () => {
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

  it('is not mistaken for an earlier order [REV-12]', async () => {
    const [one, other] = [await arrive('subscriber'), await arrive('subscriber')];
    await one.choose(ROUTE_PLANNER.year);
    const stale = await look(one);
    await other.choose(BUSINESS.year);
    await send(other, '/billing/subscription/change', {}, await look(other));
    expect((await send(one, '/billing/subscription/change', {}, stale)).status).toBe(412);
    time.pass(6000);
    // The other order has emptied the cart, so there is nothing left to confirm.
    expect(await send(one, '/billing/subscription/change', {}, stale)).toMatchObject({
      status: 412,
      body: { statement: null },
    });
  });

  it('can be ordered with a key that was refused once, and the next key is free [REV-12]', async () => {
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

  it('has to be confirmed again after a renewal [REV-12]', async () => {
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
      // A new statement would lead to the same refusal.
      for (const version of ['f'.repeat(32), await look(subscriber), undefined])
        expect(await send(subscriber, at, body, version)).toMatchObject({
          status: 200,
          body: { status: 406, result: 'This account already has a subscription. Change it instead.' },
        });
      expect(await ordered()).toHaveLength(before);
    },
  );

  it('is compared once for concurrent orders', async () => {
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
  it('is submitted only as it was confirmed [REV-12]', async () => {
    const subscriber = await arrive('subscriber');
    await subscriber.choose(ROUTE_PLANNER.year);
    const version = await look(subscriber);
    const { body } = await prepare(subscriber, version);
    expect((await send(subscriber, '/account/subscription/subscribe', body, 'f'.repeat(32))).status).toBe(412);
    expect(await charged()).toHaveLength(0);
    expect((await send(subscriber, '/account/subscription/subscribe', body, version)).status).toBe(200);
  });

  it('is not prepared from an outdated statement', async () => {
    const subscriber = await arrive('subscriber');
    await subscriber.choose(ROUTE_PLANNER.year);
    const version = await look(subscriber);
    await subscriber.add(AVOIDANCE_ZONES);
    expect((await prepare(subscriber, version)).answer.status).toBe(412);
  });
});

it('CORS allows pages of other sites to send the statement version [REV-12]', async () => {
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
