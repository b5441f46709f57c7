import type { Minor } from '../money/minor';

export interface QuoteBase {
  /** Minor units. */
  readonly baseTotal: Minor;
  readonly minimumAssetCount: number;
  /** Minor units per asset above the minimum. */
  readonly minimumAssetRate: Minor;
}

/** Computes the base plus the rate for each asset above the minimum; never less than the base. [MNY-05, MNY-06] */
export const quoteTotal = ({ baseTotal, minimumAssetCount, minimumAssetRate }: QuoteBase, quantity: number): Minor =>
  baseTotal + Math.max(0, quantity - minimumAssetCount) * minimumAssetRate;
