import { TOKEN_REFUSED } from '../domain/errors/failure';
import { readStoredToken, readToken } from '../contract/token';
import type { ClientConfig, ClientDeps } from './ports';
import { failed, type Failure, type Reply } from './reply';
import { isTokenFresh } from './token-life';

export const isTokenRefused = ({ ownStatus }: Failure): boolean => TOKEN_REFUSED.has(ownStatus);

export type TokenReply =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly failure: Failure };

/**
 * Creates the source of bearer tokens for services calls. It caches a token for `TOKEN_LIFE` per member, and concurrent calls
 * share one request. The host's own `getToken` takes precedence and handles its own lifetime; a visitor's token in the page is used
 * where none is cached. [API-37, API-38]
 * @param ask makes the call, `GET /services/token`
 */
export function createTokens(
  { config, storage, now }: Pick<ClientDeps, 'config' | 'storage' | 'now'>,
  ask: () => Promise<Reply>,
) {
  const asking = new Map<number, Promise<TokenReply>>();
  /** Tokens that the server has refused. */
  const gone = new Set<string>();
  let source: Pick<ClientConfig, 'api' | 'getToken'> | undefined;

  const cached = (member: number): string | null => {
    const stored = readStoredToken(storage.read('token')?.data);
    return stored?.member === member && isTokenFresh(storage.read('timestamp')?.data, now()) ? stored.token : null;
  };

  const fetchToken = async (member: number): Promise<TokenReply> => {
    const { getToken } = config();
    if (getToken) {
      try {
        return { ok: true, token: await getToken() };
      } catch {
        return failed('unauthorized', { status: 401 });
      }
    }
    const reply = await ask();
    if (!reply.ok) return reply;
    const token = readToken(reply.body);
    if (token === null) return failed('status', { status: 500, ownStatus: reply.status, fromJson: true });
    storage.write('token', { member, token });
    storage.write('timestamp', now());
    return { ok: true, token };
  };

  /** @param refused the token that the server refused, which is used no more */
  return async (refused?: string): Promise<TokenReply> => {
    const member = config().memberId ?? 0;
    const current = config();
    if (refused !== undefined) gone.add(refused);
    const known = current.getToken ? [] : [cached(member), current.token];
    const token = known.find((one) => one && !gone.has(one));
    if (token) return { ok: true, token };
    // A token that another server, or another function, is still asked for serves nobody from now on.
    if (source?.api !== current.api || source.getToken !== current.getToken) asking.clear();
    source = current;
    const running = asking.get(member) ?? fetchToken(member).finally(() => asking.delete(member));
    asking.set(member, running);
    return running;
  };
}
