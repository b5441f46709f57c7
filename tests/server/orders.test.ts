import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { carts, orders, transactions } from '../../demo/server/db/schema';
import { readReason } from '../../src/contract/refusal';
import { readStatement } from '../../src/contract/statement';
import type { Answer } from './kit';
import { newKey, openShop, type Shopper } from './shopping';

const { time, db, arrive } = openShop();

const PLAN = { id: 8, code: 'route-optimization-annual' };
const BUNDLED = [101, 102, 103, 131, 171, 181, 111, 112, 113, 114, 161];

/** Builds the order payload of a plan with modules, as the page does. */
const orderOf = async (member: Shopper, { plan = PLAN, modules = [...BUNDLED, 191], state = 26 } = {}) => ({
  type: 0,
  is_legacy: 0,
  account: { type: 0, tracking_id: '', member_id: await member.memberId() },
  order: {
    state,
    items: [
      {
        ...plan,
        bundled: 1,
        srt: 'p2',
        quantity: 10,
        modules: Object.fromEntries(modules.map((id) => [id, { id, srt: '', quantity: 1 }])),
      },
    ],
  },
  billing: { type: 1 },
});
const prepared = async (member: Shopper, more?: Parameters<typeof orderOf>[1]) => {
  const body = await orderOf(member, more);
  const answer = await member.post('/order/update', body);
  return { body, answer, result: (answer.body as { result?: { order_id: number; token: string } }).result };
};
const submit = (who: Shopper, body: object) => who.post('/account/subscription/subscribe', body);
/** Returns what an answer says, without its headers, which name each request. */
const said = ({ status, body }: Answer) => ({ status, body });
const charged = () => db().select().from(transactions);

describe('an order of a subscriber', () => {
  it('is prepared, charges nothing, and is submitted with its id and token [API-39, API-40]', async () => {
    const member = await arrive('subscriber');
    const { answer, body, result } = await prepared(member);
    expect(answer).toMatchObject({ status: 200, body: { result: { token: expect.stringMatching(/^[0-9a-f]{32}$/) } } });
    expect(await charged()).toEqual([]);
    expect((await member.active()).body).toMatchObject({ is_enabled: 1 });

    expect((await member.post('/account/subscription/subscribe', { ...body, ...result })).status).toBe(200);
    expect(await charged()).toMatchObject([{ lines: [{ kind: 'charge', source: 'module', id: 191 }] }]);
    time.pass(6000);
    expect(await member.session()).toMatchObject({ subscription: { module_ids: expect.arrayContaining([191]) } });
  });

  it('of two tabs is one order', async () => {
    const member = await arrive('subscriber');
    const [one, other] = [await prepared(member), await prepared(member)];
    const answers = await Promise.all(
      [one, other].map(({ body, result }) => member.post('/account/subscription/subscribe', { ...body, ...result })),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await charged()).toHaveLength(1);
  });

  it('of two tabs is one order also after it has taken effect, with a one-off service that is not held [REV-06]', async () => {
    const member = await arrive('subscriber');
    const modules = [...BUNDLED, 211];
    const [one, other] = [await prepared(member, { modules }), await prepared(member, { modules })];
    const press = async ({ body, result }: typeof one) => said(await submit(member, { ...body, ...result }));
    const first = await press(one);
    time.pass(6000);
    expect(await press(other)).toEqual(first);
    expect(await charged()).toMatchObject([{ lines: [{ kind: 'charge', source: 'module', id: 211 }] }]);
  });

  it('of a one-off service is a new order if the person has read the statement again since [REV-06]', async () => {
    const member = await arrive('subscriber');
    const buy = async (confirmed?: string) => {
      await member.add(211);
      const version = confirmed ?? readStatement((await member.get('/cart/data')).body)?.version ?? '';
      const headers = { 'Idempotency-Key': newKey(), 'Waybill-Statement': version };
      const answer = await member.call('/billing/subscription/change', { body: {}, headers });
      time.pass(6000);
      await member.active();
      return { version, order: (answer.body as { result?: { order_id?: number } }).result?.order_id };
    };
    const first = await buy();
    const late = await buy(first.version);
    expect(late.order).toBe(first.order);
    expect(await charged()).toHaveLength(1);
    const second = await buy();
    expect(second.order).toEqual(expect.any(Number));
    expect(second.order).not.toBe(first.order);
    expect(await charged()).toHaveLength(2);
  });

  it('of two tabs is one order on a trial too, with a one-off service on its first bill [REV-06, REV-81]', async () => {
    const member = await arrive('trial');
    await member.pay();
    const body = await orderOf(member, { modules: [...BUNDLED, 211] });
    const press = async () => said(await member.post('/account/subscription/update', body));
    const first = await press();
    expect(first.status).toBe(200);
    time.pass(6000);
    await member.active();
    expect(await press()).toEqual(first);
    expect(await charged()).toHaveLength(1);
  });

  it('removes an add-on with its own call, and keeps the credit [API-41]', async () => {
    const member = await arrive('subscriber');
    const { body, result } = await prepared(member);
    await member.post('/account/subscription/subscribe', { ...body, ...result });
    time.pass(6000);
    await member.active();
    const away = await prepared(member, { modules: BUNDLED, state: 22 });
    expect((await member.post('/account/subscription/subscribe', { ...away.body, ...away.result })).body.status).toBe(
      406,
    );
    expect((await member.post('/account/subscription/module/disable', away.result)).status).toBe(200);
    time.pass(6000);
    expect((await member.active()).body).toMatchObject({ is_enabled: 1 });
    const [first, second] = await charged();
    expect(second).toMatchObject({
      amount: 0,
      lines: [{ kind: 'credit' }, { kind: 'carried', amount: second?.carried }],
    });
    // Less than 7 seconds of the period have passed, so the credit differs by one unit at most.
    expect(Math.abs((first?.amount ?? 0) - (second?.carried ?? 0))).toBeLessThanOrEqual(1);
  });

  it('is not submitted with a wrong or expired token, or by another member', async () => {
    const [member, other] = [await arrive('subscriber'), await arrive('exclusive')];
    const { result } = await prepared(member);
    expect((await submit(member, { ...result, token: 'f'.repeat(32) })).body.status).toBe(406);
    expect((await submit(other, { ...result })).body.status).toBe(406);
    expect((await submit(member, { order_id: 1 })).status).toBe(403);
    time.pass(15 * 60_000);
    expect((await submit(member, { ...result })).body.status).toBe(405);
    expect(await charged()).toEqual([]);
  });

  it.each([
    ['the code of another plan', { plan: { id: 8, code: 'recurring-routes-annual' } }, 406],
    ['an unknown code', { plan: { id: 8, code: 'short' } }, 500],
    ['a package that the account may not choose', { plan: { id: 52, code: 'franchise-network-annual' } }, 406],
    ['an unknown module', { modules: [9999] }, 406],
  ])('with %s is refused', async (_, more, status) => {
    const member = await arrive('subscriber');
    expect((await prepared(member, more)).answer.body.status).toBe(status);
    expect(await db().select().from(orders)).toEqual([]);
  });
});

describe('an order without a subscription', () => {
  it('subscribes with the order and the way to pay [API-42]', async () => {
    const member = await arrive('member');
    await member.pay();
    expect((await member.post('/account/subscription/update', await orderOf(member))).status).toBe(200);
    time.pass(6000);
    expect(await member.session()).toMatchObject({ is_subscribed: 1, subscription: { plan_id: 8, state: 1 } });
  });

  it('of a reseller’s member upgrades the order, and nobody else may [API-43]', async () => {
    const [indirect, direct] = [await arrive('indirect'), await arrive('subscriber')];
    expect((await indirect.post('/account/subscription/upgrade-order', await orderOf(indirect))).status).toBe(200);
    expect((await direct.post('/account/subscription/upgrade-order', await orderOf(direct))).status).toBe(403);
    expect((await indirect.post('/account/subscription/update', await orderOf(indirect))).status).toBe(403);
  });
});

/** The custom solution. The seats 183 and 184 need 182; 115 needs 114, which needs 111. */
const CUSTOM = { id: 0, code: 'my-custom-solution' };
interface Asked {
  readonly plan?: typeof PLAN;
  readonly fleet?: unknown;
  /** Ids of modules and their quantities. */
  readonly modules?: Readonly<Record<number, unknown>>;
}
/** Builds an order payload in these quantities. */
const counted = async (member: Shopper, { plan = CUSTOM, fleet = 0, modules = {} }: Asked) => {
  const { order, ...body } = await orderOf(member, { plan, modules: [], state: 0 });
  const lines = Object.entries(modules).map(([id, quantity]) => [id, { id: Number(id), srt: '', quantity }]);
  const item = { ...order.items[0], quantity: fleet, modules: Object.fromEntries(lines) };
  return { ...body, order: { ...order, items: [item] } };
};
const QUANTITIES = 'Quantities are whole numbers from 0 to 100,000.';

const FREE = 'Everything in the cart is free. Add a package or an add-on that has a price.';

describe('an order payload that is no order', () => {
  it.each<[string, Asked, string]>([
    ['an empty custom solution', {}, 'The cart is empty.'],
    [
      'an add-on without what it needs',
      { modules: { 115: 1 } },
      'Traffic Forecast needs Live Traffic Re-routing. Add Live Traffic Re-routing to the cart, or remove Traffic Forecast.',
    ],
    [
      'a metered add-on in a quantity of 0',
      { modules: { 182: 1, 183: 0 } },
      'The quantity of Regional Manager Seats is 0. Change it, or remove Regional Manager Seats from the cart.',
    ],
    ['a custom solution of what costs nothing', { modules: { 103: 1, 221: 1 } }, FREE],
    ['one with a support level that is free for its users', { modules: { 181: 1, 222: 100 } }, FREE],
    ['an add-on in a negative quantity', { modules: { 182: 1, 183: -1 } }, QUANTITIES],
    ...[100_001, 1_000_000, -5, 12.5, 'many'].map((fleet): [string, Asked, string] => [
      `a fleet of ${fleet}`,
      { plan: PLAN, fleet },
      QUANTITIES,
    ]),
  ])('is refused, subscribes nobody and says why: %s [REV-16, CRT-01, MNY-05]', async (_, asked, result) => {
    const member = await arrive('member');
    const answer = await member.post('/account/subscription/update', await counted(member, asked));
    expect(answer.body).toMatchObject({ status: 406, result });
    time.pass(6000);
    expect(await member.session()).not.toHaveProperty('is_subscribed');
    expect(await db().select().from(orders)).toEqual([]);
  });

  it('is not prepared either [REV-16]', async () => {
    const member = await arrive('subscriber');
    for (const asked of [{}, { modules: { 184: 1 } }, { plan: PLAN, fleet: 100_001 }])
      expect((await member.post('/order/update', await counted(member, asked))).body.status).toBe(406);
    expect(await db().select().from(orders)).toEqual([]);
  });

  it('is not ordered by a reseller’s member, in that person’s language [REV-16]', async () => {
    const member = await arrive('indirect');
    const body = await counted(member, { modules: { 184: 1 } });
    const headers = { 'Idempotency-Key': newKey(), 'Accept-Language': 'fr' };
    const answer = await member.call('/account/subscription/upgrade-order', { body, headers });
    expect(readReason(answer.body)).toBe('not_for_sale');
    expect(answer.body.result).toMatch(/ nécessite .+\. Ajoutez .+ au panier ou retirez /);
  });
});

describe('an order of what the account holds', () => {
  it('is taken although a held add-on lacks what it needs', async () => {
    const member = await arrive('addons');
    const modules = [...BUNDLED, 121, 152, 191, 142];
    // Its unpaid invoice refuses the submit later; nothing but the content is looked at here.
    expect((await prepared(member, { modules })).answer.body).toMatchObject({ status: 200 });
  });

  it('is taken with an add-on whose dependency is held', async () => {
    const member = await arrive('subscriber');
    expect((await prepared(member, { modules: [...BUNDLED, 115] })).answer.body.status).toBe(200);
  });
});

describe('a stored cart that is older than a dependency', () => {
  it('is not ordered and stays, and can be ordered with what is missing [REV-16, CRT-01]', async () => {
    const member = await arrive('member');
    await member.pay();
    await member.add(115);
    const own = eq(carts.memberId, await member.memberId());
    const content = { planId: 0, selected: [], lines: [{ id: 115, bundled: 0 as const, quantity: 1 }] };
    await db().update(carts).set({ content }).where(own);
    const refused = await member.checkout();
    expect(refused.body).toMatchObject({ status: 406, result: expect.stringContaining('Traffic Forecast needs Live') });
    expect(readReason(refused.body)).toBe('not_for_sale');
    expect((await db().select().from(carts).where(own))[0]?.content).toEqual(content);
    await member.add(114);
    expect((await member.checkout()).body.status).toBe(200);
  });
});
