import { and, asc, eq, notInArray } from 'drizzle-orm';
import { dayOf, type Day } from '../../../src/domain/time/day';
import type { AccountContext } from '../account/context';
import { moduleTrials } from '../db/schema';
import { isInForce, type Holding } from './holding';
import { isPaidFor, switchesOf, type Switch } from './switches';

interface Off {
  readonly moduleId: number;
  /** True where switching on costs nothing. */
  readonly isFree: boolean;
  /** The last day that is told for it: of the paid days, of the trial, or of the period for a service, which stays paid for. */
  readonly paidUntil: Day | null;
  /** True for a trial that has not ended. */
  readonly isTrial: boolean;
}

/** The add-ons of a member beside the current subscription. */
export interface AddOns {
  /** Running trials of add-ons that are not held, ordered by their end. */
  readonly tried: readonly { readonly moduleId: number; readonly startedAt: Date; readonly endsOn: Day }[];
  /** Switched-off add-ons and trials. */
  readonly off: readonly Off[];
  /** The add-ons switched on since the last order, and all services that were billed. */
  readonly on: readonly number[];
}

type Context = Pick<AccountContext, 'db' | 'member' | 'catalogue' | 'now'>;

/** Reads a member's add-ons beside a holding. */
export async function addOnsOf(context: Context, holding: Holding | null): Promise<AddOns> {
  const { db, member, catalogue, now } = context;
  const today = dayOf(now);
  const switches = await switchesOf(db, member.id);
  const held = isInForce(holding) ? holding.content.lines.map(({ id }) => id) : [];
  // An add-on that was ordered during its trial is paid for, so its trial counts no longer.
  const isOwn = and(eq(moduleTrials.memberId, member.id), notInArray(moduleTrials.moduleId, held));
  const trials = await db
    .select()
    .from(moduleTrials)
    .where(isOwn)
    .orderBy(asc(moduleTrials.endsOn), asc(moduleTrials.moduleId));
  const known = new Set(switches.map(({ moduleId }) => moduleId));
  const isLater = (day: Day | null | undefined): day is Day => day != null && day > today;
  const trialOf = new Map(trials.map((one) => [one.moduleId, one.endsOn]));
  const ofTrial = new Set(holding?.off.flatMap(({ line, isTried }) => (isTried ? line.id : [])));
  const periodEndsOn = isInForce(holding) ? holding.period.endsOn : null;
  const offOf = (one: Pick<Switch, 'moduleId' | 'paidUntil'>): Off => {
    const { moduleId, paidUntil } = one;
    if (isPaidFor(one, catalogue, today, holding?.running ?? [])) {
      const until = [paidUntil, periodEndsOn].find(isLater) ?? null;
      return { moduleId, isFree: true, paidUntil: until, isTrial: false };
    }
    // What was paid for does not return as a trial.
    const trial = paidUntil === null ? trialOf.get(moduleId) : null;
    const isTrial = isLater(trial);
    // On an account's trial nothing is paid for, so no paid days are told.
    if (!isTrial && ofTrial.has(moduleId)) return { moduleId, isFree: true, paidUntil: null, isTrial: false };
    return { moduleId, isFree: isTrial, paidUntil: isTrial ? trial : null, isTrial };
  };
  const over = trials
    .filter(({ moduleId, endsOn }) => !isLater(endsOn) && !known.has(moduleId))
    .map(({ moduleId }) => ({ moduleId, paidUntil: null }));
  return {
    tried: trials.filter(({ moduleId, endsOn }) => isLater(endsOn) && !known.has(moduleId)),
    off: [...switches.filter(({ isActive }) => !isActive), ...over].map(offOf),
    on: switches.flatMap(({ moduleId, isActive }) => (isActive ? moduleId : [])),
  };
}
