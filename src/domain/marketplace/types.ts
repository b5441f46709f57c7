import type { Catalogue, Module, Plan } from '../catalogue/types';
import type { Minor } from '../money/minor';

/** A category of add-ons. [MKT-16] */
export interface Platform {
  readonly id: number;
  readonly name: string;
  /** Part of the address of its page. */
  readonly icon: string;
  readonly description: string;
  /** How many modules the server counts. */
  readonly total: number;
  /** A site of its own, which opens in another tab; null where it is none. [MKT-15] */
  readonly url: string | null;
}

/** Who drives. [MKT-17] */
export type Industry = Omit<Platform, 'url'>;

/** The two ways to browse. [MKT-01, MKT-02] */
export type MarketKind = 'platform' | 'industry';
export type MarketLayout = 'grid' | 'list';

/** As the actions of a page name it: `module/12`, `package/35`. */
export type ItemKey = `${'module' | 'package'}/${number}`;

interface ItemBase {
  readonly key: ItemKey;
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  /** Its part of an address; one of its own in every group that it stands in. */
  readonly slug: string;
  /** Ids of the platform categories, and of the industries, that it stands in. */
  readonly platforms: readonly number[];
  readonly industries: readonly number[];
  /** Per month, or per unit and month; null where sales tell it. */
  readonly price: Minor | null;
  readonly isFeatured: boolean;
  /** Place in the recommended order. */
  readonly rank: number;
  /** What filters ask of it, whoever looks: bits of `traitsOf`. */
  readonly traits: number;
}

/** What a card stands for. [MKT-01] */
export type Item = ItemBase &
  (
    | { readonly kind: 'module'; readonly module: Module }
    | {
        readonly kind: 'package';
        readonly plan: Plan;
        /** Per month, before the discount. */
        readonly list: Minor;
      }
  );

/** What is offered beside a group's own name and icon. */
export interface Group {
  readonly kind: MarketKind;
  readonly id: number;
  readonly name: string;
  readonly icon: string;
  /** The segment before the icon; that of industries is the word itself. */
  readonly slug: string;
  readonly description: string;
  readonly url: string | null;
  /** How many the server counts; a list need not hold all of them. */
  readonly total: number;
  /** In the recommended order. */
  readonly items: readonly Item[];
}

/** A catalogue as the marketplace asks it; built once for each. */
export interface Market {
  readonly catalogue: Catalogue;
  /** In the recommended order: featured ones first, then as the catalogue sorts. */
  readonly items: readonly Item[];
  readonly byKey: ReadonlyMap<ItemKey, Item>;
  readonly platforms: readonly Group[];
  readonly industries: readonly Group[];
}
