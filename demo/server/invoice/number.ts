/** The day of a moment in UTC as the number of an invoice: `20261101`. */
export const numberOf = (at: Date): string => at.toISOString().slice(0, 10).replaceAll('-', '');
