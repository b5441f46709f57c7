import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quotes } from '../../demo/server/db/schema';
import { openBackend, START, type Backend } from './kit';
import { readPdf } from './pdf-text';

const DAY = 86_400_000;
const STARTED = Date.parse('2026-05-04T23:59:00Z');
let now = STARTED;
let backend: Backend;
beforeAll(async () => {
  backend = await openBackend({ now: () => now });
}, START);
afterAll(() => backend.close());

type Browser = ReturnType<Backend['browser']>;
const body = { emails: ['bo@example.com'], comments: '', cart: { plan: { id: 8 }, modules: [], currency: 'USD' } };
const share = async (browser: Browser, language = 'en') => {
  const answer = await browser.call('/cart/share', { body, headers: { 'Accept-Language': language } });
  const result: Record<string, string> = Reflect.get(answer.body, 'result');
  const id = new URLSearchParams(result['url']?.split('?')[1]).get('id') ?? '';
  return { id, url: result['url'] ?? '', estimate: result['estimate_id'] ?? '' };
};
const pageOf = async (url: string) => (await (await backend.browser().raw(url)).text()).replace(/\s+/g, ' ');
const pdfOf = async (id: string) => {
  const response = await backend.browser().raw(`/cart/data/pdf/${id}`);
  return { file: response.headers.get('Content-Disposition'), ...(await readPdf(await response.arrayBuffer())) };
};

describe('a quote', () => {
  it('has the next number of one sequence, without gaps, also where many are shared at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => share(backend.browser())));
    const numbers = (await backend.db.select().from(quotes)).map(({ number }) => number);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
  });

  it('says in mail, page and PDF its number, until when it is valid, who offers it and who asked for it', async () => {
    const browser = backend.browser();
    await browser.signIn('subscriber');
    const { id, url } = await share(browser);
    const [quote] = await backend.db.select().from(quotes).where(eq(quotes.id, id));
    expect(quote?.validUntil).toBe('2026-06-03');
    const number = `Q-${String(quote?.number).padStart(6, '0')}`;
    const [mail]: Record<string, string>[] = Reflect.get((await browser.call('/demo/outbox')).body, 'data');
    const pdf = await pdfOf(id);
    const page = await pageOf(url);
    for (const said of [mail?.['body'] ?? '', page, pdf.text]) {
      expect(said).toContain(number);
      expect(said).toContain('June 3, 2026');
      expect(said).toContain('Milepost Routing, Inc.');
      expect(said).toContain('billing@milepost.example');
      expect(said).toContain(quote?.sender.name);
    }
    for (const said of [page, pdf.text]) expect(said).toMatch(/How to accept.*place the order until June 3, 2026/);
    expect(pdf.text).toContain('1200 Wharf Street');
    expect(pdf.text.replaceAll(' ', '')).toContain(url);
    expect(pdf.file).toBe(`attachment; filename="milepost-quote-${number}.pdf"`);
    for (const said of [page, pdf.text]) expect(said).not.toContain('bo@example.com');
  });

  it('as an estimate names neither its sender nor a day until which it is valid', async () => {
    const browser = backend.browser();
    await browser.signIn('subscriber');
    const { estimate } = await share(browser);
    const [quote] = await backend.db.select().from(quotes).where(eq(quotes.estimateId, estimate));
    const { text, file } = await pdfOf(estimate);
    const page = await pageOf(`/cart/share/view?type=estimate&id=${estimate}`);
    for (const said of [text, page]) {
      for (const secret of [quote?.sender.name ?? '', 'Valid until', 'How to accept', 'Prepared by'])
        expect(said).not.toContain(secret);
    }
    expect(file).toContain('milepost-estimate-Q-');
  });

  it('is valid to the end of its last day, and then says that it has expired, with the ways on', async () => {
    const { url, id } = await share(backend.browser());
    now = Date.parse('2026-06-03T23:59:59Z');
    expect(await pageOf(url)).toContain('>Use this quote</a>');
    expect(await pageOf(url)).not.toContain('expired');
    now += 1000;
    const page = await pageOf(url);
    expect(page).toContain('This quote expired on June 3, 2026');
    expect(page).not.toContain('Use this quote');
    expect(page).not.toContain('How to accept');
    expect(page).toContain(`<a href="/pricing#quote=${id}">Adjust it in the cart</a>`);
    expect(page).toContain('<a href="/account/contact">Ask for a new quote</a>');
    // The same in another language, with its addresses.
    const french = await pageOf(`${url}&lang=fr`);
    expect(french).toContain('Ce devis a expiré le 3 juin 2026');
    expect(french).toContain('href="/fr/account/contact"');
    now += DAY;
  });
});
