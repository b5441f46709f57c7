/** Expiry of a card as on the wire: `2031` and `8`; '' until it is chosen in the form. */
export interface Expiry {
  readonly year: string;
  readonly month: string;
}

/** The current month; `month` is 1-based. */
export interface Today {
  readonly year: number;
  readonly month: number;
}

/** Number of years ahead that the form offers. [BIL-09] */
const AHEAD = 10;

export const todayOf = (date: Date): Today => ({ year: date.getFullYear(), month: date.getMonth() + 1 });

/** Returns the year if it is 20xx and at most ten years ahead; falls back to the current year. [BIL-08, BIL-09, docs/decisions/0058] */
export const yearOr = (year: unknown, today: Today): string => {
  const written = String(year);
  return /^20\d\d$/.test(written) && Number(written) <= today.year + AHEAD ? written : String(today.year);
};

/** Returns the month if it is 1 to 12 in one or two digits; falls back to the current month. [BIL-10, BIL-11, docs/decisions/0058] */
export const monthOr = (month: unknown, today: Today): string => {
  const written = String(month);
  const isMonth = /^\d{1,2}$/.test(written) && Number(written) >= 1 && Number(written) <= 12;
  return String(isMonth ? Number(written) : today.month);
};

export const expiryOf = (
  { year, month }: { readonly year: unknown; readonly month: unknown },
  today: Today,
): Expiry => ({
  year: yearOr(year, today),
  month: monthOr(month, today),
});

/** Returns true if the card has expired; a card is valid until the last day of its month. */
export const isExpired = ({ year, month }: Expiry, today: Today): boolean =>
  Number(year) < today.year || (Number(year) === today.year && Number(month) < today.month);

export type ExpiryFault = 'missing' | 'past';
export type ExpiryFaults = Readonly<Partial<Record<keyof Expiry, ExpiryFault>>>;

/** Validates an entered expiry; an expired card is a fault of the month. */
export function expiryFaults(expiry: Expiry, today: Today): ExpiryFaults {
  const { month, year } = expiry;
  if (month && year) return isExpired(expiry, today) ? { month: 'past' } : {};
  return { ...(!month && { month: 'missing' as const }), ...(!year && { year: 'missing' as const }) };
}

/** Returns the years that the form offers. */
export const yearsFrom = (today: Today): readonly string[] =>
  Array.from({ length: AHEAD + 1 }, (_, at) => String(today.year + at));
