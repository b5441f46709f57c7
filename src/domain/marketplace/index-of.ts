import { siteOf, sitesOf } from '../catalogue/elsewhere';
import { isShownOn } from '../catalogue/for-sale';
import { PRICING_INDUSTRY } from '../catalogue/plans';
import type { Catalogue, Module, Plan } from '../catalogue/types';
import { CONTACT_CARD } from '../codes/card-type';
import { currencyOf } from '../money/currency';
import { planPrice } from '../pricing/plan-price';
import { traitsOf } from './facets';
import { slugOf, RESERVED_SLUGS } from './slug';
import type { Group, Industry, Item, ItemKey, Market, Platform } from './types';

/**
 * Assigns a unique slug to each record: its first name that no other record has, else its id. Modules may share an icon, so a
 * name alone is not unique.
 * @param namesOf returns the candidate names of a record, best first
 */
function slugsFor<T extends { readonly id: number }>(
  records: readonly T[],
  namesOf: (record: T) => readonly string[],
): ReadonlyMap<T, string> {
  const uses = new Map<string, number>();
  const names = records.map(namesOf);
  for (const own of names) {
    own.forEach((name, at) => {
      if (own.indexOf(name) === at) uses.set(name, (uses.get(name) ?? 0) + 1);
    });
  }
  const isOwn = (name: string): boolean => uses.get(name) === 1 && !RESERVED_SLUGS.has(name) && !/^\d+$/.test(name);
  return new Map(records.map((record, at) => [record, names[at]?.find(isOwn) ?? String(record.id)]));
}

interface Contents {
  readonly catalogue: Catalogue;
  readonly platforms: readonly Platform[];
  readonly industries: readonly Industry[];
}

type Unranked = Item extends infer T ? (T extends Item ? Omit<T, 'rank' | 'slug' | 'traits'> : never) : never;

const moduleItem = (module: Module, industries: readonly number[], site: string | null): Unranked => ({
  kind: 'module',
  key: `module/${module.id}`,
  id: module.id,
  title: module.title,
  description: module.description,
  icon: module.icon,
  platforms: [module.categoryId],
  industries,
  price: module.cardType === CONTACT_CARD ? null : module.price,
  isFeatured: module.isFeatured,
  site,
  module,
});

const packageItem = (plan: Plan, platforms: readonly number[], catalogue: Catalogue): Unranked => {
  const { list, price } = planPrice(plan, catalogue.modules, currencyOf(catalogue.currency));
  return {
    kind: 'package',
    key: `package/${plan.id}`,
    id: plan.id,
    title: plan.title,
    description: plan.description,
    icon: plan.icon,
    platforms,
    industries: [plan.inid],
    price: plan.isContact ? null : price,
    list,
    isFeatured: plan.isFeatured,
    site: null,
    plan,
  };
};

/** Returns true for a package of an industry that is still sold; legacy packages are not. */
const isOnMarket = ({ inid, isLegacy }: Plan): boolean => inid !== PRICING_INDUSTRY && !isLegacy;

/** Returns true for a module that is listed on the marketplace and has a category to browse it by. */
const isOnShelf = (module: Module): boolean =>
  isShownOn(module, 'marketplace') && module.categoryId > 0 && module.categoryName !== '';

const sortOf = (item: Unranked): number => (item.kind === 'module' ? item.module.sort : Number.MAX_SAFE_INTEGER);

/** Compares items for the recommended order: featured first, then the catalogue's sort order, modules before packages. */
const recommended = (a: Unranked, b: Unranked): number =>
  Number(b.isFeatured) - Number(a.isFeatured) || sortOf(a) - sortOf(b) || a.id - b.id;

/**
 * Builds all items of the marketplace. A package appears in the categories of its modules, a module in the industries of its
 * packages.
 */
function itemsOf({ catalogue, platforms }: Contents): readonly Unranked[] {
  const plans = [...catalogue.plans.values()].filter(isOnMarket);
  const modules = [...catalogue.modules.values()].filter((module) => isOnShelf(module));
  const industriesOf = new Map<number, Set<number>>();
  for (const { inid, moduleIds } of plans) {
    for (const id of moduleIds) industriesOf.set(id, (industriesOf.get(id) ?? new Set()).add(inid));
  }
  const sites = sitesOf(platforms);
  const shelved = new Map(modules.map((module) => [module.id, module.categoryId]));
  const platformsOf = ({ moduleIds }: Plan): readonly number[] => [
    ...new Set(moduleIds.flatMap((id) => shelved.get(id) ?? [])),
  ];
  return [
    ...modules.map((module) => moduleItem(module, [...(industriesOf.get(module.id) ?? [])], siteOf(module, sites))),
    ...plans.map((plan) => packageItem(plan, platformsOf(plan), catalogue)),
  ];
}

/** Builds an item for a package that the marketplace does not list, such as one of the pricing page, for its details view. */
export const itemOfPlan = (plan: Plan, catalogue: Catalogue): Item => {
  const item = packageItem(plan, [], catalogue);
  return { ...item, rank: 0, traits: traitsOf(item), slug: String(plan.id) };
};

/** Assigns slugs: unique within the category for a module, within the industry for a package. [MKT-06] */
function slugsOf(items: readonly Unranked[]): ReadonlyMap<Unranked, string> {
  const groups = new Map<string, Unranked[]>();
  for (const item of items) {
    const group = item.kind === 'module' ? `m${item.module.categoryId}` : `p${item.plan.inid}`;
    const known = groups.get(group);
    if (known) known.push(item);
    else groups.set(group, [item]);
  }
  const namesOf = (item: Unranked): readonly string[] =>
    item.kind === 'module' ? [item.icon, item.module.code] : [item.plan.path, item.plan.code];
  return new Map([...groups.values()].flatMap((own) => [...slugsFor(own, namesOf)]));
}

/** Returns the listed categories and adds those that only modules name, so that an incomplete list hides no module. */
function platformsWith(listed: readonly Platform[], items: readonly Unranked[]): readonly Platform[] {
  const all = new Map(listed.map((one) => [one.id, one]));
  for (const item of items) {
    if (item.kind !== 'module' || all.has(item.module.categoryId)) continue;
    const { categoryId: id, categoryName: name } = item.module;
    all.set(id, { id, name, icon: slugOf(name, id), description: '', total: 0, url: null });
  }
  return [...all.values()];
}

/** Groups the items by category or industry, in the order of the items. */
function shelves(items: readonly Item[], of: 'platforms' | 'industries'): ReadonlyMap<number, readonly Item[]> {
  const found = new Map<number, Item[]>();
  for (const item of items) {
    for (const id of item[of]) {
      const known = found.get(id);
      if (known) known.push(item);
      else found.set(id, [item]);
    }
  }
  return found;
}

/** Builds the marketplace's index of a catalogue in one pass; pages and cards only look items up. [MKT-01, MKT-02, MKT-03] */
export function marketOf(contents: Contents): Market {
  const { catalogue, platforms, industries } = contents;
  const unranked = itemsOf(contents).toSorted(recommended);
  const slugs = slugsOf(unranked);
  const items = unranked.map((item, rank): Item => ({
    ...item,
    rank,
    traits: traitsOf(item),
    slug: slugs.get(item) ?? String(item.id),
  }));
  const byPlatform = shelves(items, 'platforms');
  const byIndustry = shelves(items, 'industries');
  return {
    catalogue,
    items,
    byKey: new Map(items.map((item): [ItemKey, Item] => [item.key, item])),
    platforms: platformsWith(platforms, unranked).map((one): Group => ({
      ...one,
      kind: 'platform',
      slug: slugOf(one.name, one.id),
      items: byPlatform.get(one.id) ?? [],
    })),
    industries: industries.map((one): Group => ({
      ...one,
      kind: 'industry',
      slug: 'industries',
      url: null,
      items: byIndustry.get(one.id) ?? [],
    })),
  };
}
