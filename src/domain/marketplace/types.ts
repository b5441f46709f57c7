import type { Catalogue, Module, Plan } from '../catalogue/types';
import type { Minor } from '../money/minor';

/** A category of add-ons. [MKT-16] */
export interface Platform {
  readonly id: number;
  readonly name: string;
  /** Segment in the address of its page. */
  readonly icon: string;
  readonly description: string;
  /** Number of modules by the server's count. */
  readonly total: number;
  /** Address of an external site, which opens in another tab; null if there is none. [MKT-15] */
  readonly url: string | null;
}

/** An industry. [MKT-17] */
export type Industry = Omit<Platform, 'url'>;

/** The two ways to browse. [MKT-01, MKT-02] */
export type MarketKind = 'platform' | 'industry';
export type MarketLayout = 'grid' | 'list';

/** Key as the page's actions write it: `module/12`, `package/35`. */
export type ItemKey = `${'module' | 'package'}/${number}`;

interface ItemBase {
  readonly key: ItemKey;
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  /** Slug of the item, unique within its group. */
  readonly slug: string;
  /** Ids of the categories and of the industries that list the item. */
  readonly platforms: readonly number[];
  readonly industries: readonly number[];
  /** Minor units per month, or per unit and month; null if the item is sold by contact. */
  readonly price: Minor | null;
  readonly isFeatured: boolean;
  /** Address of the external site that sells the item; null if it is sold here. [MKT-15] */
  readonly site: string | null;
  /** Position in the recommended order. */
  readonly rank: number;
  /** Facet bits of `traitsOf`, which do not depend on the person. */
  readonly traits: number;
}

/** An item of the marketplace, shown as a card. [MKT-01] */
export type Item = ItemBase &
  (
    | { readonly kind: 'module'; readonly module: Module }
    | {
        readonly kind: 'package';
        readonly plan: Plan;
        /** Minor units per month, before the discount. */
        readonly list: Minor;
      }
  );

/** A category or industry with its items. */
export interface Group {
  readonly kind: MarketKind;
  readonly id: number;
  readonly name: string;
  readonly icon: string;
  /** Segment before the icon; `industries` for an industry. */
  readonly slug: string;
  readonly description: string;
  readonly url: string | null;
  /** Number of items by the server's count, which may exceed the list. */
  readonly total: number;
  /** In the recommended order. */
  readonly items: readonly Item[];
}

/** The marketplace's index of a catalogue, built once per catalogue. */
export interface Market {
  readonly catalogue: Catalogue;
  /** In the recommended order: featured first, then the catalogue's sort order. */
  readonly items: readonly Item[];
  readonly byKey: ReadonlyMap<ItemKey, Item>;
  readonly platforms: readonly Group[];
  readonly industries: readonly Group[];
}
