import { and, eq, isNull, max, sql } from 'drizzle-orm';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { elsewhereIn } from '../../../src/domain/cart/for-sale';
import { mayStartTrial, TRIAL_DAYS } from '../../../src/domain/cart/trial';
import type { Module } from '../../../src/domain/catalogue/types';
import { SubscriptionState } from '../../../src/domain/codes/subscription';
import { currencyOf, type CurrencyCode } from '../../../src/domain/money/currency';
import { addDays, dayOf, startOf, type Day } from '../../../src/domain/time/day';
import type { Member, Profile } from '../model/member';
import { EMPTY_CONTENT, fromContent, type CartContent } from '../model/content';
import { lockStored, type StoredCart } from '../cart/store';
import type { Db } from '../db/open';
import { carts, members, subscriptions } from '../db/schema';
import { inTransaction } from '../db/transaction';
import type { MemberStatement } from './member-statement';
import { memberStatement } from './member-statement';
import { ownCycle, wishOf } from './wish';
import type { Wish } from './wish';
import type { AccountContext } from '../account/context';

/** Seeded demo accounts have lower ids. */
export const FIRST_REGISTERED = 10_001;

/** A newly registered account. */
export interface Registered {
  readonly member: Member;
  /** The first charge and its date; null without a trial. */
  readonly statement: MemberStatement | null;
  /** Add-ons of the cart that external sites sell; they are left out. [MKT-15] */
  readonly elsewhere: readonly Module[];
}

/** Returns a content without some modules; a custom solution of nothing else is empty. */
function withoutModules(content: CartContent, modules: readonly Module[]): CartContent {
  const gone = new Set(modules.map(({ id }) => id));
  const lines = content.lines.filter(({ id }) => !gone.has(id));
  return lines.length === 0 && content.planId === customPlan.id ? EMPTY_CONTENT : { ...content, lines };
}

/** Stores an account under the next free id. */
async function openAccount(tx: Db, profile: Profile): Promise<Member> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('register', 0))`);
  const [{ last } = { last: null }] = await tx.select({ last: max(members.id) }).from(members);
  const id = Math.max(FIRST_REGISTERED, (last ?? 0) + 1);
  const member = { id, name: `registered-${id}`, title: 'Registered here', profile };
  await tx.insert(members).values(member);
  return member;
}

/** Starts a trial of a cart: nothing is due until its end, when the first period is charged. */
async function beginTrial({ db, member, now }: AccountContext, { content, timeframe, kind }: Wish): Promise<Day> {
  const today = dayOf(now);
  const endsOn = addDays(today, TRIAL_DAYS);
  await db.insert(subscriptions).values({
    memberId: member.id,
    content,
    timeframe,
    kind,
    state: SubscriptionState.notSubscribed,
    isOrdered: false,
    isTrial: true,
    anchorOn: endsOn,
    periodStartedOn: today,
    periodEndsOn: endsOn,
  });
  return endsOn;
}

/**
 * Registers an account with a visitor’s cart. A package, or routing management, starts a seven-day trial without a card; other items stay
 * in the cart, but for add-ons that an external site sells. [MKT-15, TRL-01, TRL-02, REV-19]
 */
export const register = (
  shelf: Pick<AccountContext, 'db' | 'catalogue' | 'now' | 'receipt'>,
  { trackingId, country, currency }: { trackingId: string | null; country: string; currency: CurrencyCode },
): Promise<Registered> =>
  inTransaction(shelf.db, async (tx) => {
    const member = await openAccount(tx, {
      country,
      currency,
      is_primary: 1,
      supported_payment_methods: [1, 2, 3, 4],
    });
    const context: AccountContext = { ...shelf, db: tx, member, currency: currencyOf(currency) };
    const stored: StoredCart | null = await lockStored(tx, { memberId: null, trackingId });
    if (!stored) return { member, statement: null, elsewhere: [] };
    const elsewhere = elsewhereIn(fromContent(stored.content, context.catalogue), context.catalogue);
    const content = withoutModules(stored.content, elsewhere);
    const own = and(eq(carts.trackingId, stored.trackingId), isNull(carts.memberId));
    const wish = wishOf(context, content, ownCycle(context, content, null));
    if (!wish || !mayStartTrial(fromContent(content, context.catalogue))) {
      await tx.update(carts).set({ memberId: member.id, content }).where(own);
      return { member, statement: null, elsewhere };
    }
    const endsOn = await beginTrial(context, wish);
    await tx.delete(carts).where(own);
    const statement = await memberStatement({ ...context, now: startOf(endsOn).getTime() }, null, wish);
    return { member, statement, elsewhere };
  });
