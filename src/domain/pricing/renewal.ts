import { monthsAfter } from './months-after';

/**
 * When a subscription renews: at the period's end, or one calendar month from now where that is past, clamped to the end
 * of a shorter month (31 January → 28 February). [MNY-18]
 */
export function renewalDate(periodEndsAt: Date, now: Date): Date {
  return periodEndsAt.getTime() < now.getTime() ? monthsAfter(now, 1) : periodEndsAt;
}
