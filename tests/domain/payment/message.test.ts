import { describe, expect, it } from 'vitest';
import { ModuleBilling } from '../../../src/domain/codes/module-billing';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { paymentMessage } from '../../../src/domain/payment/message';
import { paymentNotices } from '../../../src/domain/payment/notices';
import { accountOf, infoOf, inDays, moduleOf, TODAY } from './kit';

const said = (more: Partial<Parameters<typeof paymentMessage>[0]>) =>
  paymentMessage(
    { status: null, dueAt: null, stopsAt: null, trialEndsAt: null, billing: ModuleBilling.paid, ...more },
    TODAY,
  );

describe('the message of a payment', () => {
  it.each([
    [PaymentStatus.unpaid, null],
    [PaymentStatus.pending, { kind: 'pending' }],
    [PaymentStatus.paid, null],
    [PaymentStatus.processing, { kind: 'processing' }],
    [PaymentStatus.refund, null],
    [PaymentStatus.scheduled, { kind: 'scheduled' }],
    [PaymentStatus.void, null],
    [PaymentStatus.fraud, null],
    [PaymentStatus.failed, { kind: 'declined', left: null }],
    [PaymentStatus.due, { kind: 'due', left: null }],
    [PaymentStatus.overdue, { kind: 'past-due' }],
  ])('depends on the payment status: %i [PAY-12, PAY-13, PAY-14, PAY-16, PAY-18]', (status, expected) =>
    expect(said({ status })).toEqual(expected),
  );

  it('of a declined payment counts the days to its end, else to that of the trial, else none [PAY-15, PAY-16]', () => {
    const status = PaymentStatus.failed;
    expect(said({ status, stopsAt: inDays(3), trialEndsAt: inDays(1) })).toEqual({
      kind: 'declined',
      left: 3,
    });
    expect(said({ status, trialEndsAt: inDays(2) })).toEqual({ kind: 'declined', left: 2 });
    expect(said({ status, stopsAt: inDays(0), trialEndsAt: inDays(-5) })).toEqual({ kind: 'declined', left: null });
  });

  it('of a due payment counts the days to its due date [PAY-17]', () =>
    expect(said({ status: PaymentStatus.due, dueAt: inDays(6) })).toEqual({ kind: 'due', left: 6 }));

  it('follows the exact marker first, then whether it counts as failed, then the trial', () => {
    const billing = ModuleBilling.trialExpired;
    expect(said({ status: PaymentStatus.overdue, stopsAt: inDays(9) })?.kind).toBe('past-due');
    expect(said({ status: PaymentStatus.failed, billing })?.kind).toBe('declined');
    expect(said({ status: PaymentStatus.processing, billing })?.kind).toBe('processing');
    expect(said({ status: PaymentStatus.paid, billing: ModuleBilling.overdue })?.kind).toBe('past-due');
  });

  it.each([
    [ModuleBilling.trial, 2, { kind: 'trial-ends', left: 2 }],
    [ModuleBilling.trial, 0, { kind: 'trial-over' }],
    [ModuleBilling.trialExpired, -1, { kind: 'trial-over' }],
    [ModuleBilling.paid, 2, null],
  ])('says for a trial with billing %i whether it ends or is over [PAY-20]', (billing, days, expected) =>
    expect(said({ billing, trialEndsAt: inDays(days) })).toEqual(expected),
  );
});

const kinds = (...of: Parameters<typeof paymentNotices>) =>
  paymentNotices(...of).map(({ subject, message }) => `${subject.of} ${message.kind}`);

describe('the notices of an account', () => {
  const PAST_DUE = { number: '10482', amount: 24_900, dueAt: '' };

  it('are ordered by urgency', () => {
    const info = infoOf({ status: PaymentStatus.scheduled }, [
      moduleOf({ billing: ModuleBilling.trial, status: null }, { trialEndsAt: inDays(2) }),
      moduleOf({ status: PaymentStatus.failed }),
      moduleOf({ status: PaymentStatus.due }),
    ]);
    expect(kinds(accountOf({ pastDue: PAST_DUE }), info, TODAY)).toEqual([
      'invoice past-due',
      'module declined',
      'module due',
      'module trial-ends',
      'plan scheduled',
    ]);
  });

  it('name an invoice that is past due once [PAY-18]', () => {
    const info = infoOf({ status: PaymentStatus.overdue });
    expect(kinds(accountOf({ pastDue: PAST_DUE }), info, TODAY)).toEqual(['invoice past-due']);
    expect(kinds(accountOf(), info, TODAY)).toEqual(['plan past-due']);
  });

  it.each([
    [1, ['plan trial-ends']],
    [4, ['plan trial-ends']],
    [5, []],
    [0, ['plan trial-over']],
    [-30, ['plan trial-over']],
  ])('name a plan’s trial with %s days left: %o [PAY-19]', (days, expected) => {
    const account = accountOf({ subscription: null, isTrial: true, expiresAt: inDays(days) });
    expect(kinds(account, { ...infoOf(), held: null }, TODAY)).toEqual(expected);
  });

  it('are none for a visitor and for a reseller’s member', () => {
    const info = infoOf({ status: PaymentStatus.failed });
    expect(kinds(accountOf({ isIndirect: true }), info, TODAY)).toEqual([]);
    expect(kinds(accountOf({ memberId: 0 }), info, TODAY)).toEqual([]);
  });

  it('require no payment for a canceled subscription, but still show a pending one [PAY-04]', () => {
    const info = infoOf({ status: PaymentStatus.processing }, [moduleOf({ status: PaymentStatus.failed })]);
    expect(kinds(accountOf({ isCanceled: true }), info, TODAY)).toEqual(['plan processing']);
  });
});
