import { TRIAL_DAYS } from '../cart/trial';
import type { Item } from './types';

/**
 * Filter facets by group. Chosen facets are combined with OR within a group and with AND between groups; all chosen status
 * facets must match.
 */
export const FACETS = {
  kind: ['module', 'package'],
  price: ['fixed', 'usage', 'contact'],
  status: ['featured', 'trial', 'in-cart', 'owned'],
} as const;

export type FacetGroup = keyof typeof FACETS;
export type Facet = (typeof FACETS)[FacetGroup][number];

/** Items in the person's cart and subscription, few compared with the catalogue. */
export interface Holdings {
  readonly inCart: ReadonlySet<Item>;
  /** Items of the subscription in force; default modules carry this facet among their traits instead. */
  readonly owned: ReadonlySet<Item>;
}

export interface Filtered {
  readonly items: readonly Item[];
  /** Number of items if this facet were chosen in addition to those of the other groups. */
  readonly counts: Readonly<Record<Facet, number>>;
  /** Number of items before filtering. */
  readonly total: number;
}

const ORDER: readonly Facet[] = [...FACETS.kind, ...FACETS.price, ...FACETS.status];
const BIT = Object.fromEntries(ORDER.map((facet, at) => [facet, 1 << at])) as Record<Facet, number>;
const bits = (facets: readonly Facet[]): number => facets.reduce((mask, facet) => mask | BIT[facet], 0);

const KIND = bits(FACETS.kind);
const PRICE = bits(FACETS.price);
const STATUS = bits(FACETS.status);

/** Returns the days for which a visitor may try an item for free; 0 if it is sold by contact or on a site of its own. [TRL-01] */
export function freeDays(item: Untraited<Item>): number {
  if (item.price === null || item.site !== null) return 0;
  return item.kind === 'package' ? TRIAL_DAYS : item.module.trial.interval;
}

/** Returns whether a person is offered a facet: only visitors try for free, and only members have an account that holds something. */
export const isFacetOffered = (facet: Facet, isVisitor: boolean): boolean => facet !== (isVisitor ? 'owned' : 'trial');

/**
 * Computes the facet bits that do not depend on the person; cached in the index, because every filter reads them for all
 * items.
 */
export function traitsOf(item: Untraited<Item>): number {
  const isModule = item.kind === 'module';
  const price = isModule && item.module.pricingType === 'USAGE' ? BIT.usage : BIT.fixed;
  return (
    BIT[item.kind] |
    (item.price === null ? BIT.contact : price) |
    (item.isFeatured ? BIT.featured : 0) |
    (freeDays(item) > 0 ? BIT.trial : 0) |
    (isModule && item.module.isDefault ? BIT.owned : 0)
  );
}

type Untraited<T> = T extends Item ? Omit<T, 'traits' | 'rank' | 'slug'> : never;

const anyOf = (held: number, wanted: number): boolean => wanted === 0 || (held & wanted) !== 0;

/** Counts items by their combination of facet bits; thousands of items share a few dozen combinations. */
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

/** Filters items by facets and counts what each further facet would match. */
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

/** Toggles a facet. */
export const toggled = (chosen: readonly Facet[], facet: Facet): readonly Facet[] =>
  chosen.includes(facet)
    ? chosen.filter((one) => one !== facet)
    : ORDER.filter((one) => one === facet || chosen.includes(one));
