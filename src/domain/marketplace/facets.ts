import type { Item } from './types';

/** What can be asked for. Within a group one of the chosen has to hold, between groups all of them; of a status each. */
export const FACETS = {
  kind: ['module', 'package'],
  price: ['fixed', 'usage', 'contact'],
  status: ['featured', 'trial', 'in-cart', 'owned'],
} as const;

export type FacetGroup = keyof typeof FACETS;
export type Facet = (typeof FACETS)[FacetGroup][number];

/** What a person has and wants: few items of a large catalogue. */
export interface Holdings {
  readonly inCart: ReadonlySet<Item>;
  /** Part of the subscription that is in force; what is in force for everybody has it among its traits. */
  readonly owned: ReadonlySet<Item>;
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
    (isModule && item.module.trial.interval > 0 ? BIT.trial : 0) |
    (isModule && item.module.isDefault ? BIT.owned : 0)
  );
}

type Untraited<T> = T extends Item ? Omit<T, 'traits' | 'rank' | 'slug'> : never;

const anyOf = (held: number, wanted: number): boolean => wanted === 0 || (held & wanted) !== 0;

/** How many items there are with each combination of bits: thousands of items have a few dozens of them. */
function tallyOf(items: readonly Item[], held: ReadonlySet<Item>, bitsOf: (item: Item) => number): Uint32Array {
  const tally = new Uint32Array(1 << ORDER.length);
  const count = (mask: number, by: 1 | -1): number => (tally[mask] = (tally[mask] ?? 0) + by);
  for (const { traits } of items) count(traits, 1);
  for (const item of held) {
    if (!items.includes(item)) continue;
    count(item.traits, -1);
    count(bitsOf(item), 1);
  }
  return tally;
}

/** Chooses items, and counts what each further choice would leave. */
export function filterItems(items: readonly Item[], chosen: readonly Facet[], { inCart, owned }: Holdings): Filtered {
  const wanted = bits(chosen);
  const [kind, price, status] = [wanted & KIND, wanted & PRICE, wanted & STATUS];
  const bitsOf = (item: Item): number =>
    item.traits | (inCart.has(item) ? BIT['in-cart'] : 0) | (owned.has(item) ? BIT.owned : 0);
  const fits = (held: number): boolean => anyOf(held, kind) && anyOf(held, price) && (held & status) === status;

  const counted = ORDER.map(() => 0);
  for (const [held, count] of tallyOf(items, new Set([...inCart, ...owned]), bitsOf).entries()) {
    if (count === 0 || (held & status) !== status) continue;
    const [hasKind, hasPrice] = [anyOf(held, kind), anyOf(held, price)];
    const left = (hasPrice ? KIND : 0) | (hasKind ? PRICE : 0) | (hasKind && hasPrice ? STATUS : 0);
    for (const [at, facet] of ORDER.entries()) {
      if (held & left & BIT[facet]) counted[at] = (counted[at] ?? 0) + count;
    }
  }
  const counts = Object.fromEntries(ORDER.map((facet, at) => [facet, counted[at] ?? 0])) as Record<Facet, number>;
  return {
    items: wanted === 0 ? items : items.filter((item) => fits(bitsOf(item))),
    counts,
    total: items.length,
  };
}

/** Adds a facet, or takes it away where it was chosen. */
export const toggled = (chosen: readonly Facet[], facet: Facet): readonly Facet[] =>
  chosen.includes(facet)
    ? chosen.filter((one) => one !== facet)
    : ORDER.filter((one) => one === facet || chosen.includes(one));
