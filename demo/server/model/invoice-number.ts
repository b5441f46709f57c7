import type { Day } from '../../../src/domain/time/day';

/** A day as the number of its first invoice: `20261101`. */
export const numberOf = (day: Day): string => day.replaceAll('-', '');

/** The number of one more invoice of a day: `20261101`, `20261101-2`, … @param before how many of that day there are */
export const numberAfter = (day: Day, before: number): string =>
  before === 0 ? numberOf(day) : `${numberOf(day)}-${before + 1}`;

/** Numbers all invoices of an account, the first one first. */
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
