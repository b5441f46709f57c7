import { CUSTOM } from '../model/cart';
import { monthsFrom, type DayNumber } from '../model/days';
import { partOf, sum, type Minor } from '../model/money';
import { linePrice } from '../model/price';
import type { Cycle, Shelf } from '../model/shelf';
import type { Period } from '../model/statement';
import type { Cell, Kind } from './cells';

/** A module that replaces an item of a legacy plan in the custom solution. */
interface Successor {
  readonly id: number;
  readonly quantity: number;
}

/** An item of a legacy contract: its name, its monthly price, and the modules sold in its place. */
export interface ContractItem {
  readonly title: string;
  readonly perMonth: Minor;
  readonly becomes: readonly Successor[];
}

/** The legacy plan of an account, in the period in which the history starts. */
export interface CameWith extends Period {
  readonly planId: number;
  readonly code: string;
  readonly items: readonly number[];
  readonly cycle: Cycle;
  /** The agreed monthly price, in minor units. */
  readonly perMonth: Minor;
  /** The modules that the plan becomes by migration. */
  readonly becomes: readonly Successor[];
  /** The items of the contract; empty if none is known, and then the plan becomes its own modules. */
  readonly contract: readonly ContractItem[];
}

const CLASSIC = { planId: 93, code: 'classic-route-planner', items: [101, 102, 103, 181] } as const;
const SOLUTION = { planId: CUSTOM, code: 'my-custom-solution', items: [101, 102, 103, 121, 141] } as const;
const one = (id: number): Successor => ({ id, quantity: 1 });

/** Contract items beyond the plan's modules: a metered fleet, and an item without a successor. */
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
/** Upper limit of the days left in a period: fewer than the shortest period has. */
const LEFT = { month: 28, year: 365 } as const;
/** The agreed price in percent of today's price: cheaper, equal or dearer. */
const AGREED = [83, 100, 119] as const;

/** Splits the agreed price among the contract's items; the last one gets the remainder. */
const priced = (items: typeof CONTRACT, perMonth: Minor): readonly ContractItem[] => {
  const last = items.length - 1;
  return items.map((item, n) => {
    const share = partOf(perMonth, 1, items.length);
    return { ...item, perMonth: n === last ? perMonth - last * share : share };
  });
};

/** Returns the legacy plan of an account; the rest of the period and the price vary by day. @returns null for other kinds */
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
