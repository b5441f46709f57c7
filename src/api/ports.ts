import type { EndpointName } from './endpoints';

/** Port to the browser's storage for small values. It never throws, and falls back to memory if the browser refuses storage. */
export interface StoragePort {
  /** @returns the stored value and when it was written (ms since 1970), or null */
  read(name: string): { readonly at: number; readonly data: unknown } | null;
  /** @param at ms since 1970; defaults to now. Pass it to keep the age of a value, or to order a value after another one. */
  write(name: string, data: unknown, at?: number): void;
  remove(name: string): void;
}

/** Page configuration of the client, which reads it again for each request. */
export interface ClientConfig {
  /** Base address of the server, e.g. `https://api.example.com`. */
  readonly api: string;
  /** Paths that the host overrides, by endpoint name; an absolute address replaces `api` too. */
  readonly endpoints: Partial<Record<EndpointName, string>>;
  readonly memberId: number | null;
  /** The host's own token source for services calls; it takes precedence over `/services/token`. */
  readonly getToken?: () => Promise<string> | string;
  /** A token that the page has for a visitor, as long as the API takes it; none for a member. */
  readonly token?: string;
  /** True if the API answers this person's reads of the catalogue without a token. */
  readonly isPublic?: boolean;
  /** Returns the language tag of the page. [API-04] */
  language(): string;
  /** Returns the cart's tracking id. */
  trackingId(): string | null;
  readonly apiKey?: string | null;
}

export interface ClientDeps {
  config(): ClientConfig;
  readonly storage: StoragePort;
  readonly fetch: typeof globalThis.fetch;
  /** Returns the current time in ms since 1970. */
  now(): number;
  /** Hears how far the server's clock is ahead of this one (ms), with each reply that tells. */
  hearClock?(offset: number): void;
  /** Returns `size` cryptographically random bytes. */
  random(size: number): Uint8Array;
  isOnline(): boolean;
  /** Returns true for a cross-origin address, whose server must allow custom headers by CORS. */
  isElsewhere(url: string): boolean;
}
