import type { Module, ModuleId, Plan, PlanId } from '../catalogue/types';
import type { Minor } from '../money/minor';

/** The plan in the cart: a chosen bundle, or the custom solution (id 0) that holds loose modules. */
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
  /** How many assets it is for; what exceeds `minimumAssetCount` is paid for where there is a rate. [MNY-05] */
  readonly quantity: number;
  readonly subpackages: Plan['subpackages'];
  /** Codes of the chosen sub-packages. */
  readonly selected: readonly string[];
};

/** One module in the cart, with all it takes to show and price it without the catalogue. */
export interface CartLine {
  readonly module: Module;
  readonly bundled: boolean;
  /** Per unit and month; `module.basePrice` unless a trial lowers it. */
  readonly price: Minor;
  readonly quantity: number;
}

export interface Upsell {
  readonly ids: readonly PlanId[];
  readonly result?: unknown;
  readonly modules: readonly ModuleId[];
}

/**
 * The cart's content. Totals are computed, never stored; a module's markers follow from where its id stands
 * (`addedMarker`, `deletionFlag`). Invariant: lines without a plan do not exist.
 */
export interface Cart {
  readonly plan: CartPlan | null;
  readonly lines: Readonly<Record<ModuleId, CartLine>>;
  /** Waiting for the dependency dialog. Never sent, never stored. [CRT-07] */
  readonly pending: readonly ModuleId[];
  /** Marked ready to be deleted until the removal is confirmed. [CRT-33] */
  readonly doomed: readonly ModuleId[];
  /** Default modules that a visitor took out of the package: they may be put back. Absent where there are none. [CRT-19] */
  readonly takenOut?: readonly ModuleId[];
  readonly upsell: Upsell | null;
  readonly planReset: boolean;
  readonly noRecordFound: boolean;
}

/** What a dialog must ask before a change of the cart is made. [CRT-12 … CRT-17] */
export type CartConfirmationType =
  | 'module-dependency-required'
  | 'default-module-removal'
  | 'dependent-removal'
  | 'package-replaced'
  | 'modified'
  | 'legacy-migrate';

export interface CartConfirmation {
  readonly type: CartConfirmationType;
  /** What was asked for. */
  readonly target: { readonly kind: 'plan' | 'module' | 'category'; readonly id: number };
  /** Modules that come along with the target, dependencies first. */
  readonly adds: readonly ModuleId[];
  /** Modules that go along with the target, the target first; a category's own first. */
  readonly removes: readonly ModuleId[];
  /** The plan becomes My Custom Solution and loses its discount. [CRT-31] */
  readonly breaksPlan: boolean;
  /** Asked for before signing in: the add-ons of both carts stay. */
  readonly isMerge?: true;
}

/** `not-for-sale`: by the rule of `catalogue/for-sale`, so no cart takes it by itself. */
export type IgnoredReason =
  | 'bundled'
  | 'not-for-sale'
  | 'default'
  | 'same-plan'
  | 'in-cart'
  | 'not-in-cart'
  | 'unknown';

/** What the rules say of a wished change, before anything happens. */
export type Proposal =
  | { readonly kind: 'ignored'; readonly reason: IgnoredReason }
  /** Nothing is removed and an information dialog says why. [CRT-18] */
  | { readonly kind: 'refused'; readonly reason: 'default-module'; readonly id: ModuleId }
  | { readonly kind: 'apply'; readonly cart: Cart }
  | {
      readonly kind: 'confirm';
      readonly confirmation: CartConfirmation;
      /** The cart while the dialog is open, with pending or doomed modules marked. */
      readonly held: Cart;
    };
