import { CUSTOM, type Content } from './cart';
import { discounted, sum, type Minor } from './money';
import type { Cycle, Package, Shelf } from './shelf';

const MONTHS = { month: 1, year: 12 } as const;

/** A paid item, recurring or one-off. */
export interface Part {
  readonly source: 'plan' | 'fleet' | 'module';
  readonly id: number;
  readonly amount: Minor;
  readonly isOnce: boolean;
}

/** The monthly totals of a cart, and the one-off total. */
export interface Totals {
  readonly list: Minor;
  readonly package: Minor;
  readonly additional: Minor;
  readonly total: Minor;
  readonly once: Minor;
}

/** Returns the price of an add-on, monthly or one-off: without its free units; a fixed price has no quantity. [MNY-01, MNY-10] */
export function linePrice({ items }: Shelf, id: number, quantity: number): Minor {
  const item = items.get(id);
  if (!item) throw new Error(`nothing is known of ${id}`);
  return item.isMetered ? item.price * Math.max(0, quantity - item.free) : item.price;
}

const planOf = ({ packages }: Shelf, { planId }: Content): Package | undefined =>
  planId === null || planId === CUSTOM ? undefined : packages.get(planId);

/** Returns a package's list price: its own, or the sum of its modules. [CRT-58] */
function listPrice(shelf: Shelf, plan: Package, content: Content): Minor {
  if (plan.list !== null) return plan.list;
  const own = [...content.lines].filter(([, { isBundled }]) => isBundled);
  return sum(own.map(([id, { quantity }]) => linePrice(shelf, id, quantity)));
}

const fleetPrice = (plan: Package | undefined, { assets }: Content): Minor =>
  plan?.perAsset ? Math.max(0, assets - plan.includedAssets) * plan.perAsset : 0;

const loose = ({ lines }: Content) => [...lines].filter(([, { isBundled }]) => !isBundled);

export function totalsOf(shelf: Shelf, content: Content): Totals {
  const plan = planOf(shelf, content);
  const list = plan ? listPrice(shelf, plan, content) : 0;
  const paid = plan ? discounted(list, plan.discount, shelf.currency) : 0;
  const prices = loose(content).map(([id, { quantity }]) => ({
    isOnce: shelf.items.get(id)?.isOnce ?? false,
    price: linePrice(shelf, id, quantity),
  }));
  const of = (isOnce: boolean): Minor => sum(prices.filter((one) => one.isOnce === isOnce).map(({ price }) => price));
  const additional = fleetPrice(plan, content) + of(false);
  return { list, package: paid, additional, total: paid + additional, once: of(true) };
}

/** Returns all paid items of a content in a cycle, recurring and one-off, without free ones. */
export function partsOf(shelf: Shelf, content: Content, cycle: Cycle): readonly Part[] {
  const plan = planOf(shelf, content);
  const months = MONTHS[cycle];
  const paid = totalsOf(shelf, content).package * months;
  const parts: Part[] = [];
  if (plan) {
    const amount = plan.cycle === cycle && plan.billed !== null ? plan.billed : paid;
    parts.push({ source: 'plan', id: plan.id, amount, isOnce: false });
    parts.push({ source: 'fleet', id: plan.id, amount: fleetPrice(plan, content) * months, isOnce: false });
  }
  for (const [id, { quantity }] of loose(content)) {
    const isOnce = shelf.items.get(id)?.isOnce ?? false;
    parts.push({ source: 'module', id, amount: linePrice(shelf, id, quantity) * (isOnce ? 1 : months), isOnce });
  }
  return parts.filter(({ amount }) => amount !== 0);
}

/** Returns the bill of a whole period, before tax. */
export const recurring = (shelf: Shelf, content: Content, cycle: Cycle): Minor =>
  sum(
    partsOf(shelf, content, cycle)
      .filter(({ isOnce }) => !isOnce)
      .map(({ amount }) => amount),
  );
