import type { PageElement } from './facts';
import { elementsIn } from './tree';

/** A content security policy: its sources by directive. */
type Policy = ReadonlyMap<string, readonly string[]>;

const parsed = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .toReversed()
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );

/** The directives that decide, the first that is there. */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'connect-src': ['connect-src', 'default-src'],
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
};

const HOST_SOURCE = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*\.)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i;

/** Returns whether one source of a directive covers an address, as browsers match it. */
function covers(source: string, url: URL, self: string | null): boolean {
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol);
  if (source.toLowerCase() === "'self'") return url.origin === self;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) {
    const scheme = source.toLowerCase();
    return url.protocol === scheme || (scheme === 'http:' && url.protocol === 'https:');
  }
  const [, scheme, wild, host, port, path] = HOST_SOURCE.exec(source) ?? [];
  if (!host) return false;
  const wanted = scheme?.toLowerCase();
  if (wanted && url.protocol !== `${wanted}:` && !(wanted === 'http' && url.protocol === 'https:')) return false;
  const isHost = wild ? url.hostname.endsWith(`.${host}`) : url.hostname === host.toLowerCase();
  if (!isHost || (port === undefined ? url.port !== '' : port !== '*' && port !== (url.port || '443'))) return false;
  if (!path || path === '/') return true;
  return path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path;
}

/** The directive that forbids an address, with its sources. */
interface Refusal {
  readonly directive: string;
  readonly sources: readonly string[];
}

/**
 * Asks the policies of a page whether it may load an address.
 * @param nonce of the tag that loads it
 * @returns the first policy that forbids it; null if all allow it
 */
export function refusalOf(
  policies: readonly string[],
  kind: 'connect-src' | 'script-src',
  address: string,
  { self, nonce }: { readonly self: string | null; readonly nonce?: string },
): Refusal | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  for (const policy of policies.map(parsed)) {
    const directive = FALLBACKS[kind]?.find((name) => policy.has(name));
    const sources = directive === undefined ? undefined : policy.get(directive);
    if (!directive || !sources) continue;
    const hasNonce = nonce !== undefined && nonce !== '' && sources.includes(`'nonce-${nonce}'`);
    const isStrict = kind === 'script-src' && sources.includes("'strict-dynamic'");
    const isListed = !isStrict && sources.some((source) => covers(source, url, self));
    // With a nonce alone the tag runs, but the files that it imports are refused.
    if (!isListed && !(hasNonce && isStrict)) return { directive, sources };
  }
  return null;
}

/** Returns the names that a policy allows for trusted types; null without such a policy. */
export function trustedTypesOf(policies: readonly string[]): readonly string[] | null {
  const found = policies.map(parsed).find((policy) => policy.has('trusted-types'));
  return found?.get('trusted-types') ?? null;
}

/** Returns the policies that `<meta>` tags of a page name. */
export const metaPolicies = (root: PageElement): readonly string[] =>
  [...elementsIn(root)].flatMap(({ tag, attributes }) =>
    tag === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy'
      ? [attributes['content'] ?? '']
      : [],
  );
