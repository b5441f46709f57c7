import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCart } from '../../src/contract/cart';
import { readCatalogue } from '../../src/contract/catalogue';
import { wordsIn } from '../../demo/server/texts/dictionary';
import { LANGUAGES } from '../../demo/server/texts/language';
import { sayIn } from '../../demo/server/texts/texts';
import { openBackend, START, type Backend } from './kit';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
}, START);
afterAll(() => backend.close());

/** A trial, an internal and a legacy plan of the pricing page's industry, and a plan that only sales sell. */
const PLANS = [91, 92, 93, 24];
/** A module that only sales sell, a hidden legacy one and an internal one. */
const MODULES = [119, 107, 187];
const ALL = [...PLANS.map((id) => ({ id, module: 0 })), ...MODULES.map((id) => ({ id, module: 1 }))];

const LETTER = { emails: ['ada@example.com'], comments: '' };
const shared = (id: number, module: number) =>
  module ? { plan: null, modules: [{ id, quantity: 1 }] } : { plan: { id }, modules: [] };

describe('an item that is not for sale', () => {
  it.each(ALL)('is not added: %j [PRC-18, PRC-19, REV-40]', async (item) => {
    const browser = backend.browser();
    const answer = await browser.call('/cart/add', { body: { ...item, pricing: 1 } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: 406, reason: 'not_for_sale' });
    expect(answer.body.result).toMatch(/can’t be bought online\.$/);
    expect(answer.body).not.toHaveProperty('product');
  });

  it('does not change the cart, and is refused in the caller’s language', async () => {
    const browser = backend.browser();
    const { body } = await browser.call('/cart/add', { body: { id: 8, module: 0, pricing: 1 } });
    const headers = { 'X-Waybill-Tracking': String(body.tracking_id), 'Accept-Language': 'vi' };
    const refused = await browser.call('/cart/add', { body: { id: 92, module: 0, pricing: 1 }, headers });
    expect(refused.body.result).toBe(sayIn('vi')('not_for_sale', { name: 'Load testing' }));
    expect(readCart((await browser.call('/cart/data', { headers })).body)?.cart.plan?.id).toBe(8);
  });

  it('is different from a default module, which cannot be bought by itself [CRT-05]', async () => {
    const { body } = await backend.browser().call('/cart/add', { body: { id: 103, module: 1, pricing: 1 } });
    expect(body).toMatchObject({ status: 406, reason: 'not_for_sale' });
  });

  it.each(ALL)('is not shared: %j [REV-40]', async ({ id, module }) => {
    const { body } = await backend.browser().call('/cart/share', { body: { ...LETTER, cart: shared(id, module) } });
    expect(body).toMatchObject({ status: 406, reason: 'not_for_sale' });
  });

  it.each(MODULES)('is not shared as a usage of a quote: module %i [REV-40]', async (id) => {
    const quote = { quantity: 1, emails: [{ email: 'ada@example.com' }], usages: [{ id, quantity: 1 }], comment: '' };
    const { body } = await backend.browser().call('/cart/share', { body: { queue: 0, quote } });
    expect(body).toMatchObject({ status: 406, reason: 'not_for_sale' });
  });
});

describe('an add-on that an external site sells', () => {
  const LEASE = { id: 157, module: 1, pricing: 1 };

  it('is not added, and the refusal names the site in every language [MKT-15]', async () => {
    const browser = backend.browser();
    for (const language of LANGUAGES) {
      const headers = { 'Accept-Language': language };
      const { body } = await browser.call('/cart/add', { body: LEASE, headers });
      const name = wordsIn(language)('Tracker Lease');
      const result = sayIn(language)('sold_elsewhere', { name, site: 'telematics.example.com' });
      expect(body).toEqual({ status: 406, reason: 'not_for_sale', result });
    }
  });

  it('is not shared, in a cart or as a usage of a quote [MKT-15]', async () => {
    const browser = backend.browser();
    const result = 'Tracker Lease is sold at telematics.example.com.';
    const cart = await browser.call('/cart/share', { body: { ...LETTER, cart: shared(157, 1) } });
    expect(cart.body).toEqual({ status: 406, reason: 'not_for_sale', result });
    const quote = {
      quantity: 1,
      emails: [{ email: 'ada@example.com' }],
      usages: [{ id: 157, quantity: 4 }],
      comment: '',
    };
    expect((await browser.call('/cart/share', { body: { queue: 0, quote } })).body).toEqual(cart.body);
  });

  it('is no offer beside a cart', async () => {
    const { body } = await backend.browser().services('/modules/xsell', { body: { ids: [101] } });
    expect(readCatalogue(body)?.modules.filter(({ categoryId }) => [6, 10].includes(categoryId))).toEqual([]);
  });
});

describe('POST /cart/add', () => {
  it.each([1, '1', true])('reads module: %j as an add-on', async (module) => {
    const { body } = await backend.browser().call('/cart/add', { body: { id: 152, module, pricing: 1 } });
    expect(body).toMatchObject({ status: 200, product: { id: 152, is_module: 1 } });
  });

  it.each([-1, 1.5, 100_001, 'many', null])('explains why the quantity %j is invalid', async (quantity) => {
    const entries = [{ id: 152, quantity }];
    const { body } = await backend.browser().call('/cart/add', { body: { id: 152, module: 1, pricing: 1, entries } });
    expect(body).toMatchObject({ status: 400, message: 'Quantities are whole numbers from 0 to 100,000.' });
  });
});
