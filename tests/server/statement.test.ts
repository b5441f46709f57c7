import { describe, expect, it } from 'vitest';
import { readStatement } from '../../src/contract/statement';
import type { Statement } from '../../src/domain/checkout/statement';
import { openShop, type Shopper } from './shopping';

const { time, arrive } = openShop();

const ROUTE_PLANNER = { year: 4, month: 5 };
const ROUTE_OPTIMIZATION = 8;
const AVOIDANCE_ZONES = 191;

const cartOf = async (shopper: Pick<Shopper, 'get'>): Promise<Statement | null> =>
  readStatement((await shopper.get('/cart/data')).body);
const upgradeOf = async (shopper: Shopper): Promise<Statement | null> => readStatement((await shopper.upgrade()).body);

describe('the statement of a cart', () => {
  it('is sent to a member before a first subscription, by month and by year [REV-11]', async () => {
    const member = await arrive('member');
    expect(await cartOf(member)).toBeNull();
    await member.choose(ROUTE_PLANNER.month);
    const monthly = await cartOf(member);
    const today = new Date(time.now()).toISOString().slice(0, 10);
    expect(monthly).toMatchObject({
      version: expect.stringMatching(/^[0-9a-f]{32}$/),
      lines: [{ kind: 'charge', source: 'plan', id: ROUTE_PLANNER.month, amount: 17_900 }],
      credit: 0,
      subtotal: 17_900,
      tax: { amount: 0, rate: 0, country: 'US' },
      total: 17_900,
      next: 17_900,
      recurring: 17_900,
      timeframe: 'month',
      dueAt: today,
      periodStartedOn: today,
      removes: [],
    });
    await member.choose(ROUTE_PLANNER.year);
    const yearly = await cartOf(member);
    expect(yearly).toMatchObject({ total: 178_800, recurring: 178_800, timeframe: 'year' });
    expect(yearly?.version).not.toBe(monthly?.version);
    await member.choose(ROUTE_PLANNER.month);
    expect(await cartOf(member)).toEqual(monthly);
  });

  it('is the same in the cart and in the upgrade message, in every language [REV-11]', async () => {
    const subscriber = await arrive('subscriber');
    await subscriber.choose(ROUTE_PLANNER.year);
    const [cart, upgrade] = [await cartOf(subscriber), await upgradeOf(subscriber)];
    expect(cart).toEqual(upgrade);
    expect(cart?.removes).toContainEqual({ kind: 'plan', id: ROUTE_OPTIMIZATION, title: expect.any(String) });
    expect(cart?.removes.map(({ kind }) => kind)).toContain('module');
    const french = await subscriber.call('/cart/data', { headers: { 'Accept-Language': 'fr' } });
    expect(readStatement(french.body)?.version).toBe(cart?.version);
  });

  it('includes the tax of the billing country [REV-11]', async () => {
    const member = await arrive('member');
    await member.choose(ROUTE_PLANNER.month);
    const before = await cartOf(member);
    await member.pay({ country: 'GB', state: '', zip: 'LS1 4DY' });
    const after = await cartOf(member);
    expect(after).toMatchObject({
      subtotal: 17_900,
      tax: { amount: 3580, rate: 2000, name: 'VAT', country: 'GB' },
      total: 21_480,
      next: 21_480,
      recurring: 21_480,
    });
    expect(after?.version).not.toBe(before?.version);
  });

  it('names no tax for a visitor, whose country is not certain [REV-11]', async () => {
    const visitor = await arrive('nobody');
    const added = await visitor.choose(ROUTE_PLANNER.year);
    const tracking = String(added.body.tracking_id);
    const reply = await visitor.call('/cart/data', { headers: { 'X-Waybill-Tracking': tracking } });
    expect(reply.body).toMatchObject({ statement: { tax: null, total: '1788.00' } });
    expect(readStatement(reply.body)).toMatchObject({ tax: null, total: 178_800, dueAt: expect.any(String) });
  });

  it.each(['canceled', 'expired', 'trial', 'paused', 'exclusive', 'custom', 'pastdue'])(
    'is sent to the account “%s” [REV-11]',
    async (name) => {
      const shopper = await arrive(name);
      await shopper.choose(ROUTE_PLANNER.year);
      expect(await cartOf(shopper)).toMatchObject({ timeframe: 'year', total: expect.any(Number) });
    },
  );

  it('of a custom solution uses the billing cycle of the account', async () => {
    const member = await arrive('member');
    await member.add(AVOIDANCE_ZONES);
    expect(await cartOf(member)).toMatchObject({ timeframe: 'month', total: expect.any(Number) });
    const subscriber = await arrive('exclusive');
    await subscriber.add(AVOIDANCE_ZONES);
    expect(await cartOf(subscriber)).toMatchObject({ timeframe: 'year' });
  });

  it('names no sums for a reseller’s member, who has other prices', async () => {
    const indirect = await arrive('indirect');
    await indirect.choose(ROUTE_PLANNER.year);
    expect(await cartOf(indirect)).toMatchObject({ version: expect.any(String), total: null, next: null, lines: [] });
  });

  it('is not sent in another currency than the member’s', async () => {
    const member = await arrive('member');
    await member.choose(ROUTE_PLANNER.month);
    expect((await member.get('/cart/data?currency=EUR')).body).toMatchObject({ currency: 'EUR', statement: null });
  });
});
