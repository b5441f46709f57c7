export interface Sizes {
  readonly loader: number;
  readonly classic: number;
  readonly doctor: number;
  readonly bookmark: number;
  readonly first: Readonly<Record<string, number>>;
  readonly further: Readonly<Record<string, number>>;
  readonly react: Readonly<Record<string, number>>;
}
export const BUDGET: Readonly<Record<keyof Sizes, number>>;
export function measure(dist?: string): Sizes;
export function readRecord(): Sizes;
export function complaints(measured: Sizes, record?: Sizes): string[];
export function table(measured: Sizes): string;
