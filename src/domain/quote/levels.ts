import type { Quantity } from '../cart/quantity';
import { levelInForce } from '../cart/support-level';
import type { Cart } from '../cart/types';
import type { Minor } from '../money/minor';
import type { Counted } from './rows';

interface Level extends Counted {
  readonly price: Minor;
}

/** Returns true for a support level that a person may choose; a bundled one and one on trial stay as they are. */
export const isLevel = ({ isSupport, fixed }: Pick<Counted, 'isSupport' | 'fixed'>): boolean =>
  isSupport && fixed === null;

/**
 * Returns the id of the support level that a cart has, as on the pricing page; null for what every package includes. A level that is
 * paid by users and counts none is none.
 */
export function levelIn<L extends Level>(rows: readonly L[], lines: Cart['lines']): number | null {
  const levels = rows.filter((row) => isLevel(row) && (row.price === 0 || (lines[row.id]?.quantity ?? 0) > 0));
  return levelInForce(levels, lines)?.id ?? null;
}

/**
 * Returns the quantities that make a level the only one: that of the cart, or all users, for the chosen one and 0 for the others. A
 * level that costs nothing needs no entry while the cart has no other to replace.
 * @param chosen null for what every package includes
 */
export function levelChoices(
  chosen: number | null,
  rows: readonly Level[],
  lines: Cart['lines'],
  users: number,
): readonly Quantity[] {
  const levels = rows.filter(isLevel);
  const hasOther = levels.some(({ id }) => id !== chosen && (lines[id]?.quantity ?? 0) > 0);
  return levels.map(({ id, price, quantity, uncounted }) => {
    if (id !== chosen || (price === 0 && !lines[id] && !hasOther)) return { id, quantity: 0 };
    const held = lines[id]?.quantity ?? 0;
    return { id, quantity: quantity || (held > 0 ? held + uncounted : users) };
  });
}
