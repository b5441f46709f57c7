import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { transactions } from '../../demo/server/db/schema';
import { writerOf } from '../../demo/server/texts/format';
import { LANGUAGES } from '../../demo/server/texts/language';
import { readStatement } from '../../src/contract/statement';
import type { Statement } from '../../src/domain/checkout/statement';
import { newKey, openShop, type Shopper } from './shopping';

const { time, db, arrive } = openShop();

const ROUTE_PLANNER = { year: 4, month: 5 };
const AVOIDANCE_ZONES = 191;

/** Reads the question before an add-on is switched on, with its statement. */
async function ask(who: Shopper, { id = AVOIDANCE_ZONES, language = 'en' } = {}) {
  const headers = { 'Accept-Language': language };
  const { body } = await who.call(`/cart/module/${id}/activate?is_marketplace=1`, { headers });
  const { html = '', add_on_codes: codes = [] } = body as { html?: string; add_on_codes?: string[] };
  const statement = readStatement(body);
  return { html, words: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/ +/g, ' '), codes, statement };
}

const known = (statement: Statement | null) => {
  if (statement?.total == null || statement.recurring === null) throw new Error('No sums are told');
  return { ...statement, total: statement.total, recurring: statement.recurring };
};

/** Opens the browser of a subscriber who is taxed in the given country. */
async function holder(cycle: 'month' | 'year', country: 'US' | 'GB') {
  const member = await arrive('member');
  await member.pay(country === 'GB' ? { country, state: '', zip: 'LS1 4DY' } : {});
  await member.choose(ROUTE_PLANNER[cycle]);
  await member.checkout();
  time.pass(6000);
  return member;
}

const ACCOUNTS = [
  ['month', 'US', /your invoice is (\S+) a month\./],
  ['month', 'GB', /your invoice is (\S+) a month\. Tax included\./],
  ['year', 'US', /your invoice is (\S+) a year\./],
  ['year', 'GB', /your invoice is (\S+) a year\. Tax included\./],
] as const;

describe('the question before an add-on is bought', () => {
  it.each(ACCOUNTS)(
    'names the amounts of its statement, which are charged and billed: %s, %s [REV-80]',
    async (cycle, country, then) => {
      const member = await holder(cycle, country);
      time.days(5);
      await member.signIn('member');
      const { words, codes, statement } = await ask(member);
      const { total, recurring, tax, version, timeframe } = known(statement);
      const { amount } = writerOf('en', 'USD');
      expect(timeframe).toBe(cycle);
      expect((tax?.amount ?? 0) > 0).toBe(country === 'GB');
      expect(words).toContain(`Due today: ${amount(total)} , for the days until `);
      expect(then.exec(words)?.[1]).toBe(amount(recurring));
      expect(words.includes('Tax included.')).toBe(country === 'GB');

      const key = newKey();
      const bought = await member.call('/account/modules/purchase', {
        body: { modules: codes.map((code) => ({ add_on_code: code })) },
        headers: { 'Idempotency-Key': key, 'Waybill-Statement': String(version) },
      });
      expect(bought.body.status).toBe(200);
      const id = await member.memberId();
      const charged = await db().select().from(transactions).where(eq(transactions.memberId, id));
      expect(charged.toSorted((one, other) => one.id - other.id).at(-1)).toMatchObject({ amount: total });
      const { data } = (await member.get(`/account/${id}/invoices`)).body as unknown as { data: { amount: string }[] };
      expect(data.map((one) => Math.round(Number(one.amount) * 100))).toContain(total);

      await member.post(`/manage/ui/modules/${AVOIDANCE_ZONES}/activate`);
      time.pass(6000);
      const info = await member.get(`/account/subscription/info?member_id=${id}`);
      const { subscription } = info.body as unknown as { subscription: { next_amount: string } };
      expect(Math.round(Number(subscription.next_amount) * 100)).toBe(recurring);
      time.days(-5);
    },
  );

  it('names the next invoice separately if credit pays a part of it [REV-80]', async () => {
    const member = await holder('year', 'GB');
    await member.choose(ROUTE_PLANNER.month);
    await member.confirm(String(readStatement((await member.upgrade()).body)?.version));
    await member.post('/billing/subscription/change');
    time.pass(6000);
    const { words, statement } = await ask(member);
    const { next, total, recurring } = known(statement);
    const { amount } = writerOf('en', 'USD');
    expect([total, next]).toEqual([0, 0]);
    expect(words).toContain(`Your next invoice is ${amount(0)}, and ${amount(recurring)} a month after that.`);
  });

  it.each(LANGUAGES)('names the amounts in every language: %s [REV-80]', async (language) => {
    const member = await holder('year', 'GB');
    const { html, statement } = await ask(member, { language });
    const { total, recurring } = known(statement);
    const { amount, say } = writerOf(language, 'USD');
    expect(html).toContain(`<strong>${amount(total)}</strong>`);
    expect(html).toContain(say('after_year', { amount: amount(recurring) }));
    expect(html).toContain(say('tax_in'));
    expect(html).not.toContain('{{');
  });

  it.each(['canceled', 'paused'])('names no later invoice for “%s”', async (name) => {
    const { words, statement } = await ask(await arrive(name));
    expect(words).toMatch(
      /Due today: \$\S+ , for the days until .+\. It’s paid for until .+ and won’t be billed after/,
    );
    expect(words).not.toMatch(/invoice is/);
    expect(statement).toMatchObject({ total: expect.any(Number), next: null, recurring: null, renewsOn: null });
  });

  it('shows a reseller’s member no sums, whatever cycle the reseller bills', async () => {
    const { words, statement } = await ask(await arrive('indirect'));
    expect(words).toContain('Your reseller is billed.');
    expect(words).not.toMatch(/\$|Due today|invoice is/);
    expect(statement).toMatchObject({ total: null, next: null });
  });
});
