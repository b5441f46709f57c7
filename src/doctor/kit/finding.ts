/** How much a fault spoils: an error takes a widget or its data away, a warning changes what was meant, info is worth knowing. */
export type Severity = 'error' | 'warning' | 'info';

/** Who can mend a fault: whoever writes the page, whoever runs the site, or the team behind the API. */
export type Mender = 'editor' | 'administrator' | 'developer';

/** The names of all faults. They are stable, so that a guide and a report can refer to them. */
export type FindingCode =
  | 'action-unknown'
  | 'api-cors'
  | 'api-failing'
  | 'api-insecure'
  | 'api-is-page'
  | 'api-missing'
  | 'api-no-scheme'
  | 'api-not-found'
  | 'api-sample'
  | 'api-unreachable'
  | 'apis-two'
  | 'attribute-unknown'
  | 'autop-faq'
  | 'autop-script'
  | 'autop-traces'
  | 'built-in-changed'
  | 'category-unknown'
  | 'code-printed'
  | 'column-narrow'
  | 'cookies-other-site'
  | 'fallback-missing'
  | 'item-unknown'
  | 'page-framed'
  | 'placeholder-attribute'
  | 'placeholder-empty'
  | 'placeholder-unknown'
  | 'policy-connect'
  | 'policy-script'
  | 'policy-trusted-types'
  | 'prototype-extended'
  | 'quotes-curly'
  | 'releases-two'
  | 'route-default'
  | 'route-elsewhere'
  | 'route-not-found'
  | 'route-unknown'
  | 'script-combined'
  | 'script-held'
  | 'script-missing'
  | 'script-not-found'
  | 'script-not-run'
  | 'script-stripped'
  | 'script-twice'
  | 'scripts-mixed'
  | 'setting-unknown'
  | 'script-setting'
  | 'shortcode-printed'
  | 'slot-unknown'
  | 'tag-self-closed'
  | 'tag-unknown'
  | 'value-unknown'
  | 'widget-nested';

/** One fault of a page, in words for whoever mends it. */
export interface Finding {
  /** The name of the fault; `docs/troubleshooting.md` lists all of them. */
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly who: Mender;
  /** What is wrong, in one sentence of plain English. */
  readonly message: string;
  /** What mends it, in one or two sentences. */
  readonly remedy: string;
  /** What to paste or to send on: a header, a policy, a tag. */
  readonly copy?: string;
  /** The start tag of the element concerned, shortened. */
  readonly where?: string;
  /** The line of the source, from 1, where the page was read as text. */
  readonly line?: number;
  /** The element concerned, where the page is open in a browser. */
  readonly element?: Element;
}

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Sorts findings: the worst first, otherwise in the order of the rules. */
export const worstFirst = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted((one, other) => RANK[one.severity] - RANK[other.severity]);
