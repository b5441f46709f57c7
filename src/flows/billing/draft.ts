import { readBillingDraft, type BillingDraft } from '../../contract/stored-billing';
import type { Ports } from '../../store/ports';

const NAME = 'billing_draft';
/** Lifetime of a draft in ms: long enough to sign in again. [docs/decisions/0068] */
const FRESH = 600_000;

/**
 * Returns the member's unsaved billing draft of this tab while it is fresh, else null. It deletes a draft that has expired or
 * belongs to another member.
 */
export function persistedDraft({ tabStorage }: Ports, memberId: number, now: number): BillingDraft | null {
  const kept = tabStorage.read(NAME);
  const draft = kept && now - kept.at < FRESH ? readBillingDraft(kept.data) : null;
  if (kept && draft?.memberId !== memberId) tabStorage.remove(NAME);
  return draft?.memberId === memberId ? draft : null;
}

/** Persists the draft in the tab's storage; null deletes it. */
export function persistDraft({ tabStorage }: Ports, draft: BillingDraft | null): void {
  if (draft) tabStorage.write(NAME, draft);
  else tabStorage.remove(NAME);
}
