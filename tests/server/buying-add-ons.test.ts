import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { moduleSwitches, transactions } from '../../demo/server/db/schema';
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
    const who = await arrive(cycle === 'yearly' ? 'subscriber' : 'member');
    if (cycle === 'monthly') {
      await who.pay({ country: 'GB', state: '', zip: 'LS1 4DY' });
      await who.choose(5);
      await who.checkout();
      time.pass(6000);
      await who.active();
      await who.post('/account/modules/purchase', listOf(PAID));
    }
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
