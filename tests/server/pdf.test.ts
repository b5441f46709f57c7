import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartTotals } from '../../src/domain/pricing/totals';
import { currencyOf } from '../../src/domain/money/currency';
import { readCart } from '../../src/contract/cart';
import { catalogue as shipped } from '../../demo/server/catalogue/catalogue';
import { generated } from '../../demo/server/catalogue/generate';
import { refuse } from '../../demo/server/http/reply';
import { sendPdf } from '../../demo/server/pdf/answer';
import { writerOf } from '../../demo/server/texts/format';
import { openBackend, START, type Backend } from './kit';
import { plain, readPdf } from './pdf-text';

const PLAN = 8;
const NOW = Date.parse('2026-05-04T08:00:00Z');
const MODULES = 400;
/** Ids of the generated modules that a cart can hold: not sold by sales or on an external site, and without such dependencies. */
const sold = new Set<number>();
const { modules, platforms } = generated(shipped(), MODULES);
const sites = new Set(platforms.flatMap(({ id, url }) => (url ? id : [])));
for (const { id, cardType, platformId, dependencies } of modules) {
  const isHere = cardType !== 3 && !sites.has(platformId ?? 0);
  if (id >= 1000 && isHere && (dependencies ?? []).every((other) => sold.has(other))) sold.add(id);
}
const LINES = [...sold].slice(0, 200).map((id, n) => ({ id, bundled: 0, quantity: (n % 40) + 1 }));
const CART = { plan: { id: PLAN }, modules: LINES, currency: 'EUR' };
const LETTER = { emails: ['ada@example.com'], comments: 'Xin chào! Привет, команда', cart: CART };

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend({ now: () => NOW, modules: MODULES });
}, START);
afterAll(() => backend.close());

type Browser = ReturnType<Backend['browser']>;
const keyed = (() => {
  let n = 0;
  return () => ({ 'Idempotency-Key': `a-key-of-the-test-${(n += 1)}` });
})();
const pdf = async (browser: Browser, id: string) =>
  readPdf(await (await browser.raw(`/cart/data/pdf/${id}`)).arrayBuffer());
const send = (browser: Browser, id: string, headers: Record<string, string> = keyed()) =>
  browser.call(`/cart/data/pdf/${id}/send`, { headers });
const outbox = async (browser: Browser): Promise<Record<string, unknown>[]> =>
  Reflect.get((await browser.call('/demo/outbox')).body, 'data');
const quoteOf = async (browser: Browser, body: object = LETTER, language = 'en'): Promise<string> => {
  const answer = await browser.call('/cart/share', { body, headers: { 'Accept-Language': language } });
  return String(Reflect.get(answer.body['result'] ?? {}, 'url')).split('id=')[1] ?? '';
};
const filled = async (browser: Browser) => {
  const { body } = await browser.call('/cart/add', { body: { id: PLAN, module: 0, pricing: 1 } });
  return String(body.tracking_id);
};

describe('the PDF of a quote', () => {
  it(
    'has every line of a cart of 200 on numbered pages, with the totals of the cart [API-15, QUO-43]',
    async () => {
      const browser = backend.browser();
      const id = await quoteOf(browser);
      const response = await browser.raw(`/cart/data/pdf/${id}`);
      expect(response.headers.get('Content-Type')).toBe('application/pdf');
      expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="milepost-quote-Q-000001.pdf"');
      const { magic, pages, text, info } = await readPdf(await response.arrayBuffer());
      expect(magic).toBe('%PDF-');
      expect(info).toMatchObject({ Title: 'Milepost · Quote · Q-000001', Language: 'en' });
      expect(pages.length).toBeGreaterThan(3);
      pages.forEach((page, at) => {
        expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
        // The table header is repeated on each page of the table.
        if (/Planner|Monitor|Score/.test(page)) expect(page).toContain('Per month');
      });
      const catalogue = (await browser.services('/modules?currency=EUR')).body;
      const rows: { id: number; title: string; price: string; pricing_type: string; free_users: number }[] =
        Reflect.get(catalogue, 'data');
      const wanted = LINES.map((line) => ({ ...rows.find(({ id: one }) => one === line.id), ...line }));
      const missing = wanted.filter(({ title = '?' }) => !text.includes(title));
      expect(missing).toEqual([]);
      const writer = writerOf('en', 'EUR');
      const addOns = wanted
        .map(({ price, pricing_type: type, quantity, free_users: free = 0 }) =>
          type === 'USAGE' ? Number(price) * 100 * Math.max(0, quantity - free) : Number(price) * 100,
        )
        .reduce((sum, price) => sum + price, 0);
      const plan = 22_900;
      expect(text).toContain(plain(writer.amount(addOns)));
      expect(text).toContain(plain(writer.sum(plan + addOns)));
    },
    START,
  );

  it('uses the script of its language, and includes the comment', async () => {
    const browser = backend.browser();
    const few = { ...LETTER, cart: { plan: null, modules: LINES.slice(0, 2), currency: 'PHP' } };
    const { text, info } = await pdf(browser, await quoteOf(browser, few, 'vi'));
    expect(text).toContain('Xin chào! Привет, команда');
    expect(text).toContain('Tổng mỗi tháng');
    expect(text).toContain('₱');
    expect(info).toMatchObject({ Language: 'vi' });
  });

  it('shows no addresses to the holder of the estimate’s id, and nothing for a guessed id', async () => {
    const browser = backend.browser();
    const few = { ...LETTER, cart: { plan: { id: PLAN } } };
    const html = await (await browser.raw(`/cart/share/view?type=estimate&id=${await quoteOf(browser, few)}`)).text();
    const estimate = /pdf\/([\da-f]{32})/.exec(html)?.[1] ?? '';
    const { text } = await pdf(backend.browser(), estimate);
    expect(text).toContain('Estimate');
    expect(text).not.toContain('Xin');
    for (const id of ['1', 'f'.repeat(32), "'", '..%2f']) {
      expect((await backend.browser().raw(`/cart/data/pdf/${id}`)).status).toBe(404);
      expect((await send(browser, id)).status).toBe(404);
    }
  });
});

describe('the PDF of a cart', () => {
  it('has exactly the totals that the page computes [API-15]', async () => {
    const browser = backend.browser();
    const tracking = await filled(browser);
    const headers = { 'X-Waybill-Tracking': tracking };
    await browser.call('/cart/add', {
      body: { id: 152, module: 1, pricing: 1, entries: [{ id: 152, quantity: 7 }] },
      headers,
    });
    const cart = readCart((await browser.call('/cart/data', { headers })).body)?.cart;
    const totals = cartTotals(cart ?? { plan: null, lines: {} }, currencyOf('USD'));
    const { text } = await pdf(browser, tracking);
    expect(totals.totalPrice).toBe(24_900 + 1200 + 7 * 300);
    expect(text).toContain(plain(writerOf('en', 'USD').sum(totals.totalPrice)));
    expect(text).toContain('Your cart');
  });

  it('answers with an idempotency key as without, each time [API-15]', async () => {
    const browser = backend.browser();
    const path = `/cart/data/pdf/${await filled(browser)}`;
    const headers = keyed();
    for (const turn of [1, 2]) {
      const response = await browser.raw(path, { headers });
      expect([turn, response.status, response.headers.get('Content-Type')]).toEqual([turn, 200, 'application/pdf']);
      expect((await readPdf(await response.arrayBuffer())).text).toContain('Your cart');
    }
  });

  it('of a member is private: its tracking id does not open it for others [API-15]', async () => {
    const member = backend.browser();
    await member.signIn('member');
    const tracking = await filled(member);
    expect((await pdf(member, tracking)).text).toContain('Route Optimization');
    for (const stranger of [backend.browser(), backend.browser()]) {
      expect((await stranger.raw(`/cart/data/pdf/${tracking}`)).status).toBe(404);
      expect((await send(stranger, tracking)).status).toBe(404);
      await stranger.signIn('subscriber');
      expect((await stranger.raw(`/cart/data/pdf/${tracking}`)).status).toBe(404);
    }
  });
});

describe('a failure after a PDF', () => {
  it('is no file to save', async () => {
    const app = new Hono();
    app.use(async (_, next) => {
      await next();
      throw new Error('The transaction failed');
    });
    app.get('/', (c) => sendPdf(c, new Uint8Array([37]), 'quote.pdf', 'attachment'));
    app.onError((_, c) => refuse(c, 500, 'An error while processing your request.'));
    const response = await app.request('/');
    expect([response.status, response.headers.get('Content-Disposition')]).toEqual([500, null]);
    expect(await response.json()).toMatchObject({ status: 500 });
  });
});

describe('sending the PDF', () => {
  it('goes to the addresses of the quote, else to the member [API-15, QUO-43]', async () => {
    const member = backend.browser();
    await member.signIn('paused');
    const tracking = await filled(member);
    expect((await send(member, tracking)).body).toMatchObject({ status: 200 });
    const [own] = await outbox(member);
    expect(own).toMatchObject({ recipients: ['paused@fleet.example'] });
    const path = String(Reflect.get(Object(own?.['attachment']), 'path'));
    expect((await readPdf(await (await member.raw(path)).arrayBuffer())).text).toContain('Route Optimization');
    const id = await quoteOf(member, { ...LETTER, cart: undefined });
    for (const one of [id, tracking]) {
      await send(member, one);
      expect((await outbox(member))[0]).toMatchObject({ recipients: LETTER.emails });
    }
  });

  it('is allowed for the sender of the quote, not for its recipients', async () => {
    const browser = backend.browser();
    const id = await quoteOf(browser);
    const before = (await outbox(browser)).length;
    expect((await send(backend.browser(), id)).status).toBe(403);
    const member = backend.browser();
    await member.signIn('subscriber');
    expect((await send(member, id)).status).toBe(403);
    expect((await send(browser, id)).status).toBe(200);
    expect(await outbox(browser)).toHaveLength(before + 1);
  });

  it('happens once for an idempotency key, and never without one', async () => {
    const browser = backend.browser();
    const id = await quoteOf(browser);
    const key = keyed();
    const answers = await Promise.all([send(browser, id, key), send(browser, id, key), send(browser, id, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await outbox(browser)).toHaveLength(2);
    expect((await send(browser, id, {})).status).toBe(400);
  });

  it('is refused for a visitor who has shared nothing', async () => {
    const browser = backend.browser();
    expect((await send(browser, await filled(browser))).body).toMatchObject({ status: 400 });
    expect(await outbox(browser)).toEqual([]);
  });
});
