import { readBillingDraft, type BillingDraft } from '../../contract/stored-billing';
import type { Ports } from '../../store/ports';

const NAME = 'billing_draft';
/** ms that a draft is kept: long enough to sign in again. [docs/decisions/0068] */
const FRESH = 600_000;

/** What a member typed and did not save, on this tab, as long as it is fresh. */
export function persistedDraft({ tabStorage }: Ports, memberId: number, now: number): BillingDraft | null {
  const kept = tabStorage.read(NAME);
  const draft = kept && now - kept.at < FRESH ? readBillingDraft(kept.data) : null;
  if (kept && draft?.memberId !== memberId) tabStorage.remove(NAME);
  return draft?.memberId === memberId ? draft : null;
}

/** Keeps what is typed; null forgets it. */
export function persistDraft({ tabStorage }: Ports, draft: BillingDraft | null): void {
  if (draft) tabStorage.write(NAME, draft);
  else tabStorage.remove(NAME);
}
