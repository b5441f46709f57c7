import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { members } from './schema';

/** The devices and app versions of an account's drivers. */
export const devices = pgTable(
  'devices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    memberName: text().notNull(),
    platform: text().notNull(),
    appVersion: text().notNull(),
    /** The time from which the newest version is installed; null where no update was requested. */
    updatedAt: instant(),
  },
  (table) => [index('devices_member').on(table.memberId)],
);
