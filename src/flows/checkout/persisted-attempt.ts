import { readStoredAttempt, type StoredAttempt } from '../../contract/stored-attempt';
import type { Effect } from '../../store/state';
import { selectCheckout } from './selectors';

const NAME = 'checkout';

/** Lifetime of a persisted attempt in ms: as long as the server can tell its outcome. */
const KEPT = 86_400_000;

/** Persists the progress of the attempt, so that the next page or tab resumes it. */
export function persistAttempt({ getState, extra }: Effect): void {
  const { step, order, isHidden } = selectCheckout(getState());
  if (step.phase === 'idle' || !order) return;
  const isAccepted = step.phase === 'activating' || (step.phase === 'failed' && step.fault === 'late');
  const { key, startedAt } = step;
  extra.storage.write(NAME, { key, startedAt, isAccepted, isHidden, order } satisfies StoredAttempt);
}

/**
 * Returns the attempt that another page or tab began for this member. It deletes one that has expired or belongs to another
 * member.
 */
export function persistedAttempt({ getState, extra }: Effect): StoredAttempt | null {
  const stored = extra.storage.read(NAME);
  if (!stored) return null;
  const attempt = readStoredAttempt(stored.data);
  const { memberId } = getState().session.account;
  if (attempt && attempt.order.memberId === memberId && Date.now() - attempt.startedAt < KEPT) return attempt;
  forgetAttempt({ extra });
  return null;
}

/** Deletes the persisted attempt if it has this key, because another tab may have begun a later one. */
export function forgetAttempt({ extra }: Pick<Effect, 'extra'>, key?: string): void {
  const stored = key === undefined ? null : readStoredAttempt(extra.storage.read(NAME)?.data);
  if (!stored || stored.key === key) extra.storage.remove(NAME);
}
