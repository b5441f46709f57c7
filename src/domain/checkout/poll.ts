/** ms from one answer to the next question, of every poll that there is. [UPG-12, CHK-04] */
export const POLL_INTERVAL = 2500;

/** ms after which nobody waits any longer; what was ordered goes on without them. [docs/decisions/0046] */
export const POLL_LIMIT = 600_000;

/** What the server said of the subscription. */
export interface ActiveStatus {
  /** Null where no answer could be read: one bad answer is not a failure. */
  readonly status: number | null;
  readonly isEnabled: boolean;
  readonly hasRecord: boolean;
}

/** What an answer means: it is done, the activation has to be looked at, or ask again. [UPG-13, UPG-14, docs/decisions/0046] */
export type PollVerdict = 'enabled' | 'check' | 'again';

export const judgePoll = ({ status, isEnabled, hasRecord }: ActiveStatus): PollVerdict => {
  if (status === 200 && isEnabled) return 'enabled';
  return status === 400 && hasRecord && !isEnabled ? 'check' : 'again';
};

/** Whether an answer at `now` (ms) is the last that is waited for: a tab that was asleep is told once more before it stops. */
export const isOver = (startedAt: number, now: number): boolean => now - startedAt >= POLL_LIMIT;
