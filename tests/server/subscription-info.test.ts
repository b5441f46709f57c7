import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../../src/domain/time/day';
import { openShop, type Shopper } from './shopping';

const { time, arrive } = openShop();

interface Module {
  readonly id: number;
  readonly bundled: 0 | 1;
  readonly is_trial: 0 | 1;
  readonly price: string;
  readonly billed_amount: string;
}
interface Info {
  readonly subscription: Record<string, unknown> | null;
  readonly modules: readonly Module[];
  readonly pending: Record<string, unknown> | null;
}
const infoOf = async (member: Shopper): Promise<Info> => {
  const answer = await member.get(`/account/subscription/info?member_id=${await member.memberId()}`);
  expect(answer.status).toBe(200);
  return answer.body as unknown as Info;
};

describe('the subscription info', () => {
  it('has a subscriber’s items, their price, and the next payment date [API-48]', async () => {
    const member = await arrive('pastdue');
    const { subscription, modules } = await infoOf(member);
    const { next_invoice_date: renews } = await member.session();
    expect(subscription).toMatchObject({
      plan_id: 8,
      title: 'Route Optimization',
      timeframe: 'year',
      state: 1,
      price: '249.00',
      billed_amount: '3924.00',
      next_invoice_date: renews,
      next_amount: '3924.00',
      credit: '0.00',
    });
    expect(modules.slice(0, 2)).toMatchObject([
      { id: 121, bundled: 0, price: '39.00', billed_amount: '468.00' },
      { id: 191, bundled: 0, price: '39.00', billed_amount: '468.00' },
    ]);
    expect(modules.slice(2).every(({ bundled, price }) => bundled === 1 && price === '0.00')).toBe(true);
    expect(modules).toHaveLength(13);
  });

  it('lists an add-on on trial until the trial is over', async () => {
    const member = await arrive('subscriber');
    const [first] = (await infoOf(member)).modules;
    expect(first).toMatchObject({ id: 141, is_trial: 1, price: '20.00', billed_amount: '0.00' });
    time.days(4);
    const over = (await infoOf(member)).modules.find(({ id }) => id === 141);
    expect(over).toMatchObject({ is_trial: 0, is_active: 0, paid_until: null });
    time.days(-4);
  });

  it.each(['canceled', 'paused', 'expired'])('has no next invoice for a subscription that is %s', async (name) => {
    expect((await infoOf(await arrive(name))).subscription).toMatchObject({
      plan_id: 8,
      next_invoice_date: null,
      next_amount: null,
    });
  });

  it('has the agreed price of a legacy plan, at which it renews', async () => {
    expect((await infoOf(await arrive('legacy'))).subscription).toMatchObject({
      title: 'Route Planner Classic',
      price: '79.00',
      billed_amount: '79.00',
      next_invoice_date: addDays(dayOf(time.now()), 18),
      next_amount: '79.00',
    });
  });

  it('has only trials for a member who never subscribed', async () => {
    expect(await infoOf(await arrive('member'))).toMatchObject({ subscription: null, modules: [], pending: null });
    expect(await infoOf(await arrive('trial'))).toMatchObject({ subscription: null, modules: [{ id: 152 }] });
  });

  it('shows an order first as pending and then as held', async () => {
    const member = await arrive('member');
    await member.choose(9);
    await member.add(141);
    await member.checkout();
    expect(await infoOf(member)).toMatchObject({
      subscription: null,
      pending: { status: 'pending', title: 'Route Optimization', timeframe: 'month', total: '319.00' },
    });
    time.pass(6000);
    const { subscription, modules, pending } = await infoOf(member);
    expect(subscription).toMatchObject({ plan_id: 9, timeframe: 'month', next_amount: '319.00' });
    expect(modules[0]).toMatchObject({ id: 141, is_trial: 0, price: '20.00', billed_amount: '20.00' });
    expect(pending).toBeNull();
  });

  it('shows a preset pending change', async () => {
    expect((await infoOf(await arrive('pending'))).pending).toMatchObject({ status: 'pending', total: '349.00' });
  });

  it('is visible only to the member with permission', async () => {
    const member = await arrive('subscriber');
    expect((await member.get('/account/subscription/info?member_id=1')).status).toBe(403);
    expect((await member.get('/account/subscription/info')).status).toBe(403);
    const visitor = await arrive('visitor');
    expect((await visitor.get('/account/subscription/info?member_id=1002')).status).toBe(401);
    const bound = await arrive('organization');
    const answer = await bound.get(`/account/subscription/info?member_id=${await bound.memberId()}`);
    expect(answer).toMatchObject({
      status: 403,
      body: { message: 'Changes go through the purchasing department.' },
    });
  });
});
