import { isForSale } from '../cart/for-sale';
import { countsAssets, MAX_QUANTITY, type Quantity } from '../cart/quantity';
import type { Cart, CartLine } from '../cart/types';
import type { AssetType, Catalogue, Module, UsageItem } from '../catalogue/types';
import { lineQuantity } from '../pricing/module-price';
import type { QuantityBounds } from './quantity-input';

/** An item that a quote counts. */
export interface Counted extends QuantityBounds {
  /** Id of the plan for its fleet, else of the module that is charged. */
  readonly id: number;
  readonly kind: 'fleet' | 'usage';
  /** '' for the fleet. */
  readonly title: string;
  /** The server's word for a unit that is no asset, e.g. "1,000 stops"; '' where `assetType` is counted. */
  readonly unit: string;
  readonly assetType: AssetType | null;
  /** Quantity until the person chooses another. */
  readonly quantity: number;
  /** Number of free units. */
  readonly free: number;
  /** Free units that the cart does not count, because the module has fewer free ones than the plan's usage item. */
  readonly uncounted: number;
  readonly isSupport: boolean;
  /** Why the quantity cannot be changed: the package includes the item, or a trial sets its quantity. */
  readonly fixed: 'included' | 'trial' | null;
}

const fleetOf = ({ plan }: Cart): Counted[] =>
  countsAssets(plan)
    ? [
        {
          id: plan.id,
          kind: 'fleet',
          title: '',
          unit: '',
          assetType: plan.assetType,
          quantity: plan.quantity,
          min: plan.minimumAssetCount,
          max: MAX_QUANTITY,
          free: plan.minimumAssetCount,
          uncounted: 0,
          isSupport: false,
          fixed: null,
        },
      ]
    : [];

const fixedOf = (module: Module, line: CartLine | undefined): Counted['fixed'] => {
  if (line?.bundled) return 'included';
  return module.trial.isTrial ? 'trial' : null;
};

/** Builds the row of a metered module; the plan's usage item takes precedence over the module. */
function usageOf(module: Module, line: CartLine | undefined, item: UsageItem | undefined): Counted {
  const fixed = fixedOf(module, line);
  const free = Math.max(module.freeUsers, item?.freeUsers ?? 0);
  const uncounted = fixed ? 0 : free - module.freeUsers;
  // A module outside the cart starts at its free units only, so that nothing is charged before the person asks for it.
  const absent = Math.min(item?.quantity ?? 0, free);
  return {
    id: module.id,
    kind: 'usage',
    title: module.title,
    unit: (!item?.assetType && item?.unit) || '',
    assetType: item?.assetType ?? module.assetType,
    quantity: line ? lineQuantity(line) + uncounted : absent,
    min: item?.min ?? module.minimumAssetCount,
    max: Math.min(item?.max ?? MAX_QUANTITY, MAX_QUANTITY),
    free: fixed ? 0 : free,
    uncounted,
    isSupport: item?.isSupport ?? module.kind === 'support',
    fixed,
  };
}

/**
 * Lists what a quote counts, without duplicates: the plan's fleet, its usage items, and other metered modules in the cart. A
 * bundled module is included in the package and costs nothing extra. [QUO-01, MNY-05, MNY-08, MNY-09]
 */
export function countedIn(cart: Cart, { plans, modules }: Catalogue): readonly Counted[] {
  const items = new Map((cart.plan && plans.get(cart.plan.id)?.usages)?.map((item) => [item.id, item]));
  const offered = [...items.values()].flatMap((item) => {
    const line = cart.lines[item.id];
    const module = line?.module ?? modules.get(item.id);
    return module?.pricingType === 'USAGE' && (line || isForSale(module)) ? [usageOf(module, line, item)] : [];
  });
  const others = Object.values(cart.lines)
    .filter(({ module }) => module.pricingType === 'USAGE' && !items.has(module.id))
    .toSorted((left, right) => Number(left.bundled) - Number(right.bundled))
    .map((line) => usageOf(line.module, line, undefined));
  // The level that costs nothing is what one goes back to, so it stands beside those that a usage item charges.
  const free = [...modules.values()].filter(
    (module) =>
      module.kind === 'support' &&
      module.price === 0 &&
      module.pricingType === 'USAGE' &&
      isForSale(module) &&
      !items.has(module.id) &&
      !cart.lines[module.id],
  );
  const levels = offered.filter((row) => row.isSupport);
  const isExtra = ({ isSupport }: Counted): boolean => !isSupport;
  return [
    ...fleetOf(cart),
    ...offered.filter(isExtra),
    ...(levels.length > 0 ? free.map((module) => usageOf(module, undefined, undefined)) : []),
    ...levels,
    ...others,
  ];
}

/** Quantities that the person chose, by id. */
export type Choices = Readonly<Record<number, number>>;

const quantityIn = ({ lines, plan }: Cart, id: number): number | undefined =>
  plan?.id === id ? plan.quantity : lines[id]?.quantity;

const isIn = (rows: readonly Counted[], id: number): boolean => rows.some((row) => row.id === id);

/**
 * Returns the ids whose quantity differs between two carts, or whose row only one of them has, so that a choice made against the first one is
 * out of date. Another support level concerns all of them, because there is one.
 */
export function rowsMoved(before: Cart, after: Cart, catalogue: Catalogue): readonly number[] {
  const [was, is] = [countedIn(before, catalogue), countedIn(after, catalogue)];
  const isHeldOnce = (id: number): boolean =>
    (quantityIn(before, id) === undefined) !== (quantityIn(after, id) === undefined);
  const all = [...was, ...is];
  const hasOtherLevel = all.some(({ id, isSupport }) => isSupport && isHeldOnce(id));
  const isMoved = ({ id, isSupport }: Counted): boolean =>
    quantityIn(before, id) !== quantityIn(after, id) || isIn(was, id) !== isIn(is, id) || (isSupport && hasOtherLevel);
  return [...new Set(all.filter(isMoved).map(({ id }) => id))];
}

/** Returns the quantity to show: the person's choice, else the cart's. */
export const shownQuantity = ({ id, fixed, quantity }: Counted, choices: Choices): number =>
  fixed ? quantity : (choices[id] ?? quantity);

/** Diffs the choices against the cart; unchanged quantities are left out. */
export function changesOf(cart: Cart, counted: readonly Counted[], choices: Choices): readonly Quantity[] {
  return counted.flatMap((row): Quantity[] => {
    const choice = choices[row.id];
    if (row.fixed || choice === undefined) return [];
    const quantity = Math.max(0, choice - row.uncounted);
    const held = row.kind === 'fleet' ? row.quantity : (cart.lines[row.id]?.quantity ?? 0);
    return quantity === held ? [] : [{ id: row.id, quantity }];
  });
}
