import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { moduleTrials } from '../../demo/server/db/schema';
import { readStatement } from '../../src/contract/statement';
import { addDays, dayOf } from '../../src/domain/time/day';
import { correct, listed } from './papers-kit';
import { openShop, type Shopper } from './shopping';

const { time, db, arrive } = openShop();

const ROUTE_PLANNER_MONTHLY = 5;
/** A module for $3 per vehicle, and its dependency Vehicle Profiles for $12. */
const [GATEWAY, PROFILES] = [152, 151];
const VEHICLES = 50;
/** Avoidance Zones, without dependencies. */
const ZONES = 142;

const statementOf = (body: unknown) => {
  const told = readStatement(body);
  if (told?.total == null || told.recurring === null) throw new Error('No sums are told');
  return { ...told, total: told.total, recurring: told.recurring };
};
const switchTo = async (who: Shopper, action: 'activate' | 'deactivate') => {
  await who.post(`/manage/ui/modules/${GATEWAY}/${action}`);
  time.pass(6000);
};
const quantityIn = async (who: Shopper): Promise<unknown> => {
  const { subscription } = (await who.session()) as { subscription: { modules: { id: number; quantity: number }[] } };
  return subscription.modules.find(({ id }) => id === GATEWAY)?.quantity;
};

/** Opens a member with 50 vehicles, billed monthly, who has switched them off. */
async function withoutVehicles() {
  const member = await arrive('member');
  await member.pay();
  await member.choose(ROUTE_PLANNER_MONTHLY);
  await member.add(GATEWAY);
  await member.post('/cart/add', { id: GATEWAY, module: 1, entries: [{ id: GATEWAY, quantity: VEHICLES }] });
  await member.checkout();
  time.pass(6000);
  expect(await quantityIn(member)).toBe(VEHICLES);
  await switchTo(member, 'deactivate');
  return member;
}

/** Orders the same package with another add-on, and without the vehicles. */
async function orderWithoutVehicles(member: Shopper): Promise<void> {
  await member.choose(ROUTE_PLANNER_MONTHLY);
  await member.add(PROFILES);
  await member.add(ZONES);
  expect((await member.post('/billing/subscription/change')).body).toMatchObject({ status: 200 });
  time.pass(6000);
  await member.session();
}

const invoiceCount = async (who: Shopper): Promise<number> => {
  const { body } = await who.get(`/account/${await who.memberId()}/invoices`);
  return (body as unknown as { data: object[] }).data.length;
};

describe('a metered add-on that is switched off', () => {
  it('costs its full price if it is switched on again after its paid days [REV-90]', async () => {
    const member = await withoutVehicles();
    time.days(32);
    await member.signIn('member');
    const asked = await member.get(`/cart/module/${GATEWAY}/activate?is_marketplace=1`);
    const { total, recurring, lines } = statementOf(asked.body);
    expect(lines.find(({ id }) => id === GATEWAY)?.full).toBe(VEHICLES * 300);
    const bought = await member.post('/account/modules/purchase', { modules: [{ add_on_code: 'telematics-gateway' }] });
    expect(bought.body.status).toBe(200);
    await switchTo(member, 'activate');
    expect(await quantityIn(member)).toBe(VEHICLES);
    const id = await member.memberId();
    const { data } = (await member.get(`/account/${id}/invoices`)).body as unknown as { data: { amount: string }[] };
    expect(data.map(({ amount }) => Math.round(Number(amount) * 100))).toContain(total);
    const info = await member.get(`/account/subscription/info?member_id=${id}`);
    const { subscription } = info.body as unknown as { subscription: { next_amount: string } };
    expect(Math.round(Number(subscription.next_amount) * 100)).toBe(recurring);
    time.days(-32);
  });

  it('is free up to the paid quantity, which the session names, and charged above it [REV-90, REV-100]', async () => {
    const member = await withoutVehicles();
    const entries = (quantity: number) =>
      member.post('/cart/add', { id: GATEWAY, module: 1, entries: [{ id: GATEWAY, quantity }] });
    const { subscription } = (await member.session()) as { subscription: { paid_modules: object[] } };
    expect(subscription.paid_modules).toEqual([expect.objectContaining({ id: GATEWAY, quantity: VEHICLES })]);
    await member.choose(ROUTE_PLANNER_MONTHLY);
    await member.add(PROFILES);
    await entries(VEHICLES);
    expect(statementOf((await member.get('/cart/data')).body).total).toBe(0);
    await entries(VEHICLES + 10);
    expect(statementOf((await member.get('/cart/data')).body).total).toBe(10 * 300);
  });
});

describe('an add-on that is switched off but paid for', () => {
  it('is shown with the quantity in which it will return [REV-90]', async () => {
    const member = await withoutVehicles();
    const { body } = await member.get(`/account/subscription/info?member_id=${await member.memberId()}`);
    const { modules } = body as unknown as { modules: { id: number }[] };
    expect(modules.find(({ id }) => id === GATEWAY)).toMatchObject({
      is_active: 0,
      quantity: VEHICLES,
      price: '150.00',
      paid_until: expect.any(String),
    });
  });

  it('returns with its quantity, also if an order has left it out since [REV-90]', async () => {
    const member = await withoutVehicles();
    await orderWithoutVehicles(member);
    expect((await member.session()).subscription).toMatchObject({ module_ids: expect.arrayContaining([ZONES]) });
    const { subscription } = (await member.session()) as { subscription: { paid_modules: object[] } };
    expect(subscription.paid_modules).toEqual([expect.objectContaining({ id: GATEWAY, quantity: VEHICLES })]);
    const invoices = await invoiceCount(member);
    await switchTo(member, 'activate');
    expect(await quantityIn(member)).toBe(VEHICLES);
    expect(await invoiceCount(member)).toBe(invoices);
  });

  it('returns in the quantity that is bought, if an order has left it out before its paid days ended [REV-90]', async () => {
    const member = await withoutVehicles();
    await orderWithoutVehicles(member);
    time.days(32);
    await member.signIn('member');
    const asked = await member.get(`/cart/module/${GATEWAY}/activate?is_marketplace=1`);
    expect(statementOf(asked.body).lines.find(({ id }) => id === GATEWAY)?.full).toBe(VEHICLES * 300);
    await member.post('/account/modules/purchase', { modules: [{ add_on_code: 'telematics-gateway' }] });
    await switchTo(member, 'activate');
    expect(await quantityIn(member)).toBe(VEHICLES);
    const info = await member.get(`/account/subscription/info?member_id=${await member.memberId()}`);
    const { subscription } = info.body as unknown as { subscription: { next_amount: string } };
    expect(Math.round(Number(subscription.next_amount) * 100)).toBe(statementOf(asked.body).recurring);
    time.days(-32);
  });

  it('delays an order while it is being switched, because the credit would change', async () => {
    const member = await withoutVehicles();
    expect((await member.post(`/manage/ui/modules/${GATEWAY}/activate`)).body).toMatchObject({ status: 200 });
    expect((await member.post(`/manage/ui/modules/${GATEWAY}/activate`)).body).toMatchObject({ status: 200 });
    await member.choose(ROUTE_PLANNER_MONTHLY);
    await member.add(ZONES);
    expect((await member.post('/billing/subscription/change')).status).toBe(409);
    time.pass(6000);
    await member.session();
    expect((await member.post('/billing/subscription/change')).body).toMatchObject({ status: 200 });
  });
});

describe('a paused account whose period is over', () => {
  it('cannot buy an add-on for days that are over', async () => {
    const member = await arrive('paused');
    time.days(40);
    await member.signIn('paused');
    const asked = await member.get(`/cart/module/${ZONES}/activate?is_marketplace=1`);
    expect(asked.body).toMatchObject({ status: 406 });
    const bought = await member.post('/account/modules/purchase', { modules: [{ add_on_code: 'avoidance-zones' }] });
    expect(bought.body).toMatchObject({ status: 406 });
    time.days(-40);
  });
});

/** Geofencing, which the subscriber tries for 4 days, 18 days before the period ends. */
const GEOFENCING = 141;
const press = async (who: Shopper, action: 'activate' | 'deactivate') => {
  expect((await who.post(`/manage/ui/modules/${GEOFENCING}/${action}`)).body).toMatchObject({ status: 200 });
  time.pass(6000);
};
const ask = (who: Shopper, action: string) => who.get(`/cart/module/${GEOFENCING}/${action}?is_marketplace=1`);
const shown = async (who: Shopper) => {
  const { body } = await who.get(`/account/subscription/info?member_id=${await who.memberId()}`);
  return (body as unknown as { modules: { id: number }[] }).modules.find(({ id }) => id === GEOFENCING);
};
const endOf = async (who: Shopper): Promise<string> =>
  ((await who.session()).subscription as { current_period_ends_at: string }).current_period_ends_at;
/** Returns a day as a question writes it, in English. */
const inWords = (day: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

async function ordered(): Promise<Shopper> {
  const member = await arrive('subscriber');
  await member.add(GEOFENCING);
  expect((await member.post('/billing/subscription/change')).body).toMatchObject({ status: 200 });
  time.pass(6000);
  return member;
}

describe('an add-on that is ordered while its trial runs', () => {
  it('is no longer on trial, and stays paid for until the period ends', async () => {
    const member = await ordered();
    expect(await shown(member)).toMatchObject({ is_active: 1, is_trial: 0 });
    const endsOn = await endOf(member);
    const { html } = (await ask(member, 'deactivate')).body as unknown as { html: string };
    expect(html).toContain(inWords(endsOn));
    await press(member, 'deactivate');
    expect(await shown(member)).toMatchObject({ is_active: 0, is_trial: 0, paid_until: endsOn });
    time.days(5);
    await member.signIn('subscriber');
    expect((await ask(member, 'activate')).body).toMatchObject({ status: 201 });
    const billed = await invoiceCount(member);
    await press(member, 'activate');
    expect(await shown(member)).toMatchObject({ is_active: 1, is_trial: 0 });
    expect(await invoiceCount(member)).toBe(billed);
    time.days(-5);
  });

  it('does not resume the trial after its paid days, but has to be bought', async () => {
    const member = await ordered();
    const tryFor = (days: number) =>
      db()
        .update(moduleTrials)
        .set({ endsOn: addDays(dayOf(time.now()), days) })
        .where(eq(moduleTrials.moduleId, GEOFENCING));
    await tryFor(40);
    await press(member, 'deactivate');
    time.days(20);
    await member.signIn('subscriber');
    expect(await shown(member)).toMatchObject({ is_active: 0, is_trial: 0, paid_until: null });
    expect((await ask(member, 'activate')).body).toMatchObject({ status: 200, add_on_codes: ['geofencing'] });
    time.days(-20);
    await tryFor(4);
  });
});

describe('an add-on that is switched off and whose payment was returned', () => {
  it('is not said to be paid for, and must be bought again [REV-04, REV-100]', async () => {
    const member = await arrive('member');
    await member.pay();
    await member.choose(ROUTE_PLANNER_MONTHLY);
    await member.checkout();
    time.pass(6000);
    await member.session();
    await member.post('/account/modules/purchase', { modules: [{ add_on_code: 'avoidance-zones' }] });
    const question = async () => (await member.get(`/cart/module/${ZONES}/activate?is_marketplace=1`)).body;
    expect(await question()).toMatchObject({ status: 201 });
    const [{ number } = { number: '' }] = await listed(member);
    expect((await correct(member, number, 'refund')).status).toBe(200);

    const info = await member.get(`/account/subscription/info?member_id=${await member.memberId()}`);
    const { modules } = info.body as unknown as { modules: { id: number }[] };
    expect(modules.find(({ id }) => id === ZONES)).toMatchObject({ is_active: 0, paid_until: null });
    expect(await member.session()).toMatchObject({ subscription: { paid_modules: [] } });
    expect(await question()).toMatchObject({ status: 200, add_on_codes: ['avoidance-zones'] });
    expect((await member.post(`/manage/ui/modules/${ZONES}/activate`)).body.status).toBe(406);

    await member.post('/account/modules/purchase', { modules: [{ add_on_code: 'avoidance-zones' }] });
    expect(await question()).toMatchObject({ status: 201 });
  });
});
