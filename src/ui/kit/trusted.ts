import type { Config } from 'dompurify';

/** The name that a page's `trusted-types` directive has to allow. */
const POLICY = 'waybill';

export type TrustedPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']> & { createScript(text: string): unknown };
type Rules = Pick<TrustedPolicy, 'createHTML' | 'createScript' | 'createScriptURL'>;
interface Factory {
  createPolicy(name: string, rules: Rules): TrustedPolicy;
}

const same = (text: string): string => text;

/** Made once, when it is first needed: a page may forbid a second one of that name. */
let made: { readonly policy: TrustedPolicy | null } | undefined;

/**
 * Ours for all of the page, and not the one that DOMPurify shares by name: with that taken, a second copy on a page sanitises
 * everything to nothing. It passes on what it is given, so nobody may have it who does not make safe what he writes. Null where
 * the page allows none, and where the browser has none.
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
