import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invoices as invoiceRows, transactions } from '../../demo/server/db/schema';
import { readStatement } from '../../src/contract/statement';
import { PaymentStatus } from '../../src/domain/codes/payment';
import { newKey, openShop, type Shopper } from './shopping';
import { readCart } from '../../src/contract/cart';
import { readSession } from '../../src/contract/session';

const { time, db, arrive } = openShop();

const ROUTE_PLANNER = { year: 4, month: 5 };
/** Telematics Gateway, which the account has on trial. */
const GATEWAY = 152;
const DAY = 86_400_000;
/** Remaining days of the demo account’s trial. */
const LEFT = 5;
const dayIn = (days: number): string => new Date(time.now() + days * DAY).toISOString().slice(0, 10);
const GB = { country: 'GB', state: '', zip: 'LS1 4DY' };

const told = async (who: Shopper) => readStatement((await who.get('/cart/data')).body);
const charged = async (who: Shopper) => {
  const rows = await db()
    .select()
    .from(transactions)
    .where(eq(transactions.memberId, await who.memberId()));
  return rows.toSorted((one, other) => one.id - other.id).map(({ amount, status }) => ({ amount, status }));
};
const invoices = async (who: Shopper) =>
  (await who.get(`/account/${await who.memberId()}/invoices`)).body as unknown as {
    total: number;
    data: { amount: string; payment_status: number; issued_at: string }[];
  };

/** Avoidance Zones, and a one-off item. */
const [ADD_ON, ONCE] = [142, 211];
/** Another package, of another family. */
const OTHER = 16;

/** Registers a visitor with a package, and what is put with it, as a trial. */
async function onTrial(planId: number, ...addOns: number[]): Promise<Shopper> {
  const visitor = await arrive('visitor');
  const tracking = String((await visitor.choose(planId)).body.tracking_id);
  for (const id of addOns)
    await visitor.call('/cart/add', {
      body: { id, module: 1, pricing: 1 },
      headers: { 'Idempotency-Key': newKey(), 'X-Waybill-Tracking': tracking },
    });
  await visitor.post('/register', { tracking_id: tracking });
  return visitor;
}
const cartOf = async (who: Shopper) => readCart((await who.get('/cart/data')).body)?.cart;
const heldIn = async (who: Shopper) => readSession(await who.session())?.subscription;

describe('the cart of an account with a package on trial', () => {
  it.each([
    ['month', ROUTE_PLANNER.month, 17_900],
    ['year', ROUTE_PLANNER.year, 178_800],
  ])(
    'starts with what is on trial, and the order has that and the add-on: %s [REV-55, REV-81]',
    async (timeframe, planId, price) => {
      const member = await onTrial(planId);
      await member.pay(GB);
      const modules = (await heldIn(member))?.moduleIds ?? [];
      await member.add(ONCE);
      const cart = await cartOf(member);
      expect([cart?.plan?.id, Object.keys(cart?.lines ?? {}).length]).toEqual([planId, modules.length + 1]);
      const statement = await told(member);
      expect(statement).toMatchObject({ dueAt: dayIn(7), timeframe, removes: [] });
      expect([statement?.subtotal, statement?.total]).toEqual([price + 24_900, ((price + 24_900) * 12) / 10]);
      expect((await member.confirm(String(statement?.version))).body).toMatchObject({ status: 200 });
      time.pass(6000);
      expect(await heldIn(member)).toMatchObject({ planId, moduleIds: expect.arrayContaining([...modules, ONCE]) });

      // A further add-on comes on top of both.
      await member.add(ADD_ON);
      expect(Object.keys((await cartOf(member))?.lines ?? {}).map(Number)).toEqual(
        expect.arrayContaining([...modules, ONCE, ADD_ON]),
      );
      expect(await told(member)).toMatchObject({ removes: [] });
    },
  );

  it('keeps the fleet, the choice and the add-ons of the trial when its package is chosen again [REV-55, REV-64]', async () => {
    const member = await onTrial(ROUTE_PLANNER.month, ONCE);
    await member.choose(OTHER);
    await member.choose(ROUTE_PLANNER.month);
    const cart = await cartOf(member);
    expect([cart?.plan?.id, cart?.lines[ONCE]?.bundled]).toEqual([ROUTE_PLANNER.month, false]);
  });

  it('says by name what an order of another package removes [REV-55]', async () => {
    const member = await onTrial(ROUTE_PLANNER.month, ONCE);
    await member.choose(OTHER);
    const removes = (await told(member))?.removes ?? [];
    expect(removes[0]).toMatchObject({ kind: 'plan', id: ROUTE_PLANNER.month });
    expect(removes).toContainEqual(expect.objectContaining({ kind: 'module', id: ONCE }));
    // The same package by the year replaces nothing but the add-on.
    await member.choose(ROUTE_PLANNER.year);
    expect((await told(member))?.removes).toEqual([expect.objectContaining({ kind: 'module', id: ONCE })]);
  });

  it('starts empty once the trial is over', async () => {
    const member = await onTrial(ROUTE_PLANNER.month);
    time.days(7);
    await member.add(ONCE);
    expect((await cartOf(member))?.plan?.id).toBe(0);
    time.days(-7);
  });
});

describe('an order of an account on trial', () => {
  it.each([
    ['month', ROUTE_PLANNER.month, 21_480],
    ['year', ROUTE_PLANNER.year, 214_560],
  ])('is charged when the trial is over, by its statement: %s [REV-81]', async (timeframe, planId, total) => {
    const member = await arrive('trial');
    await member.pay(GB);
    await member.choose(planId);
    const statement = await told(member);
    expect(statement).toMatchObject({ total, dueAt: dayIn(LEFT), periodStartedOn: dayIn(LEFT), timeframe });
    expect((await member.confirm(String(statement?.version))).body).toMatchObject({ status: 200 });
    time.pass(6000);
    expect((await member.active()).body).toMatchObject({ status: 200, is_enabled: 1 });
    expect((await member.check()).body).toMatchObject({ status: 200, is_enabled: 1 });
    expect(await charged(member)).toEqual([{ amount: total, status: PaymentStatus.scheduled }]);
    expect(await invoices(member)).toMatchObject({ total: 0 });
    expect(await member.session()).toMatchObject({
      is_trial: 1,
      expires_at: dayIn(LEFT),
      subscription: { plan_id: planId, state: -1 },
    });
    const info = await member.get(`/account/subscription/info?member_id=${await member.memberId()}`);
    expect(info.body).toMatchObject({
      subscription: { next_invoice_date: dayIn(LEFT), next_amount: (total / 100).toFixed(2) },
    });

    time.days(LEFT);
    await member.signIn('trial');
    expect(await member.session()).toMatchObject({ is_subscribed: 1, subscription: { state: 1 } });
    expect(await invoices(member)).toMatchObject({
      total: 1,
      data: [{ amount: (total / 100).toFixed(2), payment_status: PaymentStatus.paid, issued_at: dayIn(0) }],
    });
    expect(await charged(member)).toEqual([{ amount: total, status: PaymentStatus.paid }]);
    time.days(-LEFT);
  });

  it('needs a payment method for its first charge, and can be replaced by another order [REV-81]', async () => {
    const member = await arrive('trial');
    await member.choose(ROUTE_PLANNER.month);
    const path = `/billing/account/${await member.memberId()}/checkout?pricing=1`;
    expect((await member.post(path)).body).toMatchObject({ status: 406, reason: 'payment_method_required' });
    await member.pay();
    await member.checkout();
    time.pass(6000);
    await member.choose(ROUTE_PLANNER.year);
    expect(await told(member)).toMatchObject({ dueAt: dayIn(LEFT), total: 178_800 });
    await member.checkout();
    time.pass(6000);
    expect(await charged(member)).toEqual([
      { amount: 17_900, status: PaymentStatus.void },
      { amount: 178_800, status: PaymentStatus.scheduled },
    ]);
  });

  it('stays in place if the payment of a replacing order fails [REV-81]', async () => {
    const member = await arrive('trial');
    await member.pay();
    await member.choose(ROUTE_PLANNER.month);
    await member.checkout();
    time.pass(6000);
    await member.active();
    await member.pace('declined');
    await member.choose(ROUTE_PLANNER.year);
    await member.checkout();
    expect((await member.check()).body).toMatchObject({ status: 200, is_enabled: 1, has_pending_transactions: 1 });
    time.pass(6000);
    expect((await member.check()).body).toMatchObject({ status: 200, is_enabled: 1, last_order: { state: 'failed' } });
    expect(await member.session()).toMatchObject({ subscription: { plan_id: ROUTE_PLANNER.month } });
    await member.choose(ROUTE_PLANNER.month);
    expect((await member.checkout()).body).toMatchObject({ status: 406 });
    expect(await charged(member)).toEqual([
      { amount: 17_900, status: PaymentStatus.scheduled },
      { amount: 178_800, status: PaymentStatus.failed },
    ]);
  });

  it('is charged line by line for the items held when the trial ends [REV-81]', async () => {
    const member = await arrive('trial');
    await member.pay(GB);
    await member.choose(ROUTE_PLANNER.month);
    await member.add(GATEWAY);
    await member.checkout();
    time.pass(6000);
    await member.active();
    await member.post(`/manage/ui/modules/${GATEWAY}/deactivate`);
    time.pass(6000);
    await member.session();
    time.days(LEFT);
    await member.signIn('trial');
    await member.session();
    const id = await member.memberId();
    const [charge] = await db().select().from(transactions).where(eq(transactions.memberId, id));
    const [invoice] = await db().select().from(invoiceRows).where(eq(invoiceRows.memberId, id));
    expect(charge).toMatchObject({ status: PaymentStatus.paid, amount: invoice?.total, tax: invoice?.tax });
    expect(charge?.lines.map(({ id: of }) => of)).not.toContain(GATEWAY);
    expect(charge?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(invoice?.net);
    time.days(-LEFT);
  });

  it('after the trial is due today', async () => {
    const member = await arrive('trial');
    time.days(LEFT);
    await member.signIn('trial');
    await member.choose(ROUTE_PLANNER.month);
    expect(await told(member)).toMatchObject({ dueAt: dayIn(0) });
    time.days(-LEFT);
  });
});
