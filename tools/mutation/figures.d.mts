export interface Figure {
  /** The numbers of killed, timed-out, surviving and uncovered mutants. */
  readonly counts: readonly number[];
  /** The mutation score in percent. */
  readonly score: number;
  /** The fingerprint of the code and tests that the figures belong to. */
  readonly print: string | undefined;
}
export function readFigures(file?: string): Map<string, Figure>;
export function writeFigures(figures: ReadonlyMap<string, Pick<Figure, 'counts' | 'print'>>, file?: string): void;
export function fingerprint(area: { readonly code: readonly string[]; readonly tests: readonly string[] }): string;
export function staleAreas(figures: ReadonlyMap<string, Pick<Figure, 'print'>>): string[];
