/** What a run found of one picture. */
export interface Found {
  readonly name: string;
  readonly kind: 'new' | 'same' | 'changed';
  /** The share of the pixels that differ, from 0 to 1. */
  readonly share: number;
  /** The major release of the browser. */
  readonly major: string;
}
/** Returns what the last run found, sorted by name. */
export function readFound(): Found[];
/** Returns the page that shows each picture that is new or has changed: before, after, and what differs. */
export function reportOf(found: readonly Found[]): string;
/** Writes the report. @returns its path */
export function writeReport(found: readonly Found[]): string;
