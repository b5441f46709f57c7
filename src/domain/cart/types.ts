import type { Module, ModuleId, Plan, PlanId } from '../catalogue/types';
import type { Minor } from '../money/minor';

/** The plan in the cart: a chosen package, or the custom solution (id 0) that holds loose modules. */
export type CartPlan = Pick<
  Plan,
  | 'id'
  | 'code'
  | 'title'
  | 'srt'
  | 'bundled'
  | 'price'
  | 'billedAmount'
  | 'discount'
  | 'discountReason'
  | 'minimumAssetCount'
  | 'minimumAssetRate'
  | 'assetType'
  | 'cycle'
  | 'edition'
  | 'isLegacy'
> & {
  /** Size of the fleet; assets above `minimumAssetCount` cost extra if the plan has a rate. [MNY-05] */
  readonly quantity: number;
  readonly subpackages: Plan['subpackages'];
  /** Codes of the chosen sub-packages. */
  readonly selected: readonly string[];
};

/** One module in the cart, with everything needed to show and price it without the catalogue. */
export interface CartLine {
  readonly module: Module;
  readonly bundled: boolean;
  /** Minor units per unit and month; `module.basePrice` unless a trial lowers it. */
  readonly price: Minor;
  readonly quantity: number;
}

export interface Upsell {
  readonly ids: readonly PlanId[];
  readonly result?: unknown;
  readonly modules: readonly ModuleId[];
}

/**
 * Content of the cart. Totals are computed and never stored; a module's markers are derived (`addedMarker`, `deletionFlag`).
 * Invariant: lines exist only with a plan.
 */
export interface Cart {
  readonly plan: CartPlan | null;
  readonly lines: Readonly<Record<ModuleId, CartLine>>;
  /** Modules that wait for the dependency dialog. Never sent, never stored. [CRT-07] */
  readonly pending: readonly ModuleId[];
  /** Modules marked for deletion until the person confirms the removal. [CRT-33] */
  readonly markedForDeletion: readonly ModuleId[];
  /** Default modules that a visitor took out of the package and may put back; absent if there are none. [CRT-19] */
  readonly takenOut?: readonly ModuleId[];
  readonly upsell: Upsell | null;
  readonly planReset: boolean;
  readonly noRecordFound: boolean;
}

/** Kinds of confirmation dialogs before a change of the cart. [CRT-12 … CRT-17] */
export type CartConfirmationType =
  | 'module-dependency-required'
  | 'default-module-removal'
  | 'dependent-removal'
  | 'package-replaced'
  | 'modified'
  | 'legacy-migrate';

export interface CartConfirmation {
  readonly type: CartConfirmationType;
  /** The item that the person asked to add or remove. */
  readonly target: { readonly kind: 'plan' | 'module' | 'category'; readonly id: number };
  /** Modules that come along with the target, dependencies first. */
  readonly adds: readonly ModuleId[];
  /** Modules that are removed with the target, the target first; for a category, its own modules first. */
  readonly removes: readonly ModuleId[];
  /** True if the plan becomes My Custom Solution and loses its discount. [CRT-31] */
  readonly breaksPlan: boolean;
  /** True for a merge after signing in: the add-ons of both carts stay. */
  readonly isMerge?: true;
}

/**
 * Reasons for ignoring a change. `not-for-sale` follows the rule of `catalogue/for-sale`, `elsewhere` that of
 * `catalogue/elsewhere`.
 */
export type IgnoredReason =
  | 'bundled'
  | 'not-for-sale'
  | 'elsewhere'
  | 'default'
  | 'same-plan'
  | 'in-cart'
  | 'not-in-cart'
  | 'unknown';

/** Result of proposing a change to the cart, before anything happens. */
export type Proposal =
  | { readonly kind: 'ignored'; readonly reason: IgnoredReason }
  /** Nothing is removed; an information dialog explains why. [CRT-18] */
  | { readonly kind: 'refused'; readonly reason: 'default-module'; readonly id: ModuleId }
  | { readonly kind: 'apply'; readonly cart: Cart }
  | {
      readonly kind: 'confirm';
      readonly confirmation: CartConfirmation;
      /** The cart while the dialog is open, with its modules marked as pending or for deletion. */
      readonly held: Cart;
    };
