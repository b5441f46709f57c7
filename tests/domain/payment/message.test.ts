import { describe, expect, it } from 'vitest';
import { ModuleBilling } from '../../../src/domain/codes/module-billing';
import { Payment } from '../../../src/domain/codes/payment';
import { paymentMessage } from '../../../src/domain/payment/message';
import { paymentNotices } from '../../../src/domain/payment/notices';
import { timeLeft } from '../../../src/domain/payment/time-left';
import { accountOf, infoOf, inHours, moduleOf, NOW } from './kit';

const said = (more: Partial<Parameters<typeof paymentMessage>[0]>) =>
  paymentMessage(
    { status: null, dueAt: null, stopsAt: null, trialEndsAt: null, billing: ModuleBilling.paid, ...more },
    NOW,
  );
const days = (count: number) => ({ unit: 'day', count });

describe('the time that is left', () => {
  it.each([
    [72.5, days(4)],
    [72, days(3)],
    [24.01, days(2)],
    [24, { unit: 'hour', count: 24 }],
    [0.5, { unit: 'hour', count: 1 }],
    [0, null],
    [-1, null],
  ])('%s hours before', (hours, expected) => expect(timeLeft(inHours(hours), NOW)).toEqual(expected));
  it('is none without a moment', () => expect([timeLeft(null, NOW), timeLeft('soon', NOW)]).toEqual([null, null]));
});

describe('the message of a payment', () => {
  it.each([
    [Payment.unpaid, null],
    [Payment.pending, { kind: 'pending' }],
    [Payment.paid, null],
    [Payment.processing, { kind: 'processing' }],
    [Payment.refund, null],
    [Payment.scheduled, { kind: 'scheduled' }],
    [Payment.void, null],
    [Payment.fraud, null],
    [Payment.failed, { kind: 'declined', left: null }],
    [Payment.due, { kind: 'due', left: null }],
    [Payment.overdue, { kind: 'past-due' }],
  ])('of marker %i [PAY-12, PAY-13, PAY-14, PAY-16, PAY-18]', (status, expected) =>
    expect(said({ status })).toEqual(expected),
  );

  it('of one that was declined counts to its end, else to that of the trial, else not [PAY-15, PAY-16]', () => {
    const status = Payment.failed;
    expect(said({ status, stopsAt: inHours(60), trialEndsAt: inHours(10) })).toEqual({
      kind: 'declined',
      left: days(3),
    });
    expect(said({ status, trialEndsAt: inHours(30) })).toEqual({ kind: 'declined', left: days(2) });
    expect(said({ status, stopsAt: inHours(-1), trialEndsAt: inHours(-5) })).toEqual({ kind: 'declined', left: null });
  });

  it('of one that is due counts to that day [PAY-17]', () =>
    expect(said({ status: Payment.due, dueAt: inHours(140) })).toEqual({ kind: 'due', left: days(6) }));

  it('looks at the exact marker before it counts one as failed, and at both before a trial', () => {
    const billing = ModuleBilling.trialExpired;
    expect(said({ status: Payment.overdue, stopsAt: inHours(9) })?.kind).toBe('past-due');
    expect(said({ status: Payment.failed, billing })?.kind).toBe('declined');
    expect(said({ status: Payment.processing, billing })?.kind).toBe('processing');
    expect(said({ status: Payment.paid, billing: ModuleBilling.overdue })?.kind).toBe('past-due');
  });

  it.each([
    [ModuleBilling.trial, 50, { kind: 'trial-ends', left: days(3) }],
    [ModuleBilling.trial, -1, { kind: 'trial-over' }],
    [ModuleBilling.trialExpired, -1, { kind: 'trial-over' }],
    [ModuleBilling.paid, 50, null],
  ])('of a trial with billing %i [PAY-20]', (billing, hours, expected) =>
    expect(said({ billing, trialEndsAt: inHours(hours) })).toEqual(expected),
  );
});

const kinds = (...of: Parameters<typeof paymentNotices>) =>
  paymentNotices(...of).map(({ subject, message }) => `${subject.of} ${message.kind}`);

describe('the notices of an account', () => {
  const PAST_DUE = { number: '10482', amount: 24_900, dueAt: '' };

  it('come in the order of what presses most', () => {
    const info = infoOf({ status: Payment.scheduled }, [
      moduleOf({ billing: ModuleBilling.trial, status: null }, { trialEndsAt: inHours(50) }),
      moduleOf({ status: Payment.failed }),
      moduleOf({ status: Payment.due }),
    ]);
    expect(kinds(accountOf({ pastDue: PAST_DUE }), info, NOW)).toEqual([
      'invoice past-due',
      'module declined',
      'module due',
      'module trial-ends',
      'plan scheduled',
    ]);
  });

  it('name an invoice that is past due once [PAY-18]', () => {
    const info = infoOf({ status: Payment.overdue });
    expect(kinds(accountOf({ pastDue: PAST_DUE }), info, NOW)).toEqual(['invoice past-due']);
    expect(kinds(accountOf(), info, NOW)).toEqual(['plan past-due']);
  });

  it.each([
    [30, ['plan trial-ends']],
    [96, ['plan trial-ends']],
    [97, []],
    [-1, ['plan trial-over']],
  ])('say of a plan’s trial when %s hours are left: %o [PAY-19]', (hours, expected) => {
    const account = accountOf({ subscription: null, isTrial: true, expiresAt: inHours(hours) });
    expect(kinds(account, { ...infoOf(), held: null }, NOW)).toEqual(expected);
  });

  it('are none for a visitor, nor for who pays a reseller', () => {
    const info = infoOf({ status: Payment.failed });
    expect(kinds(accountOf({ isIndirect: true }), info, NOW)).toEqual([]);
    expect(kinds(accountOf({ memberId: 0 }), info, NOW)).toEqual([]);
  });

  it('ask nothing of what is canceled, and still say what is on its way [PAY-04]', () => {
    const info = infoOf({ status: Payment.processing }, [moduleOf({ status: Payment.failed })]);
    expect(kinds(accountOf({ isCanceled: true }), info, NOW)).toEqual(['plan processing']);
  });
});
