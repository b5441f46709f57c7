import type { Endpoint } from './endpoints';
import type { ClientConfig, StoragePort } from './ports';

/** Returns the headers of every read; the loader's prefetches send nothing else. [API-01, API-02] */
export const readHeaders = (language: string, token: string | undefined): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': language,
  ...(token && { Authorization: `Bearer ${token}` }),
});

/**
 * Builds the headers of a call. A session call never carries an Authorization header; a services call carries no other
 * credential. The cart's tracking id is a header because browsers block third-party cookies on host pages. [API-01 … API-04]
 */
export const headersOf = (
  { auth, path, apiKey, media }: Endpoint,
  config: ClientConfig,
  sent: {
    readonly token?: string;
    readonly key?: string | null;
    readonly hasBody: boolean;
    readonly statement?: string | null;
  },
): Record<string, string> => {
  const tracking = path.startsWith('/cart/') ? config.trackingId() : null;
  return {
    ...readHeaders(config.language(), auth === 'bearer' ? sent.token : undefined),
    ...(media && { Accept: `${media}, application/json` }),
    ...(sent.hasBody && { 'Content-Type': 'application/json' }),
    ...(tracking && { 'X-Waybill-Tracking': tracking }),
    ...(apiKey && config.apiKey && { 'X-Api-Key': config.apiKey }),
    ...(sent.key && { 'Idempotency-Key': sent.key }),
    ...(sent.statement && { 'Waybill-Statement': sent.statement }),
  };
};

/** Custom headers of Waybill, which the documents do not list; a cross-origin server must allow them by CORS. */
export const CUSTOM_HEADERS: readonly string[] = ['Idempotency-Key', 'Waybill-Statement', 'X-Waybill-Tracking'];

/** The headers that a server refuses by CORS, as a probe found them. */
export interface RefusedHeaders {
  readonly api: string;
  readonly names: readonly string[];
  /** True if a probe ran within the last hour. */
  readonly isLearnt: boolean;
}
/** Storage key of the refused headers. */
const KEPT = 'refused_headers';
/** Lifetime of the cached refusals in ms; after it the client probes again, because the server may allow the headers by then. */
const HOLDS = 3_600_000;

/** Reads the cached refusals of a server; they expire after an hour. */
export function cachedRefusals(api: string, storage: StoragePort, now: number): RefusedHeaders {
  const kept = storage.read(KEPT);
  const known = kept?.data as Partial<RefusedHeaders> | undefined;
  const isLearnt = kept !== null && now - kept.at < HOLDS && known?.api === api && Array.isArray(known.names);
  return { api, names: isLearnt ? (known?.names ?? []) : [], isLearnt };
}

/** Caches for an hour which headers a server refuses. */
export const cacheRefusals = (storage: StoragePort, found: Omit<RefusedHeaders, 'isLearnt'>): void =>
  storage.write(KEPT, found);

export type Headers = Readonly<Record<string, string>>;

/** Returns the headers without those that the server refuses. */
export const withoutRefused = (headers: Headers, { names }: Pick<RefusedHeaders, 'names'>): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Returns the names of the custom headers in a call, which its server may refuse. */
export const customHeadersIn = (headers: Headers): readonly string[] =>
  Object.keys(headers).filter((name) => CUSTOM_HEADERS.includes(name));
