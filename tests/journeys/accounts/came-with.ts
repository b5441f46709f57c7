import { CUSTOM } from '../model/cart';
import { monthsFrom, type DayNumber } from '../model/days';
import { partOf, sum, type Minor } from '../model/money';
import { linePrice } from '../model/price';
import type { Cycle, Shelf } from '../model/shelf';
import type { Period } from '../model/statement';
import type { Cell, Kind } from './cells';

/** What a module is in a custom solution. */
interface Successor {
  readonly id: number;
  readonly quantity: number;
}

/** One thing of an old contract: what it is called, what it costs a month, and what is sold in place of it. */
export interface ContractItem {
  readonly title: string;
  readonly perMonth: Minor;
  readonly becomes: readonly Successor[];
}

/** A plan of before the marketplace, in the period that an account comes in. */
export interface CameWith extends Period {
  readonly planId: number;
  readonly code: string;
  readonly items: readonly number[];
  readonly cycle: Cycle;
  /** What was agreed on for a month. */
  readonly perMonth: Minor;
  /** What it becomes. */
  readonly becomes: readonly Successor[];
  /** Empty where no contract is known: the plan becomes what is in it. */
  readonly contract: readonly ContractItem[];
}

const CLASSIC = { planId: 93, code: 'classic-route-planner', items: [101, 102, 103, 181] } as const;
const SOLUTION = { planId: CUSTOM, code: 'my-custom-solution', items: [101, 102, 103, 121, 141] } as const;
const one = (id: number): Successor => ({ id, quantity: 1 });

/** More than the plan has: a fleet that is counted, and something that nobody needs any more. */
const CONTRACT: readonly Omit<ContractItem, 'perMonth'>[] = [
  { title: 'Route Planner Classic', becomes: CLASSIC.items.map(one) },
  { title: 'GPS Tracking, 12 vehicles', becomes: [{ id: 152, quantity: 12 }] },
  { title: 'Desktop Planner', becomes: [] },
];

interface Plan extends Pick<CameWith, 'planId' | 'code' | 'items' | 'cycle'> {
  readonly contract?: typeof CONTRACT;
}
const PLANS: Readonly<Partial<Record<Kind, Plan>>> = {
  earlier: { ...CLASSIC, cycle: 'month' },
  'earlier yearly': { ...CLASSIC, cycle: 'year' },
  'earlier custom': { ...SOLUTION, cycle: 'month' },
  contract: { ...CLASSIC, cycle: 'month', contract: CONTRACT },
  store: { ...CLASSIC, cycle: 'year' },
};

const MONTHS = { month: 1, year: 12 } as const;
/** Days that may be left of a period: fewer than the shortest one has. */
const LEFT = { month: 28, year: 365 } as const;
/** What was agreed on beside what the same is sold for today, in percent: it was cheaper, or dearer, or is the same. */
const AGREED = [83, 100, 119] as const;

/** A contract’s items share what was agreed on; the last one has what is left of it. */
const priced = (items: typeof CONTRACT, perMonth: Minor): readonly ContractItem[] => {
  const last = items.length - 1;
  return items.map((item, n) => {
    const share = partOf(perMonth, 1, items.length);
    return { ...item, perMonth: n === last ? perMonth - last * share : share };
  });
};

/** How far the period is, and what was agreed on, is another thing each day. @returns null of who came with nothing */
export function cameWith({ kind }: Cell, shelf: Shelf, today: DayNumber): CameWith | null {
  const plan = PLANS[kind];
  if (!plan) return null;
  const { items, cycle, contract = [] } = plan;
  const becomes = contract.length > 0 ? contract.flatMap((item) => item.becomes) : items.map(one);
  const endsOn = today + 1 + (Math.floor(today / AGREED.length) % LEFT[cycle]);
  const sold = sum(becomes.map(({ id, quantity }) => linePrice(shelf, id, quantity)));
  const perMonth = partOf(sold, AGREED[today % AGREED.length] ?? 100, 100);
  const startsOn = monthsFrom(endsOn, -MONTHS[cycle]);
  return { ...plan, becomes, contract: priced(contract, perMonth), perMonth, startsOn, endsOn };
}
