import type { ModuleId, PlanId } from '../catalogue/types';
import type { SubscriptionKind, SubscriptionState } from '../codes/subscription';
import type { CurrencyCode } from '../money/currency';
import type { Minor } from '../money/minor';

/** Policy constants: the action and its verdict are both 0-based. [ACC-09] */
export const PolicyAction = { manage: 0, view: 1 } as const;
export type PolicyAction = (typeof PolicyAction)[keyof typeof PolicyAction];
export const Verdict = { allowed: 0, notAllowed: 1 } as const;
export type Verdict = (typeof Verdict)[keyof typeof Verdict];

export type PolicyPage = 'features' | 'subscription' | 'settings';
/** Per page: the verdict for manage (index 0) and view (index 1). [ACC-10] */
export type Policy = Readonly<Record<PolicyPage, readonly [manage: Verdict, view: Verdict]>>;

/** One module of a subscription, and how it came in: with the package, or on top of it. */
export interface HeldLine {
  readonly id: ModuleId;
  /** Absent where the server does not say. */
  readonly bundled?: boolean;
  /** Null where the server does not say. */
  readonly quantity: number | null;
}

export interface Subscription {
  readonly planId: PlanId;
  readonly planCode: string;
  readonly moduleIds: readonly ModuleId[];
  /** The modules with their quantities; absent where the server names only their ids. */
  readonly lines?: readonly HeldLine[];
  /** Add-ons that are switched off, and paid for until the period ends: in that quantity they come back at no cost. */
  readonly paid?: readonly HeldLine[];
  /** The size of the fleet that the package is for; absent where the server does not say. */
  readonly quantity?: number;
  /** Codes of the chosen sub-packages; absent where the server does not say. */
  readonly selected?: readonly string[];
  readonly timeframe: string;
  readonly periodStartedAt: string | null;
  readonly periodEndsAt: string | null;
  readonly kind: SubscriptionKind;
  /** Null where the server does not say: the account does then. */
  readonly state: SubscriptionState | null;
  /** It is paused, and this member may take it up again. */
  readonly canResume?: boolean;
}

/** Who is looking at the page. A visitor is `memberId <= 0`. [ACC-02, ACC-05, ACC-18, ACC-20] */
export interface Account {
  readonly memberId: number;
  readonly isSubscribed: boolean;
  readonly isTrial: boolean;
  readonly isPrimary: boolean;
  readonly isExpired: boolean;
  readonly isLegacy: boolean;
  readonly isReadOnly: boolean;
  readonly isIndirect: boolean;
  readonly isAffiliate: boolean;
  readonly isExclusive: boolean;
  readonly isCanceled: boolean;
  readonly isPaused: boolean;
  readonly isMobile: boolean;
  readonly isWired: boolean;
  readonly expiresAt: string | null;
  readonly nextInvoiceAt: string | null;
  readonly subscription: Subscription | null;
  readonly billing: {
    /** Null where it is none that is known. */
    readonly type: number | null;
    readonly firstName: string;
    readonly country: string;
    readonly memberId: number;
  } | null;
  readonly billingType: 'shopify' | 'other';
  readonly paymentMethods: readonly number[];
  /** Its amount is null where nobody can read it. */
  readonly pastDue: { readonly number: string; readonly amount: Minor | null; readonly dueAt: string } | null;
  readonly pendingChange: { readonly status: string; readonly total: Minor | null } | null;
  readonly organizationPolicy: { readonly status: number; readonly details: string } | null;
  readonly policy: Policy;
  readonly legacyCost: Minor;
  readonly ip: string;
  readonly country: string;
  readonly currency: CurrencyCode;
}

/** How a member is served. Indirect and affiliate are both managed by a reseller. [ACC-01] */
export type UserType = 'visitor' | 'member' | 'subscriber' | 'reseller';
