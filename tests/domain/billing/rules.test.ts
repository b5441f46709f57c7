import { describe, expect, it } from 'vitest';
import { expiryOf, isExpired, monthOr, yearOr, yearsFrom } from '../../../src/domain/billing/expiry';
import { maskedCvv, maskedName, maskedNumber } from '../../../src/domain/billing/mask';
import { methodName, PAYMENT_METHODS, offeredMethods, PaymentMethod } from '../../../src/domain/billing/methods';
import { paymentEntry, paymentFaults, type PaymentField } from '../../../src/domain/billing/payment';
import { billingStanding } from '../../../src/domain/billing/standing';
import { VISITOR } from '../../../src/domain/subscription/user-type';
import type { Account } from '../../../src/domain/subscription/types';

const TODAY = { year: 2026, month: 11 };

const typedAs = (texts: Partial<Record<PaymentField, string>>) => (field: PaymentField) => texts[field] ?? '';
const account = (more: Partial<Account>): Account => ({ ...VISITOR, memberId: 7, ...more });
const settings = (manage: 0 | 1, view: 0 | 1) => ({
  policy: { ...VISITOR.policy, settings: [manage, view] as const },
});

describe('the date of a card', () => {
  it.each([
    ['2026', '2026'],
    ['2036', '2036'],
    [2030, '2030'],
    ['2037', '2026'],
    ['1999', '2026'],
    ['26', '2026'],
    ['20301', '2026'],
    ['', '2026'],
    [undefined, '2026'],
  ])('has four digits, 20xx and at most ten years ahead: %s becomes %s [BIL-08, BIL-09]', (year, expected) => {
    expect(yearOr(year, TODAY)).toBe(expected);
  });

  it.each([
    ['1', '1'],
    ['08', '8'],
    [12, '12'],
    ['0', '11'],
    ['13', '11'],
    ['008', '11'],
    ['-1', '11'],
    ['x', '11'],
    [null, '11'],
  ])('has a month of one or two digits, 1 to 12: %s becomes %s [BIL-10, BIL-11]', (month, expected) => {
    expect(monthOr(month, TODAY)).toBe(expected);
  });

  it('is valid until the end of its month', () => {
    expect(expiryOf({ year: 2026, month: 14 }, TODAY)).toEqual({ year: '2026', month: '11' });
    expect(isExpired({ year: '2026', month: '11' }, TODAY)).toBe(false);
    expect(isExpired({ year: '2026', month: '10' }, TODAY)).toBe(true);
    expect(isExpired({ year: '2027', month: '1' }, TODAY)).toBe(false);
    expect(yearsFrom(TODAY)).toHaveLength(11);
  });
});

describe('the mask of a payment', () => {
  it('shows the first letters of the holder [BIL-12]', () => {
    expect(['Marisol Ibarra', ' Łucja  von Żak ', '', '😀x'].map(maskedName)).toEqual([
      'M•••• I••••',
      'Ł•••• v•••• Ż••••',
      '',
      '😀••••',
    ]);
  });
  it('shows the first six and the last four digits of a card [BIL-13]', () => {
    expect(maskedNumber('4242')).toBe('••••\u00A04242');
    expect(maskedNumber('')).toBe('••••');
  });
  it('shows nothing of the security code [BIL-14]', () => {
    expect([maskedCvv(3), maskedCvv(4)]).toEqual(['•••', '••••']);
  });
});

describe('payment methods', () => {
  it('are four, each with its number [CHK-48]', () => {
    expect(PaymentMethod).toEqual({ credit_card: 1, ach: 2, amazon: 3, paypal: 4 });
    expect([0, 1, 2, 3, 4, 5].map(methodName)).toEqual([null, ...PAYMENT_METHODS, null]);
  });
  it('are offered if both the account and the page allow them [CHK-49]', () => {
    expect(offeredMethods([4, 2])).toEqual(['ach', 'paypal']);
    expect(offeredMethods([1, 2, 3, 4], ['paypal', 'credit_card'])).toEqual(['credit_card', 'paypal']);
    expect(offeredMethods([2], ['credit_card'])).toEqual([]);
    expect(offeredMethods([], [])).toEqual([]);
  });
});

describe('the entered payment', () => {
  const card = { cardno: '4242 4242 4242 4242', name_on_account: ' Robin ', cvv: '123' };

  it('is validated by its method', () => {
    expect(paymentFaults('credit_card', typedAs({}))).toEqual({
      cardno: 'missing',
      name_on_account: 'missing',
      cvv: 'missing',
    });
    expect(paymentFaults('credit_card', typedAs(card))).toEqual({});
    expect(paymentFaults('credit_card', typedAs({ ...card, cardno: '3782 822463 10005' }))).toEqual({ cvv: 'invalid' });
    expect(
      paymentFaults('ach', typedAs({ ach_name: 'A', routing_number: '021000021', account_number: '123' })),
    ).toEqual({ account_number: 'invalid' });
    expect(paymentFaults('amazon', typedAs({ amazon_billing_agreement_id: 'B01' }))).toEqual({
      amazon_billing_agreement_id: 'invalid',
    });
    expect(paymentFaults('paypal', typedAs({}))).toEqual({});
  });

  it('is sent with the field names of the wire [BIL-21]', () => {
    expect(paymentEntry('credit_card', typedAs(card))).toEqual({
      cardno: '4242424242424242',
      cvv: '123',
      name_on_account: 'Robin',
      card_type: 'visa',
      first_six: '424242',
      last_four: '4242',
    });
  });
});

describe('access to the billing details', () => {
  it.each([
    [VISITOR, 'visitor'],
    [account({}), 'open'],
    [account(settings(1, 1)), 'hidden'],
    [account({ isIndirect: true }), 'reseller'],
    [account({ isAffiliate: true }), 'reseller'],
    [account({ billingType: 'shopify' }), 'shopify'],
    [account({ isMobile: true }), 'store'],
    [account({ isReadOnly: true }), 'read-only'],
    [account(settings(1, 0)), 'policy'],
  ] as const)('depends on the account, case %# [BIL-20, BIL-22]', (who, standing) => {
    expect(billingStanding(who, ['credit_card'])).toBe(standing);
  });

  it('is refused if no payment method is available [CHK-49]', () => {
    expect(billingStanding(account({}), [])).toBe('no-method');
  });
});
