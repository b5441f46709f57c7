import { describe, expect, it } from 'vitest';
import { writerOf } from '../../demo/server/texts/format';
import { LANGUAGES, type Language } from '../../demo/server/texts/language';
import { readDay } from '../../src/domain/time/day';
import { plain, readPdf } from './pdf-text';
import { openShop, type Shopper } from './shopping';

const { time, arrive } = openShop();

const ROUTE_PLANNER_YEARLY = 4;
/** A module for £2 per vehicle, with its dependency Vehicle Profiles for £9; in £127.00 kerning could split "7." in two. */
const GATEWAY = 152;

const pdfAt = async (who: Shopper, path: string, language: Language) => {
  const response = await who.raw(path, { headers: { 'Accept-Language': language } });
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  return readPdf(await response.arrayBuffer());
};
/** Returns text runs that are parts of a split figure: they start with a point before a digit, or end with a point after one. */
const tornIn = (runs: readonly string[]): string[] => runs.filter((run) => /^[.,]\d|\d[.,]$/.test(run));

interface Invoice {
  readonly number: string;
  readonly amount: string;
  readonly issued_at: string;
}
const invoicesOf = async (who: Shopper) => {
  const id = await who.memberId();
  const { data } = (await who.get(`/account/${id}/invoices`)).body as unknown as { data: readonly Invoice[] };
  return data.map((invoice) => ({ ...invoice, path: `/account/${id}/invoices/${invoice.number}/pdf` }));
};

// Rendering and parsing a PDF takes long on a busy machine.
describe('a figure in a PDF', { timeout: 60_000 }, () => {
  it.each(['subscriber', 'wired', 'organization', 'pastdue'])(
    'of an invoice of “%s” is one run of text, in every language [REV-95]',
    async (name) => {
      const who = await arrive(name);
      const [invoice] = await invoicesOf(who);
      for (const language of LANGUAGES) {
        const { runs } = await pdfAt(who, invoice?.path ?? '', language);
        expect(tornIn(runs)).toEqual([]);
        const { day } = writerOf(language, 'USD');
        expect(runs).toContain(plain(day(readDay(invoice?.issued_at ?? '') ?? new Date(0))));
      }
    },
  );

  it('of a cart is one run of text: each amount with its currency, and the day [REV-95]', async () => {
    const who = await arrive('wired');
    const { tracking_id: tracking } = (await who.choose(ROUTE_PLANNER_YEARLY)).body;
    await who.post('/cart/add', { id: GATEWAY, module: 1, pricing: 1, entries: [{ id: GATEWAY, quantity: 59 }] });
    for (const language of LANGUAGES) {
      const { runs } = await pdfAt(who, `/cart/data/pdf/${String(tracking)}`, language);
      const { day, amount, sum } = writerOf(language, 'GBP');
      expect(tornIn(runs)).toEqual([]);
      const said = [day(new Date(time.now())), amount(700), amount(59 * 200 + 900), sum(24_400)];
      expect(runs).toEqual(expect.arrayContaining(said.map(plain)));
    }
  });
});

describe('the place in an address of an invoice', { timeout: 60_000 }, () => {
  it.each([
    [{ country: 'US', city: 'Norfolk', state: 'VA', zip: '23510' }, 'Norfolk VA 23510'],
    [{ country: 'CA', city: 'Toronto', state: 'ON', zip: 'M5V 2T6' }, 'Toronto ON M5V 2T6'],
    [{ country: 'GB', city: 'Leeds', state: '', zip: 'LS1 4DY' }, 'Leeds LS1 4DY'],
    [{ country: 'AU', city: 'Sydney', state: 'NSW', zip: '2000' }, 'Sydney NSW 2000'],
    [{ country: 'DE', city: 'Hamburg', state: '', zip: '20457' }, '20457 Hamburg'],
  ])('is formatted as its country does: $country [REV-96]', async (place, written) => {
    const member = await arrive('member');
    expect((await member.pay(place)).body).toMatchObject({ status: 200 });
    await member.choose(ROUTE_PLANNER_YEARLY);
    expect((await member.checkout()).body).toMatchObject({ status: 200 });
    const [invoice] = await invoicesOf(member);
    const { text } = await pdfAt(member, invoice?.path ?? '', 'en');
    expect(text).toContain(written);
    expect(text).toContain('Portland OR 97209');
  });
});
