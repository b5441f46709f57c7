import type { AssetType, BillingCycle, ChargeType, ModuleId, PlanId } from '../catalogue/types';
import type { CurrencyCode } from '../money/currency';
import { sumOrNull, type Minor } from '../money/minor';
import { isCustomSolution } from '../catalogue/custom-solution';
import type { ModulePaymentState, PaymentState } from './payment-state';

/** A module of the account. */
export interface HeldModule {
  readonly id: ModuleId;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  /** True if the package includes the module. */
  readonly isBundled: boolean;
  /** True for a default module, which everyone has and no one can switch off. */
  readonly isDefault: boolean;
  /** Null if the server does not tell it. */
  readonly quantity: number | null;
  /** Asset type that the quantity counts; null if there is no quantity. */
  readonly assetType: AssetType | null;
  /** `once`: charged on the first bill, and no longer held after it. */
  readonly charge: ChargeType;
  /** Minor units per month, or once; null where nobody can read it. */
  readonly monthly: Minor | null;
  /** End of the trial; null if the module is not on trial. */
  readonly trialEndsAt: string | null;
  readonly payment: ModulePaymentState;
  /** True if the module can be used; false if it was switched off or its trial ended. */
  readonly isActive: boolean;
  /** Date until which switching it on is free; null if it must be bought. */
  readonly paidUntil: string | null;
  /** Address of the external site that sells it, where it cannot be switched on here; null otherwise. [MKT-15] */
  readonly site: string | null;
}

/** The plan that the account holds, with its price and next invoice. */
export interface HeldPlan {
  readonly planId: PlanId;
  readonly title: string;
  readonly icon: string;
  /** The billing cycle; null if the server does not send it. */
  readonly cycle: BillingCycle | null;
  /** Package and fleet in minor units per month; null if unreadable. */
  readonly monthly: Minor | null;
  /** One bill of everything held, in minor units; null if unreadable. */
  readonly billed: Minor | null;
  readonly periodEndsAt: string | null;
  /** Null if no invoice follows. */
  readonly nextInvoiceAt: string | null;
  /** Amount of the next invoice after credit, in minor units; null if the server does not tell it. */
  readonly nextAmount: Minor | null;
  /** Credit from earlier changes, in minor units. */
  readonly credit: Minor;
  readonly payment: PaymentState;
}

/** A change that is in progress. */
export interface PendingChange {
  /** '' if the server does not tell it. */
  readonly title: string;
  /** Minor units; null if unreadable. */
  readonly total: Minor | null;
}

/** Subscription of a member's account: plan, modules and pending change. [API-48] */
export interface SubscriptionInfo {
  readonly currency: CurrencyCode;
  readonly held: HeldPlan | null;
  /** In the server's order: paid and trial modules first, then bundled ones. */
  readonly modules: readonly HeldModule[];
  readonly pending: PendingChange | null;
}

/**
 * Returns true for an add-on that only the sales team sells: its price is 0 until the account has it. An unreadable price does not
 * count, because the question of an activation shows its sum.
 */
export const isOnRequest = ({ isBundled, isDefault, isActive, paidUntil, monthly }: HeldModule): boolean =>
  !isBundled && !isDefault && !isActive && !paidUntil && monthly === 0;

/** Returns true for a module that is paid every month, beside the package. */
const isPaid = ({ isBundled, isActive, trialEndsAt, charge }: HeldModule): boolean =>
  !isBundled && isActive && !trialEndsAt && charge === 'recurring';

/**
 * Computes the monthly price of the plan. A custom solution without a price of its own costs the sum of its modules.
 * @returns null if nothing is held, or if a price is unknown
 */
export function planMonthly({ held, modules }: SubscriptionInfo): Minor | null {
  const paid = modules.filter(isPaid);
  if (!held || held.monthly || paid.length === 0 || !isCustomSolution({ id: held.planId }))
    return held?.monthly ?? null;
  return sumOrNull(paid.map(({ monthly }) => monthly));
}
