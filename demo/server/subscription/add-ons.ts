import { asc, eq } from 'drizzle-orm';
import { newLine } from '../../../src/domain/cart/new-line';
import type { Catalogue, Module } from '../../../src/domain/catalogue/types';
import { dayOf, type Day } from '../../../src/domain/time/day';
import { heldContent, type CartContent } from '../model/content';
import type { Db } from '../db/open';
import { moduleSwitches, moduleTrials } from '../db/schema';

type Line = CartContent['lines'][number];
export type Switch = typeof moduleSwitches.$inferSelect;

interface Off {
  readonly moduleId: number;
  readonly paidUntil: Day | null;
  /** True for a trial that has not ended. */
  readonly isTrial: boolean;
}

/** The add-ons of a member beside the current subscription. */
export interface AddOns {
  /** Running trials, ordered by their end. */
  readonly tried: readonly { readonly moduleId: number; readonly startedAt: Date; readonly endsOn: Day }[];
  /** Switched-off add-ons and trials; switching on is free until `paidUntil`. */
  readonly off: readonly Off[];
  /** The add-ons switched on since the last order. */
  readonly on: readonly number[];
}

export const switchesOf = (db: Db, memberId: number): Promise<Switch[]> =>
  db.select().from(moduleSwitches).where(eq(moduleSwitches.memberId, memberId)).orderBy(asc(moduleSwitches.moduleId));

/** Reads a member's add-ons. `now` is in ms since 1970. */
export async function addOnsOf(db: Db, memberId: number, now: number): Promise<AddOns> {
  const today = dayOf(now);
  const switches = await switchesOf(db, memberId);
  const trials = await db
    .select()
    .from(moduleTrials)
    .where(eq(moduleTrials.memberId, memberId))
    .orderBy(asc(moduleTrials.endsOn), asc(moduleTrials.moduleId));
  const known = new Set(switches.map(({ moduleId }) => moduleId));
  const isLater = (day: Day | null | undefined): day is Day => day != null && day > today;
  const trialOf = new Map(trials.map((one) => [one.moduleId, one.endsOn]));
  const offOf = ({ moduleId, paidUntil }: Pick<Switch, 'moduleId' | 'paidUntil'>): Off => {
    const trial = trialOf.get(moduleId);
    if (isLater(paidUntil)) return { moduleId, paidUntil, isTrial: false };
    return { moduleId, paidUntil: isLater(trial) ? trial : null, isTrial: isLater(trial) };
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
