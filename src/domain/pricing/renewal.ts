import { monthsFrom, type Day } from '../time/day';
import type { Period } from './proration';

/**
 * Returns when a subscription renews: at the period's end or, if that is past, one calendar month from today, clamped to the
 * end of a shorter month (31 January → 28 February). [MNY-18]
 */
export const renewalDate = (periodEndsOn: Day, today: Day): Day =>
  periodEndsOn < today ? monthsFrom(today, 1) : periodEndsOn;

const monthOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/**
 * Returns the period after one that ends. It counts from the anchor, the first day of the first period, so that a
 * subscription of 31 January renews on 28 February and then on 31 March.
 */
export const periodAfter = (anchor: Day, endsOn: Day, months: number): Period => ({
  startsOn: endsOn,
  endsOn: monthsFrom(anchor, monthOf(endsOn) - monthOf(anchor) + months),
});
