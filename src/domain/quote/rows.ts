import { isForSale } from '../cart/for-sale';
import { countsAssets, MAX_QUANTITY, type Quantity } from '../cart/quantity';
import type { Cart, CartLine } from '../cart/types';
import type { AssetType, Catalogue, Module, UsageItem } from '../catalogue/types';
import { lineQuantity } from '../pricing/module-price';
import type { QuantityBounds } from './quantity-input';

/** Something that a quote counts. */
export interface Counted extends QuantityBounds {
  /** Of the plan for its fleet, else of the module that it is charged as. */
  readonly id: number;
  readonly kind: 'fleet' | 'usage';
  /** Empty for the fleet. */
  readonly title: string;
  /** What is counted, in the words of the server; where it has a type the page has words of its own. */
  readonly unit: string;
  readonly assetType: AssetType | null;
  /** As long as nobody says another. */
  readonly quantity: number;
  /** How many of them cost nothing. */
  readonly free: number;
  /** How many of them the cart does not count, because the module has fewer free ones than the plan. */
  readonly uncounted: number;
  readonly isSupport: boolean;
  /** Part of the package, or on a trial that says how many: cannot be changed. */
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

/** A metered module: by what the plan says of it, or by what it says itself. */
function usageOf(module: Module, line: CartLine | undefined, item: UsageItem | undefined): Counted {
  const fixed = fixedOf(module, line);
  const free = Math.max(module.freeUsers, item?.freeUsers ?? 0);
  const uncounted = fixed ? 0 : free - module.freeUsers;
  // What is not in the cart is shown as far as it costs nothing: only a person adds to a sum.
  const absent = Math.min(item?.quantity ?? 0, free);
  return {
    id: module.id,
    kind: 'usage',
    title: module.title,
    unit: item?.unit ?? '',
    assetType: module.assetType,
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
 * All that a quote counts: the plan's fleet, its usage items, and whatever else in the cart is metered, each once. An item whose
 * module is bundled is part of the package and adds nothing. [QUO-01, MNY-05, MNY-08, MNY-09]
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
  const isExtra = ({ isSupport }: Counted): boolean => !isSupport;
  return [...fleetOf(cart), ...offered.filter(isExtra), ...offered.filter((row) => row.isSupport), ...others];
}

/** Quantities that somebody chose, by id. */
export type Choices = Readonly<Record<number, number>>;

/** What is shown: the choice, or what the cart holds. */
export const shownQuantity = ({ id, fixed, quantity }: Counted, choices: Choices): number =>
  fixed ? quantity : (choices[id] ?? quantity);

/** What the cart would have to be told; nothing of what stays as it is. */
export function changesOf(cart: Cart, counted: readonly Counted[], choices: Choices): readonly Quantity[] {
  return counted.flatMap((row): Quantity[] => {
    const choice = choices[row.id];
    if (row.fixed || choice === undefined) return [];
    const quantity = Math.max(0, choice - row.uncounted);
    const held = row.kind === 'fleet' ? row.quantity : (cart.lines[row.id]?.quantity ?? 0);
    return quantity === held ? [] : [{ id: row.id, quantity }];
  });
}
