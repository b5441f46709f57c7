import type { ModuleId, PlanId } from '../catalogue/types';
import type { Minor } from '../money/minor';
import type { AccountForms } from './who';

/** What somebody was about to do when the account had to move first; it is gone on with afterwards. [MIG-12] */
export type DeferredAction =
  | { readonly kind: 'plan'; readonly id: PlanId; readonly selected: readonly string[]; readonly utm: string | null }
  /** @param quantity null where nobody typed one */
  | { readonly kind: 'module'; readonly id: ModuleId; readonly quantity: number | null }
  | { readonly kind: 'checkout' };

/** What the end of a move is told with: it may come on another page than the move was begun on. */
export interface Moved extends Pick<AccountForms, 'isStore' | 'isWired'> {
  /** Minor units per month, as they are billed: with the tax. */
  readonly before: Minor;
  readonly after: Minor;
  /** Of the next invoice. */
  readonly renewsAt: string | null;
  readonly wanted: DeferredAction | null;
}
