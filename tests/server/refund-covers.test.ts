import { describe, expect, it } from 'vitest';
import { readMigration, toMigrationBody } from '../../src/contract/migration';
import { readStatement } from '../../src/contract/statement';
import { expectWholeBooks } from './books';
import { correct, listed, minorOf } from './papers-kit';
import { newKey, openShop, type Shopper } from './shopping';

const { time, db, arrive } = openShop();

const ROUTE_OPTIMIZATION = 8;
/** Add-ons for $39 and $20 a month: of a year, $23.08 and $11.84 for the 18 days that are left. */
const [ORDER_MANAGEMENT, GEOFENCING] = [121, 141];

/** Returns the lines of the cart's statement. */
async function toldOf(who: Shopper) {
  const told = readStatement((await who.get('/cart/data')).body);
  return told?.lines.map(({ kind, id, amount }) => [kind, id, amount]);
}

/** Puts the package with exactly these add-ons into the cart. */
async function want(who: Shopper, modules: readonly number[]) {
  await who.choose(ROUTE_OPTIMIZATION);
  for (const module of [ORDER_MANAGEMENT, GEOFENCING])
    await (modules.includes(module) ? who.add(module) : who.post('/cart/remove', { id: module }));
}

async function order(who: Shopper) {
  const { body } = await who.post('/billing/subscription/change');
  expect(body.status).toBe(200);
  time.pass(6000);
  const [newest] = await listed(who);
  if (!newest) throw new Error('nothing was billed');
  return newest;
}

describe('an add-on that another one’s credit paid for', { timeout: 60_000 }, () => {
  it('gives credit again, though an earlier invoice for it was refunded [REV-04]', async () => {
    const who = await arrive('subscriber');
    await want(who, [GEOFENCING]);
    const { number } = await order(who);
    expect((await correct(who, number, 'refund')).status).toBe(200);
    await want(who, []);
    await order(who);
    await want(who, [ORDER_MANAGEMENT]);
    await order(who);
    await want(who, [GEOFENCING]);
    expect(await order(who)).toMatchObject({ type: 'credit_note', amount: '0.00' });
    await want(who, []);
    expect(await toldOf(who)).toEqual([
      ['credit', GEOFENCING, -1184],
      ['carried', 0, 1184],
    ]);
    await order(who);
    await expectWholeBooks(db());
  });
});

/** Moves an account whose month for $127 goes on. @returns the number of that month's invoice */
async function move(who: Shopper): Promise<string> {
  const id = await who.memberId();
  await who.call('/demo/devices', { body: { state: 'updated' } });
  const [month] = await listed(who);
  expect([month?.amount, month?.payment_status]).toEqual(['127.00', 2]);
  const terms = readMigration((await who.get(`/account/subscription/info?migration=1&member_id=${id}`)).body);
  const named = { items: terms?.items ?? [], memberId: id, isLegacy: true, postState: 28, method: null };
  expect(terms?.statement).toMatchObject({ total: 0, lines: [] });
  const { body } = await who.post('/account/subscription/update', toMigrationBody(named), newKey());
  expect(body.status).toBe(200);
  time.pass(6000);
  await who.session();
  return month?.number ?? '';
}
/** Takes the last add-on out of what is held. @returns its id */
async function leave(who: Shopper): Promise<number> {
  const { subscription } = (await who.session()) as { subscription: { module_ids: number[] } };
  const id = Math.max(...subscription.module_ids);
  await who.add(191);
  await who.post('/cart/remove', { id });
  return id;
}

describe('the invoice of a plan that was moved for the same price', { timeout: 60_000 }, () => {
  it('is not refunded once an order gave credit for what it became [REV-04]', async () => {
    const who = await arrive('custom');
    const number = await move(who);
    const id = await leave(who);
    expect(await toldOf(who)).toContainEqual(['credit', id, expect.any(Number)]);
    await order(who);
    expect((await correct(who, number, 'refund')).status).toBe(409);
  });

  it('is refunded before, and then what it became gives no credit [REV-04]', async () => {
    const who = await arrive('custom');
    const number = await move(who);
    expect((await correct(who, number, 'refund')).status).toBe(200);
    await leave(who);
    expect((await toldOf(who))?.map(([kind]) => kind)).toEqual(['charge']);
    const { subscription } = (await who.session()) as { subscription: { modules: { is_refunded?: 1 }[] } };
    expect(subscription.modules.every((one) => one.is_refunded === 1)).toBe(true);
    expect(minorOf((await listed(who))[0]?.amount ?? '')).toBe(-12_700);
  });
});
