import { splitPath } from '../routes/localised-path';
import { LIST_SEGMENT } from './slug';
import type { MarketKind, MarketLayout } from './types';

/** Routes of the two halves of the marketplace, which a host configures. */
export interface MarketRoutes {
  readonly marketplace: string;
  readonly industries: string;
}

/** A parsed address; its page may not exist. */
export interface MarketAddress {
  /** Language prefix such as `/fr`; '' if there is none. */
  readonly prefix: string;
  readonly kind: MarketKind;
  /** Category and icon, or an industry's icon; then the slug of an item. */
  readonly segments: readonly string[];
  readonly view: MarketLayout;
}

/** First segments below the marketplace that belong to other pages. [docs/decisions/0014] */
const RESERVED: ReadonlySet<string> = new Set(['pricing']);

const PREFIX = /^\/[a-z]{2}(?:-[a-z]{2,4})?(?=\/)/i;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Splits a route, which may be an absolute address, into its origin, path and query. */
function partsOf(route: string): { readonly origin: string; readonly base: string; readonly query: string } {
  const [, origin = '', path = '', query = ''] =
    /^((?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(route) ?? [];
  return { origin, base: path.replace(/\/+$/, ''), query };
}

/** Returns the path of a route without the prefix of a language. */
const bareOf = (route: string): string => splitPath(partsOf(route).base).path.replace(/\/+$/, '');

/** Returns the segments below a base path; null if the path is not below it. */
function below(path: string, base: string): readonly string[] | null {
  if (path !== base && !path.startsWith(`${base}/`)) return null;
  return path
    .slice(base.length)
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded);
}

function read(path: string, routes: MarketRoutes, prefix: string): MarketAddress | null {
  // Tries the longer base first, because one base is usually below the other.
  const bases = (['industry', 'platform'] as const)
    .map((kind) => ({ kind, base: bareOf(kind === 'industry' ? routes.industries : routes.marketplace) }))
    .toSorted((a, b) => b.base.length - a.base.length);
  for (const { kind, base } of bases) {
    const all = below(path, base);
    if (!all) continue;
    if (kind === 'platform' && RESERVED.has(all[0] ?? '')) return null;
    const isList = all.at(-1) === LIST_SEGMENT;
    return { prefix, kind, segments: isList ? all.slice(0, -1) : all, view: isList ? 'list' : 'grid' };
  }
  return null;
}

/**
 * Parses `/platform/marketplace/{category}/{icon}[/{module}][/list]` and `…/industries/{icon}[/{package}][/list]`, with or
 * without a language prefix. [MKT-05, MKT-06, MKT-07, MKT-08]
 * @param path of the location, without query and hash
 * @returns null if the address is outside the marketplace
 */
export function parseAddress(path: string, routes: MarketRoutes): MarketAddress | null {
  const prefix = PREFIX.exec(path)?.[0] ?? '';
  return read(path, routes, '') ?? (prefix ? read(path.slice(prefix.length), routes, prefix) : null);
}

/**
 * Formats an address; the inverse of `parseAddress`. Origin and query of the route stay, and so does a language that it names.
 */
export function formatAddress({ prefix, kind, segments, view }: MarketAddress, routes: MarketRoutes): string {
  const { origin, base, query } = partsOf(kind === 'industry' ? routes.industries : routes.marketplace);
  const isLocalised = splitPath(base).language !== null;
  const tail = view === 'list' ? [...segments, LIST_SEGMENT] : segments;
  const path = [isLocalised ? base : prefix + base, ...tail.map(encodeURIComponent)].join('/') || '/';
  return origin + path + query;
}
