import { asc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { invoices, subscriptions, transactions } from '../../demo/server/db/schema';
import { readStatement } from '../../src/contract/statement';
import { dayOf, monthsFrom, startOf } from '../../src/domain/time/day';
import { newKey, openShop, type Shopper } from './shopping';

const { time, db, arrive } = openShop();
const BEGUN = time.now();
afterEach(() => time.until(BEGUN));

const ROUTE_PLANNER = { year: 4, month: 5 };
const BRITISH = { country: 'GB', state: '', zip: 'LS1 4DY' };

const held = async (who: Shopper) =>
  (
    await db()
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.memberId, await who.memberId()))
  )[0];
const lastOf = async (who: Shopper) => {
  const id = await who.memberId();
  const charged = await db()
    .select()
    .from(transactions)
    .where(eq(transactions.memberId, id))
    .orderBy(asc(transactions.id));
  const documents = await db().select().from(invoices).where(eq(invoices.memberId, id)).orderBy(asc(invoices.sequence));
  return { charge: charged.at(-1), invoice: documents.at(-1) };
};

/** Opens a member whose subscription has just ended with some credit left, in minor units. */
async function ended(planId: number, credit: number, details: object = {}) {
  const who = await arrive('member');
  await who.pay(details);
  await who.choose(planId);
  await who.checkout();
  time.pass(6000);
  await who.session();
  await db()
    .update(subscriptions)
    .set({ atPeriodEnd: 'ends', credit })
    .where(eq(subscriptions.memberId, await who.memberId()));
  time.until(startOf(monthsFrom(dayOf(BEGUN), planId === ROUTE_PLANNER.month ? 1 : 12)).getTime());
  await who.signIn('member');
  expect(await who.session()).toMatchObject({ is_expired: 1 });
  return who;
}

/** Reads what the page shows before an order. */
async function shown(who: Shopper) {
  const statement = readStatement((await who.get('/cart/data')).body);
  if (!statement?.version || statement.total === null) throw new Error('Nothing is told');
  return { ...statement, version: statement.version, total: statement.total };
}

const reactivate = (who: Shopper, version: string) =>
  who.call('/account/subscription/create', {
    body: { is_reactivate: 1 },
    headers: { 'Idempotency-Key': newKey(), 'Waybill-Statement': version },
  });

describe('the credit of a subscription that has ended', () => {
  it.each([
    ['monthly', ROUTE_PLANNER.month, ROUTE_PLANNER.month, {}, 12_900],
    ['yearly', ROUTE_PLANNER.year, ROUTE_PLANNER.year, {}, 173_800],
    ['monthly after a year', ROUTE_PLANNER.year, ROUTE_PLANNER.month, {}, 12_900],
    ['monthly, taxed', ROUTE_PLANNER.month, ROUTE_PLANNER.month, BRITISH, 15_480],
    ['yearly, taxed', ROUTE_PLANNER.year, ROUTE_PLANNER.year, BRITISH, 208_560],
  ])('is shown and taken off when it is ordered anew: %s [REV-04]', async (_, was, planId, details, total) => {
    const who = await ended(was, 5000, details);
    await who.choose(planId);
    const statement = await shown(who);
    expect(statement).toMatchObject({ credit: 5000, total });
    expect(readStatement((await who.upgrade()).body)).toMatchObject({ credit: 5000, total });
    expect((await reactivate(who, statement.version)).body.status).toBe(200);
    time.pass(6000);
    await who.session();
    expect(await lastOf(who)).toMatchObject({ charge: { amount: total, carried: 0 }, invoice: { total } });
    expect(await held(who)).toMatchObject({ credit: 0, state: 1, periodStartedOn: dayOf(time.now()) });
  });

  it('that is more than the order costs is carried over to the next bill [REV-04]', async () => {
    const who = await ended(ROUTE_PLANNER.month, 20_000);
    await who.choose(ROUTE_PLANNER.month);
    const statement = await shown(who);
    expect(statement).toMatchObject({ credit: 17_900, total: 0, next: 15_800 });
    await reactivate(who, statement.version);
    time.pass(6000);
    await who.session();
    expect(await held(who)).toMatchObject({ credit: 2100, state: 1 });
  });

  it('stays where the bank declines the order [REV-04]', async () => {
    const who = await ended(ROUTE_PLANNER.month, 5000);
    await who.choose(ROUTE_PLANNER.month);
    await who.pace('declined');
    await reactivate(who, (await shown(who)).version);
    time.pass(6000);
    await who.session();
    expect(await held(who)).toMatchObject({ credit: 5000, state: -2 });
    expect(await shown(who)).toMatchObject({ credit: 5000, total: 12_900 });
  });

  it('that a refund returns while the order is on its way is kept [REV-04]', async () => {
    const who = await ended(ROUTE_PLANNER.month, 5000);
    await who.choose(ROUTE_PLANNER.month);
    await reactivate(who, (await shown(who)).version);
    await db()
      .update(subscriptions)
      .set({ credit: 6000 })
      .where(eq(subscriptions.memberId, await who.memberId()));
    time.pass(6000);
    await who.session();
    expect(await held(who)).toMatchObject({ credit: 1000, state: 1 });
  });
});
