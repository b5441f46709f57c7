/** Until when a card works. As the wire writes it: `2031` and `8`. */
export interface Expiry {
  readonly year: string;
  readonly month: string;
}

/** The present month; `month` from 1. */
export interface Today {
  readonly year: number;
  readonly month: number;
}

/** So many years ahead can be chosen. [BIL-09] */
const AHEAD = 10;

export const todayOf = (date: Date): Today => ({ year: date.getFullYear(), month: date.getMonth() + 1 });

/** Four digits, 20xx and at most ten years ahead; anything else is the present year. [BIL-08, BIL-09, docs/decisions/0058] */
export const yearOr = (year: unknown, today: Today): string => {
  const written = String(year);
  return /^20\d\d$/.test(written) && Number(written) <= today.year + AHEAD ? written : String(today.year);
};

/** One or two digits, 1 to 12; anything else is the present month. [BIL-10, BIL-11, docs/decisions/0058] */
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

/** A card works until the last day of its month. */
export const isExpired = ({ year, month }: Expiry, today: Today): boolean =>
  Number(year) < today.year || (Number(year) === today.year && Number(month) < today.month);

/** The years that can be chosen. */
export const yearsFrom = (today: Today): readonly string[] =>
  Array.from({ length: AHEAD + 1 }, (_, at) => String(today.year + at));
