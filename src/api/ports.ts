import type { EndpointName } from './endpoints';

/** Keeps small values for this browser. It never throws, and keeps them in memory where the browser refuses. */
export interface StoragePort {
  /** @returns what was written and when (ms), or null */
  read(name: string): { readonly at: number; readonly data: unknown } | null;
  /** @param at ms; now, unless the value is older or has to count as later than another */
  write(name: string, data: unknown, at?: number): void;
  remove(name: string): void;
}

/** What a request takes from the page's configuration, read anew for each. */
export interface ClientConfig {
  /** Where the server is, e.g. `https://api.example.com`. */
  readonly api: string;
  /** Paths that the host puts in place of ours, by name; an absolute address leaves `api` out. */
  readonly endpoints: Partial<Record<EndpointName, string>>;
  readonly memberId: number | null;
  /** The host's own token for services calls; outranks `/services/token`. */
  readonly getToken?: () => Promise<string> | string;
  /** The page's language. [API-04] */
  language(): string;
  /** The cart's identity. */
  trackingId(): string | null;
  readonly apiKey?: string | null;
}

export interface ClientDeps {
  config(): ClientConfig;
  readonly storage: StoragePort;
  readonly fetch: typeof globalThis.fetch;
  /** ms */
  now(): number;
  /** So many bytes that nobody can guess. */
  random(size: number): Uint8Array;
  isOnline(): boolean;
  /** An address of another site, whose server has to allow headers beyond the usual ones. */
  isElsewhere(url: string): boolean;
}
