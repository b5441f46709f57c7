import { LIST } from './slug';
import type { MarketKind, MarketLayout } from './types';

/** Where the two halves of the marketplace stand; a host configures both. */
export interface MarketRoutes {
  readonly marketplace: string;
  readonly industries: string;
}

/** What an address says, before anybody knows whether there is such a page. */
export interface MarketAddress {
  /** `/fr` of a page in French; '' where there is none. */
  readonly prefix: string;
  readonly kind: MarketKind;
  /** Category and icon, or the icon of an industry; then that of an item. */
  readonly segments: readonly string[];
  readonly view: MarketLayout;
}

/** Pages below the marketplace that are not part of it. [docs/decisions/0014] */
const RESERVED: ReadonlySet<string> = new Set(['pricing']);

const PREFIX = /^\/[a-z]{2}(?:-[a-z]{2,4})?(?=\/)/i;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The path of a route, which may be a whole address. */
const pathOf = (route: string): string =>
  route
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');

/** What follows a base, or null where the path is not below it. */
function below(path: string, base: string): readonly string[] | null {
  if (path !== base && !path.startsWith(`${base}/`)) return null;
  return path
    .slice(base.length)
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded);
}

function read(path: string, routes: MarketRoutes, prefix: string): MarketAddress | null {
  // The longer base is asked first: one is usually below the other.
  const bases = (['industry', 'platform'] as const)
    .map((kind) => ({ kind, base: pathOf(kind === 'industry' ? routes.industries : routes.marketplace) }))
    .toSorted((a, b) => b.base.length - a.base.length);
  for (const { kind, base } of bases) {
    const all = below(path, base);
    if (!all) continue;
    if (kind === 'platform' && RESERVED.has(all[0] ?? '')) return null;
    const isList = all.at(-1) === LIST;
    return { prefix, kind, segments: isList ? all.slice(0, -1) : all, view: isList ? 'list' : 'grid' };
  }
  return null;
}

/**
 * Reads `/platform/marketplace/{category}/{icon}[/{module}][/list]` and `…/industries/{icon}[/{package}][/list]`, with or
 * without the prefix of a language. [MKT-05, MKT-06, MKT-07, MKT-08]
 * @param path of the location, without query and hash
 * @returns null where the address is not the marketplace's
 */
export function parseAddress(path: string, routes: MarketRoutes): MarketAddress | null {
  const prefix = PREFIX.exec(path)?.[0] ?? '';
  return read(path, routes, '') ?? (prefix ? read(path.slice(prefix.length), routes, prefix) : null);
}

/** The path of an address: the inverse of `parseAddress`. */
export function formatAddress({ prefix, kind, segments, view }: MarketAddress, routes: MarketRoutes): string {
  const base = pathOf(kind === 'industry' ? routes.industries : routes.marketplace);
  const tail = view === 'list' ? [...segments, LIST] : segments;
  return [prefix + base, ...tail.map(encodeURIComponent)].join('/') || '/';
}
