import { asc, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invoices, subscriptions, transactions } from '../../demo/server/db/schema';
import { addDays, dayOf, monthsFrom, startOf, type Day } from '../../src/domain/time/day';
import { openShop, type Shopper } from './shopping';

const { time, db, arrive } = openShop();

const ROUTE_PLANNER = { year: 4, month: 5 };
const AVOIDANCE_ZONES = 191;
const ONBOARDING = 211;

/** Returns what has been billed since the demo accounts came. */
const issued = () => db().select().from(invoices).where(isNull(invoices.seeded)).orderBy(asc(invoices.sequence));
const held = async () => (await db().select().from(subscriptions))[0];
const infoOf = async (member: Shopper) =>
  (await member.get(`/account/subscription/info?member_id=${await member.memberId()}`)).body as unknown as {
    subscription: { credit: string; next_amount: string; next_invoice_date: string };
  };

/** Moves the clock and signs in again, because a session lasts thirty days. */
async function at(member: Shopper, moment: number): Promise<void> {
  time.pass(moment - time.now());
  await member.signIn('member');
}

/** Opens a member with a plan that starts today. @returns also the day of its renewal */
async function subscribed(planId = ROUTE_PLANNER.month) {
  const began = time.now();
  const member = await arrive('member');
  await member.choose(planId);
  await member.checkout();
  time.pass(6000);
  await member.session();
  const renewsOn = monthsFrom(dayOf(began), planId === ROUTE_PLANNER.month ? 1 : 12);
  return { member, renewsOn, back: () => time.pass(began - time.now()) };
}

const renewalsOf = async () => (await issued()).filter(({ cause }) => cause === 'renewal');

const renewedOn = async (): Promise<Day[]> => (await renewalsOf()).map(({ issuedOn }) => issuedOn);

describe('a renewal is billed for each account and period', () => {
  it.each([
    ['monthly', ROUTE_PLANNER.month, 17_900],
    ['yearly', ROUTE_PLANNER.year, 178_800],
  ])('once, also with an order on its %s day [REV-01]', async (_, planId, bill) => {
    const { member, renewsOn, back } = await subscribed(planId);
    await at(member, startOf(renewsOn).getTime() + 1);
    await member.add(AVOIDANCE_ZONES);
    await member.post('/billing/subscription/change');
    time.pass(7000);
    await member.session();
    expect(await renewalsOf()).toMatchObject([{ periodStartedOn: renewsOn, issuedOn: renewsOn, net: bill }]);
    const numbers = (await issued()).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    back();
  });

  it('also if an order of the day before is declined after it [REV-01, REV-02]', async () => {
    const { member, renewsOn, back } = await subscribed();
    await at(member, startOf(renewsOn).getTime() - 3000);
    await member.pace('declined');
    await member.choose(ROUTE_PLANNER.year);
    await member.post('/billing/subscription/change');
    time.pass(4000);
    // The content of the next period is still open.
    await member.session();
    expect(await renewalsOf()).toEqual([]);
    time.pass(4000);
    await member.session();
    expect(await renewalsOf()).toMatchObject([{ periodStartedOn: renewsOn, issuedOn: renewsOn, net: 17_900 }]);
    back();
  });

  it.each([true, false])(
    'not with a plan that an order has replaced (read in between: %s) [REV-02]',
    async (isRead) => {
      const { member, renewsOn, back } = await subscribed();
      await at(member, startOf(renewsOn).getTime() - 3000);
      await member.choose(ROUTE_PLANNER.year);
      await member.post('/billing/subscription/change');
      time.pass(4000);
      if (isRead) await member.session();
      time.pass(4000);
      await member.session();
      expect(await renewalsOf()).toEqual([]);
      expect(await held()).toMatchObject({ timeframe: 'year', periodStartedOn: addDays(renewsOn, -1) });
      back();
    },
  );

  it('36 times in 36 months without requests, on the day of its anchor [REV-01, REV-03]', async () => {
    const { member, back } = await subscribed();
    const anchor = dayOf(time.now());
    await at(member, startOf(monthsFrom(anchor, 36)).getTime() - 1);
    await member.session();
    expect(await renewedOn()).toEqual(Array.from({ length: 35 }, (_, n) => monthsFrom(anchor, n + 1)));
    time.pass(1);
    await member.session();
    expect(await renewedOn()).toHaveLength(36);
    back();
  });
});

describe('the credit of an account', () => {
  it('is the same on the page and on the invoices, over renewals and purchases [REV-04]', async () => {
    const { member, back } = await subscribed(ROUTE_PLANNER.year);
    const began = dayOf(time.now());
    await member.choose(ROUTE_PLANNER.month);
    await member.post('/billing/subscription/change');
    time.pass(7000);
    await member.session();
    const first = Number((await infoOf(member)).subscription.credit) * 100;
    expect(first).toBeGreaterThan(100_000);
    await at(member, startOf(monthsFrom(began, 1)).getTime() + 3_600_000);
    await member.session();
    const asked = await member.get(`/cart/module/${AVOIDANCE_ZONES}/activate`);
    const { add_on_codes: codes } = asked.body as unknown as { add_on_codes: string[] };
    await member.post('/account/modules/purchase', { modules: codes.map((one) => ({ add_on_code: one })) });
    const used = (await issued()).flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'balance');
    const left = first + used.reduce((all, { amount }) => all + amount, 0);
    expect(used).toHaveLength(2);
    expect(Math.round(Number((await infoOf(member)).subscription.credit) * 100)).toBe(Math.round(left));
    expect((await held())?.credit).toBe(Math.round(left));
    back();
  });
});

describe('a charge', () => {
  it('is the same in transaction and invoice, with the tax of the billing details [REV-05]', async () => {
    const member = await arrive('member');
    await member.pay({ country: 'GB', state: '', zip: 'LS1 4DY', company: 'Millrace Ltd', vatno: 'GB12345' });
    await member.choose(ROUTE_PLANNER.month);
    await member.checkout();
    const [charge] = await db().select().from(transactions);
    const [invoice] = await issued();
    expect(charge).toMatchObject({ amount: 21_480, tax: 3580 });
    expect(invoice).toMatchObject({ net: 17_900, tax: 3580, total: 21_480, taxName: 'VAT', taxCountry: 'GB' });
    // Later billing details do not change existing invoices.
    await member.pay({ country: 'US', state: 'CA', zip: '90210', company: 'Elsewhere Inc.' });
    const [same] = await db()
      .select()
      .from(invoices)
      .where(eq(invoices.number, invoice?.number ?? ''));
    expect(same?.buyer).toMatchObject({ company: 'Millrace Ltd', country: 'GB', vatNumber: 'GB12345' });
  });

  it('of a one-off item is billed once, and the item is not held afterwards [REV-06]', async () => {
    const began = time.now();
    const member = await arrive('member');
    await member.choose(ROUTE_PLANNER.year);
    await member.add(ONBOARDING);
    await member.checkout();
    time.pass(6000);
    await member.session();
    expect(await db().select().from(transactions)).toMatchObject([{ amount: 178_800 + 24_900 }]);
    expect((await held())?.content.lines.map(({ id }) => id)).not.toContain(ONBOARDING);
    expect((await infoOf(member)).subscription.next_amount).toBe('1788.00');
    await at(member, startOf(monthsFrom(dayOf(began), 12)).getTime());
    await member.session();
    expect(await renewalsOf()).toMatchObject([{ net: 178_800 }]);
    time.pass(began - time.now());
  });
});

describe('a preset subscription', () => {
  it('renews and is billed by the same rules [REV-07]', async () => {
    const began = time.now();
    const member = await arrive('subscriber');
    time.days(19);
    await member.signIn('subscriber');
    const on = addDays(dayOf(began), 18);
    expect((await infoOf(member)).subscription.next_invoice_date).toBe(monthsFrom(on, 12));
    expect((await renewalsOf()).at(-1)).toMatchObject({ periodStartedOn: on, net: 298_800 });
    time.pass(began - time.now());
  });

  it('that is paused rests after its last paid day, in every reply [REV-08, REV-61]', async () => {
    const began = time.now();
    const member = await arrive('paused');
    const isActive = async () => (await member.get('/manage/ui/modules/111/status')).body.result;
    time.days(17);
    await member.signIn('paused');
    expect(await isActive()).toEqual({ is_active: 1 });
    expect(await member.session()).toMatchObject({ is_subscribed: 1, subscription: { state: 1, can_resume: 1 } });
    time.days(1);
    await member.signIn('paused');
    expect(await isActive()).toEqual({ is_active: 0 });
    const session = await member.session();
    expect(session).toMatchObject({ is_subscription_paused: 1, subscription: { state: -1, can_resume: 0 } });
    expect(session).not.toHaveProperty('is_subscribed');
    const info = await member.get(`/account/subscription/info?member_id=${await member.memberId()}`);
    expect(info.body).toMatchObject({ subscription: { state: -1, next_invoice_date: null }, modules: [] });
    expect((await member.active()).body).toMatchObject({ has_record: 1, is_enabled: 0 });
    expect((await member.post('/billing/subscription/change')).status).toBe(404);
    // Only a new order takes it up again, for a period of its own.
    expect(await member.post('/account/subscription/create', { is_reactivate: 1 })).toMatchObject({ status: 200 });
    time.pass(6000);
    const next = await member.session();
    const startsOn = dayOf(time.now());
    expect(next).toMatchObject({ is_subscribed: 1, subscription: { state: 1, current_period_started_at: startsOn } });
    expect(next).not.toHaveProperty('is_subscription_paused');
    time.pass(began - time.now());
  });

  it('keeps its credit while it rests [REV-04]', async () => {
    const { member, renewsOn, back } = await subscribed();
    await db().update(subscriptions).set({ atPeriodEnd: 'rests', credit: 5000 });
    await at(member, startOf(renewsOn).getTime());
    await member.choose(ROUTE_PLANNER.month);
    expect((await member.get('/cart/data')).body).toMatchObject({ statement: { credit: '50.00', total: '129.00' } });
    back();
  });

  it('ends on the last day of its trial or cancellation [REV-08]', async () => {
    const began = time.now();
    for (const name of ['trial', 'canceled']) {
      const member = await arrive(name);
      time.days(19);
      await member.signIn(name);
      expect(await member.session()).toMatchObject({ is_expired: 1 });
      expect(await member.session()).not.toHaveProperty('is_trial');
      time.pass(began - time.now());
    }
  });
});
