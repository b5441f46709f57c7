import { describe, expect, it } from 'vitest';
import { newKey, openShop, type Shopper } from './shopping';

const { time, arrive } = openShop();

const ROUTE_PLANNER_MONTHLY = 5;
/** Order Management for $39 a month, without dependencies. */
const ORDERS = 121;
const DAYS = 7;

/** Registers a visitor whose cart holds a package and an add-on, which starts a trial of both. */
async function onTrial(): Promise<Shopper> {
  const visitor = await arrive('visitor');
  const tracking = String((await visitor.choose(ROUTE_PLANNER_MONTHLY)).body.tracking_id);
  const headers = { 'Idempotency-Key': newKey(), 'X-Waybill-Tracking': tracking };
  await visitor.call('/cart/add', { body: { id: ORDERS, module: 1, pricing: 1 }, headers });
  await visitor.post('/register', { tracking_id: tracking });
  return visitor;
}

interface Info {
  readonly subscription: { readonly next_amount: string };
  readonly modules: readonly { id: number; is_active: number; paid_until: string | null; price: string }[];
}

async function infoOf(who: Shopper) {
  const { body } = await who.get(`/account/subscription/info?member_id=${await who.memberId()}`);
  const { subscription, modules } = body as unknown as Info;
  return { next: subscription.next_amount, add: modules.find(({ id }) => id === ORDERS) };
}

const ask = async (who: Shopper, action: string) =>
  (await who.call(`/cart/module/${ORDERS}/${action}?is_marketplace=1`, { headers: { 'Idempotency-Key': newKey() } }))
    .body as { status: number; html?: string };

async function switchTo(who: Shopper, action: 'activate' | 'deactivate') {
  const { body } = await who.post(`/manage/ui/modules/${ORDERS}/${action}`);
  time.pass(6000);
  return body.status;
}

const invoiced = async (who: Shopper) =>
  (await who.get(`/account/${await who.memberId()}/invoices`)).body as unknown as { data: { amount: string }[] };

describe('an add-on of an account on trial', { timeout: 60_000 }, () => {
  it('can be switched off, and lowers the first charge [ACT-13, REV-19]', async () => {
    const who = await onTrial();
    expect(await infoOf(who)).toMatchObject({ next: '218.00', add: { is_active: 1 } });
    const asked = await ask(who, 'deactivate');
    expect(asked).toMatchObject({ status: 200, html: expect.stringContaining('Nothing is charged for it when your ') });
    expect(await switchTo(who, 'deactivate')).toBe(200);
    const status = await who.get(`/manage/ui/modules/${ORDERS}/status`);
    expect(status.body).toMatchObject({ result: { is_active: 0 } });
    expect(await infoOf(who)).toMatchObject({
      next: '179.00',
      add: { is_active: 0, paid_until: null, price: '39.00' },
    });
    expect(await who.session()).toMatchObject({ subscription: { paid_modules: [] } });
  });

  it('can be switched on again at no cost, and is in the first charge again', async () => {
    const who = await onTrial();
    await switchTo(who, 'deactivate');
    expect(await ask(who, 'activate')).toEqual({ status: 201 });
    expect(await switchTo(who, 'activate')).toBe(200);
    expect(await infoOf(who)).toMatchObject({ next: '218.00', add: { is_active: 1 } });
    expect(await switchTo(who, 'deactivate')).toBe(200);
    expect(await infoOf(who)).toMatchObject({ next: '179.00', add: { is_active: 0 } });
  });

  it('is not charged when the trial ends while it is off, and must be bought then', async () => {
    const who = await onTrial();
    await who.pay();
    await switchTo(who, 'deactivate');
    time.days(DAYS + 1);
    await who.session();
    expect((await invoiced(who)).data).toMatchObject([{ amount: expect.stringMatching(/^179\.00$/) }]);
    expect(await infoOf(who)).toMatchObject({ add: { is_active: 0, paid_until: null } });
    expect(await ask(who, 'activate')).toMatchObject({ status: 200, add_on_codes: ['order-management'] });
    time.days(-DAYS - 1);
  });
});
