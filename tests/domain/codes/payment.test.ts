import { describe, expect, it } from 'vitest';
import { isFailedPayment, PaymentStatus } from '../../../src/domain/codes/payment';

describe('payment markers', () => {
  it('have the values of the wire [PAY-01]', () =>
    expect(Object.entries(PaymentStatus).map(([name, value]) => `${value} ${name}`)).toEqual([
      '0 unpaid',
      '1 pending',
      '2 paid',
      '3 processing',
      '4 refund',
      '5 scheduled',
      '6 void',
      '7 fraud',
      '8 failed',
      '9 due',
      '10 overdue',
    ]));

  it.each([
    [0, false],
    [6, false],
    [7, false],
    [8, true],
    [9, true],
    [10, true],
  ])('%i counts as failed: %s [PAY-02]', (status, isFailed) => expect(isFailedPayment(status)).toBe(isFailed));
});
