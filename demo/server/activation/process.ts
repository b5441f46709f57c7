import { and, eq, ne } from 'drizzle-orm';
import type { ModuleAction } from '../../../src/domain/activation/machine';
import type { Db } from '../db/open';
import { moduleActions, type SwitchChange } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { readActivation } from '../account/activation-settings';
import { holdingOf, isInForce, type Holding } from '../subscription/holding';
import { lockMember } from '../account/lock-member';
import { settleLocked } from '../order/settle';
import { isBusy } from '../order/submit';
import type { AccountContext } from '../account/context';
import type { Say } from '../texts/texts';
import { addOnsOf, type AddOns } from '../subscription/add-ons';
import { checkSwitch, usableModules, type SwitchCheck } from './switch-check';

export type Processed = { readonly kind: 'done' | 'busy' } | Extract<SwitchCheck, { kind: 'refused' }>;

interface Wish {
  readonly id: number | null;
  readonly action: ModuleAction;
}

/**
 * Returns the state change of each module. Reactivating a paused trial resumes the trial; a paid module stays paid until the period ends.
 */
const changesOf = (
  { all }: Extract<SwitchCheck, { kind: 'possible' }>,
  action: ModuleAction,
  holding: Holding | null,
  { tried, off }: AddOns,
): SwitchChange[] =>
  all.map(({ id: moduleId }) => {
    if (action === 'activate') {
      const { isTrial = false, paidUntil = null } = off.find((one) => one.moduleId === moduleId) ?? {};
      return { moduleId, to: isTrial ? 'tried' : 'on', paidUntil };
    }
    const isTried = tried.some((one) => one.moduleId === moduleId);
    const until = isInForce(holding) && !isTried ? holding.period.endsOn : null;
    return { moduleId, to: 'off', paidUntil: until };
  });

/** Deletes a pending switch in the other direction, because the last request wins. */
const callOff = (tx: Db, memberId: number, moduleId: number, wished: ModuleAction): Promise<unknown> => {
  const own = and(eq(moduleActions.memberId, memberId), eq(moduleActions.moduleId, moduleId));
  return tx.delete(moduleActions).where(and(own, ne(moduleActions.action, wished)));
};

/**
 * Switches an add-on once. A repeated request while the switch is pending (e.g. from another tab) changes nothing; a stuck switch restarts.
 * Only modules that are paid for are switched on.
 */
export const processModule = (opened: AccountContext, wish: Wish, say: Say): Promise<Processed> =>
  inTransaction(opened.db, async (tx): Promise<Processed> => {
    const context = { ...opened, db: tx };
    const { member, now } = context;
    await lockMember(tx, member.id);
    await settleLocked(context);
    const holding = await holdingOf(context);
    // Checks for a pending order under the lock, because an order that starts meanwhile would discard the switch when it completes.
    if (await isBusy(context, holding)) return { kind: 'busy' };
    const addOns = await addOnsOf(context, holding);
    const { lines } = usableModules(context, holding, addOns);
    const { id, action } = wish;
    const isKnown = id !== null && context.catalogue.modules.has(id);
    const isSo = isKnown && (lines[id] !== undefined) === (action === 'activate');
    if (isSo && (action === 'activate' || addOns.off.some(({ moduleId }) => moduleId === id))) {
      await callOff(tx, member.id, id, action);
      return { kind: 'done' };
    }
    const meaning = checkSwitch(context, holding, addOns, wish, say);
    if (meaning.kind === 'refused') return meaning;
    const [unpaid] = meaning.unpaid;
    if (unpaid) return { kind: 'refused', status: 406, messages: [say('not_paid', { name: unpaid.title })] };

    const own = and(eq(moduleActions.memberId, member.id), eq(moduleActions.moduleId, meaning.module.id));
    const [waiting] = await tx.select().from(moduleActions).where(own);
    if (waiting?.action === action && waiting.takesEffectAt) return { kind: 'done' };
    const { takes } = await readActivation(tx, member.id);
    const set = {
      action,
      changes: changesOf(meaning, action, holding, addOns),
      takesEffectAt: takes === null ? null : new Date(now + takes),
    };
    await tx
      .insert(moduleActions)
      .values({ memberId: member.id, moduleId: meaning.module.id, ...set })
      .onConflictDoUpdate({ target: [moduleActions.memberId, moduleActions.moduleId], set });
    return { kind: 'done' };
  });
