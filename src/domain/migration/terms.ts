import type { ModuleId } from '../catalogue/types';
import type { Minor } from '../money/minor';

/** A module that replaces an earlier item. */
export interface Successor {
  readonly id: ModuleId;
  readonly title: string;
  readonly srt: string;
  readonly quantity: number;
  /** Minor units per month, for its whole quantity. */
  readonly monthly: Minor;
}

/** An item that the account has today and the modules that replace it; none if it is no longer needed. */
export interface EarlierItem {
  readonly title: string;
  /** Minor units per month. */
  readonly monthly: Minor;
  readonly becomes: readonly Successor[];
}

/** Sums what replaces one item, in minor units per month. */
export const monthlyAfter = ({ becomes }: EarlierItem): Minor => becomes.reduce((sum, { monthly }) => sum + monthly, 0);

/** Sums all items before and after the migration, in minor units per month. */
export const totalsOf = (items: readonly EarlierItem[]): { readonly before: Minor; readonly after: Minor } => ({
  before: items.reduce((sum, { monthly }) => sum + monthly, 0),
  after: items.reduce((sum, item) => sum + monthlyAfter(item), 0),
});

/** Returns the modules of the custom solution without duplicates, because two items may share a successor. */
export const successorsOf = (items: readonly EarlierItem[]): readonly Successor[] => [
  ...new Map(items.flatMap(({ becomes }) => becomes).map((one) => [one.id, one])).values(),
];
