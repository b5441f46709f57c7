import { describe, expect, it } from 'vitest';
import { readMigration, toMigrationBody } from '../../src/contract/migration';
import { DETAILS } from '../kit/billing';
import { listed, minorOf, paperOf } from './papers-kit';
import { openShop, type Shopper } from './shopping';

const { time, arrive } = openShop();

const ROUTE_OPTIMIZATION = 8;
const ORDER_MANAGEMENT = 121;
const GERMAN = {
  country: 'DE',
  state: '',
  zip: '20095',
  city: 'Hamburg',
  company: 'Mustermann Logistik GmbH',
  vatno: 'DE136695976',
};

interface Told {
  readonly total: string;
  readonly tax: string;
  readonly tax_rate: string;
}

const receiptOf = async (who: Shopper) => {
  const [mail] = Reflect.get((await who.get('/demo/outbox')).body, 'data') as { body: string; subject: string }[];
  return mail;
};
const money = (amount: string, language: string) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(Number(amount)).replaceAll(/\s/g, ' ');

/** Returns today and so many days more, as English papers write them. */
const daysFrom = (days: number) =>
  new Intl.DateTimeFormat('en', { timeZone: 'UTC', dateStyle: 'medium' })
    .formatRange(time.now(), time.now() + days * 86_400_000)
    .replaceAll(/\s/g, ' ');

/** Orders an add-on after reading what the page says is due. */
async function order(who: Shopper, language = 'en') {
  await who.choose(ROUTE_OPTIMIZATION);
  await who.add(ORDER_MANAGEMENT);
  const told = Reflect.get((await who.get('/cart/data')).body, 'statement') as Told;
  await who.call('/billing/subscription/change', {
    body: {},
    headers: { 'Idempotency-Key': `parties-${crypto.randomUUID()}`, 'Accept-Language': language },
  });
  const pending = (await who.session())['pending_subscription_change'] as { total: string };
  time.pass(7000);
  const [invoice] = await listed(who);
  time.pass(-7000);
  if (!invoice) throw new Error('nothing was billed');
  return { told, pending, invoice };
}

// Rendering and parsing a PDF takes long on a busy machine.
describe('what an order costs', { timeout: 60_000 }, () => {
  it.each([
    ['en', { country: 'GB', state: '', zip: 'LS1 4DY', company: 'Millrace Ltd', vatno: '' }, '20'],
    ['ru', { country: 'FR', state: '', zip: '44000', vatno: '' }, '20'],
    ['vi', {}, '0'],
    ['en', GERMAN, '0'],
  ])('is the same in statement, change, list, paper and receipt, in %s with %o', async (language, details, rate) => {
    const who = await arrive('subscriber');
    await who.pay(details);
    const { told, pending, invoice } = await order(who, language);
    expect(told.tax_rate).toBe(rate);
    expect([pending.total, invoice.amount]).toEqual([told.total, told.total]);
    if (rate !== '0') expect(minorOf(told.tax)).toBeGreaterThan(0);
    const paper = await paperOf(who, invoice.number, language);
    const written = money(told.total, language);
    expect(paper).toContain(written);
    const { first_name: first, last_name: last } = DETAILS;
    expect(paper).toContain(language === 'vi' ? `${last} ${first}` : `${first} ${last}`);
    const mail = await receiptOf(who);
    expect((mail?.body ?? '').replaceAll(/\s+/g, ' ')).toContain(written);
    expect(mail?.subject).toContain(invoice.number);
  });

  it('is charged without tax to a foreign business with a tax number, and both numbers and the reason are told', async () => {
    const who = await arrive('subscriber');
    await who.pay(GERMAN);
    const { told, invoice } = await order(who);
    expect([told.tax, told.total]).toEqual(['0.00', '23.08']);
    const paper = await paperOf(who, invoice.number);
    for (const said of [
      'Mustermann Logistik GmbH',
      '20095 Hamburg',
      'Germany',
      'Tax ID: DE136695976',
      'Tax ID: DE 318274659',
      'MwSt., Germany: reverse charge $0.00',
      'Reverse charge: the customer accounts for the tax (MwSt.).',
    ])
      expect(paper).toContain(said);
    expect((await receiptOf(who))?.body).toContain('reverse charge');
    // A number that Germany does not issue changes nothing.
    await who.reset();
    await who.pay({ ...GERMAN, vatno: 'DE12345' });
    expect((await order(who)).told).toMatchObject({ tax_rate: '19', total: '27.47' });
  });

  it('stays with who was billed when the account changes afterwards', async () => {
    const who = await arrive('subscriber');
    await who.pay(GERMAN);
    const { invoice } = await order(who);
    const before = await paperOf(who, invoice.number);
    await who.pay({ country: 'GB', state: '', zip: 'LS1 4DY', company: 'Millrace Ltd', vatno: '' });
    expect(await paperOf(who, invoice.number)).toBe(before);
  });
});

describe('how an invoice is paid', { timeout: 60_000 }, () => {
  it('says while a card is charged that nothing has to be done, and then when it was paid and with what', async () => {
    const who = await arrive('subscriber');
    await who.choose(ROUTE_OPTIMIZATION);
    await who.add(ORDER_MANAGEMENT);
    await who.post('/billing/subscription/change');
    const [invoice] = await listed(who);
    const running = await paperOf(who, invoice?.number ?? '');
    expect(running).toContain('The payment of USD 23.08 is in progress: Visa •••• 4242.');
    expect(running).not.toMatch(/How to pay|Due \w+ \d/);
    time.pass(7000);
    const paid = await paperOf(who, invoice?.number ?? '');
    expect(paid).toMatch(/Paid on \w+ \d+, \d{4}: Visa •••• 4242 \$23\.08 Amount due \$0\.00/);
    time.pass(-7000);
  });

  it('says of an invoice past due where to pay it, and afterwards with what it was paid', async () => {
    const who = await arrive('pastdue');
    const { past_due_invoice: due } = (await who.session()) as { past_due_invoice: { number: string } };
    const paper = await paperOf(who, due.number);
    expect(paper).toMatch(/USD 105\.14 was due on \w+ \d+, \d{4}\./);
    expect(paper).toContain('http://127.0.0.1/account/invoices');
    await who.post(`/account/${await who.memberId()}/invoices/${due.number}/pay`);
    const paid = await paperOf(who, due.number);
    expect(paid).toMatch(/Paid on .*: Visa •••• 4242 \$105\.14 Amount due \$0\.00/);
    expect(paid).not.toContain('How to pay');
  });

  it('gives who pays by transfer the bank account and the reference until the transfer has come', async () => {
    const who = await arrive('wired');
    const memberId = await who.memberId();
    const { body } = await who.get(`/account/subscription/info?migration=1&member_id=${memberId}`);
    const terms = readMigration(body);
    const statement = Reflect.get(Reflect.get(body, 'migration') as object, 'statement') as Told;
    const items = terms?.items ?? [];
    await who.post('/account/subscription/update', {
      ...toMigrationBody({ items, memberId, isLegacy: true, postState: 32, method: null }),
    });
    const [invoice] = await listed(who);
    expect([invoice?.amount, minorOf(statement.tax) > 0]).toEqual([statement.total, true]);
    const paper = await paperOf(who, invoice?.number ?? '');
    for (const said of [
      'How to pay',
      `Please transfer GBP ${statement.total}`,
      'Sort code: 20-15-55',
      'IBAN: GB33',
      `Reference: ${invoice?.number}`,
    ])
      expect(paper).toContain(said);
    time.pass(7000);
    const paid = await paperOf(who, invoice?.number ?? '');
    expect(paid).toMatch(/Paid on .*: bank transfer £/);
    expect(paid).not.toContain('How to pay');
    time.pass(-7000);
  });
});

describe('the lines of a paper', { timeout: 60_000 }, () => {
  it('name the days that they cover, the units, and the price for a whole period', async () => {
    const who = await arrive('subscriber');
    const { invoice } = await order(who);
    const paper = await paperOf(who, invoice.number);
    // Today and 17 days more are the 18 billed ones.
    expect(paper).toContain(daysFrom(17));
    expect(paper).toMatch(/· 18 of 365 days/);
    expect(paper).toMatch(/1 \$468\.00 .*per year.*\$23\.08|1 \$468\.00 \$23\.08/);
  });
});
