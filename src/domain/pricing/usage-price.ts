import type { UsageItem } from '../catalogue/types';
import type { Minor } from '../money/minor';

/** How much of a quantity is paid for: what exceeds the free users, never less than nothing. [MNY-01, MNY-02] */
export const chargeable = ({ freeUsers }: Pick<UsageItem, 'freeUsers'>, quantity: number): number =>
  Math.max(0, quantity - freeUsers);

/** What a quantity of a usage item costs, in minor units. [MNY-01, MNY-02] */
export const usagePrice = (item: Pick<UsageItem, 'freeUsers' | 'price'>, quantity: number): Minor =>
  chargeable(item, quantity) * item.price;

/** A support item says "Free" while nothing of it is paid for; every other item shows its price, also when that is 0. [MNY-03, MNY-04] */
export const isFreeSupport = (item: Pick<UsageItem, 'freeUsers' | 'isSupport'>, quantity: number): boolean =>
  item.isSupport && chargeable(item, quantity) === 0;
