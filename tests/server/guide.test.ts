import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guideRequests } from '../../demo/server/db/schema';
import { preferredLanguage } from '../../demo/server/texts/language';
import { sayIn, TEXTS } from '../../demo/server/texts/texts';
import { openBackend, START, type Backend } from './kit';
import { readPdf } from './pdf-text';

let now = Date.parse('2026-05-04T08:00:00Z');
let backend: Backend;
beforeAll(async () => {
  backend = await openBackend({ now: () => now });
}, START);
afterAll(() => backend.close());

const ask = (body: unknown) => backend.browser().call('/pricing/guide', { body });
const euros = async () => {
  const response = await backend.browser().raw('/pricing/guide/milepost-pricing-guide-en-eur.pdf');
  return readPdf(await response.arrayBuffer());
};
const holes = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
const urlOf = (body: object): string => String(Reflect.get(Object(Reflect.get(body, 'result')), 'url'));

describe('the pricing guide', () => {
  it(
    'is a PDF of the whole catalogue, and is mailed',
    async () => {
      const browser = backend.browser();
      const body = { email: 'ada@example.com', name: 'Ada', company: 'Lovelace & Co', guide: 'fleet' };
      const answer = await browser.call('/pricing/guide', { body });
      expect(answer.body).toMatchObject({ status: 200, message: expect.any(String) });
      const url = urlOf(answer.body);
      const response = await browser.raw(url);
      expect(response.headers.get('Content-Type')).toBe('application/pdf');
      const { pages, text, info, outline } = await readPdf(await response.arrayBuffer());
      // Chapters follow each other on a sheet, and none has a few lines only.
      expect(pages.length).toBeLessThanOrEqual(16);
      for (const said of [
        'Route Optimization',
        'Same-day Delivery',
        '$249.00',
        '$299.00',
        'Telematics Gateway',
        'Volume rates',
      ])
        expect(text).toContain(said);
      for (const secret of ['Franchise Network', 'Load testing', 'Classic']) expect(text).not.toContain(secret);
      // The first hundred users of a support level are free, in both tables that list it.
      expect(text.match(/Support Hero \$0\.00 \$0\.00 \$0\.00 \$0\.00 \$450\.00/g)).toHaveLength(2);
      expect(info).toMatchObject({ Title: 'Milepost · Pricing guide', Language: 'en' });
      expect(outline).toContain('Volume rates');
      // The page numbers of the table of contents are right.
      const chapter = pages.findIndex((page, at) => at > 0 && page.includes('Volume rates'));
      expect(pages[0]).toMatch(new RegExp(`Volume rates +${chapter + 1}\\b`));
      const [mail]: object[] = Reflect.get((await browser.call('/demo/outbox')).body, 'data');
      expect(mail).toMatchObject({ recipients: ['ada@example.com'], attachment: { path: url } });
      expect(await backend.db.select().from(guideRequests)).toMatchObject([
        { ...body, language: 'en', currency: 'USD' },
      ]);
    },
    START,
  );

  it(
    'has the date of its request, and on each sheet whom to write to and where the prices are',
    async () => {
      expect((await euros()).pages[0]).toContain('May 4, 2026');
      now += 40 * 86_400_000;
      const { pages } = await euros();
      expect(pages[0]).toContain('June 13, 2026');
      for (const page of pages) {
        expect(page).toContain('billing@milepost.example');
        expect(page).toContain('http://127.0.0.1/pricing');
      }
    },
    START,
  );

  it('is in the requested language and currency', async () => {
    const { body } = await backend
      .browser()
      .call('/pricing/guide?currency=PHP', { body: { email: 'a@x.com', language: 'vi-VN' } });
    expect(urlOf(body)).toBe('/pricing/guide/milepost-pricing-guide-vi-php.pdf');
  });

  it.each([
    [null],
    [{}],
    [{ email: 'ada' }],
    [{ email: ['a@x.com'] }],
    [{ email: `${'a'.repeat(45)}@x.com` }],
    [{ email: 'a@x.com', name: 'x'.repeat(101) }],
    [{ email: 'a@x.com', company: {} }],
  ])('refuses %j', async (body) => {
    const answer = await ask(body);
    expect([answer.status, typeof answer.body.message]).toEqual([400, 'string']);
  });

  it.each(['x.pdf', 'milepost-pricing-guide-de-usd.pdf', '..%2f..%2fpackage.json'])('has no guide %s', async (file) => {
    expect((await backend.browser().raw(`/pricing/guide/${file}`)).status).toBe(404);
  });
});

describe('the texts of documents', () => {
  it('are filled with values, of which one that ends with a period ends its sentence', () => {
    expect(sayIn('en')('page', { page: 1, pages: 2 })).toBe('Page 1 of 2');
    const of = { number: 'Q-000001', date: '1 мая 2027 г.', what: 'Route Planner', until: '31 мая 2027 г.' };
    expect(sayIn('ru')('mail_quote', of)).toMatch(
      /от 1 мая 2027 г\.: Планировщик маршрутов\. Оно действует до 31 мая 2027 г\.$/,
    );
  });

  it.each(Object.keys(TEXTS) as (keyof typeof TEXTS)[])(
    'are complete in %s, with the same placeholders',
    (language) => {
      expect(Object.keys(TEXTS[language])).toEqual(Object.keys(TEXTS.en));
      for (const [key, text] of Object.entries(TEXTS.en)) {
        const own = TEXTS[language][key as keyof typeof TEXTS.en];
        expect(own).not.toBe('');
        expect(holes(own)).toEqual(holes(text));
      }
    },
  );

  it.each([
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['de, ru;q=0.3, pt-BR;q=0.5', 'pt'],
    ['de', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    ['fr;q=0, vi', 'vi'],
    ['\u0000;;;q=,', 'en'],
  ])('are in the language that %s prefers', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});
