import type { Module, Plan } from '../catalogue/types';
import type { CartLine, CartPlan } from './types';

/** How many units of a module a package includes: its minimum, or one where none is stated. [MNY-09] */
export const includedQuantity = ({ minimumAssetCount }: Pick<Module, 'minimumAssetCount'>): number =>
  Math.max(1, minimumAssetCount);

/** A module that comes on top, at what it costs now, for as many units as it is told for: its minimum where nobody says. */
export const newLine = (module: Module): CartLine => ({
  module,
  bundled: false,
  price: module.price,
  quantity: module.quantity || includedQuantity(module),
});

/** A module of a chosen package, back at its base price. [CRT-22, CRT-25] */
export const bundledLine = (module: Module): CartLine => ({
  module,
  bundled: true,
  price: module.basePrice,
  quantity: includedQuantity(module),
});

/** What a cart keeps of a plan. It is for the smallest fleet where nobody says how large theirs is. */
export const toCartPlan = (
  plan: Plan,
  { selected = [], quantity = plan.minimumAssetCount }: Partial<Pick<CartPlan, 'selected' | 'quantity'>> = {},
): CartPlan => ({
  id: plan.id,
  code: plan.code,
  title: plan.title,
  srt: plan.srt,
  bundled: plan.bundled,
  price: plan.price,
  billedAmount: plan.billedAmount,
  discount: plan.discount,
  discountReason: plan.discountReason,
  minimumAssetCount: plan.minimumAssetCount,
  minimumAssetRate: plan.minimumAssetRate,
  assetType: plan.assetType,
  quantity,
  cycle: plan.cycle,
  edition: plan.edition,
  isLegacy: plan.isLegacy,
  subpackages: plan.subpackages,
  selected,
});
