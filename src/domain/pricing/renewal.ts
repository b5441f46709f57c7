/**
 * When a subscription renews: at the period's end, or one calendar month from now where that is past, clamped to the end
 * of a shorter month (31 January → 28 February). [MNY-18]
 */
export function renewalDate(periodEndsAt: Date, now: Date): Date {
  return periodEndsAt.getTime() < now.getTime() ? oneMonthAfter(now) : periodEndsAt;
}

function oneMonthAfter(date: Date): Date {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const next = new Date(date);
  next.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay));
  return next;
}
