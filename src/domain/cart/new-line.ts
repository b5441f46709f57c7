import type { Module, Plan } from '../catalogue/types';
import type { CartLine, CartPlan } from './types';

/** Returns how many units of a module a package includes: the module's minimum, or one without a minimum. [MNY-09] */
export const includedQuantity = ({ minimumAssetCount }: Pick<Module, 'minimumAssetCount'>): number =>
  Math.max(1, minimumAssetCount);

/** Creates the line of a loose module at its current price. The quantity defaults to the module's minimum. */
export const newLine = (module: Module): CartLine => ({
  module,
  bundled: false,
  price: module.price,
  quantity: module.quantity || includedQuantity(module),
});

/** Creates the line of a bundled module, at its base price. [CRT-22, CRT-25] */
export const bundledLine = (module: Module): CartLine => ({
  module,
  bundled: true,
  price: module.basePrice,
  quantity: includedQuantity(module),
});

/** Creates the cart's copy of a plan. The quantity defaults to the smallest fleet. */
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
