import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guideRequests, mails, quotes } from '../../demo/server/db/schema';
import { MEMBERS, VISITORS } from '../../demo/server/mail/allowance';
import { openBackend, START, type Backend } from './kit';

const HOUR = 3_600_000;
let now = Date.parse('2026-05-04T08:00:00Z');

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend({ now: () => now, isProxied: true, mailAllowance: VISITORS.mails });
}, START);
afterAll(() => backend.close());

const letter = (addresses: number) => ({
  emails: Array.from({ length: addresses }, (_, n) => `dispatch-${n}@example.com`),
  comments: '',
  cart: { plan: { id: 8 }, modules: [], currency: 'USD' },
});
let keys = 0;
const from = (network: string, key = `allowance-test-${String((keys += 1)).padStart(4, '0')}`) => ({
  // Only the proxy's own entry counts; the entries before it are claims of the caller.
  'X-Forwarded-For': `10.9.8.${keys}, ${network}`,
  'Idempotency-Key': key,
});
const share = (network: string, addresses: number, browser = backend.browser(), key?: string) =>
  browser.call('/cart/share', { body: letter(addresses), headers: from(network, key) });
const stored = async (): Promise<number[]> =>
  Promise.all(
    [quotes, mails, guideRequests].map(async (table) =>
      Number((await backend.db.select({ n: count() }).from(table))[0]?.n),
    ),
  );

describe('the mail of visitors', () => {
  it('is rate-limited by addresses per hour and network [API-12, API-15, PRC-14]', async () => {
    const home = '203.0.113.7';
    expect((await share(home, 12)).status).toBe(200);
    now += 20 * 60_000;
    const browser = backend.browser();
    expect((await share(home, VISITORS.mails - 12, browser)).status).toBe(200);
    const before = await stored();

    const refused = await share(home, 1);
    expect([refused.status, refused.body.status]).toEqual([429, 429]);
    expect(refused.body.message).toMatch(/Use fewer addresses, try again in 40 min, or sign in/);
    // In forty minutes the first twelve are an hour old.
    expect(refused.headers.get('Retry-After')).toBe(String(40 * 60));
    const guide = { body: { email: 'ada@example.com' }, headers: from(home) };
    expect((await backend.browser().call('/pricing/guide', guide)).status).toBe(429);
    expect(await stored()).toEqual(before);

    expect((await share('203.0.113.8', 1)).status).toBe(200);
    const member = backend.browser();
    await member.signIn('member');
    expect((await share(home, 1, member)).status).toBe(200);
  });

  it('is refused only for the moment: the same idempotency key is carried out later', async () => {
    const home = '198.51.100.4';
    await share(home, 15);
    const key = 'refused-for-now-only-1';
    expect((await share(home, 15, backend.browser(), key)).status).toBe(429);
    expect((await backend.browser().call(`/requests/${key}`)).status).toBe(404);
    now += HOUR;
    const later = await share(home, 15, backend.browser(), key);
    expect([later.status, later.headers.has('Idempotent-Replay')]).toEqual([200, false]);
    const again = await share(home, 15, backend.browser(), key);
    expect([again.status, again.headers.has('Idempotent-Replay')]).toEqual([200, true]);
  });

  it('is counted exactly for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => share('192.0.2.1', 4)));
    const went = answers.filter(({ status }) => status === 200);
    expect(went).toHaveLength(VISITORS.mails / 4);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - went.length);
  });

  it('is counted for a whole IPv6 network, and the address is not stored', async () => {
    await share('2001:db8:1:2::1', 10);
    await share('2001:db8:1:2:ffff::2', 10);
    expect((await share('2001:db8:1:2::3', 1)).status).toBe(429);
    expect((await share('2001:db8:1:3::1', 1)).status).toBe(200);
    const kept = (await backend.db.select().from(mails)).map(({ network }) => network ?? '');
    expect(kept.filter((network) => /[.:]/.test(network))).toEqual([]);
  });
});

describe('the mail of a member', () => {
  it('has a higher limit, of the account and not of its network [API-12]', async () => {
    const office = '203.0.113.40';
    const [one, other] = [backend.browser(), backend.browser()];
    await one.signIn('member');
    await other.signIn('subscriber');
    now += HOUR;
    expect((await share(office, 250, one)).status).toBe(200);
    expect((await share(office, MEMBERS.mails - 250, one)).status).toBe(200);
    const refused = await share(office, 1, one);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(HOUR / 1000)]);
    expect(refused.body.message).toContain('share the link');
    expect((await share(office, 1, other)).status).toBe(200);
    expect((await share(office, 1)).status).toBe(200);
  });
});

describe('a refusal', () => {
  it.each([
    ['en', /fewer addresses.* 60 min.*sign in/],
    ['es', /menos direcciones.* 60 min.*inicie sesión/],
    ['fr', /moins d’adresses.* 60 min.*connectez-vous/],
    ['pt', /menos endereços.* 60 min.*entre na sua conta/],
    ['vi', /ít địa chỉ hơn.* 60 phút.*đăng nhập/],
    ['ru', /меньше адресов.* 60 мин.*войдите/],
  ])('names the ways out in %s, also where a visitor asks for more than the limit at once', async (language, said) => {
    const headers = { ...from('203.0.113.50'), 'Accept-Language': language };
    const body = letter(VISITORS.mails + 1);
    const refused = await backend.browser().call('/cart/share', { body, headers });
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(said);
  });
});

const link = (network: string, browser = backend.browser()) =>
  browser.call('/cart/share', {
    body: { emails: [], link: 1, comments: '', cart: { plan: { id: 8 }, modules: [], currency: 'USD' } },
    headers: from(network),
  });

describe('the links of visitors', () => {
  it('are rate-limited per hour and network, apart from mails; a refusal stores nothing and names the ways out [REV-85]', async () => {
    const office = '203.0.113.80';
    const answers = await Promise.all(Array.from({ length: VISITORS.links + 3 }, () => link(office)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(VISITORS.links);
    now += 20 * 60_000;
    const before = await stored();
    const refused = await link(office);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(40 * 60)]);
    expect(refused.body.message).toMatch(/Try again in 40 min, share the quote by email, or sign in/);
    expect(await stored()).toEqual(before);

    // The ways out that the refusal names, and another network.
    expect((await share(office, 1)).status).toBe(200);
    const member = backend.browser();
    await member.signIn('member');
    expect((await link(office, member)).status).toBe(200);
    expect((await link('203.0.113.81')).status).toBe(200);
    now += HOUR;
    expect((await link(office)).status).toBe(200);
  });

  it('leave no address behind [REV-85]', async () => {
    const kept = (await backend.db.select().from(quotes)).map(({ network }) => network ?? '');
    expect(kept.some((network) => network !== '')).toBe(true);
    expect(kept.filter((network) => /[.:]/.test(network))).toEqual([]);
  });
});
