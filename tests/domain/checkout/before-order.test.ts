import { describe, expect, it } from 'vitest';
import { needsMethod } from '../../../src/domain/checkout/before-order';
import type { Account } from '../../../src/domain/subscription/types';
import { anAccount } from '../../kit/catalogue';

const CARDS = [1, 2, 3, 4];
const member = (more: Partial<Account> = {}): Account => anAccount({ paymentMethods: CARDS, ...more });
const DUE = { total: 9900 };

describe('an order', () => {
  it.each([
    ['charges something and none is stored', member(), DUE, false, true],
    ['has one stored', member(), DUE, true, false],
    ['charges nothing', member(), { total: 0 }, false, false],
    ['does not say what it charges', member(), { total: null }, false, false],
    ['may have one stored', member(), DUE, null, false],
    ['is of a member who supports none that is offered', member({ paymentMethods: [] }), DUE, null, true],
    ['is of a member who may not store one', member({ isReadOnly: true }), DUE, false, true],
    ['is paid by bank transfer', member({ isWired: true }), DUE, false, false],
    ['is billed by Shopify', member({ billingType: 'shopify', paymentMethods: [] }), DUE, false, false],
    ['is billed by a mobile store', member({ isMobile: true, paymentMethods: [] }), DUE, false, false],
    ['is billed by a reseller', member({ isIndirect: true, paymentMethods: [] }), DUE, false, false],
  ] as const)('that %s needs a payment method or not [REV-15, REV-23]', (_, account, due, hasMethod, expected) => {
    expect(needsMethod(account, due, hasMethod)).toBe(expected);
  });
});
