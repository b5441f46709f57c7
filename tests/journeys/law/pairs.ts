/** An amount (or a day, or words) at a place, beside what it has to be. */
export interface Pair {
  readonly place: string;
  readonly what: string;
  readonly shown: unknown;
  readonly expected: unknown;
}

/** Something was shown that is not so. */
export class Difference extends Error {
  constructor(readonly pair: Pair) {
    super(`${pair.place}, ${pair.what}: shown ${String(pair.shown)}, expected ${String(pair.expected)}`);
    this.name = 'Difference';
  }
}

/** Every kind of difference is listed once, and none ends the run: for looking around, never for passing. */
const isSurvey = process.env.WAYBILL_SURVEY === '1';

/** Counts what is compared, and stops at the first difference. */
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
