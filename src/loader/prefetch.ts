import type { StoragePort } from '../api/ports';
import { readHeaders } from '../api/headers';
import { isTokenFresh } from '../api/token-life';
import type { ChunkMap, PrefetchedRead } from './map';

/** The key of the prefetch cache, where the API client looks for responses that are already on their way; see `api/prefetch`. */
const PREFETCHED = Symbol.for('waybill/prefetch');

/** The name of the call for a token, in the map and in storage. */
const TOKEN = 'token';

type PrefetchCache = Map<string, Promise<Response>>;

/** Request options that the loader knows before the runtime has loaded. */
export interface PrefetchOptions {
  readonly api: string;
  readonly language: string;
  readonly memberId: number;
  /** The currency that the host page configures; reads of services send it as a parameter. */
  readonly currency?: string;
  /** A visitor's token that the page has, empty if a visitor needs none. */
  readonly token?: string;
  readonly storage: Pick<StoragePort, 'read' | 'write'>;
}

/** Returns the prefetch cache: responses by URL that the client has not taken yet. */
export const prefetchCache = (): PrefetchCache =>
  ((globalThis as { [PREFETCHED]?: PrefetchCache })[PREFETCHED] ??= new Map());

/** Returns the bearer token that an earlier page stored for this member, while the token is fresh. [API-38, STO-02] */
function keptToken({ storage, memberId }: PrefetchOptions): string | null {
  const kept = storage.read(TOKEN)?.data as { member?: unknown; token?: unknown } | null | undefined;
  const isGood = kept?.member === memberId && isTokenFresh(storage.read('timestamp')?.data, Date.now());
  return isGood && typeof kept.token === 'string' ? kept.token : null;
}

/**
 * Prefetches reads while the chunks still load, so that prices do not wait for a loader, then a chunk, then a token. The API
 * client takes each response once and repeats a request that failed.
 * @returns a promise of the token that the requests wait for; undefined if they have been sent
 */
export function prefetchReads(
  names: Iterable<PrefetchedRead>,
  reads: ChunkMap['reads'],
  options: PrefetchOptions,
): Promise<unknown> | undefined {
  const early = prefetchCache();
  // The same address as the client's, whose `joinUrl` can do more; the build checks that each of these paths has a query.
  const search = options.currency ? `&currency=${encodeURIComponent(options.currency)}` : '';
  const addressOf = (name: PrefetchedRead | 'token'): string =>
    options.api.replace(/\/$/, '') + reads[name] + (name === TOKEN ? '' : search);
  const ask = (name: PrefetchedRead | 'token', token?: string): Promise<Response> =>
    fetch(addressOf(name), {
      credentials: name === TOKEN ? 'include' : 'omit',
      headers: readHeaders(options.language, token),
    });
  const keep = (name: PrefetchedRead | 'token', answer: Promise<Response>) => {
    answer.catch(() => {});
    early.set(addressOf(name), answer);
    return answer;
  };

  let asked: Promise<string> | undefined;
  const freshToken = async (): Promise<string> => {
    const answer = await keep(TOKEN, ask(TOKEN));
    const { token } = (await answer.clone().json()) as { token?: unknown };
    if (typeof token !== 'string') throw new TypeError('no token');
    options.storage.write(TOKEN, { member: options.memberId, token });
    options.storage.write('timestamp', Date.now());
    // The client reads the token from storage from here on; a later renewal must not get this cached response. Where storage is
    // blocked, the client takes the token from the prefetch cache.
    if (keptToken(options)) early.delete(addressOf(TOKEN));
    return token;
  };
  // A member who was here last may be offered more than everybody.
  const isVisitor = !options.memberId && options.storage.read('member')?.data !== 1;
  const bearer = async (name: PrefetchedRead) =>
    ask(name, (isVisitor ? options.token : null) ?? keptToken(options) ?? (await (asked ??= freshToken())));

  for (const name of names) if (!early.has(addressOf(name))) void keep(name, bearer(name));
  return asked;
}
