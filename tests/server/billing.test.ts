import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../../demo/server/vault/test-cards';
import { billingChallenges, billingDetails, requests } from '../../demo/server/db/schema';
import { hasCheckDigit } from '../../src/domain/billing/card-number';
import { DETAILS } from '../kit/billing';
import { openBackend, START, type Backend } from './kit';

const NUMBER = '5555555555554444';
const card = (cardno = NUMBER) => ({
  type: 1,
  cardno,
  cvv: '123',
  name_on_account: 'Marisol Ibarra',
  year: String(new Date().getFullYear() + 1),
  month: '8',
});

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
}, START);
afterAll(() => backend.close());

async function arrive(name: string) {
  const browser = backend.browser();
  await browser.signIn(name);
  const session = async () => (await browser.call('/account/session')).body as Record<string, unknown>;
  const { member_id: id } = await session();
  return {
    ...browser,
    id: Number(id),
    session,
    info: async () =>
      (await browser.call('/account/billing/info')).body as unknown as { billing: Record<string, unknown> | null },
    update: (body: object, headers?: Record<string, string>) =>
      browser.call('/account/billing/update', { body: { member_id: id, ...DETAILS, ...body }, headers }),
  };
}

describe('billing details', () => {
  it('are returned masked, and are empty if none were entered [BIL-13, BIL-14]', async () => {
    const { billing } = await (await arrive('subscriber')).info();
    expect(billing).toMatchObject({
      first_name: 'Robin',
      type: 1,
      card_type: 'visa',
      first_six: '424242',
      last_four: '4242',
    });
    expect(Object.keys(billing ?? {})).not.toEqual(expect.arrayContaining(['cardno']));
    expect((await (await arrive('member')).info()).billing).toBeNull();
  });

  it('are stored without the number and the code, and so is the outcome [API-46, BIL-16, BIL-22]', async () => {
    const member = await arrive('member');
    const key = 'billing-update-0001';
    const answer = await member.update(card(), { 'Idempotency-Key': key });
    expect([answer.status, answer.body.status]).toEqual([200, 200]);
    expect((await member.info()).billing).toMatchObject({
      card_type: 'mastercard',
      first_six: '555555',
      last_four: '4444',
      month: '8',
    });
    expect(await member.session()).toMatchObject({
      billing_info: { type: 1, first_name: 'Marisol', country: 'US', member_id: member.id },
    });
    const rows = JSON.stringify([
      await backend.db.select().from(billingDetails),
      await backend.db.select().from(requests).where(eq(requests.key, key)),
    ]);
    expect(rows).toContain('555555');
    for (const secret of [NUMBER, NUMBER.slice(-12), '"123"']) expect(rows).not.toContain(secret);
  });

  it('keep the named card, and accept no other card without its number', async () => {
    const member = await arrive('pastdue');
    const kept = { type: 1, first_six: '424242', last_four: '4242' };
    expect((await member.update(kept)).body.status).toBe(200);
    expect((await member.info()).billing).toMatchObject({ address1: '1 Dock Street', last_four: '4242' });
    expect((await member.update({ ...kept, last_four: '1111' })).body).toMatchObject({ status: 422 });
  });

  it('are validated by the rules of the page, with the reason in the result [BIL-17]', async () => {
    const member = await arrive('trial');
    expect((await member.update({ ...card(), zip: '1', first_name: '' })).body).toMatchObject({
      status: 422,
      result: 'Please check: First name, ZIP code.',
    });
    expect((await member.update({ ...card(), cvv: '12' })).body).toMatchObject({
      status: 422,
      result: 'Please check: CVV.',
    });
    expect(
      (await member.update({ type: 2, name_on_account: '', routing_number: '1', account_number: '' })).body,
    ).toMatchObject({ status: 422, result: 'Please check: Name on the account, Routing number, Account number.' });
    expect((await member.update({ ...card(), year: String(new Date().getFullYear()), month: '0' })).body.status).toBe(
      200,
    );
    expect((await member.update({ type: 9 })).body.status).toBe(406);
    expect((await member.update({})).body.status).toBe(403);
  });

  it.each([
    ['es', 'Revise estos campos: Nombre, Apellidos, Código ZIP.'],
    ['vi', 'Vui lòng kiểm tra: Họ, Tên, Mã ZIP.'],
  ])('are refused in %s with the labels that the form has there', async (language, result) => {
    const wrong = { ...card(), zip: '1', first_name: '', last_name: '' };
    const { body } = await (await arrive('trial')).update(wrong, { 'Accept-Language': language });
    expect(body).toMatchObject({ status: 422, result });
  });

  it('are refused with the label of the country', async () => {
    const { body } = await (await arrive('trial')).update({ ...card(), country: 'CA', state: '', zip: '1' });
    expect(body).toMatchObject({ status: 422, result: 'Please check: Province, Postal code.' });
  });

  it('accept bank accounts, Amazon and PayPal [CHK-48]', async () => {
    const member = await arrive('paused');
    const bank = {
      type: 2,
      name_on_account: 'Tidewater',
      routing_number: '021000021',
      account_number: '000123456789',
      account_type: 'savings',
    };
    expect((await member.update(bank)).body.status).toBe(200);
    expect((await member.info()).billing).toMatchObject({
      type: 2,
      last_four: '6789',
      account_type: 'savings',
      first_six: '',
    });
    expect(JSON.stringify(await backend.db.select().from(billingDetails))).not.toContain('000123456789');
    expect((await member.update({ type: 3, amazon_billing_agreement_id: 'B01-1234567-1234567' })).body.status).toBe(
      200,
    );
    expect((await member.update({ type: 4 })).body.status).toBe(200);
    expect((await member.info()).billing).toMatchObject({ type: 4 });
  });

  it.each(Object.entries(TEST_CARDS))(
    'answer the test card %s with its status in the body',
    async (number, { status }) => {
      expect(hasCheckDigit(number)).toBe(true);
      const answer = await (await arrive('expired')).update(card(number));
      expect([answer.status, answer.body.status]).toEqual([200, status]);
    },
  );

  it('of a card with a challenge are stored once, after the bank has confirmed [ERR-26]', async () => {
    const member = await arrive('canceled');
    const asked = await member.update(card('4000000000003220'));
    const { url } = (asked.body as unknown as { result: { url: string } }).result;
    const page = await member.raw(url);
    expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self' http://127.0.0.1");
    expect(await page.text()).toContain('400000 •••••• 3220');
    const { three_d_token_id: token } = (await member.call(url, { body: {} })).body as unknown as Record<
      string,
      string
    >;
    expect(
      (await (await arrive('expired')).update({ ...card('4000000000003220'), three_d_token_id: token })).body.status,
    ).toBe(604);
    expect((await member.update({ ...card('4000000000003220'), three_d_token_id: token })).body.status).toBe(200);
    expect((await member.info()).billing).toMatchObject({ last_four: '3220' });
    expect((await member.update({ ...card('4000000000003220'), three_d_token_id: token })).body.status).toBe(604);
    expect((await member.raw('/account/billing/challenge/nobody')).status).toBe(404);
    expect(JSON.stringify(await backend.db.select().from(billingChallenges))).not.toContain('4000000000003220');
  });

  it.each([
    ['visitor', 401, 401],
    ['readonly', 200, 403],
    ['bookkeeper', 200, 403],
    ['indirect', 406, 406],
    ['affiliate', 406, 406],
    ['shopify', 406, 406],
    ['store', 406, 406],
  ])('answer %s with %i on reading and %i on changing [BIL-20]', async (name, seen, changed) => {
    const somebody = await arrive(name);
    expect((await somebody.call('/account/billing/info')).body.status).toBe(seen);
    expect((await somebody.update(card())).body.status).toBe(changed);
  });

  it('of another account cannot be changed', async () => {
    expect((await (await arrive('wired')).update({ ...card(), member_id: 1001 })).body.status).toBe(403);
  });
});
