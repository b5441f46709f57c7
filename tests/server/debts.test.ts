import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { carts, orders } from '../../demo/server/db/schema';
import { newKey, openShop, type Shopper } from './shopping';

const { time, db, arrive } = openShop();

const ROUTE_PLANNER = { year: 4, month: 5 };
const ROUTE_OPTIMIZATION = 8;
const EARLIER_PLAN = 93;
const ASKING_CARD = '4000000000003220';

const ordered = async () => (await db().select().from(orders)).filter(({ state }) => state !== 'draft');
const change = (shopper: Shopper) => shopper.post('/billing/subscription/change');
const invoicesOf = async (shopper: Shopper) =>
  (await shopper.get(`/account/${await shopper.memberId()}/invoices`)).body as unknown as {
    data: readonly { number: string; payment_status: number; amount: string }[];
  };
const openInvoice = async (shopper: Shopper, status: number): Promise<string> => {
  const found = (await invoicesOf(shopper)).data.find((one) => one.payment_status === status);
  if (!found) throw new Error(`There is no invoice of status ${status}`);
  return found.number;
};
const payInvoice = async (shopper: Shopper, number: string, body: object = {}, key = newKey()) =>
  shopper.post(`/account/${await shopper.memberId()}/invoices/${number}/pay`, body, key);

describe('an order with an open invoice', () => {
  it.each([
    ['declined', 8],
    ['pastdue', 10],
  ])('of “%s” is refused until it is paid, and keeps the cart [REV-14]', async (name, status) => {
    const shopper = await arrive(name);
    await shopper.choose(ROUTE_PLANNER.year);
    const before = (await ordered()).length;
    expect(await change(shopper)).toMatchObject({
      status: 200,
      body: { status: 406, reason: 'payment_required', result: expect.any(String) },
    });
    expect(await ordered()).toHaveLength(before);
    expect((await shopper.get('/cart/data')).body).toMatchObject({ data: { plan: { id: ROUTE_PLANNER.year } } });

    const paid = await payInvoice(shopper, await openInvoice(shopper, status));
    expect(paid).toMatchObject({ status: 200, body: { status: 200, invoice: { payment_status: 2 } } });
    expect(await change(shopper)).toMatchObject({ body: { status: 200 } });
  });

  it('that is due later succeeds, and the invoice stays open [REV-14]', async () => {
    const shopper = await arrive('due');
    await shopper.choose(ROUTE_PLANNER.year);
    expect(await change(shopper)).toMatchObject({ body: { status: 200 } });
    time.pass(6000);
    const info = await shopper.get(`/account/subscription/info?member_id=${await shopper.memberId()}`);
    expect(info.body).toMatchObject({ subscription: { payment_status: 9, due_at: expect.any(String) } });
    expect(await openInvoice(shopper, 9)).toEqual(expect.any(String));
  });

  it.each(['paying', 'waiting'])('of “%s” is refused while its payment is pending [REV-14]', async (name) => {
    const shopper = await arrive(name);
    await shopper.choose(ROUTE_PLANNER.year);
    expect((await change(shopper)).status).toBe(409);
  });
});

describe('an order that costs something', () => {
  it('needs a stored payment method, and succeeds once there is one [REV-15]', async () => {
    const member = await arrive('member');
    await member.choose(ROUTE_PLANNER.month);
    const path = `/billing/account/${await member.memberId()}/checkout?pricing=1`;
    expect(await member.post(path)).toMatchObject({ body: { status: 406, reason: 'payment_method_required' } });
    expect((await member.get('/cart/data')).body).toMatchObject({ data: { plan: { id: ROUTE_PLANNER.month } } });
    await member.pay();
    expect(await member.post(path)).toMatchObject({ body: { status: 200 } });
  });

  it('needs no payment method if another company collects the money [REV-15]', async () => {
    const affiliate = await arrive('affiliate');
    await affiliate.choose(ROUTE_PLANNER.month);
    expect(await affiliate.post('/account/billing/subscription/create')).toMatchObject({ body: { status: 200 } });
  });
});

describe('an order of an item that is not for sale', () => {
  it.each([
    ['member', '/account/subscription/create', { is_reactivate: 0 }],
    ['subscriber', '/billing/subscription/change', {}],
    ['subscriber', '/account/subscription/change', { timeframe: 'year', change_billing_model: 0 }],
  ])('by “%s” at %s is refused, and the cart stays [REV-16]', async (name, path, body) => {
    const shopper = await arrive(name);
    const before = (await ordered()).length;
    await shopper.choose(ROUTE_PLANNER.year);
    // Such a cart dates from the time when the plan was for sale.
    const content = { planId: EARLIER_PLAN, selected: [], lines: [] };
    await db()
      .update(carts)
      .set({ content })
      .where(eq(carts.memberId, await shopper.memberId()));
    expect(await shopper.post(path, body)).toMatchObject({ body: { status: 406, reason: 'not_for_sale' } });
    expect(await ordered()).toHaveLength(before);
  });
});

describe('an open invoice', () => {
  it('is paid once with the stored method, and its notice disappears [REV-17]', async () => {
    const shopper = await arrive('pastdue');
    const { past_due_invoice: due } = (await shopper.session()) as {
      past_due_invoice: { number: string; amount: string };
    };
    const key = newKey();
    const paid = await payInvoice(shopper, due.number, {}, key);
    expect(paid.body).toMatchObject({ status: 200, invoice: { number: due.number, amount: due.amount } });
    expect((await payInvoice(shopper, due.number, {}, key)).body).toEqual(paid.body);
    expect(await payInvoice(shopper, due.number)).toMatchObject({ body: { status: 406, result: expect.any(String) } });
    expect(await shopper.session()).not.toHaveProperty('has_past_due_invoice');
  });

  it('requires a challenge if the stored card’s bank wants one [REV-17]', async () => {
    const shopper = await arrive('pastdue');
    const asked = await shopper.pay({ cardno: ASKING_CARD });
    const { url } = (asked.body as unknown as { result: { url: string } }).result;
    const { three_d_token_id } = (await shopper.post(url)).body as unknown as { three_d_token_id: string };
    expect((await shopper.pay({ cardno: ASKING_CARD, three_d_token_id })).body).toMatchObject({ status: 200 });
    // The new card has paid the open invoice, so the invoice of another account is used.
    const number = (await invoicesOf(shopper)).data[0]?.number ?? '';
    expect(await payInvoice(shopper, number)).toMatchObject({ body: { status: 406 } });
  });

  it('stays open if the bank declines, and cannot be paid by another account [REV-17]', async () => {
    const [shopper, other] = [await arrive('declined'), await arrive('subscriber')];
    const number = await openInvoice(shopper, 8);
    await shopper.pace('declined');
    expect(await payInvoice(shopper, number)).toMatchObject({ body: { status: 406 } });
    expect(await openInvoice(shopper, 8)).toBe(number);
    const path = `/account/${await shopper.memberId()}/invoices/${number}/pay`;
    expect((await other.post(path)).status).toBe(403);
    expect((await payInvoice(other, '19990101')).status).toBe(404);
  });

  it.each([
    ['bookkeeper', 403],
    ['readonly', 403],
  ])('cannot be paid by “%s”, who may not change the payment method', async (name, status) => {
    const shopper = await arrive(name);
    const [first] = (await invoicesOf(shopper)).data;
    expect((await payInvoice(shopper, first?.number ?? '')).body.status).toBe(status);
  });
});

describe('a subscription that will end', () => {
  it('continues when the same package is ordered again, with nothing due [REV-18]', async () => {
    const shopper = await arrive('canceled');
    expect(await shopper.session()).toMatchObject({ is_subscription_canceled: 1 });
    await shopper.choose(ROUTE_OPTIMIZATION);
    expect((await shopper.get('/cart/data')).body).toMatchObject({ statement: { total: '0.00' } });
    expect(await change(shopper)).toMatchObject({ body: { status: 200 } });
    time.pass(6000);
    const session = await shopper.session();
    expect(session).toMatchObject({ is_subscribed: 1, next_invoice_date: expect.any(String) });
    expect(session).not.toHaveProperty('is_subscription_canceled');
  });

  it('is resumed once for all tabs if the session allows it [REV-18]', async () => {
    const [one, other] = [await arrive('paused'), await arrive('paused')];
    expect(await one.session()).toMatchObject({ is_subscription_paused: 1, subscription: { can_resume: 1 } });
    expect(await one.post('/account/subscription/resume')).toMatchObject({ body: { status: 200 } });
    expect(await other.post('/account/subscription/resume')).toMatchObject({ body: { status: 200 } });
    const session = await other.session();
    expect(session).toMatchObject({ subscription: { can_resume: 0 }, next_invoice_date: expect.any(String) });
    expect(session).not.toHaveProperty('is_subscription_paused');
  });

  it('cannot be resumed if it is not paused', async () => {
    expect(await (await arrive('member')).post('/account/subscription/resume')).toMatchObject({
      body: { status: 406 },
    });
    expect((await (await arrive('readonly')).post('/account/subscription/resume')).status).toBe(403);
  });
});
