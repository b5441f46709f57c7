/** So many calendar months after a moment, clamped to the end of a shorter month (31 January → 28 February). */
export function monthsAfter(date: Date, months: number): Date {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const next = new Date(date);
  next.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay));
  return next;
}
