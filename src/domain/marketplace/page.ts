import type { MarketAddress } from './address';
import { codeOf } from './item';
import { slugOf } from './slug';
import type { Group, Item, ItemKey, Market, MarketKind, MarketLayout } from './types';

/** The four kinds of marketplace pages. [MKT-04] */
export type PageKind = 'platform' | 'industry' | 'platform-details' | 'industry-details';

/** A page of the marketplace. */
export interface MarketPage {
  readonly kind: PageKind;
  /** Id of the category or industry; null on the page of all groups. */
  readonly groupId: number | null;
  /** Item of a details page, else null. */
  readonly item: ItemKey | null;
  readonly view: MarketLayout;
  /** Segment that the address names and that does not exist; the page is the nearest one that does. */
  readonly missing: string | null;
}

export const browsedKind = (kind: PageKind): MarketKind => (kind.startsWith('industry') ? 'industry' : 'platform');

export const groupsOf = ({ platforms, industries }: Market, kind: MarketKind): readonly Group[] =>
  kind === 'platform' ? platforms : industries;

/** Returns the category or industry of a page; undefined on the page of all groups. */
export const groupOf = (page: MarketPage, market: Market): Group | undefined =>
  groupsOf(market, browsedKind(page.kind)).find(({ id }) => id === page.groupId);

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Finds a group by its icon, else by its name, so that `…/optimization` leads to `…/optimization/bolt`. [MKT-05] */
function findGroup(groups: readonly Group[], segments: readonly string[], kind: MarketKind): Group | undefined {
  const icon = segments[kind === 'platform' ? 1 : 0];
  const [name] = segments;
  const isNamed = ({ slug, id }: Group): boolean => name !== undefined && (same(slug, name) || name === String(id));
  const byIcon =
    icon === undefined ? [] : groups.filter((group) => same(group.icon, icon) || icon === String(group.id));
  return byIcon.find(isNamed) ?? byIcon[0] ?? (kind === 'platform' ? groups.find(isNamed) : undefined);
}

/** Finds an item by its slug; falls back to code, icon or id for links written by hand. */
function findItem(items: readonly Item[], segment: string, kind: Item['kind']): Item | undefined {
  return (
    items.find((item) => item.kind === kind && same(item.slug, segment)) ??
    items.find((item) => same(codeOf(item), segment)) ??
    items.find(({ icon, id }) => same(icon, segment) || String(id) === segment)
  );
}

/**
 * Resolves an address to a page. Unknown segments fall back to the nearest page: an unknown icon to the page of all groups,
 * an unknown module to the page of its category. [MKT-04, MKT-05, MKT-06, MKT-09]
 */
export function pageOf({ kind, segments, view }: MarketAddress, market: Market): MarketPage {
  const nearest: MarketPage = { kind, groupId: null, item: null, view, missing: null };
  if (segments.length === 0) return nearest;
  const depth = kind === 'platform' ? 2 : 1;
  const group = findGroup(groupsOf(market, kind), segments, kind);
  if (!group) return { ...nearest, missing: segments.at(-1) ?? null };
  const page: MarketPage = { ...nearest, groupId: group.id };
  const wanted = segments[depth];
  if (wanted === undefined) return page;
  const item = findItem(group.items, wanted, kind === 'platform' ? 'module' : 'package');
  return item ? detailsOf(item, view) : { ...page, missing: wanted };
}

/** Splits the group that a page's author names: an icon, a name, `name/icon` or an id. */
function segmentsOf(category: string | undefined, kind: MarketKind): readonly string[] {
  const parts = category?.split('/').filter(Boolean) ?? [];
  const [only] = parts;
  return kind === 'platform' && parts.length === 1 && only !== undefined ? [only, only] : parts;
}

/** Returns the page that a page's author names by the attributes of a grid. */
export const pageNamed = (
  { category, kind, view }: { readonly category?: string; readonly kind: MarketKind; readonly view: MarketLayout },
  market: Market,
): MarketPage => pageOf({ prefix: '', kind, segments: segmentsOf(category, kind), view }, market);

/** Returns what a page shows: an item alone, the items of a group, or all. */
export function itemsOn(page: MarketPage, market: Market): readonly Item[] {
  const item = page.item === null ? undefined : market.byKey.get(page.item);
  return item ? [item] : (groupOf(page, market)?.items ?? market.items);
}

const iconOf = (group: Group, groups: readonly Group[]): string =>
  groups.filter(({ icon }) => icon === group.icon).length > 1 || slugOf(group.icon, group.id) !== group.icon
    ? String(group.id)
    : group.icon;

/** Returns the address of a page, for a link or the history; the inverse of `pageOf`. */
export function addressOf(page: MarketPage, market: Market, prefix = ''): MarketAddress {
  const kind = browsedKind(page.kind);
  const groups = groupsOf(market, kind);
  const group = groupOf(page, market);
  const item = page.item === null ? undefined : market.byKey.get(page.item);
  const icon = group && iconOf(group, groups);
  const place = group && icon ? (kind === 'platform' ? [group.slug, icon] : [icon]) : [];
  return { prefix, kind, segments: group && item ? [...place, item.slug] : place, view: page.view };
}

/** Returns the details page of an item: a module's within its category, a package's within its industry. */
export const detailsOf = (item: Item, view: MarketLayout = 'grid'): MarketPage =>
  item.kind === 'module'
    ? { kind: 'platform-details', groupId: item.platforms[0] ?? null, item: item.key, view, missing: null }
    : { kind: 'industry-details', groupId: item.industries[0] ?? null, item: item.key, view, missing: null };
