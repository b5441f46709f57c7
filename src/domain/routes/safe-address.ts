const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
/**
 * Requires both slashes. A browser parses `https:evil.example` and `https:/evil.example` as paths, although a person reads a host
 * name.
 */
const IS_ABSOLUTE = /^https?:\/\/[^/]/i;

/**
 * Validates the target of a redirect (open-redirect protection): it has to have the same origin as `base` or an allowed origin.
 * The function refuses every other target, from `javascript:` to `//evil.example`.
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
 * Validates the address of a document from a server reply. An https address may have any origin; any other address has to have
 * the server's origin.
 * @param server absolute address of the API
 * @returns the absolute address, or null.
 */
export function documentAddress(target: string, server: string): string | null {
  const isSecure = /^https:\/\/[^/]/i.test(target);
  return safeAddress(target, isSecure && URL.canParse(target) ? target : server, []);
}
