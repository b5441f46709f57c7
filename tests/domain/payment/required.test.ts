import { describe, expect, it } from 'vitest';
import { ModuleBilling, trialOf } from '../../../src/domain/codes/module-billing';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { paymentNotices } from '../../../src/domain/payment/notices';
import type { Account } from '../../../src/domain/subscription/types';
import { accountOf, infoOf, moduleOf, TODAY } from './kit';

const PAST_DUE = { number: '1', amount: 100, dueAt: '' };
const LEGACY = { isLegacy: true, isSubscribed: false, legacyCost: 7900 };
const { paid, trial, trialExpired, overdue } = ModuleBilling;
/** Returns the reasons why a payment is required, from the notices of the account. */
const reasonsOf = (more: Partial<Account>, info = infoOf()) => [
  ...new Set(paymentNotices(accountOf(more), info, TODAY).flatMap(({ reasons }) => reasons)),
];
const ofModule = (...payment: Parameters<typeof moduleOf>) => reasonsOf({}, infoOf({}, [moduleOf(...payment)]));

describe('the markers of a module’s billing', () => {
  it('run from 0 to 3, and tell whether it is on trial [PAY-03]', () => {
    expect(ModuleBilling).toEqual({ paid: 0, trial: 1, trialExpired: 2, overdue: 3 });
    expect(Object.values(ModuleBilling).map(trialOf)).toEqual(['not-trial', 'trial', 'trial-expired', 'not-trial']);
  });
});

describe('payment', () => {
  it('is not required if all is paid', () => expect(reasonsOf({})).toEqual([]));

  it('is required if an invoice is past due [PAY-06]', () =>
    expect(reasonsOf({ pastDue: PAST_DUE })).toEqual(['past-due-invoice']));

  it.each([
    [paid, PaymentStatus.unpaid, true],
    [overdue, PaymentStatus.unpaid, true],
    [trial, PaymentStatus.unpaid, false],
    [trialExpired, PaymentStatus.unpaid, false],
    [paid, PaymentStatus.pending, false],
    [paid, null, false],
  ])('is required for a module with billing %s and payment %s as unpaid: %s [PAY-07]', (billing, status, isIt) =>
    expect(ofModule({ billing, status }).includes('unpaid-modules')).toBe(isIt),
  );

  it.each(Object.values(PaymentStatus))(
    'is required for the payment marker %i, and all from 8 on [PAY-02, PAY-08]',
    (status) => {
      const isFailed = status >= 8;
      expect(reasonsOf({}, infoOf({ status })).includes('failed-payment')).toBe(isFailed);
      expect(ofModule({ status }).includes('failed-payment')).toBe(isFailed);
    },
  );

  it.each([
    [overdue, PaymentStatus.paid, true],
    [paid, PaymentStatus.overdue, true],
    [paid, PaymentStatus.failed, false],
    [trial, PaymentStatus.overdue, false],
    [trialExpired, PaymentStatus.overdue, false],
  ])('is required for a module with billing %s and payment %s as overdue: %s [PAY-09]', (billing, status, isIt) =>
    expect(ofModule({ billing, status }).includes('overdue-modules')).toBe(isIt),
  );

  it.each([
    [LEGACY, true],
    [{ ...LEGACY, isLegacy: false }, false],
    [{ ...LEGACY, isSubscribed: true }, false],
    [{ ...LEGACY, legacyCost: 0 }, false],
  ])('is required for a legacy plan if all three conditions hold: %o %s [PAY-10]', (account, isIt) =>
    expect(reasonsOf(account)).toEqual(isIt ? ['legacy-cost'] : []),
  );

  it.each([
    [trialExpired, true, true],
    [trialExpired, false, false],
    [trial, true, false],
    [paid, true, false],
  ])('for a module with billing %s that is metered: %s, is %s [PAY-11]', (billing, isUsage, isIt) =>
    expect(ofModule({ billing, isUsage }).includes('expired-usage-trials')).toBe(isIt),
  );

  it('is not required for bundled modules', () =>
    expect(ofModule({ status: PaymentStatus.overdue, billing: overdue }, { isBundled: true })).toEqual([]));

  it('is never required for a canceled or paused subscription, and otherwise for exactly its reasons [PAY-04, PAY-05]', () => {
    const statuses = [null, ...Object.values(PaymentStatus)];
    for (const plan of statuses)
      for (const status of statuses)
        for (const billing of Object.values(ModuleBilling))
          for (const flags of Array.from({ length: 32 }, (_, bits) => bits)) {
            const has = (bit: number): boolean => Math.floor(flags / 2 ** bit) % 2 === 1;
            const account = accountOf({
              isCanceled: has(0),
              isPaused: has(1),
              pastDue: has(2) ? PAST_DUE : null,
              ...(has(3) && LEGACY),
            });
            const info = infoOf({ status: plan }, [moduleOf({ status, billing, isUsage: has(4) })]);
            const isFree = has(0) || has(1);
            const isPriced = billing === 0 || billing === 3;
            const expected =
              !isFree &&
              (has(2) ||
                has(3) ||
                (isPriced && (status === 0 || billing === 3 || status === 10)) ||
                (plan ?? 0) >= 8 ||
                (status ?? 0) >= 8 ||
                (billing === 2 && has(4)));
            const reasons = paymentNotices(account, info, TODAY).flatMap((notice) => notice.reasons);
            const isIt = reasons.length > 0;
            if (isIt !== expected) expect({ plan, status, billing, flags, reasons }).toBe('otherwise');
          }
    expect(reasonsOf({ pastDue: PAST_DUE, isCanceled: true })).toEqual([]);
    expect(reasonsOf({ pastDue: PAST_DUE, isPaused: true })).toEqual([]);
  });
});
