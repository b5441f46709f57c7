import { readStoredAttempt, type StoredAttempt } from '../../contract/stored-attempt';
import type { Effect } from '../../store/state';
import { selectCheckout } from './selectors';

const NAME = 'checkout';

/** ms that an attempt is kept: as long as a server can be asked what became of it. */
const KEPT = 86_400_000;

/** Writes down how far the attempt is, so that the next page or tab goes on with it. */
export function persistAttempt({ getState, extra }: Effect): void {
  const { step, order, isHidden } = selectCheckout(getState());
  if (step.phase === 'idle' || !order) return;
  const isAccepted = step.phase === 'activating' || (step.phase === 'failed' && step.fault === 'late');
  const { key, startedAt } = step;
  extra.storage.write(NAME, { key, startedAt, isAccepted, isHidden, order } satisfies StoredAttempt);
}

/** What another page or tab has begun for this member; nobody else's is ever taken up. */
export function persistedAttempt({ getState, extra }: Effect): StoredAttempt | null {
  const stored = extra.storage.read(NAME);
  if (!stored) return null;
  const attempt = readStoredAttempt(stored.data);
  const { memberId } = getState().session.account;
  if (attempt && attempt.order.memberId === memberId && Date.now() - attempt.startedAt < KEPT) return attempt;
  forgetAttempt({ extra });
  return null;
}

/** Only one's own: another tab may have begun a later one. */
export function forgetAttempt({ extra }: Pick<Effect, 'extra'>, key?: string): void {
  const stored = key === undefined ? null : readStoredAttempt(extra.storage.read(NAME)?.data);
  if (!stored || stored.key === key) extra.storage.remove(NAME);
}
