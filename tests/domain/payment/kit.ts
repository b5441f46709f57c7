import { ModuleBilling } from '../../../src/domain/codes/module-billing';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import type { PaymentState } from '../../../src/domain/subscription/payment-state';
import type { HeldModule, SubscriptionInfo } from '../../../src/domain/subscription/info';
import { SubscriptionKind, SubscriptionState } from '../../../src/domain/codes/subscription';
import type { Account } from '../../../src/domain/subscription/types';
import { addDays } from '../../../src/domain/time/day';
import { day } from '../../kit/day';
import { VISITOR } from '../../../src/domain/subscription/user-type';

export const TODAY = day('2026-11-20');
export const inDays = (days: number): string => addDays(TODAY, days);

export const accountOf = (more: Partial<Account> = {}): Account => ({
  ...VISITOR,
  memberId: 7,
  isTrial: false,
  isSubscribed: true,
  subscription: {
    planId: 8,
    planCode: 'plan',
    moduleIds: [],
    timeframe: 'year',
    periodStartedAt: null,
    periodEndsAt: null,
    kind: SubscriptionKind.marketplace,
    state: SubscriptionState.subscribed,
  },
  ...more,
});

const PAID: PaymentState = { status: PaymentStatus.paid, dueAt: null, stopsAt: null };

export const moduleOf = (payment: Partial<HeldModule['payment']>, more: Partial<HeldModule> = {}): HeldModule => ({
  id: 141,
  title: 'Geofencing',
  description: '',
  icon: '',
  isBundled: false,
  isDefault: false,
  quantity: 1,
  assetType: null,
  monthly: 2000,
  trialEndsAt: null,
  isActive: true,
  paidUntil: null,
  site: null,
  charge: 'recurring',
  payment: { ...PAID, billing: ModuleBilling.paid, isUsage: false, ...payment },
  ...more,
});

export const infoOf = (plan: Partial<PaymentState> = {}, modules: readonly HeldModule[] = []): SubscriptionInfo => ({
  currency: 'USD',
  held: {
    planId: 8,
    title: 'Route Optimization',
    icon: '',
    cycle: 'year',
    monthly: 24_900,
    billed: 298_800,
    periodEndsAt: null,
    nextInvoiceAt: null,
    nextAmount: null,
    credit: 0,
    payment: { ...PAID, ...plan },
  },
  modules,
  pending: null,
});
