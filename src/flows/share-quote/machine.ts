import { progressOutcome, ProgressCode } from '../../domain/codes/progress';

/** Where a share is. `shared` and `failed` are left by the next one. */
export type SharePhase = 'editing' | 'sending' | 'shared' | 'failed';

export type ShareEvent = 'sent' | 'done' | 'refused';

const NEXT: { readonly [P in SharePhase]: Partial<Record<ShareEvent, SharePhase>> } = {
  editing: { sent: 'sending' },
  sending: { done: 'shared', refused: 'failed' },
  shared: { sent: 'sending' },
  failed: { sent: 'sending' },
};

/** What follows; an event that has no business now changes nothing, so one share at a time is sent. */
export const afterEvent = (phase: SharePhase, event: ShareEvent): SharePhase => NEXT[phase][event] ?? phase;

/** The notification code of a phase: 42, then 43 or 44. [QUO-41] */
export const progressOf = (phase: SharePhase): number =>
  ({
    editing: ProgressCode.initial,
    sending: ProgressCode.shareQuote,
    shared: progressOutcome(ProgressCode.shareQuote, true),
    failed: progressOutcome(ProgressCode.shareQuote, false),
  })[phase];
