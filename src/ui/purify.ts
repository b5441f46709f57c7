import createPurifier, { type Config } from 'dompurify';

/** The name that a page's `trusted-types` directive has to allow. */
const POLICY = 'waybill';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;
interface Factory {
  createPolicy(name: string, rules: Pick<Policy, 'createHTML' | 'createScriptURL'>): Policy;
}

/**
 * Ours and not the one that DOMPurify shares by name: with that taken, a second copy on a page sanitises everything to nothing.
 * It passes on what it is given, so it never leaves this file. Null where the page allows none.
 */
function ownPolicy(): Policy | null {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  try {
    const rules = { createHTML: (html: string) => html, createScriptURL: () => '' } as unknown as Policy;
    return factory?.createPolicy(POLICY, rules) ?? null;
  } catch {
    return null;
  }
}

/** Made when it is first needed: the classic script holds this too, and may be imported where there is no window. */
let made: { readonly purifier: ReturnType<typeof createPurifier>; readonly policy: Policy | null } | undefined;

/** @returns null where it can't be parsed safely in this page */
export function purify(html: string): DocumentFragment | null {
  try {
    made ??= { purifier: createPurifier(window), policy: ownPolicy() };
    const { purifier, policy } = made;
    return purifier.sanitize(html, {
      RETURN_DOM_FRAGMENT: true,
      USE_PROFILES: { html: true },
      ALLOW_DATA_ATTR: false,
      ...(policy && { TRUSTED_TYPES_POLICY: policy }),
    });
  } catch {
    return null;
  }
}
