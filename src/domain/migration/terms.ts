import type { ModuleId } from '../catalogue/types';
import type { Minor } from '../money/minor';

/** A module that takes the place of something earlier. */
export interface Successor {
  readonly id: ModuleId;
  readonly title: string;
  readonly srt: string;
  readonly quantity: number;
  /** Minor units per month, for its quantity. */
  readonly monthly: Minor;
}

/** One thing that an account has today, and what it becomes; nothing, where it is needed no longer. */
export interface EarlierItem {
  readonly title: string;
  /** Minor units per month. */
  readonly monthly: Minor;
  readonly becomes: readonly Successor[];
}

/** What one thing costs a month after the move, in minor units. */
export const monthlyAfter = ({ becomes }: EarlierItem): Minor => becomes.reduce((sum, { monthly }) => sum + monthly, 0);

/** What all of it costs a month, in minor units. */
export const totalsOf = (items: readonly EarlierItem[]): { readonly before: Minor; readonly after: Minor } => ({
  before: items.reduce((sum, { monthly }) => sum + monthly, 0),
  after: items.reduce((sum, item) => sum + monthlyAfter(item), 0),
});

/** Modules of the custom solution, each once: two things may become the same. */
export const successorsOf = (items: readonly EarlierItem[]): readonly Successor[] => [
  ...new Map(items.flatMap(({ becomes }) => becomes).map((one) => [one.id, one])).values(),
];
