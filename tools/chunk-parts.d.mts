/** A part of the package: modules that load together. */
export interface Part {
  /** The modules that start it. */
  readonly roots: readonly string[];
  /** Whether it is the first view of an element. */
  readonly isEntry?: boolean;
  /** Whether every page loads it once its first widgets show. */
  readonly isStart?: boolean;
  /** Whether a widget loads it by itself once its first view shows. */
  readonly isUnasked?: boolean;
}
