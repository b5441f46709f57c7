import { describe, expect, it } from 'vitest';
import { readStatement } from '../../src/contract/statement';
import { expectWholeBooks } from './books';
import { correct, listed, minorOf, paperOf, type Listed } from './papers-kit';
import { newKey, openShop, type Shopper } from './shopping';

const { time, db, arrive } = openShop();

const [ROUTE_OPTIMIZATION, ROUTE_PLANNER_MONTHLY] = [8, 5];
/** Add-ons for $39, $39 and $20 a month: of a year, $23.08, $23.08 and $11.84 for the 18 days that are left. */
const [ORDER_MANAGEMENT, API_ACCESS, GEOFENCING] = [121, 191, 141];
/** An add-on for $3 per vehicle. */
const GATEWAY = 152;

/** Puts the package with exactly these add-ons into the cart. */
async function want(who: Shopper, modules: readonly number[]) {
  await who.choose(ROUTE_OPTIMIZATION);
  for (const module of [ORDER_MANAGEMENT, API_ACCESS, GEOFENCING])
    await (modules.includes(module) ? who.add(module) : who.post('/cart/remove', { id: module }));
}

/** Returns what the statement of the cart says. */
async function toldOf(who: Shopper) {
  const told = readStatement((await who.get('/cart/data')).body);
  if (!told) throw new Error('there is no statement');
  return { ...told, brief: told.lines.map(({ kind, id, amount }) => [kind, id, amount]) };
}

const order = (who: Shopper, version: string) =>
  who.call('/billing/subscription/change', {
    body: {},
    headers: { 'Idempotency-Key': newKey(), 'Waybill-Statement': version },
  });

/** Orders the package with exactly these add-ons, as the page does, until it is in force. @returns the newest document */
async function change(who: Shopper, ...modules: readonly number[]): Promise<Listed> {
  await want(who, modules);
  const { version, total } = await toldOf(who);
  expect((await order(who, version ?? '')).body.status).toBe(200);
  time.pass(6000);
  const [newest] = await listed(who);
  if (!newest) throw new Error('nothing was billed');
  expect(minorOf(newest.amount)).toBe(total);
  return newest;
}

const creditOf = async (who: Shopper): Promise<number> => {
  const { body } = await who.get(`/account/subscription/info?member_id=${await who.memberId()}`);
  return minorOf((body.subscription as unknown as { credit: string }).credit);
};

/** Opens a member who paid $23.08 with $11.84 of credit and $11.24 of money. */
async function paidInPart() {
  const who = await arrive('subscriber');
  await change(who, GEOFENCING);
  await change(who);
  expect(await creditOf(who)).toBe(1184);
  const invoice = await change(who, ORDER_MANAGEMENT);
  expect([invoice.amount, await creditOf(who)]).toEqual(['11.24', 0]);
  return { who, invoice };
}

// Each test places several orders, which takes long on a busy machine.
describe('an add-on whose payment was returned', { timeout: 60_000 }, () => {
  it('gives no credit when it is replaced, in statement and invoice [REV-04, REV-11]', async () => {
    const who = await arrive('subscriber');
    const invoice = await change(who, ORDER_MANAGEMENT);
    expect(invoice.amount).toBe('23.08');
    expect((await correct(who, invoice.number, 'refund')).status).toBe(200);
    // It stays until it is removed.
    await want(who, [ORDER_MANAGEMENT]);
    expect((await toldOf(who)).brief).toEqual([]);

    await want(who, [GEOFENCING]);
    expect((await toldOf(who)).brief).toEqual([['charge', GEOFENCING, 1184]]);
    expect(await change(who, GEOFENCING)).toMatchObject({ type: 'invoice', amount: '11.84' });
    expect(await creditOf(who)).toBe(0);
    await expectWholeBooks(db());
  });

  it('is charged, and gives credit again, once it was ordered again [REV-04]', async () => {
    const who = await arrive('subscriber');
    const invoice = await change(who, ORDER_MANAGEMENT);
    await correct(who, invoice.number, 'refund');
    await change(who);
    expect(await creditOf(who)).toBe(0);
    expect(await change(who, ORDER_MANAGEMENT)).toMatchObject({ amount: '23.08' });
    await change(who);
    expect(await creditOf(who)).toBe(2308);
  });

  it('does not take the credit of what another invoice charged [REV-04]', async () => {
    const who = await arrive('subscriber');
    const invoice = await change(who, ORDER_MANAGEMENT);
    await change(who, ORDER_MANAGEMENT, GEOFENCING);
    await correct(who, invoice.number, 'refund');
    await want(who, []);
    expect((await toldOf(who)).brief).toEqual([
      ['credit', GEOFENCING, -1184],
      ['carried', 0, 1184],
    ]);
  });

  it('is renewed at its price, and gives credit in the next period [REV-07]', async () => {
    const who = await arrive('subscriber');
    const invoice = await change(who, ORDER_MANAGEMENT);
    await correct(who, invoice.number, 'refund');
    time.days(20);
    await who.signIn('subscriber');
    await want(who, []);
    expect((await toldOf(who)).brief[0]?.slice(0, 2)).toEqual(['credit', ORDER_MANAGEMENT]);
    time.days(-20);
  });

  it('is charged in full in another quantity, and the session says so [REV-90, REV-100]', async () => {
    const who = await arrive('member');
    await who.pay();
    await who.choose(ROUTE_PLANNER_MONTHLY);
    await who.add(GATEWAY);
    const vehicles = (quantity: number) =>
      who.post('/cart/add', { id: GATEWAY, module: 1, entries: [{ id: GATEWAY, quantity }] });
    await vehicles(50);
    await who.checkout();
    time.pass(6000);
    const [invoice] = await listed(who);
    await correct(who, invoice?.number ?? '', 'refund');
    const { subscription } = (await who.session()) as { subscription: { modules: { id: number }[] } };
    expect(subscription.modules.find(({ id }) => id === GATEWAY)).toMatchObject({ quantity: 50, is_refunded: 1 });
    await who.choose(ROUTE_PLANNER_MONTHLY);
    await who.add(GATEWAY);
    await vehicles(50);
    expect((await toldOf(who)).total).toBe(0);
    await vehicles(60);
    expect((await toldOf(who)).brief).toEqual([['charge', GATEWAY, 60 * 300]]);
  });
});

describe('an invoice whose charge was credited since', { timeout: 60_000 }, () => {
  it('is not refunded as well [REV-04]', async () => {
    const who = await arrive('subscriber');
    const invoice = await change(who, ORDER_MANAGEMENT);
    await change(who);
    expect(await creditOf(who)).toBe(2308);
    const refused = await correct(who, invoice.number, 'refund');
    expect([refused.status, refused.body.message]).toEqual([409, 'Part of this invoice was credited already.']);
    expect((await listed(who)).find(({ number }) => number === invoice.number)).toMatchObject({ payment_status: 2 });
    expect(await creditOf(who)).toBe(2308);
  });

  it('is refunded where the order that would have credited it was declined [REV-04]', async () => {
    const who = await arrive('subscriber');
    const invoice = await change(who, ORDER_MANAGEMENT);
    await who.pace('declined');
    await want(who, [GEOFENCING, API_ACCESS]);
    await order(who, (await toldOf(who)).version ?? '');
    expect((await correct(who, invoice.number, 'refund')).status).toBe(409);
    time.pass(6000);
    expect((await correct(who, invoice.number, 'refund')).status).toBe(200);
  });
});

describe('a demand that was withdrawn', { timeout: 60_000 }, () => {
  it('gives no credit for the add-ons that were never paid [REV-04]', async () => {
    const who = await arrive('pastdue');
    const { past_due_invoice: due } = (await who.session()) as { past_due_invoice: { number: string } };
    expect((await correct(who, due.number, 'cancellation')).status).toBe(200);
    await want(who, []);
    const told = await toldOf(who);
    expect(told.brief).toEqual([]);
    expect(told.removes.map(({ id }) => id)).toEqual(expect.arrayContaining([ORDER_MANAGEMENT, API_ACCESS]));
    await change(who);
    expect(await creditOf(who)).toBe(0);
  });
});

describe('the credit that an invoice used', { timeout: 60_000 }, () => {
  it('comes back with a refund, and the next invoice uses it [REV-04]', async () => {
    const { who, invoice } = await paidInPart();
    expect((await correct(who, invoice.number, 'refund')).status).toBe(200);
    expect(await creditOf(who)).toBe(1184);
    const [note] = await listed(who);
    expect(note).toMatchObject({ type: 'credit_note', corrects: invoice.number, amount: '-11.24' });
    expect(await paperOf(who, note?.number ?? '')).toContain('This credit will be applied to your next invoice');
    await want(who, [ORDER_MANAGEMENT, API_ACCESS]);
    expect((await toldOf(who)).brief).toEqual([
      ['charge', API_ACCESS, 2308],
      ['balance', 0, -1184],
    ]);
  });

  it('comes back as well where a line of the invoice gave it [REV-04]', async () => {
    const who = await arrive('subscriber');
    await change(who, GEOFENCING);
    const invoice = await change(who, ORDER_MANAGEMENT);
    expect(invoice.amount).toBe('11.24');
    await correct(who, invoice.number, 'refund');
    expect(await creditOf(who)).toBe(1184);
    await change(who);
    expect(await creditOf(who)).toBe(1184);
  });

  it('is kept where another order was under way [REV-04, REV-05]', async () => {
    const { who, invoice } = await paidInPart();
    await want(who, [ORDER_MANAGEMENT, API_ACCESS]);
    await order(who, (await toldOf(who)).version ?? '');
    expect((await correct(who, invoice.number, 'refund')).status).toBe(200);
    time.pass(6000);
    expect((await listed(who))[0]).toMatchObject({ number: expect.any(String) });
    expect(await creditOf(who)).toBe(1184);
  });
});
