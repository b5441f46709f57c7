export interface Failure {
  /** The file and the full name of the test. */
  readonly test: string;
  /** The first line of its error. */
  readonly why: string;
}
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  readonly failures: Failure[];
  /** Tests that failed, and passed when their file ran again alone. */
  readonly unstable: Failure[];
}
export const REPORT: string;
export function noTests(): Tally;
export function addReport(
  tally: Tally,
  isRight: boolean,
  again?: (files: string[]) => boolean | Promise<boolean>,
): Promise<void>;
