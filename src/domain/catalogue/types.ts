import type { Added } from '../codes/markers';
import type { CurrencyCode } from '../money/currency';
import type { BasisPoints, Minor } from '../money/minor';

export type ModuleId = number;
export type PlanId = number;

export type AssetType =
  | 'driver'
  | 'user'
  | 'planner'
  | 'billable asset'
  | 'dispatcher'
  | 'vehicle'
  | 'regional manager'
  | 'analyst'
  | 'admin'
  | 'sensor';

/** The union of both documents' kinds. `internal` is never shown for sale. [PRC-19] */
export type ModuleKind = 'pricing' | 'default' | 'booster' | 'service' | 'support' | 'internal';

export type BillingCycle = 'month' | 'year';
/** Why a price is below the list price: the package is billed once a year, or it costs less than its modules one by one. */
export type DiscountReason = 'yearly' | 'bundle';
/** `once`: billed with the first bill only, and part of no monthly total. */
export type ChargeType = 'recurring' | 'once';
export type Edition = 'standard' | 'commercial';

/** An add-on. Amounts are minor units per month, or for all time where it is charged once. [MKT-23] */
export interface Module {
  readonly id: ModuleId;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly categoryId: number;
  readonly categoryName: string;
  readonly kind: ModuleKind;
  /** 3 = the card opens the contact page. [MKT-14] */
  readonly cardType: number;
  /** It is so only because no price of it is told that can be read. */
  readonly isUntold?: true;
  readonly srt: string;
  readonly sort: number;
  readonly added: Added;
  readonly bundled: boolean;
  readonly isDefault: boolean;
  readonly isHidden: boolean;
  readonly isFeatured: boolean;
  readonly isLegacy: boolean;
  readonly isPrepayment: boolean;
  /** The ids it needs, read from the comma-separated list. [CRT-02] */
  readonly dependencies: readonly ModuleId[];
  readonly pricingType: 'FIXED' | 'USAGE';
  readonly pricingSubtitle: string;
  readonly charge: ChargeType;
  /** How many units the price is for: 1,000 where it is told for a thousand. */
  readonly pricePer: number;
  /** What it costs now, which a trial can make 0. */
  readonly price: Minor;
  /** What it costs outside trial and bundle; prices go back to it when a package is chosen. [CRT-22] */
  readonly basePrice: Minor;
  readonly assetType: AssetType | null;
  readonly quantity: number;
  readonly minimumAssetCount: number;
  /** Units that cost nothing: a support level is free for its first users. [MNY-04] */
  readonly freeUsers: number;
  readonly trial: ModuleTrial;
  /** Payment marker 0…10. */
  readonly paymentStatus: number;
  readonly message: string;
  readonly carried: Carried;
}

/** The module's own trial data. [TRL-07] */
export interface ModuleTrial {
  readonly isTrial: boolean;
  readonly quantity: number;
  readonly expiresAt: string | null;
  readonly interval: number;
}

/** What the server says of a module and no rule or view reads: `waybill.cart.get()` tells it. */
export interface Carried {
  readonly isCore: boolean;
  readonly isCrossSell: boolean;
  readonly isAdditionalAccountUser: boolean;
  readonly isShowInvoice: boolean;
  readonly moduleDependentId: ModuleId | null;
  readonly pricingPrice: Minor;
  readonly pricingStatus: string;
  readonly startedAt: string | null;
  readonly lastPaymentAt: string | null;
  readonly urlAliases: readonly { readonly status: string; readonly url: string }[];
  /** Of its trial, as `unit` is. */
  readonly actualIsTrial: boolean;
  readonly unit: string;
}

/** A choice inside a plan's card. [PRC-25] */
export interface Subpackage {
  readonly id: PlanId;
  readonly code: string;
  readonly title: string;
}

/** A metered item of a plan: what a unit costs above those that are included. */
export interface UsageItem {
  readonly id: number;
  readonly key: string;
  readonly price: Minor;
  readonly quantity: number;
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  readonly type: string;
  readonly isAdditional: boolean;
  readonly isSupport: boolean;
  readonly freeUsers: number;
}

/** One line of the comparison table. */
export interface Feature {
  readonly group: string;
  readonly name: string;
  /** `true`/`false` are a tick and a dash; a text stands as it is. */
  readonly value: string | boolean;
}

/** A bundle or package. Amounts are minor units. [MKT-24] */
export interface Plan {
  readonly id: PlanId;
  readonly code: string;
  readonly title: string;
  readonly icon: string;
  readonly description: string;
  /** The path or code that a package hash names. [NAV-17] */
  readonly path: string;
  readonly categoryId: number;
  readonly inid: number;
  readonly type: string;
  readonly usageType: string;
  readonly srt: string;
  readonly bundled: boolean;
  readonly isFeatured: boolean;
  readonly isExclusive: boolean;
  readonly isLegacy: boolean;
  /** Priced by talking to sales: no amount, a contact link. */
  readonly isContact: boolean;
  /** It is so only because no price of it is told that can be read. */
  readonly isUntold?: true;
  /** Ties the monthly/annual and standard/commercial variants of one plan. */
  readonly family: string;
  readonly cycle: BillingCycle;
  readonly edition: Edition;
  /** List price per month before the discount; null = the sum of its bundled modules. */
  readonly price: Minor | null;
  /** What one bill of this cycle comes to, when the server says so. */
  readonly billedAmount: Minor | null;
  readonly discount: BasisPoints;
  /** Null where nothing is taken off, or where a single record can't tell; the catalogue answers for its own plans. */
  readonly discountReason: DiscountReason | null;
  /** The fleet that the price includes. [MNY-05] */
  readonly minimumAssetCount: number;
  /** Minor units per month for each asset above the minimum; null where the fleet does not count. [MNY-05] */
  readonly minimumAssetRate: Minor | null;
  /** What the fleet is made of. */
  readonly assetType: AssetType | null;
  readonly pricingSubtitle: string;
  readonly moduleIds: readonly ModuleId[];
  readonly subpackages: readonly Subpackage[];
  readonly usages: readonly UsageItem[];
  readonly features: readonly Feature[];
  /** At most five ticks of the card; the titles of its modules where the server sends none. */
  readonly highlights: readonly string[];
  /** Title of the plan that this one extends, for "Everything in …, and". */
  readonly extends: string;
}

export interface PlanCategory {
  readonly id: number;
  readonly name: string;
  readonly icon: string;
  readonly description: string;
  /** The anchor that opens it, e.g. `dynamic-routing`. [NAV-15, NAV-16] */
  readonly path: string;
}

/** All that is for sale on this page, indexed so that a rule costs what its own closure costs. */
export interface Catalogue {
  readonly currency: CurrencyCode;
  readonly plans: ReadonlyMap<PlanId, Plan>;
  readonly modules: ReadonlyMap<ModuleId, Module>;
  /** Who needs a module: the reverse of `Module.dependencies`. */
  readonly dependents: ReadonlyMap<ModuleId, readonly ModuleId[]>;
}
