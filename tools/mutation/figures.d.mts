export interface Figure {
  /** Killed, ended by time, survived, not run. */
  readonly counts: readonly number[];
  /** Per cent. */
  readonly score: number;
  /** Of the code and the tests that it is of. */
  readonly print: string | undefined;
}
export function readFigures(file?: string): Map<string, Figure>;
export function writeFigures(figures: ReadonlyMap<string, Pick<Figure, 'counts' | 'print'>>, file?: string): void;
export function fingerprint(area: { readonly code: readonly string[]; readonly tests: readonly string[] }): string;
export function staleAreas(figures: ReadonlyMap<string, Pick<Figure, 'print'>>): string[];
