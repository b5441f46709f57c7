import { readBillingDraft, type BillingDraft } from '../../contract/stored-billing';
import type { Ports } from '../../store/ports';
import { persistDraftOf, persistedDraftOf } from '../kit/draft';

const NAME = 'billing_draft';

/** Returns the member's unsaved billing draft of this tab, or null. */
export const persistedDraft = (ports: Ports, memberId: number, now: number): BillingDraft | null =>
  persistedDraftOf(ports, NAME, memberId, (value) => readOwn(value, memberId), now);

/** Reads a draft only for the member who has typed it, because an address is nobody else's. */
function readOwn(value: unknown, memberId: number): BillingDraft | null {
  const draft = readBillingDraft(value);
  return draft?.memberId === memberId ? draft : null;
}

/** Persists the billing draft; null deletes it. */
export const persistDraft = (ports: Ports, draft: BillingDraft | null): void => persistDraftOf(ports, NAME, draft);
