import { unsoldIn } from '../../../src/domain/cart/for-sale';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import type { Minor } from '../../../src/domain/money/minor';
import { hostOfSite } from '../cart/not-sold';
import { fromContent, type CartContent } from '../model/content';
import { rowsOf, statementOf } from './statement';
import type { Statement } from '../model/quote-statement';

/** A changed price in minor units per month; `now` is null where the item is not sold here any longer. */
export interface Move {
  /** Empty for the fleet, whose title depends on the language. */
  readonly title: string;
  readonly before: Minor;
  readonly now: Minor | null;
  /** The host of the external site that sells the item now; absent otherwise. [MKT-15] */
  readonly site?: string;
}

export interface Difference {
  readonly moves: readonly Move[];
  readonly before: Minor;
  /** The total of what is still sold. */
  readonly now: Minor;
}

/** Returns what is still sold. A discontinued package loses its modules too, because nobody asked to buy them one by one. */
export function stillSold(content: CartContent, catalogue: Catalogue): CartContent {
  const { planId, lines } = content;
  const unsold = new Set(unsoldIn(fromContent(content, catalogue), catalogue));
  const hasPlan = planId !== null && catalogue.plans.has(planId) && !unsold.has(planId);
  const isKept = ({ id, bundled }: CartContent['lines'][number]): boolean =>
    catalogue.modules.has(id) && (bundled === 1 ? hasPlan : !unsold.has(id));
  return { ...content, planId: hasPlan ? planId : 0, lines: lines.filter(isKept) };
}

/** Compares a statement with today's prices of the same content. */
export function changesSince(then: Statement, content: CartContent, catalogue: Catalogue): Difference {
  const now = statementOf(stillSold(content, catalogue), catalogue);
  const current = new Map(rowsOf(now, '').map((line) => [line.id, line.amount]));
  const included = new Set(now.package?.modules.map(({ id }) => id));
  const packageMoves: Move[] = then.package
    ? [
        {
          title: then.package.title,
          before: then.totals.totalDiscountedPrice,
          now: now.package && now.totals.totalDiscountedPrice,
        },
        ...then.package.modules
          .filter(({ id }) => now.package && !included.has(id))
          .map(({ title }) => ({ title, before: 0, now: null })),
      ]
    : [];
  const lineMoves = rowsOf(then, '').map(({ id, title, amount }) => {
    const module = current.has(id) ? undefined : catalogue.modules.get(id);
    const site = module && hostOfSite(module, catalogue);
    return { title, before: amount, now: current.get(id) ?? null, ...(site && { site }) };
  });
  return {
    moves: [...packageMoves, ...lineMoves].filter((move) => move.now !== move.before),
    before: then.totals.totalPrice,
    now: now.totals.totalPrice,
  };
}
