import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { mails, subscriptions } from '../../demo/server/db/schema';
import { readPdf } from './pdf-text';
import { newKey, openShop, type Shopper } from './shopping';

const { time, arrive, db } = openShop();

const ROUTE_PLANNER_MONTHLY = 5;

interface Mail {
  readonly id: string;
  readonly kind: string;
  readonly language: string;
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly body: string;
  readonly link: string;
  readonly send_at: string;
  readonly attachment: { readonly name: string; readonly path: string } | null;
}
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');
const outbox = async (who: Shopper): Promise<readonly Mail[]> =>
  Reflect.get((await who.get('/demo/outbox')).body, 'data') as Mail[];
const ofKind = async (who: Shopper, kind: string): Promise<readonly Mail[]> =>
  (await outbox(who)).filter((mail) => mail.kind === kind);
const html = async (who: Shopper, { id }: Mail) => (await who.raw(`/demo/outbox/${id}/view`)).text();

async function ordered(language: string): Promise<Shopper> {
  const who = await arrive('member');
  await who.pay();
  await who.choose(ROUTE_PLANNER_MONTHLY);
  await who.call(`/billing/account/${await who.memberId()}/checkout?pricing=1`, {
    body: {},
    headers: { 'Idempotency-Key': newKey(), 'Accept-Language': language },
  });
  time.pass(6000);
  await who.session();
  return who;
}

const register = async (pays: boolean): Promise<Shopper> => {
  const who = await arrive('visitor');
  const { body } = await who.choose(ROUTE_PLANNER_MONTHLY);
  await who.call('/register', { body: { tracking_id: body.tracking_id, country: 'US' } });
  if (pays) await who.pay();
  return who;
};

// These come first, because they need the days for which the accounts are seeded.
describe('a demo account', () => {
  it('is not mailed what was billed before it came', async () => {
    for (const name of ['subscriber', 'pastdue', 'due', 'addons', 'trial', 'declined']) {
      const who = await arrive(name);
      await who.session();
      await who.get(`/account/${await who.memberId()}/invoices`);
      expect([name, await outbox(who)]).toEqual([name, []]);
    }
    expect(await db().select().from(mails).where(eq(mails.kind, 'past-due'))).toEqual([]);
  });

  it('is mailed once that an invoice has become past due, on the day after it was due', async () => {
    const who = await arrive('due');
    await who.session();
    expect(await outbox(who)).toEqual([]);
    time.days(8);
    await who.session();
    await who.session();
    const [mail, ...more] = await ofKind(who, 'past-due');
    expect(more).toEqual([]);
    const { past_due_invoice: owed } = await who.session();
    const { number, due_at: due } = owed as { number: string; due_at: string };
    expect(mail?.subject).toBe(`Invoice ${number} is past due`);
    expect(mail?.send_at.slice(0, 10)).toBe(new Date(Date.parse(due) + 86_400_000).toISOString().slice(0, 10));
    expect(mail?.link).toMatch(/^http.*\/account\/invoices$/);
  });
});

describe('a mail', () => {
  it('is one message of text and HTML with its PDF, for each recipient alone', async () => {
    const who = await ordered('fr');
    const [mail] = await ofKind(who, 'receipt');
    const answer = await who.raw(`/demo/outbox/${mail?.id}/message.eml`);
    expect(answer.headers.get('Content-Type')).toBe('message/rfc822');
    const message = await answer.text();
    const headers = message.slice(0, message.indexOf('\r\n\r\n'));
    expect(headers).toMatch(/^From: Milepost <billing@milepost\.example>\r$/m);
    expect(headers).toMatch(/^Reply-To: billing@milepost\.example\r$/m);
    expect(headers).toMatch(new RegExp(`^To: ${mail?.recipients[0]}\r$`, 'm'));
    expect(headers).toMatch(/^Content-Language: fr\r$/m);
    expect(headers).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(headers).toMatch(/^Content-Type: multipart\/mixed/m);
    const [text, page, pdf] = ['text/plain', 'text/html', 'application/pdf'].map((type) =>
      message.indexOf(`Content-Type: ${type}`),
    );
    const alternative = message.indexOf('Content-Type: multipart/alternative');
    expect([alternative, text, page, pdf]).toEqual([alternative, text, page, pdf].toSorted((a = 0, b = 0) => a - b));
    expect(alternative).toBeGreaterThan(0);
    const encoded =
      /Content-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=r4m-[^\r]*\r\n\r\n([\w+/=\r\n]+)/;
    const attached = Buffer.from(encoded.exec(message)?.[1] ?? '', 'base64');
    const { magic, text: written } = await readPdf(new Uint8Array(attached).buffer);
    expect([magic, written.includes('Facture')]).toEqual(['%PDF-', true]);
    expect((await who.raw(`/demo/outbox/${mail?.id}/message.eml?to=1`)).status).toBe(404);
  });

  it('says the same in both forms, has one button, no picture, and follows a dark screen', async () => {
    const who = await ordered('en');
    const [mail] = await ofKind(who, 'receipt');
    if (!mail) throw new Error('There is no receipt');
    const page = await html(who, mail);
    for (const line of mail.body.split('\n').filter((one) => one && !/^(--|https?:|.*:$)/.test(one.trim())))
      for (const said of line.split(': ')) expect(plain(page).replaceAll('&#39;', '’')).toContain(plain(said));
    expect(page.match(/<a\s/g)).toHaveLength(1);
    expect(page).toContain(`href="${mail.link.replaceAll('&', '&amp;')}"`);
    expect(page).not.toMatch(/<img|url\(|@import|<script|<link/);
    expect(page).toMatch(/<meta name="color-scheme" content="light dark"/);
    expect(page).toContain('@media (prefers-color-scheme: dark)');
    expect(page).toContain('max-width:600px');
    for (const form of [plain(mail.body), plain(page)])
      expect(form).toContain('1200 Wharf Street, Suite 410, Portland');
  });

  it('is shown in a frame that runs, loads and sends nothing, and only to the browser that caused it', async () => {
    const who = await ordered('en');
    const [mail] = await outbox(who);
    const { headers } = await who.raw(`/demo/outbox/${mail?.id}/view`);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none';/);
    expect(policy).toMatch(/sandbox(?!.*allow-(?:scripts|same-origin|forms))/);
    const other = await arrive('subscriber');
    for (const form of ['view', 'message.eml'])
      expect((await other.raw(`/demo/outbox/${mail?.id}/${form}`)).status).toBe(404);
  });
});

describe('an order', () => {
  it('whose payment is declined is mailed once, in its language, and gets no receipt [REV-109]', async () => {
    const who = await arrive('member');
    await who.pay();
    await who.pace('declined');
    await who.choose(ROUTE_PLANNER_MONTHLY);
    await who.call(`/billing/account/${await who.memberId()}/checkout?pricing=1`, {
      body: {},
      headers: { 'Idempotency-Key': newKey(), 'Accept-Language': 'ru' },
    });
    expect(await outbox(who)).toEqual([]);
    time.pass(7000);
    await who.session();
    await who.session();
    const all = await outbox(who);
    expect(all.map(({ kind, language }) => [kind, language])).toEqual([['declined', 'ru']]);
    expect(all[0]?.subject).toBe('Платёж отклонён: Планировщик маршрутов');
    expect(plain(all[0]?.body ?? '')).toMatch(/Банк отклонил платёж 179,00 USD .* Ничего не списано/);
    expect(all[0]?.link).toMatch(/^http.*\/account\/billing\/subscription\?lang=ru$/);
  });
});

describe('the payment of an open invoice', () => {
  it('that is declined is mailed with the invoice, each try once, in the language of the account [REV-17, REV-109]', async () => {
    const who = await arrive('pastdue');
    const { past_due_invoice: owed } = await who.session();
    const { number } = owed as { number: string };
    await who.pace('declined');
    const path = `/account/${await who.memberId()}/invoices/${number}/pay`;
    const pay = (key: string) =>
      who.call(path, { body: {}, headers: { 'Idempotency-Key': key, 'Accept-Language': 'fr' } });
    const [first, second] = [newKey(), newKey()];
    expect([await pay(first), await pay(first)].map(({ body }) => body.status)).toEqual([406, 406]);
    const [mail, ...more] = await outbox(who);
    expect(more).toEqual([]);
    expect([mail?.kind, mail?.language]).toEqual(['declined', 'fr']);
    expect(mail?.subject).toBe(`Votre paiement de la facture ${number} a été refusé`);
    expect(plain(mail?.body ?? '')).toMatch(/a refusé 105,14 USD .*Rien n’a été débité, et la facture reste à payer/);
    expect(mail?.link).toBe('http://127.0.0.1/fr/account/invoices');
    expect(mail?.attachment?.name).toBe(`r4m-invoice-${number}.pdf`);
    await pay(second);
    expect(await ofKind(who, 'declined')).toHaveLength(2);
    // What the bank takes is no news of this kind.
    await who.pace('normal');
    expect((await pay(newKey())).body.status).toBe(200);
    expect(await ofKind(who, 'declined')).toHaveLength(2);
  });
});

describe('a renewal', () => {
  it('is mailed once, with its invoice, in the language of the account, on the day of the renewal [REV-109]', async () => {
    const who = await ordered('vi');
    // A session lasts 30 days.
    time.days(28);
    await who.signIn('member');
    time.days(5);
    const headers = { 'Accept-Language': 'en' };
    await Promise.all([1, 2].map(() => who.call('/account/session', { headers })));
    const [renewal, ...more] = await ofKind(who, 'receipt');
    expect(more).toEqual([]);
    expect(renewal?.language).toBe('vi');
    expect(renewal?.body).toContain('đã được gia hạn');
    const { body } = await who.get(`/account/${await who.memberId()}/invoices`);
    const [invoice] = Reflect.get(body, 'data') as Record<string, string>[];
    expect(renewal?.send_at.slice(0, 10)).toBe(invoice?.['issued_at']);
    expect(renewal?.attachment?.path).toContain(`/invoices/${invoice?.['number']}/pdf`);
    expect(renewal?.subject).toContain(invoice?.['number']);
  });
});

describe('an invoice', () => {
  it('that is refunded is mailed once, and only a paid one can be', async () => {
    const who = await ordered('en');
    const { body } = await who.get(`/account/${await who.memberId()}/invoices`);
    const [invoice] = Reflect.get(body, 'data') as Record<string, string>[];
    const number = invoice?.['number'];
    expect((await who.post('/demo/refunds', { number })).status).toBe(200);
    expect((await who.post('/demo/refunds', { number })).status).toBe(404);
    expect((await who.post('/demo/refunds', { number: 'none' })).status).toBe(404);
    const [mail, ...more] = await ofKind(who, 'refund');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Your refund for invoice ${number}`);
    expect(plain(mail?.body ?? '')).toContain('We have refunded USD 179.00');
  });
});

describe('a trial', () => {
  it.each([
    ['with a payment method, what is charged', true, /the first USD 179\.00 is charged to your payment method/],
    ['without one, what it takes to go on', false, /add a payment method by then\. The first USD 179\.00/],
  ])('is mailed three days before its end, once, %s', async (_, pays, said) => {
    const who = await register(pays);
    time.days(3);
    await who.session();
    expect(await ofKind(who, 'trial')).toEqual([]);
    time.days(1);
    await who.session();
    await who.session();
    const [mail, ...more] = await ofKind(who, 'trial');
    expect(more).toEqual([]);
    expect(plain(mail?.body ?? '')).toMatch(said);
    const own = eq(subscriptions.memberId, await who.memberId());
    const [row] = await db().select().from(subscriptions).where(own);
    expect(mail?.send_at.slice(0, 10)).toBe(
      new Date(Date.parse(row?.periodEndsOn ?? '') - 3 * 86_400_000).toISOString().slice(0, 10),
    );
    // At its end: the receipt of the first payment, or nothing.
    time.days(4);
    await who.session();
    const [receipt] = await ofKind(who, 'receipt');
    if (pays) expect(receipt?.body).toContain('Your trial has ended and your subscription started');
    else expect(receipt).toBeUndefined();
  });
});
