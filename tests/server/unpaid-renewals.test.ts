import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { invoices, transactions } from '../../demo/server/db/schema';
import { readMigration, toMigrationBody } from '../../src/contract/migration';
import { readSession } from '../../src/contract/session';
import { readSubscriptionInfo } from '../../src/contract/subscription-info';
import { PaymentStatus } from '../../src/domain/codes/payment';
import { paymentNotices } from '../../src/domain/payment/notices';
import { dayOf } from '../../src/domain/time/day';
import { openShop, type Shopper } from './shopping';

const { time, db, arrive } = openShop();

const { paid, failed, due, overdue } = PaymentStatus;
const ROUTE_PLANNER_MONTHLY = 5;
/** Days until the period of a demo account ends, and of the payment term. */
const [LEFT, TERM] = [18, 14];

const infoOf = async (who: Shopper, more = '') =>
  (await who.get(`/account/subscription/info?member_id=${await who.memberId()}${more}`)).body;

/** Migrates the account that an app store billed: nothing is due, so it is asked for no payment method. */
async function migrated(): Promise<Shopper> {
  const who = await arrive('store');
  const items = readMigration(await infoOf(who, '&migration=1'))?.items ?? [];
  const memberId = await who.memberId();
  const body = toMigrationBody({ items, memberId, isLegacy: true, postState: 32, method: null });
  expect((await who.post('/account/subscription/update', body)).body).toMatchObject({ status: 200 });
  time.pass(7000);
  await who.session();
  return who;
}

const began = time.now();
afterEach(() => time.until(began));

/** Lets days pass and signs in again. */
async function later(who: Shopper, name: string, days: number): Promise<void> {
  time.days(days);
  await who.signIn(name);
}

/** Returns the renewals that were billed since the account came, oldest first. */
const renewalsOf = async (who: Shopper) =>
  db()
    .select()
    .from(invoices)
    .where(and(eq(invoices.memberId, await who.memberId()), eq(invoices.cause, 'renewal'), isNull(invoices.seeded)))
    .orderBy(asc(invoices.sequence));
const statusesOf = async (who: Shopper) => (await renewalsOf(who)).map(({ status }) => status);
const mailsOf = async (who: Shopper) =>
  ((await who.get('/demo/outbox')).body as unknown as { data: { kind: string }[] }).data.map(({ kind }) => kind);
const payOf = async (who: Shopper, number = '') =>
  (await who.post(`/account/${await who.memberId()}/invoices/${number}/pay`)).body;

/** Returns the payment notices of the account’s pages. */
async function noticesOf(who: Shopper) {
  const account = readSession((await who.get('/account/session')).body);
  const info = readSubscriptionInfo(await infoOf(who));
  if (!account || !info) throw new Error('nobody');
  return paymentNotices(account, info, dayOf(time.now())).map(({ message }) => message.kind);
}

describe('the renewal of a subscription without a payment method', () => {
  it('is due, then past due, and never paid by itself [REV-62, REV-82]', async () => {
    const who = await migrated();
    await later(who, 'store', LEFT);
    expect(await noticesOf(who)).toEqual(['due']);
    const [first] = await renewalsOf(who);
    expect(first).toMatchObject({ total: 6800, status: due, paidWith: null, paidOn: null });
    expect((await infoOf(who)).subscription).toMatchObject({ payment_status: due, due_at: first?.dueOn });
    expect(await mailsOf(who)).toEqual([]);
    expect(await payOf(who, first?.number)).toMatchObject({ status: 406 });

    await later(who, 'store', TERM + 1);
    expect(await noticesOf(who)).toEqual(['past-due']);
    expect(await who.session()).toMatchObject({ past_due_invoice: { number: first?.number, amount: '68.00' } });
    expect(await mailsOf(who)).toEqual(['past-due']);
    await who.choose(ROUTE_PLANNER_MONTHLY);
    expect((await who.post('/billing/subscription/change')).body).toMatchObject({ reason: 'payment_required' });
  });

  it('is billed for each period while the one before is open, and all are paid by a new card [REV-01, REV-62]', async () => {
    const who = await migrated();
    await later(who, 'store', LEFT + 31);
    expect(await statusesOf(who)).toEqual([overdue, due]);
    expect(new Set((await renewalsOf(who)).map(({ periodStartedOn }) => periodStartedOn)).size).toBe(2);
    await who.pay();
    expect(await statusesOf(who)).toEqual([paid, paid]);
    expect(await noticesOf(who)).toEqual([]);
    await later(who, 'store', 31);
    expect(await statusesOf(who)).toEqual([paid, paid, paid]);
  });
});

describe('the renewal of an account whose bank declines', () => {
  it('fails, is mailed as declined once, and is paid when the bank takes it [REV-62, REV-109]', async () => {
    const who = await arrive('subscriber');
    await who.pace('declined');
    await later(who, 'subscriber', LEFT);
    expect(await noticesOf(who)).toContain('declined');
    const [first] = await renewalsOf(who);
    expect(first).toMatchObject({
      total: 298_800,
      status: failed,
      paidOn: null,
      issuedOn: dayOf(time.now()),
    });
    expect(await mailsOf(who)).toEqual(['declined']);
    expect(await payOf(who, first?.number)).toMatchObject({ status: 406 });
    await who.pace('normal');
    expect(await payOf(who, first?.number)).toMatchObject({ status: 200 });
    expect((await infoOf(who)).subscription).toMatchObject({ payment_status: paid });
  });

  it('fails as the first charge of a trial too, and the subscription goes on with its demand [REV-05, REV-81]', async () => {
    const who = await arrive('trial');
    await who.pay();
    await who.choose(ROUTE_PLANNER_MONTHLY);
    await who.checkout();
    time.pass(6000);
    await who.active();
    await who.pace('declined');
    await later(who, 'trial', 5);
    expect(await noticesOf(who)).toEqual(['declined']);
    expect(await who.session()).toMatchObject({ is_subscribed: 1 });
    const [first] = await renewalsOf(who);
    expect(first).toMatchObject({ total: 17_900, status: failed });
    const own = eq(transactions.memberId, await who.memberId());
    expect(await db().select().from(transactions).where(own)).toMatchObject([{ amount: 17_900, status: failed }]);
    expect(await mailsOf(who)).toEqual(['declined', 'trial']);
  });

  it('leaves both invoices open where the one before had failed as well [REV-01, REV-62]', async () => {
    const who = await arrive('declined');
    await who.pace('declined');
    await later(who, 'declined', LEFT + 2);
    await who.session();
    expect(await statusesOf(who)).toEqual([failed]);
    const all = await db()
      .select()
      .from(invoices)
      .where(and(eq(invoices.memberId, await who.memberId()), eq(invoices.status, failed)));
    expect(all).toHaveLength(2);
  });

  it('keeps them open when a new card is saved, and each is mailed as declined [REV-17, REV-63, REV-109]', async () => {
    const who = await arrive('declined');
    await who.pace('declined');
    expect((await who.pay()).body).toMatchObject({ status: 200 });
    expect(await noticesOf(who)).toEqual(['declined']);
    const [open] = await db()
      .select()
      .from(invoices)
      .where(and(eq(invoices.memberId, await who.memberId()), eq(invoices.status, failed)));
    expect(await payOf(who, open?.number)).toMatchObject({ status: 406 });
    expect(await mailsOf(who)).toEqual(['declined', 'declined']);
    await who.pace('normal');
    await who.pay({ cardno: '4242424242424242' });
    expect(await noticesOf(who)).toEqual([]);
  });
});

describe('a renewal that collects nothing', () => {
  it('by an agreed transfer is paid as before [REV-07]', async () => {
    const who = await arrive('wired');
    await later(who, 'wired', LEFT);
    await who.session();
    expect(await renewalsOf(who)).toMatchObject([{ status: paid, paidWith: { kind: 'transfer' } }]);
  });
});
