import { Status } from '../../domain/errors/statuses';
import { documentAddress } from '../../domain/routes/safe-address';
import { selectServer } from '../../store/selectors/config';
import type { RootState } from '../../store/state';

/** Outcome of an update, in the kinds that the person can react to. */
export type BillingOutcome =
  | { readonly kind: 'saved' }
  /** The bank asks for a confirmation; `url` is its page as the server names it. */
  | { readonly kind: 'challenge'; readonly url: string }
  | { readonly kind: 'not-saved'; readonly status: number; readonly problem: BillingProblem };

export type BillingProblem =
  /** The server's own message, shown as it is. [BIL-17, BIL-18] */
  | { readonly kind: 'refused'; readonly message: string }
  /** Unknown outcome: the update may be stored, and its idempotency key finds out. */
  | { readonly kind: 'unknown'; readonly key: string }
  /** The form could not be read, so nothing was sent. */
  | { readonly kind: 'unread' }
  | { readonly kind: 'offline' | 'expired' | 'unauthorized' | 'not-json' | 'failed' };

/** Returns the absolute address of the bank's page that a challenge names; null without a challenge or if the page may not be opened. */
export const challengeAddress = (outcome: BillingOutcome, state: RootState): string | null =>
  outcome.kind === 'challenge' ? documentAddress(outcome.url, selectServer(state)) : null;

/**
 * Returns what the person and the page are told of an outcome that stored nothing. A bank's page that may not be opened counts as a
 * failure.
 * @param surface of the event, and of the text's key where the server sent no message
 */
export function failureOf(outcome: Exclude<BillingOutcome, { kind: 'saved' }>, surface: string) {
  const [code, problem]: readonly [number, BillingProblem] =
    outcome.kind === 'challenge' ? [Status.threeDSecure, { kind: 'failed' }] : [outcome.status, outcome.problem];
  const message = 'message' in problem ? problem.message : `${surface}.${problem.kind}`;
  return { code, problem, message };
}
