export interface QuantityBounds {
  readonly min: number;
  readonly max: number;
}

/** A plain decimal number; commas may part its thousands, and a lone comma or point begins its fraction. */
const NUMBER = /^([+-]?)((?:\d{1,3}(?:,\d{3})+|\d+)?)(?:[.,]\d*)?$/;

/** Thousands are written with spaces of many kinds, and a minus is often typed as a dash. */
const tidy = (text: string): string => text.replace(/\s/g, '').replace(/[−–]/g, '-');

/**
 * What a typed text makes of a quantity: what is no number or negative is 0, a fraction is cut to whole, and what exceeds the
 * maximum leaves the quantity as it was. The minimum bounds the buttons only, so a smaller number stands.
 * [QUO-11, QUO-12, QUO-13]
 */
export function typedQuantity(text: string, previous: number, { max }: Pick<QuantityBounds, 'max'>): number {
  const [, sign, digits] = NUMBER.exec(tidy(text)) ?? [];
  if (!digits || sign === '-') return 0;
  const quantity = Number(digits.replaceAll(',', ''));
  return quantity > max ? previous : quantity;
}

/** One more or one fewer, never over the maximum or under the minimum; a quantity beyond them stays. [QUO-14, QUO-15] */
export function steppedQuantity(quantity: number, by: 1 | -1, { min, max }: QuantityBounds): number {
  const isPossible = by > 0 ? quantity < max : quantity > min;
  return isPossible ? quantity + by : quantity;
}
