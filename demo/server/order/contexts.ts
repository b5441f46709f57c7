import type { Context } from 'hono';
import { currencyOf } from '../../../src/domain/money/currency';
import type { AccountContext } from '../account/context';
import { lockMember } from '../account/lock-member';
import { sinceOrders } from '../account/since-orders';
import type { ReceiptTo } from '../db/orders';
import type { Deps, Env } from '../http/env';
import { inRequestTransaction } from '../http/transactional';
import { baseOf } from '../http/sender';
import { domainCatalogue } from '../shop/domain-catalogue';
import { holdingOf, type Holding } from '../subscription/holding';
import { languageFor } from '../texts/language';
import { settle, settleLocked } from './settle';

type ContextDeps = Pick<Deps, 'shop' | 'now' | 'publicUrl'>;

/** A caller's settled context and holding. */
export interface Opened {
  readonly context: AccountContext;
  readonly holding: Holding | null;
}

/** Returns where the mails go that a request causes. */
export const receiptOf = (c: Context<Env>, deps: Pick<Deps, 'publicUrl'>): ReceiptTo => ({
  sessionId: c.get('session')?.publicId ?? '',
  language: languageFor(c),
  base: baseOf(c, deps),
});

/** Creates a context without settling it; null where nobody is signed in. */
export const createUnsettled = (deps: ContextDeps) => {
  const { shop, now } = deps;
  const catalogueIn = domainCatalogue(shop);
  return (c: Context<Env>): AccountContext | null => {
    const member = c.get('session')?.member;
    if (!member) return null;
    const currency = currencyOf(member.profile.currency);
    const catalogue = catalogueIn(currency.code);
    return { db: c.get('db'), member, currency, catalogue, now: now(), receipt: receiptOf(c, deps) };
  };
};

async function openedFrom(context: AccountContext): Promise<Opened> {
  const { member } = context;
  const holding = await holdingOf(context);
  return { context: { ...context, member: { ...member, profile: sinceOrders(member.profile, holding) } }, holding };
}

/** Opens the caller's context for reading, without a lock, or returns null where nobody is signed in. */
export const createContexts = (deps: ContextDeps) => {
  const unsettled = createUnsettled(deps);
  return async (c: Context<Env>): Promise<Opened | null> => {
    const context = unsettled(c);
    if (!context) return null;
    await settle(context);
    return openedFrom(context);
  };
};

/**
 * Opens the caller's context for writing: the member stays locked until the work is stored, so that nothing it reads can change. Returns
 * null where nobody is signed in.
 */
export const createLocked = (deps: ContextDeps) => {
  const unsettled = createUnsettled(deps);
  return async <T>(c: Context<Env>, work: (opened: Opened) => Promise<T>): Promise<T | null> => {
    const member = c.get('session')?.member;
    if (!member) return null;
    return inRequestTransaction(c, async () => {
      await lockMember(c.get('db'), member.id);
      // Reads the clock after the lock was taken, so that times follow those of the previous lock holder.
      const context = unsettled(c);
      if (!context) return null;
      await settleLocked(context);
      return work(await openedFrom(context));
    });
  };
};
