import { marketOf } from '../../../src/domain/marketplace/index-of';
import type { Industry, Item, ItemKey, Market, Platform } from '../../../src/domain/marketplace/types';
import type { Module, Plan } from '../../../src/domain/catalogue/types';
import { aCatalogue, aModule, aPlan } from '../../kit/catalogue';

export const ROUTES = { marketplace: '/platform/marketplace', industries: '/platform/marketplace/industries' };

export const aPlatform = (id: number, more: Partial<Platform> = {}): Platform => ({
  id,
  name: `Platform ${id}`,
  icon: `icon-${id}`,
  description: '',
  total: 0,
  url: null,
  ...more,
});

export const anIndustry = (id: number, more: Partial<Industry> = {}): Industry => ({
  id,
  name: `Industry ${id}`,
  icon: `trade-${id}`,
  description: '',
  total: 0,
  ...more,
});

export const aPackage = (id: number, more: Partial<Plan> = {}): Plan =>
  aPlan({ id, inid: 1, type: 'default', usageType: 'BUNDLE', price: null, ...more });

export const PLATFORMS = [
  aPlatform(1, { name: 'Routing', icon: 'route' }),
  aPlatform(2, { name: 'Territories & Zones', icon: 'territory' }),
  aPlatform(6, { name: 'Telematics', icon: 'telematics', url: 'https://telematics.example.com/' }),
];
export const INDUSTRIES = [anIndustry(1, { name: 'Field Service', icon: 'pencil' })];

const inCategory = (id: number, categoryId: number, title: string, more: Partial<Module> = {}): Module =>
  aModule({ id, categoryId, title, categoryName: 'Category', icon: `glyph-${id}`, ...more, trial: {} });

/** Modules of three categories: 12 needs 11; 13 is featured; 15 is sold by sales; 16 is hidden; 17 a booster; 20 … in two packages. */
export const MODULES = [
  inCategory(11, 1, 'Routing Manage', { sort: 1, description: 'Create and dispatch routes.' }),
  inCategory(12, 1, 'Curbside Pickup', { sort: 2, dependencies: [11], price: 4000, icon: 'list' }),
  inCategory(13, 2, 'Avoidance Zones', { sort: 3, isFeatured: true, price: 2500, pricingType: 'USAGE' }),
  inCategory(14, 2, 'Territory Routing', { sort: 4, price: 6000 }),
  inCategory(15, 6, 'Custom Optimizer', { sort: 5, cardType: 3, price: 0 }),
  inCategory(16, 1, 'Route Planner Classic', { isHidden: true }),
  inCategory(17, 1, 'Fifty more drivers', { kind: 'booster' }),
];

export const PLANS = [
  aPackage(61, {
    title: 'Field Service Essentials',
    path: 'field-service-essentials',
    moduleIds: [11, 12],
    discount: 1000,
  }),
  aPackage(62, { title: 'Field Service Complete', path: 'field-service-complete', moduleIds: [11, 12, 14] }),
  aPlan({ id: 1001, moduleIds: [11] }),
];

export const aMarket = (more: Partial<Parameters<typeof marketOf>[0]> = {}): Market =>
  marketOf({
    catalogue: aCatalogue({ modules: MODULES, plans: PLANS }),
    platforms: PLATFORMS,
    industries: INDUSTRIES,
    ...more,
  });

export function itemIn(market: Market, key: ItemKey): Item {
  const item = market.byKey.get(key);
  if (!item) throw new Error(`no ${key} in the market`);
  return item;
}

export const keysOf = (items: readonly Item[]): readonly ItemKey[] => items.map(({ key }) => key);
