import type { Item } from './types';

/** What can be asked for. Within a group one of the chosen has to hold, between groups all of them; of a status each. */
export const FACETS = {
  kind: ['module', 'package'],
  price: ['fixed', 'usage', 'contact'],
  status: ['featured', 'trial', 'in-cart', 'owned'],
} as const;

export type FacetGroup = keyof typeof FACETS;
export type Facet = (typeof FACETS)[FacetGroup][number];

/** What a person has and wants, asked once for each item. */
export interface Holdings {
  readonly isInCart: (item: Item) => boolean;
  /** Part of the subscription that is in force, or of everybody's. */
  readonly isOwned: (item: Item) => boolean;
}

export interface Filtered {
  readonly items: readonly Item[];
  /** How many items there would be with this facet chosen, beside what is chosen in the other groups. */
  readonly counts: Readonly<Record<Facet, number>>;
  /** Before any facet. */
  readonly total: number;
}

const ORDER: readonly Facet[] = [...FACETS.kind, ...FACETS.price, ...FACETS.status];
const BIT = Object.fromEntries(ORDER.map((facet, at) => [facet, 1 << at])) as Record<Facet, number>;
const bits = (facets: readonly Facet[]): number => facets.reduce((mask, facet) => mask | BIT[facet], 0);

const KIND = bits(FACETS.kind);
const PRICE = bits(FACETS.price);
const STATUS = bits(FACETS.status);

/** The bits of what an item is, whoever looks; computed with the index, because each filter asks them of all. */
export function traitsOf(item: Untraited<Item>): number {
  const isModule = item.kind === 'module';
  const price = isModule && item.module.pricingType === 'USAGE' ? BIT.usage : BIT.fixed;
  return (
    BIT[item.kind] |
    (item.price === null ? BIT.contact : price) |
    (item.isFeatured ? BIT.featured : 0) |
    (isModule && item.module.trial.interval > 0 ? BIT.trial : 0)
  );
}

type Untraited<T> = T extends Item ? Omit<T, 'traits' | 'rank' | 'slug'> : never;

const anyOf = (held: number, wanted: number): boolean => wanted === 0 || (held & wanted) !== 0;

/** Chooses items and counts what each further choice would leave, in one walk. */
export function filterItems(items: readonly Item[], chosen: readonly Facet[], holdings: Holdings): Filtered {
  const wanted = bits(chosen);
  const [kind, price, status] = [wanted & KIND, wanted & PRICE, wanted & STATUS];
  const kept: Item[] = [];
  const tally = ORDER.map(() => 0);
  for (const item of items) {
    const held =
      item.traits | (holdings.isInCart(item) ? BIT['in-cart'] : 0) | (holdings.isOwned(item) ? BIT.owned : 0);
    const [hasKind, hasPrice] = [anyOf(held, kind), anyOf(held, price)];
    const hasStatus = (held & status) === status;
    if (hasKind && hasPrice && hasStatus) kept.push(item);
    if (!hasStatus || !(hasKind || hasPrice)) continue;
    const left = (hasPrice ? KIND : 0) | (hasKind ? PRICE : 0) | (hasKind && hasPrice ? STATUS : 0);
    for (let rest = held & left, at = 0; rest !== 0; rest >>= 1, at += 1)
      if (rest & 1) tally[at] = (tally[at] ?? 0) + 1;
  }
  const counts = Object.fromEntries(ORDER.map((facet, at) => [facet, tally[at] ?? 0])) as Record<Facet, number>;
  return { items: kept, counts, total: items.length };
}

/** Adds a facet, or takes it away where it was chosen. */
export const toggled = (chosen: readonly Facet[], facet: Facet): readonly Facet[] =>
  chosen.includes(facet)
    ? chosen.filter((one) => one !== facet)
    : ORDER.filter((one) => one === facet || chosen.includes(one));
