import type { Context } from 'hono';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { Deps, Env } from './env';
import { currencyFor } from './reply';
import { startSession } from './sessions';
import type { Session } from '../model/session';

/** What the caller's amounts are in where the call does not say. */
export const currencyOfCaller = (c: Context<Env>): CurrencyCode =>
  currencyFor(c, c.get('session')?.member?.profile.currency);

/** The caller's session; one is started so that what is sent can be found again. */
export const senderOf = async (c: Context<Env>, deps: Deps): Promise<Session> =>
  c.get('session') ?? (await startSession(c, deps, null));

/** The caller's network address; what a proxy in front of us says, where there is one. */
export const addressOfCaller = (c: Context<Env>, { isProxied }: Pick<Deps, 'isProxied'>): string => {
  const told = isProxied ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  return (told ?? c.env?.incoming?.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
};

/** The page that asks, where it may; else this one. */
export const pageOf = (c: Context<Env>, { origins }: Pick<Deps, 'origins'>): string => {
  const asked = c.req.header('Origin');
  return asked && origins.includes(asked) ? asked : new URL(c.req.url).origin;
};

/** Where links in mails lead. */
export const baseOf = (c: Context<Env>, { publicUrl }: Pick<Deps, 'publicUrl'>): string =>
  (publicUrl ?? new URL(c.req.url).origin).replace(/\/+$/, '');
