/** Paths of the programs that run WebKitGTK. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
  readonly windows: string;
}
export function ensureFirefox(): string;
export function ensureWebKit(): WebKitPrograms;
