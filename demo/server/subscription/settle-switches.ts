import { and, eq, inArray } from 'drizzle-orm';
import type { CartContent } from '../model/content';
import type { Db } from '../db/open';
import { moduleActions, moduleSwitches, type SwitchChange } from '../db/schema';

type Line = CartContent['lines'][number];
type Action = Pick<typeof moduleActions.$inferSelect, 'moduleId' | 'changes'>;

async function change(tx: Db, memberId: number, { moduleId, to, paidUntil }: SwitchChange): Promise<void> {
  const own = and(eq(moduleSwitches.memberId, memberId), eq(moduleSwitches.moduleId, moduleId));
  if (to === 'tried') return void (await tx.delete(moduleSwitches).where(own));
  const set = { isActive: to === 'on', paidUntil };
  await tx
    .insert(moduleSwitches)
    .values({ memberId, moduleId, ...set })
    .onConflictDoUpdate({ target: [moduleSwitches.memberId, moduleSwitches.moduleId], set });
}

/** Switches what was on its way, where `lockMember` is held. A switch stays on record until an order says anew what is held. */
export async function settleSwitch(tx: Db, memberId: number, { moduleId, changes }: Action): Promise<void> {
  for (const one of changes) await change(tx, memberId, one);
  const own = and(eq(moduleActions.memberId, memberId), eq(moduleActions.moduleId, moduleId));
  await tx.delete(moduleActions).where(own);
}

/** What is off keeps the quantity that it had, also where an order leaves it out of what is held. */
async function keepLines(tx: Db, memberId: number, former: readonly Line[]): Promise<void> {
  const off = await tx.select().from(moduleSwitches).where(eq(moduleSwitches.memberId, memberId));
  for (const { moduleId } of off) {
    const line = former.find(({ id }) => id === moduleId);
    const own = and(eq(moduleSwitches.memberId, memberId), eq(moduleSwitches.moduleId, moduleId));
    if (line) await tx.update(moduleSwitches).set({ line }).where(own);
  }
}

/**
 * An order has said what is held: only what it does not hold is off still.
 * @param former what was held before, with what was off
 * @param isNewPeriod the days that were paid for are credited, and what is off has to be paid for anew
 */
export async function forgetSwitches(
  tx: Db,
  memberId: number,
  { lines, former }: { readonly lines: readonly Line[]; readonly former: readonly Line[] },
  isNewPeriod: boolean,
): Promise<void> {
  const own = eq(moduleSwitches.memberId, memberId);
  await tx.delete(moduleSwitches).where(and(own, eq(moduleSwitches.isActive, true)));
  const held = lines.map(({ id }) => id);
  if (held.length > 0) await tx.delete(moduleSwitches).where(and(own, inArray(moduleSwitches.moduleId, held)));
  await keepLines(tx, memberId, former);
  if (isNewPeriod) await tx.update(moduleSwitches).set({ paidUntil: null }).where(own);
  await tx.delete(moduleActions).where(eq(moduleActions.memberId, memberId));
}
