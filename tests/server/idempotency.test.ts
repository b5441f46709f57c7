import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackend, START, type Backend } from './kit';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
}, START);
afterAll(() => backend.close());

const add = { id: 191, module: 1, pricing: 1 };
const keyed = (key: string, body: unknown = add) => ({ body, headers: { 'Idempotency-Key': key } });

describe('Idempotency-Key', () => {
  it('carries out one of fifty concurrent calls, and gives all the same answer', async () => {
    const browser = backend.browser();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser.call('/cart/add', keyed('fifty-at-once-0001'))),
    );
    // Each execution would have created a cart with another tracking id.
    expect(new Set(answers.map(({ body }) => body.tracking_id)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.has('Idempotent-Replay'))).toHaveLength(49);
  });

  it('gives a later repetition the same answer', async () => {
    const browser = backend.browser();
    const first = await browser.call('/cart/add', keyed('repeated-later-0001'));
    const again = await browser.call('/cart/add', keyed('repeated-later-0001'));
    expect(again.body).toEqual(first.body);
  });

  it('refuses another call under the same key', async () => {
    const browser = backend.browser();
    await browser.call('/cart/add', keyed('used-for-another-1'));
    expect((await browser.call('/cart/add', keyed('used-for-another-1', { ...add, id: 192 }))).status).toBe(422);
    expect((await browser.call('/cart/remove', keyed('used-for-another-1', { id: 191 }))).status).toBe(422);
  });

  it('refuses an invalid key', async () => {
    expect((await backend.browser().call('/cart/add', keyed('short'))).status).toBe(400);
  });
});

describe('a repeated call whose first one began a session', () => {
  const account = { email: 'ada@northwind.example', password: 'long enough for this', tracking_id: null };
  const quote = { emails: ['ada@northwind.example'], cart: { plan: { id: 8 }, modules: [], currency: 'USD' } };
  type Browser = ReturnType<Backend['browser']>;
  const memberOf = async (browser: Browser) => (await browser.call('/account/session')).body.member_id;
  const mailsOf = async (browser: Browser) =>
    Reflect.get((await browser.call('/demo/outbox')).body, 'data') as readonly unknown[];
  const share = (browser: Browser, key: string) => browser.call('/cart/share', keyed(key, quote));
  const register = (browser: Browser, key: string, more: object = {}) =>
    browser.call('/register', keyed(key, { ...account, ...more }));

  it.each([
    ['has no session', 'registers-unknown-1', async () => undefined],
    ['has one', 'registers-visitor-1', (browser: Browser) => browser.signIn('visitor')],
  ])('signs a visitor in who %s and whose registration was carried out, its answer lost', async (_, key, come) => {
    const browser = backend.browser();
    await come(browser);
    const lost = backend.browser(browser.cookie());
    const first = await register(lost, key);
    expect(await memberOf(browser)).toBe(0);
    const again = await register(browser, key);
    expect([again.headers.get('Idempotent-Replay'), again.body]).toEqual(['true', first.body]);
    expect(again.headers.get('Set-Cookie')).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await memberOf(browser)).toBe(first.body.member_id);
  });

  it('signs nobody in who sends another text, or asks for the outcome', async () => {
    const browser = backend.browser();
    await register(backend.browser(), 'registers-stranger1');
    const other = await register(browser, 'registers-stranger1', { password: 'another one entirely' });
    const asked = await browser.call('/requests/registers-stranger1');
    expect([other.status, other.headers.get('Set-Cookie')]).toEqual([422, null]);
    expect([asked.status, asked.headers.get('Set-Cookie')]).toEqual([200, null]);
  });

  it('begins no session again that was ended since, or is over', async () => {
    const owner = backend.browser();
    await register(owner, 'registers-and-goes-1');
    await owner.signIn('visitor');
    const stranger = backend.browser();
    const again = await register(stranger, 'registers-and-goes-1');
    expect([again.status, again.headers.get('Set-Cookie'), await memberOf(stranger)]).toEqual([200, null, 0]);
  });

  it('gives a visitor the session under which the first quote was sent', async () => {
    await share(backend.browser(), 'shares-unknown-0001');
    const browser = backend.browser();
    expect(await mailsOf(browser)).toHaveLength(0);
    await share(browser, 'shares-unknown-0001');
    expect(await mailsOf(browser)).toHaveLength(1);
  });

  it('leaves a visitor the session that was begun meanwhile', async () => {
    await share(backend.browser(), 'shares-meanwhile-01');
    const browser = backend.browser();
    await share(browser, 'shares-meanwhile-02');
    const again = await share(browser, 'shares-meanwhile-01');
    expect([again.status, again.headers.get('Set-Cookie'), (await mailsOf(browser)).length]).toEqual([200, null, 1]);
  });
});

describe('GET /requests/{key}', () => {
  it('gives the stored outcome over 200, with its own status inside', async () => {
    const browser = backend.browser();
    await browser.call('/cart/remove', keyed('removes-nothing-01', { id: 1 }));
    const outcome = await browser.call('/requests/removes-nothing-01');
    expect([outcome.status, outcome.body.status]).toEqual([200, 404]);
  });

  it('knows a write whose answer was lost on the way', async () => {
    const browser = backend.browser();
    await browser.call('/demo/faults', {
      body: { call: 'POST /cart/add', kind: 'html', status: 502, times: 1, after: true },
    });
    expect((await browser.raw('/cart/add', keyed('answer-was-lost-01'))).status).toBe(502);
    expect((await browser.call('/requests/answer-was-lost-01')).body).toMatchObject({
      status: 200,
      product: { id: 191 },
    });
  });

  it('answers 404 for a write that never arrived', async () => {
    const browser = backend.browser();
    await browser.call('/demo/faults', { body: { call: 'POST /cart/add', kind: 'html', status: 502, times: 1 } });
    await browser.raw('/cart/add', keyed('it-never-arrived-1'));
    expect((await browser.call('/requests/it-never-arrived-1')).status).toBe(404);
  });

  it('tells the outcome of a member’s write to that member alone, and of a visitor’s to who has its key', async () => {
    const [member, other] = [backend.browser(), backend.browser()];
    await member.signIn('subscriber');
    await other.signIn('member');
    await member.call('/cart/add', keyed('of-a-member-000001'));
    await backend.browser().call('/cart/add', keyed('of-a-visitor-00001'));
    const asked = async (who: typeof member, key: string) => (await who.call(`/requests/${key}`)).status;
    expect(
      await Promise.all([member, other, backend.browser()].map((who) => asked(who, 'of-a-member-000001'))),
    ).toEqual([200, 401, 401]);
    expect(await Promise.all([member, backend.browser()].map((who) => asked(who, 'of-a-visitor-00001')))).toEqual([
      200, 200,
    ]);
  });
});
