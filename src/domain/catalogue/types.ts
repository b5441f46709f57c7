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

/** Kinds of modules, the union of both documents. `internal` modules are never shown for sale. [PRC-19] */
export type ModuleKind = 'pricing' | 'default' | 'booster' | 'service' | 'support' | 'internal';

export type BillingCycle = 'month' | 'year';
/** Why a price is below the list price: the package is billed once a year, or costs less than the sum of its modules. */
export type DiscountReason = 'yearly' | 'bundle';
/** `once`: charged on the first bill only, and part of no monthly total. */
export type ChargeType = 'recurring' | 'once';
export type Edition = 'standard' | 'commercial';

/** One thing that an add-on does, for its details page. */
export interface ModuleFeature {
  readonly title: string;
  /** A sentence about it; '' if the title says all. */
  readonly text: string;
}

/** An add-on. Amounts are minor units per month, or one-time if `charge` is `once`. [MKT-23] */
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
  /** Set if the module is sold by contact only because the server told no readable price. */
  readonly hasNoPrice?: true;
  readonly srt: string;
  readonly sort: number;
  readonly added: Added;
  readonly bundled: boolean;
  readonly isDefault: boolean;
  readonly isHidden: boolean;
  readonly isFeatured: boolean;
  readonly isLegacy: boolean;
  readonly isPrepayment: boolean;
  /** Ids of the dependencies, from the comma-separated list. [CRT-02] */
  readonly dependencies: readonly ModuleId[];
  readonly pricingType: 'FIXED' | 'USAGE';
  readonly pricingSubtitle: string;
  readonly charge: ChargeType;
  /** Number of units that the price covers, e.g. 1,000 for a price per thousand. */
  readonly pricePer: number;
  /** What the price is for, in the caller's language, e.g. "1,000 stops"; '' where `assetType` or `pricePer` says it. */
  readonly priceUnit: string;
  /** Current price; a trial can make it 0. */
  readonly price: Minor;
  /** Price outside trial and bundle; choosing a package resets prices to it. [CRT-22] */
  readonly basePrice: Minor;
  readonly assetType: AssetType | null;
  readonly quantity: number;
  readonly minimumAssetCount: number;
  /** Number of free units; a support level is free for its first users. [MNY-04] */
  readonly freeUsers: number;
  readonly trial: ModuleTrial;
  /** Payment marker 0…10. */
  readonly paymentStatus: number;
  readonly message: string;
  /** What it does. Absent if the catalogue tells none, as in carts. */
  readonly features?: readonly ModuleFeature[];
  readonly carried: Carried;
}

/** Trial of a module. [TRL-07] */
export interface ModuleTrial {
  readonly isTrial: boolean;
  readonly quantity: number;
  readonly expiresAt: string | null;
  readonly interval: number;
}

/** Server data of a module that no rule or view reads; `waybill.cart.get()` exposes it. */
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
  /** A trial marker of the wire; like `unit`, it is only passed on to pages in the snapshot of the cart. */
  readonly actualIsTrial: boolean;
  readonly unit: string;
}

/** A choice inside a plan's card. [PRC-25] */
export interface Subpackage {
  readonly id: PlanId;
  readonly code: string;
  readonly title: string;
}

/** A metered item of a plan; `price` is per unit above the included ones. */
export interface UsageItem {
  readonly id: number;
  readonly key: string;
  readonly price: Minor;
  readonly quantity: number;
  readonly min: number;
  readonly max: number;
  /** What is counted, in the caller's language. */
  readonly unit: string;
  /** The asset that is counted; null for anything else, such as stops. */
  readonly assetType: AssetType | null;
  readonly type: string;
  readonly isAdditional: boolean;
  readonly isSupport: boolean;
  readonly freeUsers: number;
}

/** One line of the comparison table. */
export interface Feature {
  readonly group: string;
  readonly name: string;
  /** `true` and `false` render as a tick and a dash; a text renders as it is. */
  readonly value: string | boolean;
  /** Explains the feature in a sentence or two. */
  readonly note?: string;
}

/** A bundle or package. Amounts are minor units. [MKT-24] */
export interface Plan {
  readonly id: PlanId;
  readonly code: string;
  readonly title: string;
  readonly icon: string;
  readonly description: string;
  /** Path that an anchor names. [NAV-17] */
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
  /** True if the plan is sold by contact: no amount, a contact link. */
  readonly isContact: boolean;
  /** Set if the plan is sold by contact only because the server told no readable price. */
  readonly hasNoPrice?: true;
  /** Groups the monthly/annual and standard/commercial variants of one plan. */
  readonly family: string;
  readonly cycle: BillingCycle;
  readonly edition: Edition;
  /** List price per month before the discount; null means the sum of its bundled modules. */
  readonly price: Minor | null;
  /** Amount of one bill of this cycle; null if the server does not tell it. */
  readonly billedAmount: Minor | null;
  readonly discount: BasisPoints;
  /** Null if there is no discount, or if the record alone cannot tell; `buildCatalogue` fills it in. */
  readonly discountReason: DiscountReason | null;
  /** Size of the fleet that the price includes. [MNY-05] */
  readonly minimumAssetCount: number;
  /** Minor units per month for each asset above the minimum; null if the fleet does not affect the price. [MNY-05] */
  readonly minimumAssetRate: Minor | null;
  /** Type of the fleet's assets. */
  readonly assetType: AssetType | null;
  readonly pricingSubtitle: string;
  readonly moduleIds: readonly ModuleId[];
  readonly subpackages: readonly Subpackage[];
  readonly usages: readonly UsageItem[];
  readonly features: readonly Feature[];
  /** Ticks of the card, which shows at most five; falls back to the titles of the modules if empty. */
  readonly highlights: readonly string[];
  /** Title of the plan that this one extends, for "Everything in …, and". */
  readonly extends: string;
}

export interface PlanCategory {
  readonly id: number;
  readonly name: string;
  readonly icon: string;
  readonly description: string;
  /** Anchor that opens the category, e.g. `dynamic-routing`. [NAV-15, NAV-16] */
  readonly path: string;
}

/** Addresses of the external sites that sell the add-ons of a category, by the category's id. [MKT-15] */
export type Sites = ReadonlyMap<number, string>;

/** Everything for sale on this page, indexed so that the cost of a rule grows with its own closure only. */
export interface Catalogue {
  readonly currency: CurrencyCode;
  readonly plans: ReadonlyMap<PlanId, Plan>;
  readonly modules: ReadonlyMap<ModuleId, Module>;
  /** Dependents of each module: the reverse of `Module.dependencies`. */
  readonly dependents: ReadonlyMap<ModuleId, readonly ModuleId[]>;
  /** Empty where the categories are not known, so that only the server can tell what is sold elsewhere. */
  readonly sites: Sites;
}
