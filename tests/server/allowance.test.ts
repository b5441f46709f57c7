import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guideRequests, mails, quotes } from '../../demo/server/db/schema';
import { LINK_ALLOWANCE, MAIL_ALLOWANCE } from '../../demo/server/mail/allowance';
import { openBackend, START, type Backend } from './kit';

const HOUR = 3_600_000;
let now = Date.parse('2026-05-04T08:00:00Z');

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend({ now: () => now, isProxied: true });
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
    expect((await share(home, 250)).status).toBe(200);
    now += 20 * 60_000;
    const browser = backend.browser();
    expect((await share(home, MAIL_ALLOWANCE - 250, browser)).status).toBe(200);
    const before = await stored();

    const refused = await share(home, 1);
    expect([refused.status, refused.body.status]).toEqual([429, 429]);
    expect(refused.body.message).toContain('try again later');
    // In forty minutes the first 250 are an hour old.
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
    await share(home, 250);
    await share(home, 250);
    const key = 'refused-for-now-only-1';
    expect((await share(home, 250, backend.browser(), key)).status).toBe(429);
    expect((await backend.browser().call(`/requests/${key}`)).status).toBe(404);
    now += HOUR;
    const later = await share(home, 250, backend.browser(), key);
    expect([later.status, later.headers.has('Idempotent-Replay')]).toEqual([200, false]);
    const again = await share(home, 250, backend.browser(), key);
    expect([again.status, again.headers.has('Idempotent-Replay')]).toEqual([200, true]);
  });

  it('is counted exactly for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => share('192.0.2.1', 50)));
    const went = answers.filter(({ status }) => status === 200);
    expect(went).toHaveLength(MAIL_ALLOWANCE / 50);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - went.length);
  });

  it('is counted for a whole IPv6 network, and the address is not stored', async () => {
    await share('2001:db8:1:2::1', 250);
    await share('2001:db8:1:2:ffff::2', 250);
    expect((await share('2001:db8:1:2::3', 1)).status).toBe(429);
    expect((await share('2001:db8:1:3::1', 1)).status).toBe(200);
    const kept = (await backend.db.select().from(mails)).map(({ network }) => network ?? '');
    expect(kept.filter((network) => /[.:]/.test(network))).toEqual([]);
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
    const answers = await Promise.all(Array.from({ length: LINK_ALLOWANCE + 3 }, () => link(office)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LINK_ALLOWANCE);
    now += 20 * 60_000;
    const before = await stored();
    const refused = await link(office);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(40 * 60)]);
    expect(refused.body.message).toMatch(/try again later, share the quote by email, or sign in/);
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
