import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ModuleAction } from '../../../src/domain/activation/machine';
import type { Day } from '../../../src/domain/time/day';
import type { CartContent } from '../model/content';
import { calendarDay, flag, instant } from './columns';
import { members } from './schema';

const memberId = () =>
  integer()
    .notNull()
    .references(() => members.id);

/** Add-ons that a member has switched on or off since the last order, or has bought and not switched on yet. */
export const moduleSwitches = pgTable(
  'module_switches',
  {
    memberId: memberId(),
    moduleId: integer().notNull(),
    isActive: flag(),
    /** Before that day switching it on costs nothing; null where it was never paid for. */
    paidUntil: calendarDay(),
    /** As it comes back, where an order since has left it out of what is held; null where it was never held. */
    line: jsonb().$type<CartContent['lines'][number]>(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.moduleId] })],
);

/** What becomes of an add-on: `tried` puts a trial back that was switched off. */
export interface SwitchChange {
  readonly moduleId: number;
  readonly to: 'on' | 'off' | 'tried';
  readonly paidUntil: Day | null;
}

/** Switches that are on their way. */
export const moduleActions = pgTable(
  'module_actions',
  {
    memberId: memberId(),
    moduleId: integer().notNull(),
    action: text().$type<ModuleAction>().notNull(),
    /** With all that it takes along. */
    changes: jsonb().$type<readonly SwitchChange[]>().notNull(),
    /** Null while it is stuck. */
    takesEffectAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.moduleId] })],
);
