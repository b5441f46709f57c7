export interface Area {
  readonly code: readonly string[];
  readonly tests: readonly string[];
  readonly environment?: 'jsdom';
}
export const AREAS: Readonly<Record<string, Area>>;
export const LEFT_OUT: readonly string[];
export const LEAST: number;
export const AREA: Area | undefined;
