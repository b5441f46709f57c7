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
