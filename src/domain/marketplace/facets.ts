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
const bit = (facet: Facet): number => 1 << ORDER.indexOf(facet);
const bits = (facets: readonly Facet[]): number => facets.reduce((mask, facet) => mask | bit(facet), 0);

const KIND = bits(FACETS.kind);
const PRICE = bits(FACETS.price);
const STATUS = bits(FACETS.status);

/** The bits of everything that holds for an item. */
function holds(item: Item, { isInCart, isOwned }: Holdings): number {
  const isModule = item.kind === 'module';
  const price = isModule && item.module.pricingType === 'USAGE' ? 'usage' : 'fixed';
  return (
    bit(item.kind) |
    bit(item.price === null ? 'contact' : price) |
    (item.isFeatured ? bit('featured') : 0) |
    (isModule && item.module.trial.interval > 0 ? bit('trial') : 0) |
    (isInCart(item) ? bit('in-cart') : 0) |
    (isOwned(item) ? bit('owned') : 0)
  );
}

const anyOf = (held: number, wanted: number): boolean => wanted === 0 || (held & wanted) !== 0;

/** Chooses items and counts what each further choice would leave, in one walk. */
export function filterItems(items: readonly Item[], chosen: readonly Facet[], holdings: Holdings): Filtered {
  const wanted = bits(chosen);
  const [kind, price, status] = [wanted & KIND, wanted & PRICE, wanted & STATUS];
  const kept: Item[] = [];
  const tally = ORDER.map(() => 0);
  for (const item of items) {
    const held = holds(item, holdings);
    const [hasKind, hasPrice, hasStatus] = [anyOf(held, kind), anyOf(held, price), (held & status) === status];
    if (hasKind && hasPrice && hasStatus) kept.push(item);
    ORDER.forEach((_, at) => {
      const own = 1 << at;
      if ((held & own) === 0) return;
      const isLeft =
        own & KIND ? hasPrice && hasStatus : own & PRICE ? hasKind && hasStatus : hasKind && hasPrice && hasStatus;
      if (isLeft) tally[at] = (tally[at] ?? 0) + 1;
    });
  }
  const counts = Object.fromEntries(ORDER.map((facet, at) => [facet, tally[at] ?? 0])) as Record<Facet, number>;
  return { items: kept, counts, total: items.length };
}

/** Adds a facet, or takes it away where it was chosen. */
export const toggled = (chosen: readonly Facet[], facet: Facet): readonly Facet[] =>
  chosen.includes(facet)
    ? chosen.filter((one) => one !== facet)
    : ORDER.filter((one) => one === facet || chosen.includes(one));
