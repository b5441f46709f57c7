import type { ModuleId, PlanId } from '../catalogue/types';
import type { Minor } from '../money/minor';
import type { AccountForms } from './who';

/** Action that the person was about to take when the account had to migrate first; the flow resumes it afterwards. [MIG-12] */
export type DeferredAction =
  | { readonly kind: 'plan'; readonly id: PlanId; readonly selected: readonly string[]; readonly utm: string | null }
  /** @param quantity null if the person typed none */
  | { readonly kind: 'module'; readonly id: ModuleId; readonly quantity: number | null }
  | { readonly kind: 'checkout' };

/** Summary of a migration for its success page, which may be another page than the one that began it. */
export interface MoveSummary extends Pick<AccountForms, 'isStore' | 'isWired'> {
  /** Minor units per month as billed, including tax. */
  readonly before: Minor;
  readonly after: Minor;
  /** Date of the next invoice. */
  readonly renewsAt: string | null;
  readonly wanted: DeferredAction | null;
}
