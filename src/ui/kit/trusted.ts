import type { Config } from 'dompurify';

/** The policy name that a page's `trusted-types` directive has to allow. */
const POLICY = 'waybill';

export type TrustedPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']> & { createScript(text: string): unknown };
type Rules = Pick<TrustedPolicy, 'createHTML' | 'createScript' | 'createScriptURL'>;
interface Factory {
  createPolicy(name: string, rules: Rules): TrustedPolicy;
}

const same = (text: string): string => text;

/** Created lazily and only once, because a page may forbid a second policy of that name. */
let made: { readonly policy: TrustedPolicy | null } | undefined;

/**
 * Returns the page's Trusted Types policy of this library. It does not share DOMPurify's policy name: if that is taken, a second
 * copy of DOMPurify sanitises everything to nothing. The policy passes text through unchanged, so hand it only to code that
 * sanitises its output. Null where the page or the browser allows no policy.
 */
export function ownPolicy(): TrustedPolicy | null {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  const rules = { createHTML: same, createScript: same, createScriptURL: () => '' } as unknown as Rules;
  try {
    made ??= { policy: factory?.createPolicy(POLICY, rules) ?? null };
  } catch {
    made = { policy: null };
  }
  return made.policy;
}
