export interface Sample {
  readonly heap: number;
  readonly rss: number;
}
export const BOUNDS: Sample;
export function flatness(samples: readonly Sample[]): { readonly perHour: Sample; readonly isFlat: boolean } | null;
