import { progressOutcome, ProgressCode } from '../../domain/codes/progress';

/** Phase of a share. The next share leaves `shared` and `failed`. */
export type SharePhase = 'editing' | 'sending' | 'shared' | 'failed';

export type ShareEvent = 'sent' | 'done' | 'refused';

const NEXT: { readonly [P in SharePhase]: Partial<Record<ShareEvent, SharePhase>> } = {
  editing: { sent: 'sending' },
  sending: { done: 'shared', refused: 'failed' },
  shared: { sent: 'sending' },
  failed: { sent: 'sending' },
};

/** Reducer of the state machine. It ignores an event that does not fit the phase, so one share is sent at a time. */
export const afterEvent = (phase: SharePhase, event: ShareEvent): SharePhase => NEXT[phase][event] ?? phase;

/** Returns the notification code of a phase: 42, then 43 or 44. [QUO-41] */
export const progressOf = (phase: SharePhase): number =>
  ({
    editing: ProgressCode.initial,
    sending: ProgressCode.shareQuote,
    shared: progressOutcome(ProgressCode.shareQuote, true),
    failed: progressOutcome(ProgressCode.shareQuote, false),
  })[phase];
