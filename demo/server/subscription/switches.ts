import { asc, eq } from 'drizzle-orm';
import { newLine } from '../../../src/domain/cart/new-line';
import type { Catalogue, Module } from '../../../src/domain/catalogue/types';
import type { Day } from '../../../src/domain/time/day';
import type { Db } from '../db/open';
import { moduleSwitches } from '../db/schema';
import { heldContent, type CartContent } from '../model/content';
import { chargerOf, payerOf, type RunningBill } from './refunded';

type Line = CartContent['lines'][number];
export type Switch = typeof moduleSwitches.$inferSelect;

export const switchesOf = (db: Db, memberId: number): Promise<Switch[]> =>
  db.select().from(moduleSwitches).where(eq(moduleSwitches.memberId, memberId)).orderBy(asc(moduleSwitches.moduleId));

/**
 * Returns whether switching on is free: until the paid days end, or at any time for a service, which is billed once. What was refunded is
 * not paid for. [REV-91, REV-100]
 * @param running the bills of the running period, newest first
 */
export function isPaidFor(
  { moduleId: id, paidUntil }: Pick<Switch, 'moduleId' | 'paidUntil'>,
  { modules }: Catalogue,
  today: Day,
  running: readonly RunningBill[],
): boolean {
  const module = modules.get(id);
  const item = { item: { source: 'module', id }, title: module?.title ?? '' } as const;
  const isService = module?.charge === 'once';
  if ((isService ? chargerOf : payerOf)(running, item)?.isRefunded) return false;
  return paidUntil !== null && (paidUntil > today || isService);
}

/** Returns a new content line with the module's initial quantity. */
export const newContentLine = (module: Module): Line => ({
  id: module.id,
  bundled: 0,
  quantity: newLine(module).quantity,
});

/** Returns the line in which a switched add-on is held or returns: the content's, else the stored one, else a new one. */
export const lineOfSwitch = (
  { moduleId, line }: Pick<Switch, 'moduleId' | 'line'>,
  { lines }: CartContent,
  { modules }: Catalogue,
): Line | undefined => {
  const module = modules.get(moduleId);
  return lines.find(({ id }) => id === moduleId) ?? line ?? (module && newContentLine(module));
};

/** Applies the switches to a content; bundled modules stay. */
export function switched(content: CartContent, switches: readonly Switch[], catalogue: Catalogue): CartContent {
  if (switches.length === 0) return content;
  const off = new Set(switches.filter(({ isActive }) => !isActive).map(({ moduleId }) => moduleId));
  const lines = content.lines.filter(({ id, bundled }) => bundled === 1 || !off.has(id));
  const held = new Set(lines.map(({ id }) => id));
  const added = switches
    .filter(({ moduleId, isActive }) => isActive && !held.has(moduleId))
    .flatMap((one) => lineOfSwitch(one, content, catalogue) ?? []);
  return { ...content, lines: [...lines, ...heldContent({ ...content, lines: added }, catalogue).lines] };
}
