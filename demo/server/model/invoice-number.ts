import type { Day } from '../../../src/domain/time/day';

/** Returns the number of a day's first invoice: `20261101`. */
export const numberOf = (day: Day): string => day.replaceAll('-', '');

/** Returns the next invoice number of a day: `20261101`, `20261101-2`, … `before` is the number of invoices of that day. */
export const numberAfter = (day: Day, before: number): string =>
  before === 0 ? numberOf(day) : `${numberOf(day)}-${before + 1}`;

/** Numbers the invoices of an account, given oldest first. */
export function numbered<D extends { readonly issuedOn: Day }>(
  drafts: readonly D[],
): (D & { readonly number: string })[] {
  const ofDay = new Map<Day, number>();
  return drafts.map((draft) => {
    const before = ofDay.get(draft.issuedOn) ?? 0;
    ofDay.set(draft.issuedOn, before + 1);
    return { ...draft, number: numberAfter(draft.issuedOn, before) };
  });
}
