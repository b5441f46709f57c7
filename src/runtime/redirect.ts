const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** `https:evil.example` and `https:/evil.example` are read as paths by a browser, and as something else by a person. */
const IS_ABSOLUTE = /^https?:\/\/[^/]/i;

/**
 * The address a redirect may go to: same origin, or an origin that the host has listed. Everything else, from
 * `javascript:` to `//evil.example`, is refused.
 * @returns the absolute address, or null.
 */
export function safeAddress(target: string, base: string, allowedOrigins: readonly string[]): string | null {
  if ([...target].some((character) => character <= ' ' || character === '\\')) return null;
  if (HAS_SCHEME.test(target) && !IS_ABSOLUTE.test(target)) return null;
  let url: URL;
  try {
    url = new URL(target, base);
  } catch {
    return null;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username || url.password) return null;
  const origins = [new URL(base).origin, ...allowedOrigins];
  return origins.includes(url.origin) ? url.href : null;
}

/** Puts a query in front of the hash of a route: `/a#b` and `x=1` make `/a?x=1#b`. */
export function withQuery(route: string, query: string | undefined): string {
  if (!query) return route;
  const [path = '', hash] = route.split('#', 2);
  const joined = `${path}${path.includes('?') ? '&' : '?'}${query.replace(/^[?&]+/, '')}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
