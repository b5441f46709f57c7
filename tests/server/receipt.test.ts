import { describe, expect, it } from 'vitest';
import { minorFromText } from '../../src/domain/money/minor';
import { readPdf } from './pdf-text';
import { newKey, openShop, type Shopper } from './shopping';

const { time, arrive } = openShop();

const ROUTE_PLANNER_YEARLY = 8;
const ROUTE_PLANNER_MONTHLY = 5;
const ZONES = { id: 142, code: 'avoidance-zones' } as const;

interface Mail {
  readonly recipients: readonly string[];
  readonly language: string;
  readonly subject: string;
  readonly body: string;
  readonly link: string;
  readonly attachment: { readonly name: string; readonly path: string };
}
const receiptsOf = async (who: Shopper): Promise<readonly Mail[]> =>
  Reflect.get((await who.get('/demo/outbox')).body, 'data') as Mail[];
const newest = async (who: Shopper): Promise<Record<string, string>> => {
  const { body } = await who.get(`/account/${await who.memberId()}/invoices`);
  return (Reflect.get(body, 'data') as Record<string, string>[])[0] ?? {};
};
const nextAmount = async (who: Shopper): Promise<string> => {
  const { body } = await who.get(`/account/subscription/info?member_id=${await who.memberId()}`);
  return Reflect.get(Reflect.get(body, 'subscription') as object, 'next_amount') as string;
};
const written = (amount: string, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(minorFromText(amount, 2) / 100);
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

async function ordered(language: string, plan: number, address: object = {}): Promise<Shopper> {
  const who = await arrive('member');
  await who.pay(address);
  await who.choose(plan);
  const key = newKey();
  await who.call(`/billing/account/${await who.memberId()}/checkout?pricing=1`, {
    body: {},
    headers: { 'Idempotency-Key': key, 'Accept-Language': language },
  });
  return who;
}

describe('a receipt', () => {
  it.each([
    ['en', ROUTE_PLANNER_MONTHLY, {}],
    ['fr', ROUTE_PLANNER_YEARLY, { country: 'GB', state: '', zip: 'LS1 4DY' }],
  ])(
    'is mailed once when an order is paid, in %s, with the amounts of the invoice [REV-109]',
    async (language, plan, address) => {
      const who = await ordered(language, plan, address);
      expect(await receiptsOf(who)).toEqual([]);
      time.pass(6000);
      await who.session();
      await who.session();
      const [mail, ...more] = await receiptsOf(who);
      expect(more).toEqual([]);
      const invoice = await newest(who);
      const body = plain(mail?.body ?? '');
      expect(mail).toMatchObject({ language, recipients: [expect.stringContaining('@')] });
      expect(mail?.subject).toContain(invoice['number']);
      expect(body).toContain(plain(written(invoice['amount'] ?? '', language)));
      expect(body).toContain(plain(written(await nextAmount(who), language)));
      expect(body).toContain('4444');
      expect(mail?.link.endsWith(mail.attachment.path)).toBe(true);
      const file = await who.raw(mail?.attachment.path ?? '');
      expect((await readPdf(await file.arrayBuffer())).text).toContain(invoice['number']);
    },
  );

  it('names the tax if there is any [REV-109]', async () => {
    const who = await ordered('en', ROUTE_PLANNER_MONTHLY, { country: 'GB', state: '', zip: 'LS1 4DY' });
    time.pass(6000);
    await who.session();
    expect((await receiptsOf(who))[0]?.body).toMatch(/VAT 20% of .*United Kingdom: /);
  });

  it('of an add-on names the next invoice with it [REV-109]', async () => {
    const who = await ordered('en', ROUTE_PLANNER_MONTHLY);
    time.pass(6000);
    await who.session();
    const told = await who.get(`/cart/module/${ZONES.id}/activate?is_marketplace=1`);
    const { total, next } = Reflect.get(told.body, 'statement') as Record<string, string>;
    await who.post('/account/modules/purchase', { modules: [{ add_on_code: ZONES.code }] });
    const [mail, ...before] = await receiptsOf(who);
    expect(before).toHaveLength(1);
    expect(plain(mail?.body ?? '')).toContain(`Total: USD ${written(total ?? '', 'en')}`);
    expect(plain(mail?.body ?? '')).toMatch(new RegExp(`Next invoice on .*: USD ${written(next ?? '', 'en')}`));
  });
});
