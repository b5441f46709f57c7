import type { UsageSeed } from '../db/schema';

const item = (id: number, key: string, price: number, unit: string, more: Partial<UsageSeed> = {}): UsageSeed => ({
  id,
  key,
  price: price * 100,
  unit,
  assetType: null,
  type: key,
  quantity: 0,
  max: 250,
  freeUsers: 0,
  isSupport: false,
  ...more,
});

/** The usage items of every plan. Each item has the id of the module that it is charged as. */
export const USAGES: readonly UsageSeed[] = [
  item(201, 'driver', 19, 'driver', { assetType: 'driver', quantity: 5, freeUsers: 5 }),
  item(202, 'planner', 29, 'planner', { assetType: 'planner', max: 50 }),
  item(203, 'optimization-credit', 45, '1,000 stops', { max: 1000 }),
  item(222, 'support-hero', 3, 'user', {
    assetType: 'user',
    isSupport: true,
    freeUsers: 100,
    max: 1000,
    type: 'support',
  }),
  item(223, 'support-hero-premium', 6, 'user', {
    assetType: 'user',
    isSupport: true,
    freeUsers: 100,
    max: 1000,
    type: 'support',
  }),
];
