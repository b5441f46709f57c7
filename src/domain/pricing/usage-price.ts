import type { UsageItem } from '../catalogue/types';
import type { Minor } from '../money/minor';

/** Returns how many units are charged: those beyond the free users, never below 0. [MNY-01, MNY-02] */
export const chargeable = ({ freeUsers }: Pick<UsageItem, 'freeUsers'>, quantity: number): number =>
  Math.max(0, quantity - freeUsers);

/** Computes the price of a quantity of a usage item, in minor units. [MNY-01, MNY-02] */
export const usagePrice = (item: Pick<UsageItem, 'freeUsers' | 'price'>, quantity: number): Minor =>
  chargeable(item, quantity) * item.price;

/**
 * Returns true if a support item shows "Free", because none of its units is charged; other items always show their price,
 * even 0. [MNY-03, MNY-04]
 */
export const isFreeSupport = (item: Pick<UsageItem, 'freeUsers' | 'isSupport'>, quantity: number): boolean =>
  item.isSupport && chargeable(item, quantity) === 0;
