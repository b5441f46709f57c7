import { and, eq, inArray, notInArray } from 'drizzle-orm';
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

/** Carries out a pending switch. Its record stays until an order redefines the content. The caller must hold `lockMember`. */
export async function settleSwitch(tx: Db, memberId: number, { moduleId, changes }: Action): Promise<void> {
  for (const one of changes) await change(tx, memberId, one);
  const own = and(eq(moduleActions.memberId, memberId), eq(moduleActions.moduleId, moduleId));
  await tx.delete(moduleActions).where(own);
}

/** Stores the quantities of switched-off add-ons, so that they survive an order that leaves them out. */
async function keepLines(tx: Db, memberId: number, former: readonly Line[]): Promise<void> {
  const off = await tx.select().from(moduleSwitches).where(eq(moduleSwitches.memberId, memberId));
  for (const { moduleId } of off) {
    const line = former.find(({ id }) => id === moduleId);
    const own = and(eq(moduleSwitches.memberId, memberId), eq(moduleSwitches.moduleId, moduleId));
    if (line) await tx.update(moduleSwitches).set({ line }).where(own);
  }
}

interface Ordered {
  /** What is held after the order. */
  readonly lines: readonly Line[];
  /** The content before the order, switched-off add-ons included. */
  readonly former: readonly Line[];
  /** The ids of services, whose switches stay: they are held by no order, and have no paid days that could end. [REV-91] */
  readonly services: readonly number[];
}

/**
 * Deletes the switches that an order has made obsolete: only services, and add-ons that the order does not contain, keep theirs.
 * @param isNewPeriod true where the paid days were credited, so that switched-off add-ons must be paid for again
 */
export async function forgetSwitches(
  tx: Db,
  memberId: number,
  { lines, former, services }: Ordered,
  isNewPeriod: boolean,
): Promise<void> {
  const isNoService = notInArray(moduleSwitches.moduleId, [...services]);
  const own = and(eq(moduleSwitches.memberId, memberId), isNoService);
  await tx.delete(moduleSwitches).where(and(own, eq(moduleSwitches.isActive, true)));
  const held = lines.map(({ id }) => id);
  if (held.length > 0) await tx.delete(moduleSwitches).where(and(own, inArray(moduleSwitches.moduleId, held)));
  await keepLines(tx, memberId, former);
  if (isNewPeriod) await tx.update(moduleSwitches).set({ paidUntil: null }).where(own);
  await tx.delete(moduleActions).where(eq(moduleActions.memberId, memberId));
}
