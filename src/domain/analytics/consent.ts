/** When the shop's statistics may be sent and a campaign may be kept: never, once the reader has agreed, or until the reader refuses. */
export type AnalyticsMode = 'off' | 'after-consent' | 'on';

export interface ConsentFacts {
  readonly analytics: AnalyticsMode;
  /** What the reader has said on this page; null for nothing yet. */
  readonly consent: boolean | null;
  /** True where the browser asks sites not to share what they learn (Global Privacy Control). */
  readonly isOptedOut: boolean;
}

const MODES: ReadonlySet<unknown> = new Set<AnalyticsMode>(['off', 'after-consent', 'on']);

/** Reads the mode from an option or an attribute. What nobody can read is off, because it was written to restrict something. */
export function readAnalyticsMode(value: unknown): AnalyticsMode {
  if (value === true || value === 'true') return 'on';
  return MODES.has(value) ? (value as AnalyticsMode) : 'off';
}

/**
 * Returns whether statistics may be sent and a campaign may be kept; `open` while the reader has yet to answer. What the reader has said
 * outranks what the browser asks for.
 */
export function decisionOf({ analytics, consent, isOptedOut }: ConsentFacts): 'allowed' | 'open' | 'refused' {
  if (analytics === 'off' || consent === false) return 'refused';
  if (consent === true) return 'allowed';
  if (analytics === 'after-consent') return 'open';
  return isOptedOut ? 'refused' : 'allowed';
}

export const mayCount = (facts: ConsentFacts): boolean => decisionOf(facts) === 'allowed';
