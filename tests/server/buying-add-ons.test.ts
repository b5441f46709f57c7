import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  billingDetails,
  invoices,
  mails,
  moduleSwitches,
  orders,
  subscriptions,
  transactions,
} from '../../demo/server/db/schema';
import { PaymentStatus } from '../../src/domain/codes/payment';
import { readMessages } from '../../src/contract/module-activation';
import { readReason } from '../../src/contract/refusal';
import { readStatement } from '../../src/contract/statement';
import type { Day } from '../../src/domain/time/day';
import { newKey, openShop, type Shopper } from './shopping';

const { time, db, arrive } = openShop();

/** An unpaid add-on, and one that the account has switched off but paid for. */
const [API, PAID] = ['api-access', 'avoidance-zones'];
const listOf = (...codes: readonly string[]) => ({ modules: codes.map((code) => ({ add_on_code: code })) });
const send = (who: Shopper, path: string, codes: readonly string[], version: string) =>
  who.call(path, { body: listOf(...codes), headers: { 'Idempotency-Key': newKey(), 'Waybill-Statement': version } });
const confirm = (who: Shopper, codes: readonly string[], version: string) =>
  send(who, '/account/modules/confirm', codes, version);
const buy = (who: Shopper, codes: readonly string[], version: string) =>
  send(who, '/account/modules/purchase', codes, version);
const ask = async (who: Shopper, id = 191) => {
  const statement = readStatement((await who.get(`/cart/module/${id}/activate?is_marketplace=1`)).body);
  if (!statement?.version) throw new Error('Nothing is told');
  return { ...statement, version: statement.version };
};
const versionOf = (body: unknown): string => String((body as { statement: { version: string } }).statement.version);
const charged = async (who: Shopper) =>
  db()
    .select()
    .from(transactions)
    .where(eq(transactions.memberId, await who.memberId()));

describe('add-ons, some of them already paid for,', () => {
  it.each(['monthly', 'yearly'])('are confirmed and bought by one statement: %s [REV-12]', async (cycle) => {
    const who = await (cycle === 'yearly' ? arrive('subscriber') : taxedByMonth());
    if (cycle === 'monthly') await who.post('/account/modules/purchase', listOf(PAID));
    const before = (await charged(who)).length;
    const refused = await confirm(who, [API, PAID], 'f'.repeat(32));
    expect(refused.status).toBe(412);
    const version = versionOf(refused.body);
    expect(await confirm(who, [API, PAID], version)).toMatchObject({ status: 200, body: { status: 200 } });
    expect(await buy(who, [API, PAID], version)).toMatchObject({ status: 200, body: { status: 200 } });
    const rows = await charged(who);
    expect(rows).toHaveLength(before + 1);
    expect(rows.flatMap(({ lines }) => lines.map(({ id }) => id)).filter((id) => id === 191)).toHaveLength(1);
    // All add-ons are paid for now, so the server neither asks nor charges again.
    expect(await confirm(who, [API, PAID], version)).toMatchObject({ status: 200, body: { status: 200 } });
    expect(await buy(who, [API, PAID], version)).toMatchObject({ status: 200, body: { status: 200 } });
    expect(await charged(who)).toHaveLength(before + 1);
  });
});

describe('an add-on of a paused account', () => {
  it('is asked for again if the account was resumed meanwhile, because invoices follow then [REV-12]', async () => {
    const [one, other] = [await arrive('paused'), await arrive('paused')];
    const before = await ask(one);
    expect(before).toMatchObject({ next: null, recurring: null, renewsOn: null });
    await other.post('/account/subscription/resume');
    const answer = await buy(one, [API], before.version);
    expect(answer).toMatchObject({ status: 412, body: { statement: { recurring: expect.any(String) } } });
    expect(await charged(one)).toHaveLength(0);
    expect((await buy(one, [API], versionOf(answer.body))).status).toBe(200);
    expect(await charged(one)).toHaveLength(1);
  });
});

const switchOn = (who: Shopper, id: number) => who.post(`/manage/ui/modules/${id}/activate`);

/** Opens a member who pays 20% of tax by the month. */
async function taxedByMonth(): Promise<Shopper> {
  const who = await arrive('member');
  await who.pay({ country: 'GB', state: '', zip: 'LS1 4DY' });
  await who.choose(5);
  await who.checkout();
  time.pass(6000);
  await who.active();
  return who;
}

/** Reads all that a purchase writes. */
const written = async (who: Shopper) => {
  const id = await who.memberId();
  const [row] = await db().select().from(subscriptions).where(eq(subscriptions.memberId, id));
  return {
    orders: await db().select().from(orders).where(eq(orders.memberId, id)),
    invoices: await db().select().from(invoices).where(eq(invoices.memberId, id)),
    switches: await db().select().from(moduleSwitches).where(eq(moduleSwitches.memberId, id)),
    charged: await charged(who),
    mails: (await db().select().from(mails)).length,
    row,
  };
};

describe('an add-on whose payment the bank declines', () => {
  it.each([
    ['yearly', () => arrive('subscriber')],
    ['monthly, taxed', taxedByMonth],
  ])('is not bought, and can be bought once the bank agrees: %s [ACT-15, REV-15]', async (_, come) => {
    const who = await come();
    const { version, total } = await ask(who);
    const before = await written(who);
    await who.pace('declined');
    const answer = await buy(who, [API], version);
    expect(answer.body).toMatchObject({ status: 406 });
    expect(readMessages(answer.body)).toEqual([
      'Your bank declined the payment. Nothing was charged.',
      'Check your payment method or choose another one, then order again.',
    ]);
    expect(await written(who)).toEqual(before);
    expect((await switchOn(who, 191)).body.status).toBe(406);
    await who.pace('normal');
    expect((await buy(who, [API], version)).body.status).toBe(200);
    expect((await charged(who)).slice(before.charged.length)).toMatchObject([{ amount: total }]);
    expect((await written(who)).invoices.at(-1)).toMatchObject({ total, status: PaymentStatus.paid });
  });

  it('is said in the person’s language', async () => {
    const who = await arrive('subscriber');
    await who.pace('declined');
    const headers = { 'Idempotency-Key': newKey(), 'Accept-Language': 'fr' };
    const answer = await who.call('/account/modules/purchase', { body: listOf(API), headers });
    expect(readMessages(answer.body)[0]).toBe('Votre banque a refusé le paiement. Rien n’a été débité.');
  });

  it('is bought where credit covers it, because the bank is not asked [REV-04]', async () => {
    const who = await arrive('subscriber');
    await who.session();
    await db()
      .update(subscriptions)
      .set({ credit: 5_000_000 })
      .where(eq(subscriptions.memberId, await who.memberId()));
    await who.pace('declined');
    const { version, total } = await ask(who);
    expect(total).toBe(0);
    expect((await buy(who, [API], version)).body.status).toBe(200);
  });

  it('is not bought without a payment method either [REV-15]', async () => {
    const who = await taxedByMonth();
    await db()
      .delete(billingDetails)
      .where(eq(billingDetails.memberId, await who.memberId()));
    const { version } = await ask(who);
    const before = await written(who);
    expect(readReason((await buy(who, [API], version)).body)).toBe('payment_method_required');
    expect(await written(who)).toEqual(before);
  });
});

describe('an add-on that is not for sale', () => {
  const LATER = '2099-01-01' as Day;
  /** A hidden one of before, an internal one that costs nothing, and one that the sales team sells. */
  const UNSOLD = [
    [107, 'route-planner-desktop', 'Route Planner Classic'],
    [187, 'internal-usage-metering', 'Usage Metering'],
    [119, 'custom-optimizer', 'Custom Optimizer'],
  ] as const;

  it.each(UNSOLD)('is neither listed nor bought: %i [REV-40]', async (_, code, title) => {
    const who = await arrive('subscriber');
    for (const path of ['/account/modules/confirm', '/account/modules/purchase']) {
      const { body } = await who.post(path, listOf(code));
      expect(body).toMatchObject({ status: 406, result: `${title} can’t be bought online.` });
      expect(readReason(body)).toBe('not_for_sale');
    }
    expect(await charged(who)).toEqual([]);
  });

  it.each(UNSOLD.slice(0, 2))('is neither asked about nor switched on: %i [REV-40]', async (id, _, title) => {
    const who = await arrive('subscriber');
    const answers = [await who.get(`/cart/module/${id}/activate?is_marketplace=1`), await switchOn(who, id)];
    for (const { body } of answers) {
      expect(body.status).toBe(406);
      expect(readReason(body)).toBe('not_for_sale');
      expect(readMessages(body)).toEqual([`${title} can’t be bought online.`]);
    }
  });

  it.each(UNSOLD)('can be switched on while it is paid for: %i', async (moduleId) => {
    const who = await arrive('subscriber');
    const memberId = await who.memberId();
    await db().insert(moduleSwitches).values({ memberId, moduleId, isActive: false, paidUntil: LATER });
    expect((await who.get(`/cart/module/${moduleId}/activate?is_marketplace=1`)).body.status).toBe(201);
    expect((await switchOn(who, moduleId)).body.status).toBe(200);
    time.pass(6000);
    const { subscription } = await who.session();
    expect(subscription).toMatchObject({ module_ids: expect.arrayContaining([moduleId]) });
  });
});
