import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { members } from './schema';

/** The apps that an account's drivers use. */
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
    /** When the newest version is on it; null where nobody has asked for that. */
    updatedAt: instant(),
  },
  (table) => [index('devices_member').on(table.memberId)],
);
