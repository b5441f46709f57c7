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

/**
 * The address of a document that the server names, which a person may open: by https wherever it is, else only where the
 * server is.
 * @param server absolute address of the API
 * @returns the absolute address, or null.
 */
export function documentAddress(target: string, server: string): string | null {
  const isSecure = /^https:\/\/[^/]/i.test(target);
  return safeAddress(target, isSecure && URL.canParse(target) ? target : server, []);
}

/** Puts a query in front of the hash of a route: `/a#b` and `x=1` make `/a?x=1#b`. */
export function withQuery(route: string, query: string | undefined): string {
  if (!query) return route;
  const [path = '', hash] = route.split('#', 2);
  const joined = `${path}${path.includes('?') ? '&' : '?'}${query.replace(/^[?&]+/, '')}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
