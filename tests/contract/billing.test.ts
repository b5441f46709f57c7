import { describe, expect, it } from 'vitest';
import { readBillingInfo, readChallenge, readChallengeResult, toBillingBody } from '../../src/contract/billing';
import { readBillingDraft } from '../../src/contract/stored-billing';
import { NO_DETAILS } from '../kit/billing';
import type { PaymentWish, StoredPayment } from '../../src/domain/billing/info';

const TODAY = { year: 2026, month: 11 };
const DETAILS = { ...NO_DETAILS, firstName: 'Robin', country: 'US' };
const EXPIRY = { year: '2031', month: '8' };
const wish = (method: 'credit_card' | 'ach' | 'amazon' | 'paypal', entry: Record<string, string>): PaymentWish => ({
  kind: 'new',
  method,
  expiry: EXPIRY,
  accountType: 'savings',
  entry,
});
const namesOf = (payment: PaymentWish, token: string | null = null) =>
  Object.keys(toBillingBody(7, DETAILS, payment, token));

/** The fields of the billing form, as the requirement lists them. [BIL-21] */
const COVERED =
  'first_name last_name company address1 address2 city state zip country phone type card_type year month first_six last_four cardno vatno cvv name_on_account routing_number account_number account_type amazon_billing_agreement_id three_d_token_id';

describe('toBillingBody', () => {
  it('sends exactly the required fields and the member id, over all payment methods [BIL-21, API-46]', () => {
    const card = { cardno: '1', cvv: '1', name_on_account: 'R', card_type: 'visa', first_six: '1', last_four: '1' };
    const bank = { name_on_account: 'R', routing_number: '1', account_number: '1', last_four: '1' };
    const names = [
      ...namesOf(wish('credit_card', card), 'token'),
      ...namesOf(wish('ach', bank)),
      ...namesOf(wish('amazon', { amazon_billing_agreement_id: 'B01' })),
      ...namesOf(wish('paypal', {})),
    ];
    expect(new Set(names)).toEqual(new Set([...COVERED.split(' '), 'member_id']));
  });

  it('identifies a stored card that is kept, and sends no masked field [BIL-12, BIL-13]', () => {
    const payment: StoredPayment = {
      method: 'credit_card',
      cardType: 'visa',
      firstSix: '424242',
      lastFour: '4242',
      holder: 'R I',
      expiry: EXPIRY,
    };
    expect(toBillingBody(7, DETAILS, { kind: 'kept', payment }, null)).toMatchObject({
      type: 1,
      card_type: 'visa',
      first_six: '424242',
      last_four: '4242',
      ...EXPIRY,
    });
    expect(namesOf({ kind: 'kept', payment })).not.toContain('name_on_account');
    expect(namesOf({ kind: 'kept', payment: { method: 'paypal' } })).not.toContain('first_six');
  });
});

describe('readBillingInfo', () => {
  it('keeps at most the first six and last four digits of a card number, even if the server sends all [BIL-13]', () => {
    const billing = {
      type: 1,
      first_six: '4242424242424242',
      last_four: '4242424242424242',
      year: '1999',
      month: '14',
      card_type: 'odd',
    };
    expect(readBillingInfo({ status: 200, billing }, TODAY)?.payment).toEqual({
      method: 'credit_card',
      firstSix: '424242',
      lastFour: '4242',
      cardType: '',
      holder: '',
      expiry: { year: '2026', month: '11' },
    });
  });

  it('accepts missing details and every name of a payment method, and rejects a reply that is no envelope', () => {
    expect(readBillingInfo({ status: 200, billing: null }, TODAY)).toEqual({ details: NO_DETAILS, payment: null });
    expect(readBillingInfo({ billing: { type: 2, last_four: '6789' } }, TODAY)?.payment).toMatchObject({
      method: 'ach',
      lastFour: '6789',
      accountType: 'checking',
    });
    expect(readBillingInfo({ billing: { type: 'ach', last_four: '6789' } }, TODAY)?.payment?.method).toBe('ach');
    expect(readBillingInfo({ billing: { type: 'paypal' } }, TODAY)?.payment).toEqual({ method: 'paypal' });
    expect(readBillingInfo({ billing: { type: 'sepa' } }, TODAY)?.payment).toBeNull();
    expect(readBillingInfo('<html>', TODAY)).toBeNull();
  });
});

describe('a bank challenge', () => {
  it('is read from the result of the reply, and its outcome from a message of the bank’s page [ERR-26]', () => {
    expect(readChallenge({ status: 604, result: { url: '/c/1' } })).toBe('/c/1');
    for (const body of [{}, { result: 'text' }, { result: {} }, null]) expect(readChallenge(body)).toBeNull();
    expect(readChallengeResult({ type: 'waybill-three-d', three_d_token_id: 't' })).toEqual({ token: 't' });
    expect(readChallengeResult({ type: 'waybill-three-d' })).toEqual({ token: null });
    for (const message of ['waybill-three-d', { type: 'x', three_d_token_id: 't' }, null, 7])
      expect(readChallengeResult(message)).toBeNull();
  });
});

describe('readBillingDraft', () => {
  it('drops card numbers and security codes, which must never be persisted', () => {
    const draft = readBillingDraft({ memberId: 7, method: 'ach', cardno: '4242', details: { ...DETAILS, cvv: '123' } });
    expect(draft).toEqual({ memberId: 7, method: 'ach', details: DETAILS });
    for (const odd of [null, 'x', {}, { memberId: 'x' }]) expect(readBillingDraft(odd)).toBeNull();
  });
});
