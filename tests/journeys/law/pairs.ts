/** A shown value of a place (an amount, a day or a text) with its expected value. */
export interface Pair {
  readonly place: string;
  readonly what: string;
  readonly shown: unknown;
  readonly expected: unknown;
}

/** Thrown when a shown value differs from the model. */
export class Difference extends Error {
  constructor(readonly pair: Pair) {
    super(`${pair.place}, ${pair.what}: shown ${String(pair.shown)}, expected ${String(pair.expected)}`);
    this.name = 'Difference';
  }
}

/** Survey mode: lists each kind of difference once instead of ending the run; it never counts as a pass. */
const isSurvey = process.env.WAYBILL_SURVEY === '1';

/** Creates a ledger that counts the compared values and throws at the first difference. */
export function ledgerOfPairs() {
  const counts = new Map<string, number>();
  const found = new Map<string, Difference>();
  return {
    compare(place: string, what: string, shown: unknown, expected: unknown): void {
      counts.set(place, (counts.get(place) ?? 0) + 1);
      if (JSON.stringify(shown) === JSON.stringify(expected)) return;
      const pair = { place, what, shown: JSON.stringify(shown), expected: JSON.stringify(expected) };
      const difference = new Difference(pair);
      if (!isSurvey || found.has(`${place}, ${what}`)) {
        if (!isSurvey) throw difference;
        return;
      }
      found.set(`${place}, ${what}`, difference);
      console.log(`DIFFERENCE ${difference.message}`);
    },
    counts: (): ReadonlyMap<string, number> => counts,
    total: (): number => [...counts.values()].reduce((all, one) => all + one, 0),
  };
}
export type Pairs = ReturnType<typeof ledgerOfPairs>;
