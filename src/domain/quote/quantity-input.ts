export interface QuantityBounds {
  readonly min: number;
  readonly max: number;
}

/** A plain decimal number; commas may separate thousands, and a lone comma or point begins the fraction. */
const NUMBER = /^([+-]?)((?:\d{1,3}(?:,\d{3})+|\d+)?)(?:[.,]\d*)?$/;

/** Removes spaces, which may separate thousands, and converts dashes to a minus. */
const tidy = (text: string): string => text.replace(/\s/g, '').replace(/[−–]/g, '-');

/** Returns the whole number of a typed quantity, or null if it is none or negative. */
function wholeOf(text: string): number | null {
  const [, sign, digits] = NUMBER.exec(tidy(text)) ?? [];
  return digits && sign !== '-' ? Number(digits.replaceAll(',', '')) : null;
}

/** Returns what is wrong with a typed quantity, or null. */
export function quantityProblem(text: string, { max }: Pick<QuantityBounds, 'max'>): 'no-number' | 'above' | null {
  const quantity = wholeOf(text);
  if (quantity === null) return 'no-number';
  return quantity > max ? 'above' : null;
}

/**
 * Parses a typed quantity: an invalid or negative number is 0, a fraction is cut off, and a number above the maximum keeps
 * the previous quantity. The minimum limits the buttons only. [QUO-11, QUO-12, QUO-13]
 */
export function typedQuantity(text: string, previous: number, { max }: Pick<QuantityBounds, 'max'>): number {
  const quantity = wholeOf(text) ?? 0;
  return quantity > max ? previous : quantity;
}

/** Steps a quantity by one within its bounds; a quantity outside the bounds stays. [QUO-14, QUO-15] */
export function steppedQuantity(quantity: number, by: 1 | -1, { min, max }: QuantityBounds): number {
  const isPossible = by > 0 ? quantity < max : quantity > min;
  return isPossible ? quantity + by : quantity;
}
