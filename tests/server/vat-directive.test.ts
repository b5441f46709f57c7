import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../demo/server/texts/language';
import { plain, readPdf } from './pdf-text';
import { newKey, openShop, type Shopper } from './shopping';
import { FIELDS } from './vat-fields';
import { BUYERS, type Listed, type Mail, type Sale } from './vat-sales';

const { time, arrive } = openShop();

const [YEARLY, MONTHLY] = [8, 5] as const;
const ORDER_MANAGEMENT = 121;

const listOf = async (who: Shopper, language: Language): Promise<readonly Listed[]> => {
  const headers = { 'Accept-Language': language };
  return Reflect.get(
    (await who.call(`/account/${await who.memberId()}/invoices`, { headers })).body,
    'data',
  ) as Listed[];
};

/** Sells something to a buyer, who pays it, and returns the buyer's browser. */
async function sellTo(buyer: keyof typeof BUYERS, plan: number, language: Language): Promise<Shopper> {
  const who = await arrive('member');
  await who.pay(BUYERS[buyer].details);
  await who.choose(plan);
  await who.add(ORDER_MANAGEMENT);
  await who.call(`/billing/account/${await who.memberId()}/checkout?pricing=1`, {
    body: {},
    headers: { 'Idempotency-Key': newKey(), 'Accept-Language': language },
  });
  time.pass(7000);
  await who.session();
  time.pass(-7000);
  return who;
}

/** Returns the newest mail, and the text of its own PDF. */
async function mailOf(who: Shopper) {
  const [mail] = Reflect.get((await who.get('/demo/outbox')).body, 'data') as Mail[];
  if (!mail?.attachment) throw new Error('no document was mailed');
  const answer = await who.raw(mail.attachment.path);
  return { mail, attached: plain((await readPdf(await answer.arrayBuffer())).text) };
}

const SALES: readonly (readonly [string, keyof typeof BUYERS, number])[] = [
  ['an ordinary sale', 'british', MONTHLY],
  ['a sale with reverse charge', 'german', MONTHLY],
  ['a sale that is not taxed', 'american', MONTHLY],
  ['a sale of a year', 'french', YEARLY],
];

/** Expects each field of the law where its table says that it is told. */
function expectFields(sale: Sale, said: { paper: string; mail: string; list: Listed }): void {
  const { paper, mail, list } = said;
  for (const { name, is = () => true, paper: onPaper, mail: inMail, list: inList } of FIELDS) {
    if (!is(sale)) continue;
    for (const text of onPaper(sale)) expect([name, paper]).toEqual([name, expect.stringContaining(text)]);
    // What the mail leaves to its PDF was found there above.
    if (inMail !== 'in its PDF')
      for (const text of inMail(sale)) expect([name, mail]).toEqual([name, expect.stringContaining(text)]);
    if (inList !== 'in the PDF') expect([name, list]).toEqual([name, expect.objectContaining(inList(sale))]);
  }
}

// Rendering and parsing a PDF takes long on a busy machine.
describe.each(LANGUAGES)(
  'the fields of Article 226 of Directive 2006/112/EC, in %s',
  { timeout: 120_000 },
  (language) => {
    it.each(SALES)('are told of %s by its paper, its mail and the list', async (_, buyer, plan) => {
      const who = await sellTo(buyer, plan, language);
      const [list] = await listOf(who, language);
      const { mail, attached } = await mailOf(who);
      if (!list) throw new Error('nothing was billed');
      const sale = { ...BUYERS[buyer], language, list, at: time.now(), isYearly: plan === YEARLY };
      const { subject, body, kind } = mail;
      expect([kind, mail.language]).toEqual(['receipt', language]);
      expectFields(sale, { paper: attached, mail: plain(`${subject}\n${body}`), list });
      expect(attached).not.toContain('undefined');
    });

    it('are told of a refund by the credit note, which names its invoice', async () => {
      const who = await sellTo('british', YEARLY, language);
      const [invoice] = await listOf(who, language);
      await who.post('/demo/refunds', { number: invoice?.number });
      const [list, ...others] = await listOf(who, language);
      if (!list || !invoice) throw new Error('nothing was refunded');
      expect(list).toMatchObject({ type: 'credit_note', corrects: invoice.number });
      const refunded = others.find(({ number }) => number === invoice.number);
      expect(refunded).toMatchObject({ paid_at: invoice.paid_at, payment_status: 4, tax: invoice.tax });
      const path = `/account/${await who.memberId()}/invoices/${list.number}/pdf?language=${language}`;
      const paper = plain((await readPdf(await (await who.raw(path)).arrayBuffer())).text);
      const { mail } = await mailOf(who);
      expect(mail.kind).toBe('refund');
      const sale = { ...BUYERS.british, language, list, at: time.now(), isYearly: true };
      expectFields(sale, { paper, mail: plain(`${mail.subject}\n${mail.body}`), list });
    });
  },
);
