import { describe, expect, it } from 'vitest';
import { readTokenAnswer, tokenEntry } from '../../../src/domain/billing/token';

const TOKEN = { token: 'tok_1', lastFour: '4242', cardType: 'visa' };

describe('the answer of a payment provider’s fields', () => {
  it('is a token with the last four digits and the type of the card', () => {
    expect(readTokenAnswer(TOKEN, 'credit_card')).toEqual({ payment: TOKEN });
    expect(readTokenAnswer({ ...TOKEN, cardType: 'rupay', cardno: '4242424242424242' }, 'credit_card')).toEqual({
      payment: { ...TOKEN, cardType: '' },
    });
  });

  it('names only errors of the fields that the method has', () => {
    const faults = { cardno: 'invalid', cvv: 'missing', zip: 'missing', account_number: 'invalid' };
    expect(readTokenAnswer({ faults }, 'credit_card')).toEqual({ faults: { cardno: 'invalid', cvv: 'missing' } });
    expect(readTokenAnswer({ faults }, 'ach')).toEqual({ faults: { account_number: 'invalid' } });
    expect(readTokenAnswer({ faults: { cardno: 'ugly' } }, 'credit_card')).toBeNull();
    expect(readTokenAnswer({ faults: Object.create({ cardno: 'invalid' }) }, 'credit_card')).toBeNull();
  });

  it.each([
    undefined,
    null,
    'tok_1',
    [],
    {},
    { token: 'tok_1' },
    { lastFour: '4242' },
    { token: '', lastFour: '4242' },
    { token: 7, lastFour: '4242' },
    { token: 'to k', lastFour: '4242' },
    { token: 'tök', lastFour: '4242' },
    { token: 'x'.repeat(501), lastFour: '4242' },
    { token: 'tok_1', lastFour: 4242 },
    { token: 'tok_1', lastFour: '424242' },
    Object.create(TOKEN) as unknown,
    JSON.parse('{"__proto__":{"token":"tok_1","lastFour":"4242"}}') as unknown,
    // A card number in place of the token.
    { token: '4242424242424242', lastFour: '4242' },
    { token: '3782-822463-10005', lastFour: '0005' },
  ])('is rejected if it is invalid: %j', (answer) => {
    expect(readTokenAnswer(answer, 'credit_card')).toBeNull();
  });
});

it('a token is sent with the masked payment and without its numbers [BIL-21]', () => {
  const payment = { token: 'tok_1', lastFour: '4242', cardType: 'visa' } as const;
  expect(tokenEntry('credit_card', 'Marisol Ibarra', payment)).toEqual({
    payment_token: 'tok_1',
    name_on_account: 'Marisol Ibarra',
    last_four: '4242',
    card_type: 'visa',
  });
  expect(tokenEntry('ach', 'Tidewater', payment)).toEqual({
    payment_token: 'tok_1',
    name_on_account: 'Tidewater',
    last_four: '4242',
  });
});
