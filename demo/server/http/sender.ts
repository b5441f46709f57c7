import type { Context } from 'hono';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { Deps, Env } from './env';
import { currencyFor } from './reply';
import { startSession } from './sessions';
import { isTrusted, type Trust } from './page-origins';
import type { Session } from '../model/session';

/** Returns the currency of the caller where the call does not name one. */
export const currencyOfCaller = (c: Context<Env>): CurrencyCode =>
  currencyFor(c, c.get('session')?.member?.profile.currency);

/** Returns the caller's session and starts one where needed, so that sent mails can be found again. */
export const senderOf = async (c: Context<Env>, deps: Deps): Promise<Session> =>
  c.get('session') ?? (await startSession(c, deps, null));

/** Returns the caller's IP address; behind a trusted proxy the one that the proxy reports. */
export const addressOfCaller = (c: Context<Env>, { isProxied }: Pick<Deps, 'isProxied'>): string => {
  const told = isProxied ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  return (told ?? c.env?.incoming?.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
};

/** Returns the caller's network. An IPv6 customer has 2⁶⁴ addresses, so only the network half counts. */
export const networkOfCaller = (c: Context<Env>, deps: Pick<Deps, 'isProxied'>): string => {
  const address = addressOfCaller(c, deps);
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
};

/** Returns the requesting page's origin if it is allowed, else this site's origin. */
export const pageOf = (c: Context<Env>, trust: Trust): string => {
  const asked = c.req.header('Origin');
  return asked && isTrusted(asked, trust) ? asked : new URL(c.req.url).origin;
};

/** Returns the base URL of links in mails. */
export const baseOf = (c: Context<Env>, { publicUrl }: Pick<Deps, 'publicUrl'>): string =>
  (publicUrl ?? new URL(c.req.url).origin).replace(/\/+$/, '');
