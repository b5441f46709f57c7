import { recordOf } from '../../contract/fields';
import type { Ports } from '../../store/ports';

/** Lifetime of a draft in ms: long enough to sign in again. [docs/decisions/0068] */
const FRESH = 600_000;

/**
 * Returns the unsaved draft of a form in this tab while it is fresh, else null. A member's draft waits while nobody is signed in, and
 * another member's visit deletes it. What a visitor has typed belongs to whoever signs in next in the tab.
 * @param memberId who looks; 0 for a visitor
 * @param readDraft reads the stored value; null if it is malformed
 */
export function persistedDraftOf<T>(
  { tabStorage }: Ports,
  name: string,
  memberId: number,
  readDraft: (value: unknown) => T | null,
  now: number,
): T | null {
  const kept = tabStorage.read(name);
  if (!kept) return null;
  const owner = Number(Reflect.get(recordOf(kept.data), 'memberId')) || 0;
  const draft = now - kept.at < FRESH ? readDraft(kept.data) : null;
  const isAnothers = owner > 0 && memberId > 0 && owner !== memberId;
  if (!draft || isAnothers) tabStorage.remove(name);
  return owner === 0 || owner === memberId ? draft : null;
}

/** Persists a draft in the tab's storage; null deletes it. One that is restored unchanged keeps its time. */
export function persistDraftOf<T extends { readonly memberId: number }>(
  { tabStorage }: Ports,
  name: string,
  draft: T | null,
): void {
  if (!draft) return tabStorage.remove(name);
  if (JSON.stringify(tabStorage.read(name)?.data) !== JSON.stringify(draft)) tabStorage.write(name, draft);
}
