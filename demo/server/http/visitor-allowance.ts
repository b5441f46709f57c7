import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Deps, Env } from './env';
import { isRead } from './acts';
import { refuse } from './reply';
import { networkOfCaller } from './sender';
import { isKnownByToken } from './tokens';
import { languageFor } from '../texts/language';
import { sayIn } from '../texts/texts';

/** What counts, as multiples of the setting: carts that are begun, PDFs that are drawn, and writes of any kind. */
const MULTIPLES = { carts: 1, papers: 1, writes: 10 } as const;
export type Counted = keyof typeof MULTIPLES;

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** The most networks in memory; the one that came first is forgotten first. */
const MOST = 20_000;

interface Hour {
  readonly until: number;
  readonly used: Record<Counted, number>;
}

/** Counts one use. @returns the refusal where the visitors of this network had all of theirs in this hour, else null */
export type RefuseVisitor = (c: Context<Env>, what: Counted) => Response | null;

/**
 * Limits what strangers may store and have computed, because nobody can be asked about it. A network's hour begins with its first use.
 * Members are not counted. The counts are this process's own, so several processes allow as many times as much.
 */
export function createVisitorAllowance(deps: Pick<Deps, 'now' | 'isProxied' | 'visitorAllowance'>): RefuseVisitor {
  const { now, visitorAllowance = Number.POSITIVE_INFINITY } = deps;
  const hours = new Map<string, Hour>();

  const hourOf = (network: string): Hour => {
    const known = hours.get(network);
    if (known && known.until > now()) return known;
    // A Map keeps the order of insertion, so a new hour has to be inserted anew.
    hours.delete(network);
    const [oldest] = hours.keys();
    if (oldest !== undefined && hours.size >= MOST) hours.delete(oldest);
    const fresh = { until: now() + HOUR, used: { carts: 0, papers: 0, writes: 0 } };
    hours.set(network, fresh);
    return fresh;
  };

  return (c, what) => {
    if (c.get('session')?.member) return null;
    const { until, used } = hourOf(networkOfCaller(c, deps));
    used[what] += 1;
    if (used[what] <= visitorAllowance * MULTIPLES[what]) return null;
    c.header('Retry-After', String(Math.ceil((until - now()) / 1000)));
    const count = Math.ceil((until - now()) / MINUTE);
    return refuse(c, 429, sayIn(languageFor(c))('visitor_limit', { count }));
  };
}

/** Counts the writes of visitors, each of which may leave something: an outcome, a cart, a statistic. */
export const limitWrites = (refuseVisitor: RefuseVisitor) =>
  createMiddleware<Env>(async (c, next) => {
    const isWrite = !isRead(c.req) && !isKnownByToken(c.req.path);
    return (isWrite && refuseVisitor(c, 'writes')) || next();
  });
