import { CUSTOM } from '../model/cart';
import { monthsFrom, type DayNumber } from '../model/days';
import { partOf, sum, type Minor } from '../model/money';
import { linePrice } from '../model/price';
import type { Cycle, Shelf } from '../model/shelf';
import type { Period } from '../model/statement';
import type { Cell, Kind } from './cells';

/** A plan of before the marketplace, in the period that an account comes in. */
export interface CameWith extends Period {
  readonly planId: number;
  readonly code: string;
  readonly items: readonly number[];
  readonly cycle: Cycle;
  /** What was agreed on for a month. */
  readonly perMonth: Minor;
}

const CLASSIC = { planId: 93, code: 'classic-route-planner', items: [101, 102, 103, 181] } as const;
const SOLUTION = { planId: CUSTOM, code: 'my-custom-solution', items: [101, 102, 103, 121, 141] } as const;

const PLANS: Readonly<Partial<Record<Kind, Pick<CameWith, 'planId' | 'code' | 'items' | 'cycle'>>>> = {
  earlier: { ...CLASSIC, cycle: 'month' },
  'earlier yearly': { ...CLASSIC, cycle: 'year' },
  'earlier custom': { ...SOLUTION, cycle: 'month' },
  store: { ...CLASSIC, cycle: 'year' },
};

const MONTHS = { month: 1, year: 12 } as const;
/** Days that may be left of a period: fewer than the shortest one has. */
const LEFT = { month: 28, year: 365 } as const;
/** What was agreed on beside what the same is sold for today, in percent: it was cheaper, or dearer, or is the same. */
const AGREED = [83, 100, 119] as const;

/** How far the period is, and what was agreed on, is another thing each day. @returns null of who came with nothing */
export function cameWith({ kind }: Cell, shelf: Shelf, today: DayNumber): CameWith | null {
  const plan = PLANS[kind];
  if (!plan) return null;
  const { items, cycle } = plan;
  const endsOn = today + 1 + (Math.floor(today / AGREED.length) % LEFT[cycle]);
  const sold = sum(items.map((id) => linePrice(shelf, id, 1)));
  const perMonth = partOf(sold, AGREED[today % AGREED.length] ?? 100, 100);
  return { ...plan, perMonth, startsOn: monthsFrom(endsOn, -MONTHS[cycle]), endsOn };
}
