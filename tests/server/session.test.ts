import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readLocalization } from '../../src/contract/localization';
import { readCart } from '../../src/contract/cart';
import { readSession } from '../../src/contract/session';
import { openBackend, START, type Backend } from './kit';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
}, START);
afterAll(() => backend.close());

const accountOf = async (name: string) => {
  const browser = backend.browser();
  await browser.signIn(name);
  return readSession((await browser.call('/account/session')).body);
};

const redirectOf = async (path: string) => (await backend.browser().raw(path)).headers.get('Location');

describe('the demo accounts', () => {
  it('have preset carts that a member could not create [CRT-55, CRT-56, NAV-07]', async () => {
    const carts = await Promise.all(
      ['internal', 'reset', 'unsold', 'member'].map(async (name) => {
        const browser = backend.browser();
        await browser.signIn(name);
        const { body } = await browser.call('/cart/data?pricing=1');
        const lines = Object.keys(readCart(body)?.cart.lines ?? {});
        return [body.is_internal, body.planreset, body.no_record_found, lines.length > 0];
      }),
    );
    expect(carts).toEqual([
      [1, 0, 0, true],
      [0, 1, 0, true],
      [0, 0, 1, true],
      [0, 0, 1, false],
    ]);
  });

  it('are all listed, with the one that is signed in', async () => {
    const browser = backend.browser();
    await browser.signIn('legacy');
    const { body } = await browser.call('/demo/accounts');
    expect(body).toMatchObject({ current: 'legacy' });
    expect(body.data).toHaveLength(31);
  });

  it.each([
    ['member', { isSubscribed: false, isPrimary: true, subscription: null }],
    ['subscriber', { isSubscribed: true, subscription: { planId: 8, state: 1 } }],
    ['expired', { isExpired: true, isSubscribed: false, subscription: { state: -2 } }],
    ['indirect', { isIndirect: true }],
    ['affiliate', { isAffiliate: true }],
    ['readonly', { isReadOnly: true }],
    ['legacy', { isLegacy: true, isSubscribed: false, legacyCost: 7900, subscription: { kind: 1 } }],
    ['store', { isMobile: true }],
    ['organization', { organizationPolicy: { status: 1 }, policy: { subscription: [1, 1], features: [1, 0] } }],
    ['pastdue', { pastDue: { amount: 10_514 } }],
    ['trial', { isTrial: true }],
    ['exclusive', { isExclusive: true, subscription: { planId: 52 } }],
    ['canceled', { isCanceled: true }],
    ['paused', { isPaused: true }],
    ['wired', { isWired: true, currency: 'GBP', country: 'GB' }],
    ['shopify', { billingType: 'shopify' }],
    ['pending', { pendingChange: { status: 'pending', total: 34_900 } }],
  ])('include %s with the described session', async (name, expected) => {
    expect(await accountOf(name)).toMatchObject(expected);
  });

  it('have member id 0 before sign-in and after signing in as the visitor', async () => {
    const browser = backend.browser();
    const memberId = async () => readSession((await browser.call('/account/session')).body)?.memberId;
    expect(await memberId()).toBe(0);
    await browser.signIn('member');
    expect(await memberId()).toBeGreaterThan(0);
    await browser.signIn('visitor');
    expect(await memberId()).toBe(0);
  });

  it('redirect back to the same address and never to another site', async () => {
    expect(await redirectOf('/pricing?x=1&as=member')).toBe('/pricing?x=1');
    expect(await redirectOf('//evil.example/?as=member')).toBe('/evil.example/');
  });

  it('get a new cookie with every sign-in', async () => {
    const browser = backend.browser();
    const first = (await browser.signIn('member')).headers.get('Set-Cookie');
    const second = (await browser.signIn('member')).headers.get('Set-Cookie');
    expect(first).toMatch(/HttpOnly; SameSite=Lax/);
    expect(second).not.toBe(first);
  });
});

/** Returns the client of either driver. */
const client = () => (backend.db as unknown as { readonly $client: { query(...args: unknown[]): unknown } }).$client;

describe('GET /account/session', () => {
  it.each([
    ['subscriber', 1],
    ['pastdue', 1],
    ['pending', 1],
    ['trial', 1],
    ['organization', 1],
    ['legacy', 1],
    // Who a visitor is, the cookie alone says.
    ['visitor', 0],
  ])(
    'writes nothing once it has stored what %s came with, and asks the database that often: %i',
    async (name, often) => {
      const browser = backend.browser();
      await browser.signIn(name);
      await browser.call('/account/session');
      const asked = vi.spyOn(client(), 'query');
      for (let nr = 0; nr < 3; nr += 1) await browser.call('/account/session');
      const texts = asked.mock.calls.map(([query]) => JSON.stringify(query));
      asked.mockRestore();
      expect(texts).toHaveLength(3 * often);
      for (const text of texts) expect(text).toMatch(/^("|\{.*")select /);
    },
  );

  it('is another’s after a sign-in, and nobody’s without a cookie', async () => {
    const browser = backend.browser();
    const whose = async (one = browser) => Number((await one.call('/account/session')).body.member_id);
    const seen: number[] = [];
    for (const name of ['subscriber', 'member']) {
      await browser.signIn(name);
      seen.push(await whose());
    }
    expect(new Set([...seen, 0]).size).toBe(3);
    expect(await whose(backend.browser())).toBe(0);
  });
});

describe('GET /{lang}/localization', () => {
  it.each(['en', 'es', 'fr', 'pt', 'vi', 'ru'])('has an overlay for %s [API-28]', async (language) => {
    const { body } = await backend.browser().call(`/${language}/localization`);
    expect(readLocalization(body)).toMatchObject({ minutes: 60 });
  });

  it('has none for another language', async () => {
    expect((await backend.browser().call('/de/localization')).status).toBe(404);
  });
});

describe('production', () => {
  it(
    'has neither demo accounts nor the fault switch',
    async () => {
      const real = await openBackend({ demo: false });
      const browser = real.browser();
      const signIn = await browser.signIn('member');
      const faults = await browser.raw('/demo/faults', { body: { call: 'GET /x', kind: 'html' } });
      await real.close();
      expect([signIn.status, signIn.headers.get('Set-Cookie'), faults.status]).toEqual([200, null, 404]);
    },
    START,
  );
});
