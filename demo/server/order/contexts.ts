import type { Context } from 'hono';
import { currencyOf } from '../../../src/domain/money/currency';
import type { AccountContext } from '../account/context';
import { sinceOrders } from '../account/since-orders';
import type { Deps, Env } from '../http/env';
import { baseOf } from '../http/sender';
import { domainCatalogue } from '../shop/domain-catalogue';
import { holdingOf, type Holding } from '../subscription/holding';
import { languageFor } from '../texts/language';
import { settle } from './settle';

/** The caller's context with what is due carried out; null where nobody is signed in. */
export const createContexts = (deps: Pick<Deps, 'shop' | 'now' | 'publicUrl'>) => {
  const { shop, now } = deps;
  const catalogueIn = domainCatalogue(shop);
  return async (
    c: Context<Env>,
  ): Promise<{ readonly context: AccountContext; readonly holding: Holding | null } | null> => {
    const session = c.get('session');
    const member = session?.member;
    if (!session || !member) return null;
    const currency = currencyOf(member.profile.currency);
    const receipt = { sessionId: session.publicId, language: languageFor(c), base: baseOf(c, deps) };
    const context = { db: c.get('db'), member, currency, catalogue: catalogueIn(currency.code), now: now(), receipt };
    await settle(context);
    const holding = await holdingOf(context);
    return { context: { ...context, member: { ...member, profile: sinceOrders(member.profile, holding) } }, holding };
  };
};
