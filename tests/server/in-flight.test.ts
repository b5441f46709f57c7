import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VISITORS } from '../../demo/server/mail/allowance';
import { DETAILS } from '../kit/billing';
import { openBackend, START, type Backend } from './kit';

/** These tests send no idempotency keys, because writes must be safe against races without them too. */
let at = Date.now();
let backend: Backend;
beforeAll(async () => {
  backend = await openBackend({ now: () => (at += 1), isProxied: true, mailAllowance: VISITORS.mails });
}, START);
afterAll(() => backend.close());

const many = <T>(count: number, send: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => send(n)));
const shared = { comments: '', cart: { plan: { id: 8 }, modules: [], currency: 'USD' } };

const share = (network: string, body: object) =>
  backend.browser().call('/cart/share', { body, headers: { 'X-Forwarded-For': network } });
const went = (answers: readonly { readonly status: number }[]) => answers.filter(({ status }) => status === 200).length;

const arrive = async (name: string) => {
  const browser = backend.browser();
  await browser.signIn(name);
  const { member_id: id } = (await browser.call('/account/session')).body as Record<string, unknown>;
  return { ...browser, id };
};

describe('concurrent visitors without idempotency keys', () => {
  it('share the allowance of their network for quotes', async () => {
    const emails = Array.from({ length: 5 }, (_, n) => `dispatch-${n}@example.com`);
    const answers = await many(12, () => share('192.0.2.61', { ...shared, emails }));
    expect(went(answers)).toBe(VISITORS.mails / emails.length);
  });

  it('share the allowance for links', async () => {
    const answers = await many(VISITORS.links + 8, () => share('192.0.2.62', { ...shared, emails: [], link: 1 }));
    expect(went(answers)).toBe(VISITORS.links);
  });

  it('share the allowance for the pricing guide', async () => {
    const network = '192.0.2.63';
    const emails = Array.from({ length: 9 }, (_, n) => `dispatch-${n}@example.com`);
    await share(network, { ...shared, emails });
    await share(network, { ...shared, emails });
    const headers = { 'X-Forwarded-For': network };
    const body = { email: 'ada@example.com' };
    const answers = await many(8, () => backend.browser().call('/pricing/guide', { body, headers }));
    expect(went(answers)).toBe(2);
  });
});

describe('a member in two concurrent tabs', () => {
  const year = String(new Date().getFullYear() + 1);
  const CARD = { type: 1, cardno: '5555555555554444', cvv: '123', name_on_account: 'Marisol Ibarra', year, month: '8' };

  it('keeps the new card of one tab when the other changes the address', async () => {
    const { call, id } = await arrive('subscriber');
    const update = (more: object) =>
      call('/account/billing/update', { body: { member_id: id, ...DETAILS, type: 1, ...more } });
    const stored = { first_six: '424242', last_four: '4242' };
    const [card, address] = await Promise.all([update(CARD), update({ ...stored, address1: '1 Pier Lane' })]);
    expect(card.body.status).toBe(200);
    // If the card was stored first, the card that the address update names is gone, and the person has to check again.
    expect([200, 422]).toContain(address.body.status);
    expect(await call('/account/billing/info')).toMatchObject({ body: { billing: { last_four: '4444' } } });
  });

  it('cannot enter more cards than the vault allows a member', async () => {
    const { call } = await arrive('member');
    const { key } = (await call('/account/billing/vault-key', { body: {} })).body as Record<string, unknown>;
    const answers = await many(30, async () => {
      const response = await backend.vault.request(`${backend.at.vault}/tokens`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: backend.at.vault },
        body: JSON.stringify({ key, cardno: CARD.cardno, cvv: CARD.cvv }),
      });
      return ((await response.json()) as { readonly status: number }).status;
    });
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
  });
});
