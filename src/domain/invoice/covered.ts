import type { Period } from '../pricing/proration';
import { addDays, readDay } from '../time/day';
import type { Invoice } from './types';

/**
 * Returns the days that an invoice is for: of a part of a period its last days, because what is ordered within a period is billed
 * until its end. Null where the server tells no period.
 */
export function coveredBy({
  days,
  periodStartedAt,
  periodEndsAt,
}: Pick<Invoice, 'days' | 'periodStartedAt' | 'periodEndsAt'>): Period | null {
  const [first, endsOn] = [readDay(periodStartedAt ?? ''), readDay(periodEndsAt ?? '')];
  if (!first || !endsOn) return null;
  const startsOn = days > 0 ? addDays(endsOn, -days) : first;
  return { startsOn: startsOn > first ? startsOn : first, endsOn };
}
