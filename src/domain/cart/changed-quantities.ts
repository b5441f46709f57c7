import { countsAssets, type Quantity } from './quantity';
import type { Cart, CartLine } from './types';

const isLevel = ({ module }: CartLine): boolean => module.kind === 'support';

/**
 * Returns the quantities that differ between two carts, for items in both. The support level comes last, so that the seats
 * before it do not overwrite its quantity.
 */
export function changedQuantities(before: Cart, after: Cart): readonly Quantity[] {
  const { plan } = after;
  const isFleet = countsAssets(plan) && before.plan?.id === plan.id && before.plan.quantity !== plan.quantity;
  const changed = Object.values(after.lines).filter(({ module, quantity }) => {
    const was = before.lines[module.id];
    return was?.bundled === false && was.quantity !== quantity;
  });
  return [
    ...(isFleet ? [{ id: plan.id, quantity: plan.quantity }] : []),
    ...[...changed.filter((line) => !isLevel(line)), ...changed.filter(isLevel)].map(({ module, quantity }) => ({
      id: module.id,
      quantity,
    })),
  ];
}
