import { describe, expect, it } from 'vitest';
import { readStatement } from '../../src/contract/statement';
import { openShop, type Shopper } from './shopping';

const { time, arrive } = openShop();

/** A one-off service for $249. */
const ONBOARDING = 211;
const ROUTE_PLANNER_MONTHLY = 5;
/** Avoidance Zones and API access, without dependencies. */
const [ZONES, API] = [142, 191];
const list = { modules: [{ add_on_code: 'onboarding-remote' }] };

const isOn = async (who: Shopper): Promise<unknown> =>
  (await who.get(`/manage/ui/modules/${ONBOARDING}/status`)).body.result;
const ask = (who: Shopper) => who.get(`/cart/module/${ONBOARDING}/activate?is_marketplace=1`);
const buy = async (who: Shopper) =>
  expect((await who.post('/account/modules/purchase', list)).body).toMatchObject({ status: 200 });
const activate = async (who: Shopper) => {
  expect((await who.post(`/manage/ui/modules/${ONBOARDING}/activate`)).body).toMatchObject({ status: 200 });
  time.pass(6000);
};
const heldBy = async (who: Shopper): Promise<readonly number[]> =>
  ((await who.session()).subscription as { module_ids: number[] }).module_ids;
/** Returns how often the service was billed, each invoice once. */
const timesBilled = async (who: Shopper): Promise<number> => {
  const { body } = await who.get(`/account/${await who.memberId()}/invoices`);
  return (body as unknown as { data: { amount: string }[] }).data.filter(({ amount }) => amount === '249.00').length;
};
const listed = async (who: Shopper) => {
  const { body } = await who.get(`/account/subscription/info?member_id=${await who.memberId()}`);
  const { modules } = body as unknown as { modules: { id: number; is_active: number; paid_until: string | null }[] };
  return modules.find(({ id }) => id === ONBOARDING);
};

/** Expects the service to be said to be active, not listed, and neither asked for nor charged again. */
async function expectDone(who: Shopper): Promise<void> {
  const billed = await timesBilled(who);
  expect(await isOn(who)).toEqual({ is_active: 1 });
  expect((await ask(who)).body).toMatchObject({ status: 406 });
  await buy(who);
  await activate(who);
  expect(await isOn(who)).toEqual({ is_active: 1 });
  expect(await timesBilled(who)).toBe(billed);
  expect(await heldBy(who)).not.toContain(ONBOARDING);
  expect(await listed(who)).toBeUndefined();
}

/** Orders a module on top of what the cart has, or of the subscription. */
async function order(who: Shopper, id: number): Promise<void> {
  await who.add(id);
  expect((await who.post('/billing/subscription/change')).body).toMatchObject({ status: 200 });
  time.pass(6000);
  expect(await heldBy(who)).toEqual(id === ONBOARDING ? expect.any(Array) : expect.arrayContaining([id]));
}

/** Opens a member who is billed monthly. */
async function monthly(): Promise<Shopper> {
  const member = await arrive('member');
  await member.pay();
  await member.choose(ROUTE_PLANNER_MONTHLY);
  await member.checkout();
  time.pass(6000);
  await member.session();
  return member;
}

describe('a one-off service that is switched on', () => {
  it('is charged once and not held afterwards [REV-91]', async () => {
    const member = await arrive('subscriber');
    await buy(member);
    await activate(member);
    expect(await heldBy(member)).not.toContain(ONBOARDING);
  });

  it('is shown as on, and neither asked about nor charged again [REV-91]', async () => {
    const member = await arrive('subscriber');
    expect(readStatement((await ask(member)).body)?.total).toBe(24_900);
    await buy(member);
    expect((await ask(member)).body).toMatchObject({ status: 201 });
    await member.post(`/manage/ui/modules/${ONBOARDING}/activate`);
    expect(await isOn(member)).toEqual({ is_active: 0 });
    time.pass(6000);
    await expectDone(member);
    expect(await timesBilled(member)).toBe(1);
    // A one-off service cannot be switched off.
    expect((await member.post(`/manage/ui/modules/${ONBOARDING}/deactivate`)).body.status).toBe(406);
  });

  it('stays on after another order and after a renewal [REV-91]', async () => {
    const member = await monthly();
    await buy(member);
    await activate(member);
    await order(member, ZONES);
    await expectDone(member);
    time.days(32);
    await member.signIn('member');
    await expectDone(member);
    expect(await timesBilled(member)).toBe(1);
    time.days(-32);
  });
});

describe('a one-off service that is bought and not switched on', () => {
  it('is free to switch on after the period, and after an order that starts a new one [REV-91]', async () => {
    const member = await monthly();
    await buy(member);
    time.days(32);
    await member.signIn('member');
    expect((await ask(member)).body).toMatchObject({ status: 201 });
    // The last day that is told lies in the current period, because it is free then.
    const { current_period_ends_at: ends } = (await member.session()).subscription as Record<string, unknown>;
    expect(await listed(member)).toMatchObject({ is_active: 0, paid_until: ends });
    await member.choose(4);
    await order(member, API);
    expect((await ask(member)).body).toMatchObject({ status: 201 });
    await buy(member);
    expect(await timesBilled(member)).toBe(1);
    await activate(member);
    await expectDone(member);
    time.days(-32);
  });
});

describe('a one-off service that is ordered with the cart', () => {
  it('is on once it was billed [REV-91]', async () => {
    const member = await monthly();
    await order(member, ONBOARDING);
    await expectDone(member);
    expect(await timesBilled(member)).toBe(1);
  });

  it('is charged again to whoever orders it again [REV-91]', async () => {
    const member = await monthly();
    await buy(member);
    await activate(member);
    // Within some minutes an equal order without a version would count as the same press.
    time.pass(16 * 60_000);
    await member.add(ONBOARDING);
    expect(readStatement((await member.get('/cart/data')).body)?.total).toBe(24_900);
    await order(member, ONBOARDING);
    expect(await timesBilled(member)).toBe(2);
    await expectDone(member);
  });

  it('is not on while its payment is declined [REV-91]', async () => {
    const member = await monthly();
    await member.pace('declined', 1000);
    await order(member, ONBOARDING);
    expect(await isOn(member)).toEqual({ is_active: 0 });
    await member.pace('normal');
  });

  it('on trial is on with the order, and stays on after the first charge [REV-91]', async () => {
    const member = await arrive('trial');
    await member.pay();
    await member.choose(ROUTE_PLANNER_MONTHLY);
    await member.add(ONBOARDING);
    await member.checkout();
    time.pass(6000);
    await member.session();
    expect(await isOn(member)).toEqual({ is_active: 1 });
    time.days(31);
    await member.signIn('trial');
    await member.session();
    expect(await isOn(member)).toEqual({ is_active: 1 });
    expect((await ask(member)).body).toMatchObject({ status: 406 });
    time.days(-31);
  });
});
