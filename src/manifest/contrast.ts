const PLANES = ['surface', 'sunken', 'raised', 'overlay'] as const;

/** A contrast that a token needs. */
export interface Needed {
  /** The ratio, from 1 to 21: text 4.5, what is no text 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly least: 3 | 4.5;
  /** The tokens beside it, without `--waybill-`. */
  readonly beside: readonly string[];
}

const text = (...beside: readonly string[]): Needed => ({ least: 4.5, beside });
const shape = (...beside: readonly string[]): Needed => ({ least: 3, beside });

/** What each token needs, by its name without `--waybill-`. A token that is missing here may have any contrast. */
export const CONTRAST: Readonly<Record<string, Needed>> = {
  accent: shape('surface'),
  'on-accent': text('accent', 'accent-hover', 'accent-pressed'),
  text: text(...PLANES),
  muted: text(...PLANES),
  'border-strong': shape(...PLANES),
  'accent-text': text(...PLANES, 'accent-soft', 'accent-soft-hover'),
  positive: text('surface', 'positive-soft'),
  warning: text('surface', 'warning-soft'),
  danger: text('surface', 'danger-soft'),
  'danger-fill': shape('surface'),
  'on-danger': text('danger-fill'),
  info: text('surface', 'info-soft'),
  focus: shape(...PLANES),
};
