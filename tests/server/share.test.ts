import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../demo/server/app';
import { mails, quotes } from '../../demo/server/db/schema';
import { readShop } from '../../demo/server/shop/shop';
import { sayIn } from '../../demo/server/texts/texts';
import { openBackend, START, type Backend } from './kit';

const PLAN = 8;
const GATEWAY = 152;
const NOW = Date.parse('2026-05-04T08:00:00Z');
const KEY = 'a-key-of-the-test-';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend({ now: () => NOW });
}, START);
afterAll(() => backend.close());

const CART = {
  plan: { id: PLAN, selected_subpackages: ['optimization-for-trucks'] },
  modules: [
    { id: 151, bundled: 0, quantity: 1 },
    { id: GATEWAY, bundled: 0, quantity: 12 },
  ],
  currency: 'USD',
};
const LETTER = { emails: ['ada@example.com', 'bo@example.com'], comments: 'For the spring fleet', cart: CART };
const QUOTE = {
  queue: 0,
  quote: {
    quantity: 12,
    emails: [{ email: 'ada@example.com' }],
    usages: [{ id: GATEWAY, quantity: 20 }],
    comment: 'As agreed',
  },
};

type Browser = ReturnType<Backend['browser']>;
const share = (browser: Browser, body: unknown, headers = {}) => browser.call('/cart/share', { body, headers });
const outbox = async (browser: Browser): Promise<Record<string, never>[]> =>
  Reflect.get((await browser.call('/demo/outbox')).body, 'data');
const linkOf = (answer: { readonly body: object }): string => Reflect.get(Reflect.get(answer.body, 'result'), 'url');
const idOf = (link: string): string => new URLSearchParams(link.split('?')[1]).get('id') ?? '';
const shared = async (body: unknown = LETTER, headers = {}) => {
  const browser = backend.browser();
  const answer = await share(browser, body, headers);
  const link = linkOf(answer);
  return { browser, answer, link, id: idOf(link), html: squeezed(await (await browser.raw(link)).text()) };
};
/** Removes insignificant white space from HTML. */
const squeezed = (html: string): string => html.replace(/\s+/g, ' ').replace(/ ?(<[^>]*>) ?/g, '$1');
const stored = async (id: string) => (await backend.db.select().from(quotes).where(eq(quotes.id, id)))[0];

describe('POST /cart/share', () => {
  it('stores the cart of the pricing page with its prices, and mails it [API-12]', async () => {
    const { browser, answer, id } = await shared();
    expect(answer.body).toMatchObject({ status: 200, message: 'Quote successfully shared.' });
    expect(id).toMatch(/^[\da-f]{32}$/);
    const quote = await stored(id);
    expect(quote).toMatchObject({ currency: 'USD', language: 'en', comment: 'For the spring fleet' });
    expect(quote?.recipients).toEqual(LETTER.emails);
    expect(quote?.createdAt.getTime()).toBe(NOW);
    expect(quote?.statement.package).toMatchObject({ id: PLAN, options: ['Trucks'] });
    // 299.00 less 16.5 %, rounded down to a whole dollar; one item at 12.00; twelve at 3.00.
    expect(quote?.statement.totals).toMatchObject({
      totalBundleNonDiscountedPrice: 29_900,
      totalDiscountedPrice: 24_900,
      totalAdditionalModulesPrice: 1200 + 12 * 300,
      totalPrice: 24_900 + 4800,
    });
    const [mail] = await outbox(browser);
    expect(mail).toMatchObject({
      recipients: LETTER.emails,
      is_sent: 1,
      subject: expect.stringMatching(/^A quote was shared with you: Route Optimization, Q-\d{6}$/),
    });
    expect(mail?.body).toContain(`/cart/share/view?type=quote&id=${id}`);
    expect(mail?.attachment).toMatchObject({ path: `/cart/data/pdf/${id}` });
  });

  it('accepts the marketplace’s quote of the stored cart, and mails it later if it is not urgent [API-13]', async () => {
    const browser = backend.browser();
    await browser.signIn('subscriber');
    await browser.call('/cart/add', { body: { id: PLAN, module: 0, pricing: 0 } });
    const answer = await share(browser, { ...QUOTE, queue: 1 });
    expect(answer.body).toMatchObject({ status: 200, message: 'The quote will be sent in a few minutes.' });
    const quote = await stored(idOf(linkOf(answer)));
    expect(quote?.content).toMatchObject({ planId: PLAN, quantity: 12 });
    // Two vehicles above the ten included ones, at 14.00.
    expect(quote?.statement.fleet).toMatchObject({ quantity: 12, free: 10, price: 1400, amount: 2800 });
    expect(quote?.statement.totals.totalAdditionalModulesPrice).toBe(2800 + 1200 + 20 * 300);
    // The dependency of the gateway is included.
    expect(quote?.statement.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      [151, null],
      [GATEWAY, 20],
    ]);
    const [mail] = await outbox(browser);
    expect(mail).toMatchObject({ is_sent: 0, send_at: new Date(NOW + 600_000).toISOString() });
    await browser.call('/cart/remove', { body: { id: PLAN } });
  });

  it.each([
    ['fr', { ...LETTER, comments: 'x'.repeat(256) }, 'Ce champ ne doit pas dépasser 255 caractères'],
    ['vi', { ...LETTER, emails: [`${'a'.repeat(45)}@x.com`] }, 'Địa chỉ email không được dài quá 50 ký tự'],
    ['es', { ...LETTER, emails: ['ada'] }, /^(?!.*[Ii]nput)/],
    ['ru', { ...LETTER, emails: Array.from({ length: 251 }, (_, n) => `a${n}@x.com`) }, 'не более чем на 250 адресов'],
  ])('is refused in %s with its figures', async (language, body, text) => {
    const answer = await backend.browser().call('/cart/share', { body, headers: { 'Accept-Language': language } });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(text) } });
  });

  it.each([
    ['no address', { ...LETTER, emails: [] }, 'Please enter at least one email address'],
    ['no list', { ...LETTER, emails: 'ada@example.com' }, 'Please enter at least one email address'],
    ['an invalid address', { ...LETTER, emails: ['ada'] }, 'input contains invalid emails'],
    ['an address that is not text', { ...LETTER, emails: [{ email: 'a@x.com' }] }, 'input contains invalid emails'],
    ['a duplicate address', { ...LETTER, emails: ['a@x.com', 'A@X.com'] }, 'input contains duplicate email(s)'],
    [
      'an address of 51 characters',
      { ...LETTER, emails: [`${'a'.repeat(45)}@x.com`] },
      'Email address may not be greater than 50 characters',
    ],
    [
      'a comment of 256 characters',
      { ...LETTER, comments: 'x'.repeat(256) },
      'This field may not be greater than 255 characters',
    ],
    ['a comment that is not text', { ...LETTER, comments: {} }, 'This field may not be greater than 255 characters'],
    ['251 addresses', { ...LETTER, emails: Array.from({ length: 251 }, (_, n) => `a${n}@x.com`) }, 'up to 250'],
    ['an empty body', null, 'Please enter at least one email address'],
    ['a negative quantity', { ...LETTER, cart: { modules: [{ id: GATEWAY, quantity: -1 }] } }, 'whole numbers from 0'],
    ['a module without an id', { ...LETTER, cart: { modules: [{ quantity: 1 }] } }, 'is none'],
    ...[100_001, 1_000_000, -5, 12.5].map((quantity): [string, object, string] => [
      `a fleet of ${quantity}`,
      { ...LETTER, cart: { plan: { id: PLAN, quantity }, modules: [] } },
      'Quantities are whole numbers from 0 to 100,000.',
    ]),
    ['an empty cart', { ...LETTER, cart: { plan: null, modules: [] } }, 'The cart is empty'],
    ['no cart', { emails: ['a@x.com'] }, 'The cart is empty'],
    ['a quote without addresses', { queue: 0, quote: {} }, 'Please enter at least one email address.'],
    ['an invalid address in a quote', { quote: { emails: [{ email: 'x' }] } }, 'Input contains invalid email(s).'],
    [
      'a duplicate address in a quote',
      { quote: { emails: [{ email: 'a@x.com' }, { email: 'a@x.com' }] } },
      'Input contains duplicate email(s).',
    ],
    ['a quantity that is not a number', { quote: { ...QUOTE.quote, quantity: 'many' } }, 'whole numbers'],
    ['usage items that are not a list', { quote: { ...QUOTE.quote, usages: [{ id: 1 }] } }, 'whole numbers'],
  ])('refuses %s with 400, and mails nothing', async (_, body, message) => {
    const browser = backend.browser();
    await browser.call('/services/token');
    const answer = await share(browser, body);
    expect([answer.status, answer.body.status]).toEqual([400, 400]);
    expect(answer.body.message).toContain(message);
    expect(await outbox(browser)).toEqual([]);
  });

  it.each([
    ['an unknown package', { ...LETTER, cart: { plan: { id: 9999 } } }],
    ['a package for other accounts', { ...LETTER, cart: { plan: { id: 52 } } }],
    ['an unknown module', { ...LETTER, cart: { modules: [{ id: 9999 }] } }],
    ['an unknown usage item', { quote: { ...QUOTE.quote, usages: [{ id: 9999, quantity: 1 }] } }],
  ])('refuses %s because it is not for sale, and mails nothing [REV-40]', async (_, body) => {
    const browser = backend.browser();
    await browser.call('/services/token');
    expect((await share(browser, body)).body).toMatchObject({ status: 406, reason: 'not_for_sale' });
    expect(await outbox(browser)).toEqual([]);
  });

  it('accepts a comment of 255 and an address of 50 characters, but no body with 10,000 addresses', async () => {
    const longest = { ...LETTER, emails: [`${'a'.repeat(44)}@x.com`], comments: 'x'.repeat(255) };
    expect((await shared(longest)).answer.status).toBe(200);
    const emails = Array.from({ length: 10_000 }, (_, n) => `somebody-${n}@example.com`);
    expect((await share(backend.browser(), { ...LETTER, emails })).status).toBe(413);
  });

  it('uses the server’s own prices, whatever a page claims to be bundled', async () => {
    const cart = { ...CART, modules: [{ id: 142, bundled: 1, quantity: 1, price: '0.00' }] };
    const { id } = await shared({ ...LETTER, cart });
    expect((await stored(id))?.statement.totals.totalAdditionalModulesPrice).toBeGreaterThan(0);
  });

  it('is carried out once for an idempotency key, including the mail', async () => {
    const browser = backend.browser();
    const headers = { 'Idempotency-Key': `${KEY}once` };
    const answers = await Promise.all([1, 2, 3].map(() => share(browser, LETTER, headers)));
    expect(new Set(answers.map(linkOf)).size).toBe(1);
    const body = `%${idOf(linkOf(answers[0] ?? { body: {} }))}%`;
    expect(
      (await backend.db.select().from(mails)).filter((mail) => mail.body.includes(body.slice(1, -1))),
    ).toHaveLength(1);
  });

  it('is refused for a reseller’s members', async () => {
    for (const name of ['indirect', 'affiliate']) {
      const browser = backend.browser();
      await browser.signIn(name);
      expect((await share(browser, LETTER)).status).toBe(403);
    }
  });

  it('fails if the demo is set to', async () => {
    const browser = backend.browser();
    await browser.call('/demo/faults', { body: { call: 'POST /cart/share', kind: 'status', status: 500, times: 1 } });
    expect((await share(browser, LETTER)).status).toBe(500);
    expect((await share(browser, LETTER)).status).toBe(200);
  });
});

describe('GET /cart/share/view', () => {
  it('shows a quote with its date, lines, quantities, discount, total and comment [API-14, QUO-42]', async () => {
    const { html } = await shared();
    expect(html).toContain('<time datetime="2026-05-04T08:00:00.000Z">May 4, 2026</time>');
    for (const said of ['Route Optimization', 'Options: Trucks', 'Telematics Gateway', '<td>12</td>', '$36.00'])
      expect(html).toContain(said);
    expect(html).toMatch(/Saved with annual billing<\/dt><dd class="saving">−\$50\.00/);
    expect(html).toMatch(/Total per month<\/dt><dd class="sum">USD 297\.00/);
    expect(html).toMatch(/Due once a year<\/dt><dd class="">USD 3,564\.00/);
    expect(html).toContain('All amounts are in USD, before tax.');
    expect(html).not.toContain('16.5');
    expect(html).toContain('For the spring fleet');
    expect(html).toContain('The prices haven’t changed.');
    expect(html).toMatch(/href="\/pricing#quote=[\da-f]{32}"/);
  });

  it('shows an estimate without comment and addresses, by an id that does not open the quote [QUO-42]', async () => {
    const { browser, id } = await shared();
    const estimate = squeezed(await (await browser.raw(`/cart/share/view?type=estimate&id=${id}`)).text());
    const own = (await stored(id))?.estimateId ?? '';
    expect(estimate).toContain('<h1>Estimate<span>Q-');
    expect(estimate).toContain('USD 297.00');
    for (const secret of ['For the spring fleet', 'ada@example.com', id]) expect(estimate).not.toContain(secret);
    expect(estimate).toContain(own);
    expect((await browser.raw(`/cart/share/view?type=quote&id=${own}`)).status).toBe(404);
    expect((await browser.raw(`/cart/share/view?type=estimate&id=${own}`)).status).toBe(200);
  });

  it('shows no recipients, and runs no script from the comment', async () => {
    const comments = 'a < b & "c" \' <3 </p ${1}';
    const { html, browser, link } = await shared({ ...LETTER, comments });
    expect(html).not.toContain('ada@example.com');
    expect(html).toContain('a &lt; b &amp; &quot;c&quot; &#39; &lt;3 &lt;/p ${1}');
    const stripped = await shared({ ...LETTER, comments: 'Hi <script>alert(1)</script><img src=x onerror=alert(1)>' });
    expect(stripped.html).not.toMatch(/<script|<img|onerror/);
    const { headers } = await browser.raw(link);
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(html).toContain(`<style nonce="`);
  });

  it('is in the language of the quote, or in the requested one', async () => {
    const { html, browser, link } = await shared(LETTER, { 'Accept-Language': 'de, fr-CH;q=0.9, en;q=0.5' });
    expect(html).toContain('<html lang="fr">');
    expect(html).toMatch(/href="\/fr\/pricing#quote=[\da-f]{32}"/);
    expect(await (await browser.raw(`${link}&lang=vi`)).text()).toContain('Tổng mỗi tháng');
  });

  it.each([
    'type=quote&id=0',
    'type=quote',
    `type=quote&id=${'f'.repeat(32)}`,
    "type=estimate&id='--",
    'id=%00',
    'type=x',
  ])('shows a friendly not-found page for %s', async (query) => {
    const answer = await backend.browser().raw(`/cart/share/view?${query}`, { headers: { 'Accept-Language': 'ru' } });
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain(sayIn('ru')('missing'));
    expect(html).toContain('href="/pricing?lang=ru"');
  });

  it('names changed prices and items that are no longer for sale [QUO-42]', async () => {
    const { link } = await shared();
    const shop = await readShop(backend.db);
    const [gateway, profiles] = [GATEWAY, 151].map((id) => shop.modules.get(id));
    if (!gateway || !profiles) throw new Error('The catalogue lacks the modules of this test');
    const later = new Map(shop.modules);
    later.set(GATEWAY, { ...gateway, price: 350 });
    later.delete(151);
    later.set(GATEWAY, { ...gateway, price: 350, dependencies: [] });
    const places = { shops: () => [], vault: () => '' };
    const deps = { now: () => NOW, secret: 's', distDir: '', places, origins: [], demo: false };
    const app = createApp(backend.db, { ...deps, shop: { ...shop, modules: later } });
    const html = squeezed(await (await app.request(`http://127.0.0.1${link}`)).text());
    expect(html).toContain('What has changed since May 4, 2026');
    expect(html).toMatch(/Telematics Gateway<\/th><td>\$36\.00<\/td><td>\$42\.00/);
    expect(html).toMatch(/Vehicle Profiles<\/th><td>\$12\.00<\/td><td>No longer available/);
    expect(html).toMatch(/USD 297\.00<\/b><\/td><td><b>USD 291\.00/);
    // The stored quote does not change.
    expect(html).toMatch(/Total per month<\/dt><dd class="sum">USD 297\.00/);
  });
});

describe('the outbox', () => {
  it('shows the mails of this browser, and only to it', async () => {
    const { browser } = await shared();
    expect(await outbox(browser)).toHaveLength(1);
    expect(await outbox(backend.browser())).toEqual([]);
    const other = backend.browser();
    await other.signIn('member');
    expect(await outbox(other)).toEqual([]);
  });
});
