import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCart } from '../../src/contract/cart';
import { readCatalogue } from '../../src/contract/catalogue';
import { readQuoteCart } from '../../src/contract/quote-cart';
import { toMarketplaceShareBody } from '../../src/contract/share';
import { withPlan } from '../../src/domain/cart/with-plan';
import { withModules } from '../../src/domain/cart/pending';
import { withQuantities } from '../../src/domain/cart/quantity';
import { emptyCart } from '../../src/domain/cart/empty-cart';
import type { Cart } from '../../src/domain/cart/types';
import { buildCatalogue } from '../../src/domain/catalogue/build';
import { currencyOf } from '../../src/domain/money/currency';
import { cartTotals } from '../../src/domain/pricing/totals';
import type { Choices } from '../../src/domain/quote/rows';
import { cartOfQuote } from '../../src/domain/quote/shared-cart';
import { quoteView } from '../../src/domain/quote/view';
import { VISITOR } from '../../src/domain/subscription/user-type';
import { writerOf } from '../../demo/server/texts/format';
import { openBackend, START, type Backend } from './kit';
import { plain, readPdf } from './pdf-text';

const USD = currencyOf('USD');
const NOW = Date.parse('2026-05-04T08:00:00Z');
const [ANNUAL, MONTHLY, COMMERCIAL] = [8, 9, 10];
const [DRIVERS, PLANNERS, ESSENTIAL, HERO, ONBOARDING, GATEWAY] = [201, 202, 221, 222, 211, 152];

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend({ now: () => NOW });
}, START);
afterAll(() => backend.close());

const shopOf = async (browser: ReturnType<Backend['browser']>) => {
  const read = readCatalogue((await browser.services('/products?currency=USD')).body);
  if (!read) throw new Error('The catalogue does not keep the contract');
  return buildCatalogue(read);
};

/** Shares a quote of this cart from the panel. @returns the panel's values, and those of all places that a recipient sees */
async function share(planId: number | null, addOns: readonly (readonly [number, number])[], choices: Choices) {
  const browser = backend.browser();
  const shop = await shopOf(browser);
  let headers: Record<string, string> = {};
  const add = async (id: number, module: 0 | 1, entries: object[] = []) => {
    const { body } = await browser.call('/cart/add', { body: { id, module, pricing: 1, entries }, headers });
    headers = { 'X-Waybill-Tracking': String(body.tracking_id) };
  };
  if (planId !== null) await add(planId, 0);
  for (const [id, quantity] of addOns) await add(id, 1, [{ id, quantity }]);
  const plan = planId === null ? undefined : shop.plans.get(planId);
  const base: Cart = plan ? withPlan(plan, shop) : emptyCart;
  const held = addOns.reduce((cart, [id]) => withModules(cart, [id], shop), base);
  const cart = withQuantities(
    held,
    addOns.map(([id, quantity]) => ({ id, quantity })),
  );
  const stored = readCart((await browser.call('/cart/data?currency=USD', { headers })).body)?.cart;
  const view = quoteView(stored ?? cart, choices, shop, USD);
  const body = toMarketplaceShareBody({ addresses: ['ada@example.com'], comment: '', name: '' }, view.quote);
  const answer = await browser.call('/cart/share', { body, headers });
  const url: string = Reflect.get(Object(answer.body['result']), 'url');
  const id = new URLSearchParams(url.split('?')[1]).get('id') ?? '';
  const html = plain(await (await backend.browser().raw(url)).text());
  const { text } = await readPdf(await (await backend.browser().raw(`/cart/data/pdf/${id}`)).arrayBuffer());
  const mails: { body: string; subject: string; link: string }[] = Reflect.get(
    (await browser.call('/demo/outbox')).body,
    'data',
  );
  const opened = await backend.browser().raw(`/quote/${id}/cart`, { headers: { Origin: 'https://cms.example' } });
  const content = readQuoteCart(await opened.json());
  if (!content) throw new Error('The quote does not open');
  const recipient = cartOfQuote(content, shop, VISITOR);
  return { view, html, pdf: plain(text), mail: mails[0], id, url, opened, content, recipient, body };
}

describe('a quote shared from the panel', () => {
  it.each<[string, number | null, [number, number][], Choices]>([
    ['a plan with its free drivers', ANNUAL, [], {}],
    ['fleet, drivers, planners and support', ANNUAL, [], { [ANNUAL]: 25, [DRIVERS]: 12, [PLANNERS]: 3, [HERO]: 120 }],
    ['the same, billed monthly', MONTHLY, [], { [MONTHLY]: 25, [DRIVERS]: 12, [HERO]: 101 }],
    ['a commercial plan with fewer drivers than are free', COMMERCIAL, [], { [DRIVERS]: 2 }],
    ['drivers in the cart, and none in the quote', ANNUAL, [[DRIVERS, 4]], { [DRIVERS]: 0 }],
    ['another support level than that of the cart', ANNUAL, [[ESSENTIAL, 20]], { [HERO]: 130 }],
    ['one-off services', ANNUAL, [[ONBOARDING, 1]], { [DRIVERS]: 9 }],
    [
      'a custom solution',
      null,
      [
        [GATEWAY, 12],
        [ONBOARDING, 1],
      ],
      { [GATEWAY]: 20 },
    ],
  ])(
    'costs what the panel shows on the page, in the mail, in the PDF and in the cart of its reader: %s [REV-42, REV-43]',
    async (_, planId, addOns, choices) => {
      const { view, html, pdf, mail, recipient, content } = await share(planId, addOns, choices);
      const total = plain(writerOf('en', 'USD').sum(view.total));
      expect(html).toContain(`<dd class="sum">${total}</dd>`);
      expect(pdf).toContain(`Total per month ${total}`);
      expect(plain(mail?.subject ?? '')).not.toContain(total);
      expect(plain(mail?.body ?? '')).toContain(`Total per month: ${total}`);
      // A yearly price is told as the total per month, and then as what is due once a year, everywhere.
      const perYear = plain(writerOf('en', 'USD').sum(view.total * 12));
      const isYearly = recipient.cart.plan?.cycle === 'year';
      for (const [said, year] of [
        [html, `Due once a year</dt> <dd class="">${perYear}</dd>`],
        [pdf, `Due once a year ${perYear}`],
        [plain(mail?.body ?? ''), `Due once a year: ${perYear}`],
      ] as const)
        expect(said.includes(year), year).toBe(isYearly);
      const totals = cartTotals(recipient.cart, USD);
      expect(recipient.isPartial, JSON.stringify(content)).toBe(false);
      expect(totals.totalPrice).toBe(view.total);
      if (totals.oneTimeTotal === 0) return;
      const once = plain(writerOf('en', 'USD').sum(totals.oneTimeTotal));
      expect(html).toMatch(
        new RegExp(`Due once, with the first invoice</dt> ?<dd class="">${once.replace('$', '\\$')}`),
      );
      expect(pdf).toContain(`Due once, with the first invoice ${once}`);
      expect(plain(mail?.body ?? '')).toContain(`Due once, with the first invoice: ${once}`);
    },
    30_000,
  );

  it('has the same link in mail, page and PDF, which opens the cart without naming the sender [QUO-42, REV-43]', async () => {
    const { html, pdf, mail, id, url, opened, content } = await share(ANNUAL, [], { [ANNUAL]: 12 });
    expect(mail?.link).toMatch(new RegExp(`${url.replace(/[?&=]/g, '\\$&')}$`));
    expect(pdf.replaceAll(' ', '')).toContain(url);
    expect(html).toContain(`href="/pricing#quote=${id}"`);
    expect(opened.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(opened.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(content).toEqual({ planId: ANNUAL, fleet: 12, selected: [], modules: [] });
    const { body } = await backend.browser().call(`/quote/${id}/cart`);
    expect(JSON.stringify(body)).not.toContain('ada@example.com');
  });

  it.each(['f'.repeat(32), 'nonsense', '%00'])('is not found for the id %s', async (id) => {
    const { body } = await backend.browser().call(`/quote/${id}/cart`);
    expect(body).toMatchObject({ status: 404, message: 'This quote can’t be found' });
  });
});
