import type { StoragePort } from '../api/ports';
import { readHeaders } from '../api/headers';
import { isTokenFresh } from '../api/token-life';
import { at } from '../api/url';
import type { ChunkMap, EarlyRead } from './map';

/** Where the client looks for answers that are already on their way; see `api/prefetch`. */
const EARLY = Symbol.for('waybill/prefetch');

type Early = Map<string, Promise<Response>>;

/** Whom and how to ask before the runtime is there. */
export interface EarlyOptions {
  readonly api: string;
  readonly language: string;
  readonly memberId: number;
  /** The currency that the host asks for; services reads name it. */
  readonly currency?: string;
  readonly storage: Pick<StoragePort, 'read' | 'write'>;
}

/** The answers that nobody has taken yet, by address. */
export const earlyAnswers = (): Early => ((globalThis as { [EARLY]?: Early })[EARLY] ??= new Map());

/** The token that an earlier page kept for this member, while it is good. [API-38, STO-02] */
function keptToken({ storage, memberId }: EarlyOptions): string | null {
  const kept = storage.read('token')?.data as { member?: unknown; token?: unknown } | null | undefined;
  const isGood = kept?.member === memberId && isTokenFresh(storage.read('timestamp')?.data, Date.now());
  return isGood && typeof kept.token === 'string' ? kept.token : null;
}

/**
 * Starts reads while the chunks are still on their way, so that prices don't wait for a loader, then a chunk, then a token.
 * The client takes each answer once; one that failed it asks for again.
 * @returns when all of them are on their way, or cannot be
 */
export function startReads(
  names: Iterable<EarlyRead>,
  reads: ChunkMap['reads'],
  options: EarlyOptions,
): Promise<unknown> {
  const early = earlyAnswers();
  const search = new URLSearchParams(options.currency ? { currency: options.currency } : {}).toString();
  const addressOf = (name: EarlyRead | 'token'): string =>
    at(options.api, reads[name].path, reads[name].auth === 'bearer' ? search : '');
  const ask = (name: EarlyRead | 'token', token?: string): Promise<Response> =>
    fetch(addressOf(name), {
      credentials: reads[name].auth === 'credentials' ? 'include' : 'omit',
      headers: readHeaders(options.language, token),
    });
  const keep = (name: EarlyRead | 'token', answer: Promise<Response>) => {
    answer.catch(() => {});
    early.set(addressOf(name), answer);
    return answer;
  };

  let asked: Promise<string> | undefined;
  const freshToken = async (): Promise<string> => {
    const answer = await keep('token', ask('token'));
    const { token } = (await answer.clone().json()) as { token?: unknown };
    if (typeof token !== 'string') throw new TypeError('no token');
    options.storage.write('token', { member: options.memberId, token });
    options.storage.write('timestamp', Date.now());
    // From here on the client finds it in the storage; a later renewal must not be given this one again. Where nothing can be
    // kept, the client takes it from here.
    if (keptToken(options)) early.delete(addressOf('token'));
    return token;
  };
  const bearer = async (name: EarlyRead) => ask(name, keptToken(options) ?? (await (asked ??= freshToken())));

  for (const name of names) {
    if (early.has(addressOf(name))) continue;
    void keep(name, reads[name].auth === 'bearer' ? bearer(name) : ask(name));
  }
  return Promise.allSettled([asked]);
}
