import { describe, expect, it } from 'vitest';
import { readStatement } from '../../src/contract/statement';
import { newKey, openShop } from './shopping';

const { time, arrive } = openShop();

const ROUTE_PLANNER = { year: 4, month: 5 };
const DAY = 86_400_000;
const dayIn = (days: number): string => new Date(time.now() + days * DAY).toISOString().slice(0, 10);

/** Registers a visitor whose cart holds this package. */
async function register(planId: number, more: object = {}) {
  const visitor = await arrive('visitor');
  const added = await visitor.choose(planId);
  const reply = await visitor.post('/register', {
    company: 'Northwind Vans',
    email: 'ada@northwind.example',
    tracking_id: added.body.tracking_id,
    ...more,
  });
  return { visitor, reply };
}

describe('a new account with a cart', () => {
  it.each([
    ['a month', ROUTE_PLANNER.month, 17_900],
    ['a year', ROUTE_PLANNER.year, 178_800],
  ])(
    'gets a package of %s on trial for seven days, without a card and with nothing due [REV-19]',
    async (_, planId, total) => {
      const { visitor, reply } = await register(planId);
      expect(reply.body).toMatchObject({ status: 200, member_id: expect.any(Number) });
      expect(readStatement(reply.body)).toMatchObject({ total, dueAt: dayIn(7), tax: { country: 'US' } });
      expect(await visitor.session()).toMatchObject({
        member_id: reply.body.member_id,
        is_trial: 1,
        expires_at: dayIn(7),
        subscription: { plan_id: planId, state: -1 },
      });
      expect((await visitor.get('/cart/data')).body).toMatchObject({ data: { plan: null, modules: [] } });
      const info = await visitor.get(`/account/subscription/info?member_id=${String(reply.body.member_id)}`);
      expect(info.body).toMatchObject({
        subscription: { plan_id: planId, next_invoice_date: dayIn(7), next_amount: (total / 100).toFixed(2) },
      });
      const invoices = await visitor.get(`/account/${String(reply.body.member_id)}/invoices`);
      expect(invoices.body).toMatchObject({ total: 0 });
    },
  );

  it('is shown the one-off items of its first bill [REV-06, REV-31]', async () => {
    const visitor = await arrive('visitor');
    const tracking = String((await visitor.choose(ROUTE_PLANNER.year)).body.tracking_id);
    const headers = { 'Idempotency-Key': newKey(), 'X-Waybill-Tracking': tracking };
    await visitor.call('/cart/add', { body: { id: 211, module: 1, pricing: 1 }, headers });
    const { body } = await visitor.post('/register', { tracking_id: tracking });
    const info = await visitor.get(`/account/subscription/info?member_id=${String(body.member_id)}`);
    expect(info.body).toMatchObject({
      subscription: { price: '149.00', next_amount: '2037.00', billed_amount: '1788.00' },
      modules: [{ id: 211, price: '249.00', charge: 'once' }, ...Array.from({ length: 6 }, () => expect.anything())],
    });
  });

  it('upgrades on its trial by the calls of an upgrade, before and after its first order [REV-19, UPG-01]', async () => {
    const { visitor } = await register(ROUTE_PLANNER.month);
    await visitor.pay();
    const upgrade = async (planId: number, path: string, body: object) => {
      await visitor.choose(planId);
      const version = readStatement((await visitor.upgrade()).body)?.version;
      const headers = { 'Idempotency-Key': newKey(), 'Waybill-Statement': String(version) };
      const answer = await visitor.call(path, { body, headers });
      time.pass(6000);
      return answer.body.status;
    };
    expect((await visitor.check()).body).toMatchObject({ status: 404, is_enabled: 0 });
    expect(await upgrade(ROUTE_PLANNER.year, '/account/subscription/create', { is_reactivate: 0 })).toBe(200);
    expect((await visitor.check()).body).toMatchObject({ status: 200, is_enabled: 1 });
    // An upgrade without a change offers the current cycle as the present one, and is refused.
    expect((await visitor.upgrade()).body).toMatchObject({ current_timeframe: 'year', timeframe: 'year' });
    const change = { timeframe: 'month', change_billing_model: 1 };
    expect(await upgrade(ROUTE_PLANNER.month, '/account/subscription/change', change)).toBe(200);
    expect(await visitor.session()).toMatchObject({
      is_trial: 1,
      expires_at: dayIn(7),
      subscription: { plan_id: ROUTE_PLANNER.month, state: -1 },
    });
  });

  it('expires after seven days without a stored payment method [REV-19]', async () => {
    const { visitor } = await register(ROUTE_PLANNER.month);
    time.days(7);
    const session = await visitor.session();
    expect(session).toMatchObject({ is_expired: 1 });
    expect(session).not.toHaveProperty('is_trial');
  });

  it('is charged on the seventh day with a stored payment method, and then has a subscription [REV-19]', async () => {
    const { visitor, reply } = await register(ROUTE_PLANNER.month);
    await visitor.pay({ country: 'GB', state: '', zip: 'LS1 4DY' });
    time.days(7);
    expect(await visitor.session()).toMatchObject({ is_subscribed: 1, subscription: { state: 1 } });
    const invoices = await visitor.get(`/account/${String(reply.body.member_id)}/invoices`);
    expect(invoices.body).toMatchObject({ total: 1, data: [{ amount: '214.80', payment_status: 2 }] });
  });

  it('keeps items without a trial in its cart, and each registration creates a new account', async () => {
    const [one, other] = [await arrive('visitor'), await arrive('visitor')];
    const added = await one.add(121);
    const first = await one.post('/register', { tracking_id: added.body.tracking_id });
    const second = await other.post('/register', {});
    expect(first.body.member_id).not.toBe(second.body.member_id);
    expect(first.body).toMatchObject({ statement: null });
    expect(await one.session()).not.toHaveProperty('is_trial');
    expect((await one.get('/cart/data')).body).toMatchObject({
      data: { modules: expect.arrayContaining([expect.objectContaining({ id: 121 })]) },
    });
  });
});

describe('the account switcher', () => {
  it('lists and opens a registered account for its own browser alone', async () => {
    const { visitor: owner, reply } = await register(ROUTE_PLANNER.month);
    const name = `registered-${String(reply.body.member_id)}`;
    const stranger = await arrive('visitor');
    const whoTries = async (one: typeof owner) => {
      await one.signIn(name);
      const { body } = await one.get('/demo/accounts');
      const names = (Reflect.get(body, 'data') as readonly { readonly name: string }[]).map((account) => account.name);
      return [await one.memberId(), body.current, names.includes(name)];
    };
    expect(await whoTries(stranger)).toEqual([0, 'visitor', false]);
    const member = await arrive('member');
    expect(await whoTries(member)).toEqual([await member.memberId(), 'member', false]);
    expect(await whoTries(owner)).toEqual([reply.body.member_id, name, true]);
    // Once its browser is signed in elsewhere, it is a stranger too.
    await owner.signIn('visitor');
    expect(await whoTries(owner)).toEqual([0, 'visitor', false]);
  });
});

describe('two registrations at once from one browser', () => {
  it('open one account, under the key that both send [REV-19]', async () => {
    const visitor = await arrive('visitor');
    const tracking = String((await visitor.choose(ROUTE_PLANNER.year)).body.tracking_id);
    const headers = { 'Idempotency-Key': newKey() };
    const send = () =>
      visitor.call('/register', { body: { email: 'ada@northwind.example', tracking_id: tracking }, headers });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.body).toEqual(first.body);
    expect(first.body).toMatchObject({ status: 200, member_id: expect.any(Number) });
    // A later press, whose key is new, is no second account either.
    expect((await visitor.post('/register', { tracking_id: tracking })).body).toMatchObject({ status: 403 });
    expect(await visitor.session()).toMatchObject({ member_id: first.body.member_id, is_trial: 1 });
  });
});
