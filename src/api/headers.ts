import type { Endpoint } from './endpoints';
import type { ClientConfig, StoragePort } from './ports';

/** What every read says; all that the loader's own reads say. [API-01, API-02] */
export const readHeaders = (language: string, token: string | undefined): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': language,
  ...(token && { Authorization: `Bearer ${token}` }),
});

/**
 * The headers of a call. A session call never carries an Authorization header, a services call nothing but that. The cart's
 * identity is a header because browsers block third-party cookies on the pages that it lives on. [API-01 … API-04]
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

/** Headers beyond the documents, which a server of another site has to allow by CORS. */
export const OURS: readonly string[] = ['Idempotency-Key', 'Waybill-Statement', 'X-Waybill-Tracking'];

/** What was learnt of a server: the headers that it refuses. */
export interface Refusals {
  readonly api: string;
  readonly names: readonly string[];
  /** Somebody has looked within the last hour. */
  readonly isLearnt: boolean;
}
/** Where it is kept in this browser. */
const KEPT = 'refused_headers';
/** ms after which a server is tried again: somebody may have allowed them since. */
const HOLDS = 3_600_000;

/** What this browser has learnt of a server within the last hour. */
export function refusedBy(api: string, storage: StoragePort, now: number): Refusals {
  const kept = storage.read(KEPT);
  const known = kept?.data as Partial<Refusals> | undefined;
  const isLearnt = kept !== null && now - kept.at < HOLDS && known?.api === api && Array.isArray(known.names);
  return { api, names: isLearnt ? (known?.names ?? []) : [], isLearnt };
}

/** Keeps for an hour which headers a server refuses. */
export const keepRefusals = (storage: StoragePort, found: Omit<Refusals, 'isLearnt'>): void =>
  storage.write(KEPT, found);

export type Headers = Readonly<Record<string, string>>;

/** Headers without those that the server refuses. */
export const without = (headers: Headers, { names }: Pick<Refusals, 'names'>): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Those of a call's headers that its server may refuse. */
export const oursIn = (headers: Headers): readonly string[] =>
  Object.keys(headers).filter((name) => OURS.includes(name));
