/** Delay in ms between an answer and the next poll of an order or an add-on. [UPG-12, CHK-04] */
export const POLL_INTERVAL = 2500;

/** How long an order is polled, in ms; after it, the order continues in the background. [docs/decisions/0046] */
export const POLL_LIMIT = 600_000;

/** The server's answer about the subscription. */
export interface ActiveStatus {
  /** Null if the answer was unreadable, because one bad answer is no failure. */
  readonly status: number | null;
  readonly isEnabled: boolean;
  readonly hasRecord: boolean;
}

/** Verdict on an answer: done, check the activation, or poll again. [UPG-13, UPG-14, docs/decisions/0046] */
export type PollVerdict = 'enabled' | 'check' | 'again';

export const judgePoll = ({ status, isEnabled, hasRecord }: ActiveStatus): PollVerdict => {
  if (status === 200 && isEnabled) return 'enabled';
  return status === 400 && hasRecord && !isEnabled ? 'check' : 'again';
};

/**
 * Returns true if the poll timed out at `now` (ms). The caller judges one more answer first, so that a tab that was asleep
 * still learns the result.
 */
export const isOver = (startedAt: number, now: number): boolean => now - startedAt >= POLL_LIMIT;
