import { describe, expect, it, vi } from 'vitest';
import { readInvoices } from '../../src/contract/invoice';
import { coveredBy } from '../../src/domain/invoice/covered';
import { formatPeriod } from '../../src/i18n/format-day';
import { plain, readPdf } from './pdf-text';
import { openShop, type Shopper } from './shopping';

const { time, arrive } = openShop();

const listOf = async (member: Shopper, query = '') => {
  const answer = await member.get(`/account/${await member.memberId()}/invoices${query}`);
  expect(answer.status).toBe(200);
  const read = readInvoices(answer.body);
  if (!read) throw new Error('no list');
  return read;
};
const all = async (member: Shopper) => {
  const first = await listOf(member);
  const rest = Array.from({ length: first.pages - 1 }, (_, at) => listOf(member, `?page=${at + 2}`));
  return [first, ...(await Promise.all(rest))].flatMap(({ invoices }) => invoices);
};
const pdfOf = async (member: Shopper, number: string, language = 'en') => {
  const path = `/account/${await member.memberId()}/invoices/${number}/pdf`;
  const response = await member.raw(path, { headers: { 'Accept-Language': language } });
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  return readPdf(await response.arrayBuffer());
};

describe('the invoices of an account', () => {
  it('go back for years, and are listed by page and year [INV-01]', async () => {
    const member = await arrive('pending');
    const first = await listOf(member);
    expect(first).toMatchObject({ page: 1, pages: 4, total: 48 });
    expect(first.invoices).toHaveLength(12);
    const every = await all(member);
    expect(new Set(every.map(({ number }) => number)).size).toBe(48);
    expect(every.map(({ issuedAt }) => issuedAt)).toEqual(
      every
        .map(({ issuedAt }) => issuedAt)
        .toSorted()
        .toReversed(),
    );
    expect(first.years.length).toBeGreaterThanOrEqual(4);
    const [, year = 0] = first.years;
    const ofYear = await listOf(member, `?year=${year}`);
    expect(ofYear.total).toBe(12);
    expect(ofYear.invoices.every(({ issuedAt }) => issuedAt.startsWith(`${year}`))).toBe(true);
    expect((await listOf(member, '?year=1999')).invoices).toEqual([]);
  });

  it.each([0, 26, 70, 99, 1969, 9998, 9999, 10_000, 300_000, 999_999_999])(
    'of the year %d, in which nothing was billed, are an empty list [INV-01]',
    async (year) => {
      const log = vi.spyOn(console, 'error').mockReturnValue();
      const member = await arrive('pending');
      expect(await listOf(member, `?year=${year}`)).toMatchObject({ total: 0, pages: 1, invoices: [] });
      expect(log).not.toHaveBeenCalled();
      log.mockRestore();
    },
  );

  it('of the years in which something was billed are those of all pages [INV-01]', async () => {
    const member = await arrive('pending');
    const { years } = await listOf(member);
    const totals = await Promise.all(years.map(async (year) => (await listOf(member, `?year=${year}`)).total));
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(48);
  });

  it('name in the list the days that the paper names, also of a part of a period', async () => {
    const member = await arrive('subscriber');
    const every = await all(member);
    expect(every.some(({ days }) => days > 0)).toBe(true);
    for (const invoice of every) {
      const covered = coveredBy(invoice);
      const { text } = await pdfOf(member, invoice.number);
      expect(plain(text)).toContain(plain(covered ? formatPeriod(covered.startsOn, covered.endsOn, 'en') : 'missing'));
    }
  });

  it.each(['member', 'trial', 'indirect', 'affiliate', 'store', 'shopify'])('are empty for %s', async (name) => {
    expect(await listOf(await arrive(name))).toMatchObject({ total: 0, pages: 1, invoices: [], years: [] });
  });

  it('equal the price of the subscription, plus tax where it applies', async () => {
    const [us, gb] = [await arrive('pastdue'), await arrive('wired')];
    const whole = (await all(us)).filter(({ days }) => days === 0);
    // The add-ons were bought within the period.
    expect(whole.map(({ total }) => total)).toEqual([298_800, 298_800, 298_800, 298_800, 298_800]);
    const info = await gb.get(`/account/subscription/info?member_id=${await gb.memberId()}`);
    const { billed_amount: billed } = info.body.subscription as unknown as { billed_amount: string };
    const [last] = await all(gb);
    expect(last?.total).toBe(Math.round(Number(billed) * 100));
  });

  it('include the past-due one that the session names [ACC-20]', async () => {
    const member = await arrive('pastdue');
    const { past_due_invoice: due } = (await member.session()) as { past_due_invoice: Record<string, string> };
    const found = (await all(member)).find(({ number }) => number === due.number);
    expect(found).toMatchObject({ status: 10, days: 41 });
    expect(found?.total).toBe(Math.round(Number(due.amount) * 100));
    expect(found?.dueAt?.slice(0, 10)).toBe(due.due_at?.slice(0, 10));
  });

  it('are visible only to their member [ACC-08]', async () => {
    const [one, other] = [await arrive('subscriber'), await arrive('pastdue')];
    const [own] = await all(other);
    const path = `/account/${await other.memberId()}/invoices`;
    expect((await one.get(path)).status).toBe(403);
    expect((await one.get(`${path}/${own?.number}/pdf`)).status).toBe(403);
    const stranger = await arrive('visitor');
    expect((await stranger.get(path)).status).toBe(401);
    expect((await other.get(`${path}/1/pdf`)).status).toBe(404);
  });

  it('list each order with its lines and the state of its payment', async () => {
    const member = await arrive('subscriber');
    const before = (await all(member)).length;
    await member.choose(8);
    await member.add(121);
    await member.post('/billing/subscription/change');
    const [fresh, ...older] = await all(member);
    expect(older).toHaveLength(before);
    expect(fresh).toMatchObject({ status: 3, days: 18 });
    // 39.00 a month for a year, prorated to 18 of 365 days.
    expect(fresh?.total).toBe(Math.round((46_800 * 18) / 365));
    time.pass(7000);
    expect((await all(member))[0]).toMatchObject({ number: fresh?.number, status: 2 });
    time.days(18);
    const [renewed] = await all(member);
    expect(renewed).toMatchObject({ days: 0, status: 2, total: 298_800 + 46_800 });
    time.days(-18);
    time.pass(-7000);
  });

  it('bill one-off items in full on the first bill and on no renewal [REV-36]', async () => {
    const member = await arrive('subscriber');
    await member.choose(8);
    await member.add(211);
    await member.post('/billing/subscription/change');
    const [fresh] = await all(member);
    expect(fresh).toMatchObject({ status: 3, total: 24_900 });
    time.pass(7000);
    time.days(18);
    const [renewed] = await all(member);
    expect(renewed).toMatchObject({ status: 2, total: 298_800 });
    time.days(-18);
    time.pass(-7000);
  });

  it('demand nothing for an order whose payment was declined', async () => {
    const member = await arrive('subscriber');
    await member.pace('declined');
    await member.choose(8);
    await member.add(121);
    await member.post('/billing/subscription/change');
    time.pass(7000);
    const [invoice] = await all(member);
    expect(invoice).toMatchObject({ status: 6, dueAt: null });
    const { text } = await pdfOf(member, invoice?.number ?? '');
    expect(plain(text)).toContain('Void: the payment was declined');
    expect(plain(text)).not.toMatch(/\bDue\b/);
    time.pass(-7000);
  });
});

// Rendering and parsing a PDF takes long on a busy machine.
describe('the PDF of an invoice', { timeout: 30_000 }, () => {
  it('is a document with lines, discount, tax and the total of the list [INV-01, API-47]', async () => {
    const member = await arrive('organization');
    const [invoice] = await all(member);
    const { text, magic, info } = await pdfOf(member, invoice?.number ?? '');
    expect(magic).toBe('%PDF-');
    expect(info.Title).toContain(invoice?.number);
    const read = plain(text);
    expect(read).toContain(`Invoice ${invoice?.number}`);
    expect(read).toMatch(/Discount: Route Optimization/);
    expect(read).toMatch(/TVA 20% of €[\d,.]+, France/);
    const cents = (pattern: RegExp) => Math.round(Number((pattern.exec(read)?.[1] ?? 'x').replaceAll(',', '')) * 100);
    const total = cents(/Total EUR ([\d,.]+)/);
    expect(total).toBe(invoice?.total);
    expect(cents(/Subtotal €([\d,.]+)/) + cents(/France €([\d,.]+) Total/)).toBe(total);
    // Each line has the units, the unit price and the amount, in this order.
    const table = (read.split('Subtotal')[0] ?? '').replaceAll(/ per (year|month)/g, '');
    const lines = [...table.matchAll(/(−?)€([\d,]+\.\d\d)(?! €)/g)];
    const sum = lines.reduce(
      (all2, [, sign, n = '']) => all2 + (sign ? -1 : 1) * Math.round(+n.replaceAll(',', '') * 100),
      0,
    );
    expect(sum).toBe(cents(/Subtotal €([\d,.]+)/));
  });

  it('names the billed days of a partial period, in the reader’s language', async () => {
    const member = await arrive('pastdue');
    const part = (await all(member)).find(({ days }) => days > 0);
    const { text } = await pdfOf(member, part?.number ?? '', 'ru');
    expect(plain(text)).toContain('41 из 365 дн.');
    expect(plain(text)).toContain('Просрочен');
  });
});
