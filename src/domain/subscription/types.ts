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

/** A module of a subscription, and whether it came with the package or on top of it. */
export interface HeldLine {
  readonly id: ModuleId;
  /** Absent if the server does not tell it. */
  readonly bundled?: boolean;
  /** Null if the server does not tell it. */
  readonly quantity: number | null;
  /** True if its payment was returned, or its demand withdrawn: an order charges another quantity in full, and gives no credit for it. */
  readonly isRefunded?: boolean;
}

export interface Subscription {
  readonly planId: PlanId;
  readonly planCode: string;
  readonly moduleIds: readonly ModuleId[];
  /** Modules with quantities; absent if the server sends only ids. */
  readonly lines?: readonly HeldLine[];
  /** Add-ons that are switched off but paid for until the period ends; this quantity can be switched on again for free. */
  readonly paid?: readonly HeldLine[];
  /** Size of the package's fleet; absent if the server does not tell it. */
  readonly quantity?: number;
  /** Codes of the chosen sub-packages; absent if the server does not tell them. */
  readonly selected?: readonly string[];
  readonly timeframe: string;
  readonly periodStartedAt: string | null;
  readonly periodEndsAt: string | null;
  readonly kind: SubscriptionKind;
  /** Null if the server does not tell it; the account's flags decide then. */
  readonly state: SubscriptionState | null;
  /** True if the subscription is paused and this member may resume it. */
  readonly canResume?: boolean;
}

/** The account that views the page. A visitor has `memberId <= 0`. [ACC-02, ACC-05, ACC-18, ACC-20] */
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
    /** Null if the payment method is unknown. */
    readonly type: number | null;
    readonly firstName: string;
    readonly country: string;
    readonly memberId: number;
  } | null;
  readonly billingType: 'shopify' | 'other';
  readonly paymentMethods: readonly number[];
  /** The amount is null if unreadable. */
  readonly pastDue: { readonly number: string; readonly amount: Minor | null; readonly dueAt: string } | null;
  readonly pendingChange: { readonly status: string; readonly total: Minor | null } | null;
  readonly organizationPolicy: { readonly status: number; readonly details: string } | null;
  readonly policy: Policy;
  readonly legacyCost: Minor;
  readonly ip: string;
  readonly country: string;
  readonly currency: CurrencyCode;
  /** Currency in which a member is billed; absent for a visitor, and if the server does not tell it. */
  readonly billedIn?: CurrencyCode;
}

/** How a member is served. Indirect and affiliate members are both managed by a reseller. [ACC-01] */
export type UserType = 'visitor' | 'member' | 'subscriber' | 'reseller';
