import type { AssetType, BillingCycle, ChargeType, ModuleId, PlanId } from '../catalogue/types';
import type { CurrencyCode } from '../money/currency';
import { sumOrNull, type Minor } from '../money/minor';
import { isCustomSolution } from '../catalogue/custom-solution';
import type { ModulePaymentState, PaymentState } from './payment-state';

/** One thing that an account can use. */
export interface HeldModule {
  readonly id: ModuleId;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  /** The package brings it. */
  readonly isBundled: boolean;
  /** Everybody has it: it can't be switched off. */
  readonly isDefault: boolean;
  /** Null where the server does not say. */
  readonly quantity: number | null;
  /** What its quantity counts; null where it is not counted. */
  readonly assetType: AssetType | null;
  /** Once: it is billed with the first bill, and not held after that. */
  readonly charge: ChargeType;
  /** Minor units per month, or once; null where nobody can read it. */
  readonly monthly: Minor | null;
  /** It is tried until then; null where it is not on trial. */
  readonly trialEndsAt: string | null;
  readonly payment: ModulePaymentState;
  /** It can be used; else it was switched off, or was only tried. */
  readonly isActive: boolean;
  /** Until then switching it on costs nothing; null where it has to be bought. */
  readonly paidUntil: string | null;
}

/** What is held, what it costs, and when that is paid for next. */
export interface HeldPlan {
  readonly planId: PlanId;
  readonly title: string;
  readonly icon: string;
  /** Null where the server does not say. */
  readonly cycle: BillingCycle | null;
  /** The package with its fleet, in minor units per month; null where nobody can read it. */
  readonly monthly: Minor | null;
  /** All that is held for a period of its cycle, in minor units; null where nobody can read it. */
  readonly billed: Minor | null;
  readonly periodEndsAt: string | null;
  /** Null where nothing more is taken. */
  readonly nextInvoiceAt: string | null;
  /** Of the next invoice, in minor units, after the credit; null where the server does not say. */
  readonly nextAmount: Minor | null;
  /** What earlier changes left over, in minor units. */
  readonly credit: Minor;
  readonly payment: PaymentState;
}

/** A change that is on its way. */
export interface PendingChange {
  /** Empty where the server does not say what it is. */
  readonly title: string;
  /** Null where nobody can read it. */
  readonly total: Minor | null;
}

/** What a member has. [API-48] */
export interface SubscriptionInfo {
  readonly currency: CurrencyCode;
  readonly held: HeldPlan | null;
  /** In the server's order: what is paid for and tried, then what the package brings. */
  readonly modules: readonly HeldModule[];
  readonly pending: PendingChange | null;
}

/** It is paid every month, beside the package. */
const isPaid = ({ isBundled, isActive, trialEndsAt, charge }: HeldModule): boolean =>
  !isBundled && isActive && !trialEndsAt && charge === 'recurring';

/**
 * What the plan costs a month: a custom solution has no price of its own, so it is the sum of what it holds, as the server says or as its
 * modules do.
 * @returns null where nothing is held, and where the price of it or of one of the modules is not known
 */
export function planMonthly({ held, modules }: SubscriptionInfo): Minor | null {
  const paid = modules.filter(isPaid);
  if (!held || held.monthly || paid.length === 0 || !isCustomSolution({ id: held.planId }))
    return held?.monthly ?? null;
  return sumOrNull(paid.map(({ monthly }) => monthly));
}
