import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vaultCards } from '../../demo/server/db/schema';
import { startServer } from '../../demo/server/server';
import { DETAILS } from '../kit/billing';
import { openBackend, START, type Backend } from './kit';
import { freshPlace } from './place';

const NUMBER = '5555555555554444';
const MINUTE = 60_000;
const UPDATE = {
  ...DETAILS,
  type: 1,
  name_on_account: 'Marisol Ibarra',
  year: String(new Date().getFullYear() + 1),
  month: '8',
};
const TOO_LATE = { status: 422, result: 'This card was entered too long ago. Please save it again.' };

let late = 0;
let backend: Backend;
beforeAll(async () => {
  backend = await openBackend({ now: () => Date.now() + late });
}, START);
afterAll(() => backend.close());

interface Said {
  readonly status: number;
  readonly token?: string;
  readonly faults?: unknown;
}

/** Sends a card from a frame of the vault, which has no cookie. */
async function enter(body: unknown, headers: Record<string, string> = {}): Promise<Said> {
  const response = await backend.vault.request(`${backend.at.vault}/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: backend.at.vault, ...headers },
    body: JSON.stringify(body),
  });
  expect(response.headers.get('Set-Cookie')).toBeNull();
  return (await response.json()) as Said;
}

async function arrive(name: string) {
  const browser = backend.browser();
  await browser.signIn(name);
  const { member_id: id } = (await browser.call('/account/session')).body as Record<string, unknown>;
  const key = async (): Promise<string> =>
    String((await browser.call('/account/billing/vault-key', { body: {} })).body.key);
  return {
    ...browser,
    key,
    token: async (cardno = NUMBER, cvv = '123'): Promise<string> =>
      (await enter({ key: await key(), cardno, cvv })).token ?? expect.fail('there is no token'),
    update: async (more: object) =>
      (await browser.call('/account/billing/update', { body: { member_id: id, ...UPDATE, ...more } })).body,
    stored: async () =>
      ((await browser.call('/account/billing/info')).body as { billing?: Record<string, unknown> }).billing,
  };
}

describe('a card in the vault', () => {
  it('is saved once by its token, with the vault’s data and not the page’s [API-46, BIL-13, BIL-22]', async () => {
    const member = await arrive('member');
    const token = await member.token();
    const update = { payment_token: token, card_type: 'visa', last_four: '0000', first_six: '000000' };
    expect((await member.update(update)).status).toBe(200);
    expect(await member.stored()).toMatchObject({
      card_type: 'mastercard',
      first_six: '555555',
      last_four: '4444',
      name_on_account: 'Marisol Ibarra',
    });
    expect(await member.update(update)).toMatchObject(TOO_LATE);
  });

  it('belongs to one member and cannot be used by another', async () => {
    const member = await arrive('member');
    const token = await member.token();
    expect(await (await arrive('trial')).update({ payment_token: token })).toMatchObject(TOO_LATE);
    expect((await member.update({ payment_token: token })).status).toBe(200);
  });

  it.each([['tok_nothing'], [''], [7], [null], [{}]])('is not found for the token %j', async (token) => {
    expect(await (await arrive('member')).update({ payment_token: token })).toMatchObject(TOO_LATE);
  });

  it('is deleted after five minutes, and its key after two', async () => {
    const member = await arrive('member');
    const [token, key] = [await member.token(), await member.key()];
    late = 2 * MINUTE + 1;
    expect((await enter({ key, cardno: NUMBER, cvv: '123' })).status).toBe(401);
    late = 5 * MINUTE + 1;
    expect(await member.update({ payment_token: token })).toMatchObject(TOO_LATE);
    await member.token();
    expect(await backend.db.select().from(vaultCards)).toHaveLength(1);
    late = 0;
  });

  it('is stored encrypted, without its token in the database and without the security code', async () => {
    const member = await arrive('member');
    const token = await member.token(NUMBER, '987');
    const rows = JSON.stringify(await backend.db.select().from(vaultCards));
    expect(rows).toContain('sealed');
    // Whole words: random hexadecimal digits hold any three digits now and then.
    for (const secret of [NUMBER, NUMBER.slice(0, 6), NUMBER.slice(-4), '987', token])
      expect(rows).not.toMatch(new RegExp(`\\b${secret}\\b`));
    await member.update({ payment_token: token });
  });

  it.each([
    ['4000000000000002', 601],
    ['4000000000007007', 700],
  ])('has the result of the test number %s: %i', async (number, status) => {
    const member = await arrive('expired');
    expect((await member.update({ payment_token: await member.token(number) })).status).toBe(status);
    expect((await member.update({ payment_token: await member.token() })).status).toBe(200);
  });

  it('may need a challenge: the second try has a new token [ERR-26]', async () => {
    const member = await arrive('canceled');
    const asked = await member.update({ payment_token: await member.token('4000000000003220') });
    expect(asked.status).toBe(604);
    const { url } = (asked as unknown as { result: { url: string } }).result;
    const { three_d_token_id: confirmed } = (await member.call(url, { body: {} })).body as Record<string, unknown>;
    const again = { payment_token: await member.token('4000000000003220'), three_d_token_id: confirmed };
    expect((await member.update(again)).status).toBe(200);
    expect(await member.stored()).toMatchObject({ last_four: '3220' });
  });

  it('needs a holder and an expiry date like every card', async () => {
    const member = await arrive('member');
    expect(await member.update({ payment_token: await member.token(), name_on_account: '' })).toMatchObject({
      result: 'Please check: Name on card.',
    });
    // A card token is valid only for the method card.
    expect(await member.update({ payment_token: await member.token(), type: 2 })).toMatchObject({ status: 422 });
  });
});

/** Agrees in the window of a provider, which has no cookie. */
const agree = async (body: object, headers: Record<string, string> = {}) =>
  (await (
    await backend.vault.request(`${backend.at.vault}/agreements`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: backend.at.vault, ...headers },
      body: JSON.stringify(body),
    })
  ).json()) as { status: number; reference?: string; account?: string };

describe('an agreement in the vault', () => {
  const OVER = {
    status: 422,
    result: 'This agreement is no longer open. Please agree with PayPal again.',
  };

  it('with PayPal is good for one update of one member [API-46, BIL-21]', async () => {
    const [subscriber, other] = [await arrive('trial'), await arrive('member')];
    const { reference, account } = await agree({ provider: 'paypal', key: await subscriber.key() });
    expect(account).toMatch(/@paypal\.example$/);
    expect(await other.update({ type: 4, payment_token: reference })).toMatchObject(OVER);
    expect(await subscriber.update({ type: 4, payment_token: reference })).toMatchObject({ status: 200 });
    expect(await subscriber.stored()).toMatchObject({ type: 4 });
    expect(await subscriber.update({ type: 4, payment_token: reference })).toMatchObject(OVER);
  });

  it('with Amazon Pay gives the id of a billing agreement', async () => {
    const member = await arrive('trial');
    const { reference } = await agree({ provider: 'amazon', key: await member.key() });
    expect(reference).toMatch(/^B01-\d{7}-\d{7}$/);
    expect(await member.update({ type: 3, amazon_billing_agreement_id: reference })).toMatchObject({ status: 200 });
  });

  it('is no card, and a card is no agreement', async () => {
    const member = await arrive('trial');
    const { reference } = await agree({ provider: 'paypal', key: await member.key() });
    expect(await member.update({ payment_token: reference })).toMatchObject(TOO_LATE);
    expect(await member.update({ type: 4, payment_token: await member.token() })).toMatchObject(OVER);
  });

  it('is made only in the vault’s own window, with a key, for a known provider', async () => {
    const key = await (await arrive('trial')).key();
    expect(await agree({ provider: 'paypal', key }, { Origin: backend.at.shop })).toMatchObject({ status: 403 });
    expect(await agree({ provider: 'paypal', key: 'none' })).toMatchObject({ status: 401 });
    expect(await agree({ provider: 'other', key })).toMatchObject({ status: 422 });
    const window = await backend.vault.request(`${backend.at.vault}/agree/paypal`);
    expect(window.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect((await backend.vault.request(`${backend.at.vault}/agree/other`)).status).toBe(404);
  });
});

describe('the vault', () => {
  it.each([
    ['no number', { cardno: '', cvv: '123' }, { cardno: 'missing' }],
    ['a wrong digit', { cardno: '5555555555554445', cvv: '123' }, { cardno: 'invalid' }],
    ['a digit too few', { cardno: NUMBER.slice(0, -1), cvv: '12' }, { cardno: 'invalid', cvv: 'invalid' }],
    ['a security code of three digits instead of four', { cardno: '378282246310005', cvv: '123' }, { cvv: 'invalid' }],
    ['fields that are not text', { cardno: { a: 1 }, cvv: ['123'] }, { cardno: 'missing', cvv: 'missing' }],
  ])('gives no token for %s', async (_, card, faults) => {
    const key = await (await arrive('member')).key();
    expect(await enter({ key, ...card })).toMatchObject({ status: 422, faults });
  });

  it('accepts messages only from its own frames', async () => {
    const key = await (await arrive('member')).key();
    const card = { key, cardno: NUMBER, cvv: '123' };
    for (const origin of [backend.at.shop, 'https://evil.example', 'null', ''])
      expect((await enter(card, { Origin: origin })).status).toBe(403);
    expect((await enter(card, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await enter({ ...card, more: 'x'.repeat(4000) })).status).toBe(413);
    const [memberId = '', until = '', signature = ''] = key.split('.');
    for (const forged of [
      '',
      `${Number(memberId) + 1}.${until}.${signature}`,
      `${memberId}.${Number(until) + 1}.${signature}`,
      undefined,
    ])
      expect((await enter({ ...card, key: forged })).status).toBe(401);
  });

  it('keeps twenty open cards of a member, however many are entered at once', async () => {
    const member = await arrive('wired');
    const key = await member.key();
    const entered = await Promise.all(Array.from({ length: 40 }, () => enter({ key, cardno: NUMBER, cvv: '123' })));
    expect(entered.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 20 }, () => 200),
      ...Array.from({ length: 20 }, () => 429),
    ]);
  });

  it.each([
    ['visitor', 401],
    ['readonly', 403],
    ['bookkeeper', 403],
    ['shopify', 406],
    ['indirect', 406],
  ])('is closed to %s: %i [BIL-20]', async (name, status) => {
    const answer = await (await arrive(name)).call('/account/billing/vault-key', { body: {} });
    expect(answer.body).toMatchObject({ status });
    expect(answer.body).not.toHaveProperty('key');
  });

  it.each([
    ['number', 'cc-number'],
    ['cvv', 'cc-csc'],
  ])('has a frame for the %s that only pages of the shop may embed', async (name, autocomplete) => {
    const response = await backend.vault.request(`${backend.at.vault}/${name}`);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    const rules = policy.split('; ');
    expect(rules).toContain("default-src 'none'");
    expect(rules.find((rule) => rule.startsWith('frame-ancestors'))).toBe(
      `frame-ancestors ${backend.at.shop} ${backend.at.shop.replace('127.0.0.1', 'localhost')}`,
    );
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain(`autocomplete="${autocomplete}"`);
    expect(html).not.toContain(' src=');
  });

  it('serves nothing else, and names no card data in errors', async () => {
    expect((await backend.vault.request(`${backend.at.vault}/tokens`)).status).toBe(404);
    expect((await backend.vault.request(`${backend.at.vault}/constructor`)).status).toBe(404);
    expect((await backend.vault.request(`${backend.at.vault}/`)).status).toBe(404);
    expect((await enter('not a card')).status).toBe(401);
  });
});

describe('the server', () => {
  it('serves shop and vault on separate ports, and closes both', { timeout: START }, async () => {
    const { where, drop } = await freshPlace();
    const lines: string[] = [];
    const server = await startServer({ ...where, port: 0, log: (line) => lines.push(line) });
    // In demo mode the first line says so.
    expect(lines.slice(-2).map((line) => line.split(': ')[1])).toEqual([server.url, server.vaultUrl]);
    const policy = (await fetch(`${server.vaultUrl}cvv`)).headers.get('Content-Security-Policy');
    expect(policy).toContain(`frame-ancestors ${new URL(server.url).origin} `);
    expect(await (await fetch(`${server.url}account/billing/hosted`)).text()).toContain(
      new URL(server.vaultUrl).origin,
    );
    await server.close();
    for (const url of [server.url, server.vaultUrl]) await expect(fetch(url)).rejects.toThrow('fetch failed');
    await drop();
  });

  it('starts neither if one port is in use', { timeout: START }, async () => {
    const { where, drop } = await freshPlace();
    const other = createServer();
    await new Promise<void>((ready) => void other.listen(0, '127.0.0.1', ready));
    const { port } = other.address() as AddressInfo;
    const start = startServer({ ...where, port: 0, vaultPort: port });
    await expect(start).rejects.toMatchObject({ code: 'EADDRINUSE', port });
    await new Promise((done) => other.close(done));
    await drop();
  });
});
