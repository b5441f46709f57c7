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

/** Add-ons that a member switched on or off since the last order, or bought and did not switch on yet. */
export const moduleSwitches = pgTable(
  'module_switches',
  {
    memberId: memberId(),
    moduleId: integer().notNull(),
    isActive: flag(),
    /** The day until which switching on is free; null where the add-on was never paid for. */
    paidUntil: calendarDay(),
    /** The cart line to restore where a later order left the add-on out; null where it was never held. */
    line: jsonb().$type<CartContent['lines'][number]>(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.moduleId] })],
);

/** The new state of an add-on; `tried` resumes a trial that was switched off. */
export interface SwitchChange {
  readonly moduleId: number;
  readonly to: 'on' | 'off' | 'tried';
  readonly paidUntil: Day | null;
}

/** Pending switches. */
export const moduleActions = pgTable(
  'module_actions',
  {
    memberId: memberId(),
    moduleId: integer().notNull(),
    action: text().$type<ModuleAction>().notNull(),
    /** All changes of the switch, dependencies included. */
    changes: jsonb().$type<readonly SwitchChange[]>().notNull(),
    /** Null while the switch is stuck. */
    takesEffectAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.moduleId] })],
);
