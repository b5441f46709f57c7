import { boolean, date, integer, text, timestamp } from 'drizzle-orm/pg-core';
import type { Day } from '../../../src/domain/time/day';

/** Amounts are minor units (cents) of the one price list, in US dollars. */
export const cents = () => integer().notNull().default(0);
export const flag = () => boolean().notNull().default(false);
export const string = () => text().notNull().default('');
export const instant = () => timestamp({ withTimezone: true });
/** A UTC calendar day, as both database drivers write it. */
export const calendarDay = () => date({ mode: 'string' }).$type<Day>();
