import { isOver, judgePoll, POLL_INTERVAL, type ActiveStatus } from './poll';

/** Why an order came to nothing. `late`: nobody knows yet, and it may still take effect. */
export type CheckoutFault = 'refused' | 'declined' | 'late';

/** One attempt to order. Its `key` is the write's Idempotency-Key, so that whatever happens it is ordered once. */
interface Attempt {
  readonly key: string;
  /** ms since 1970 */
  readonly startedAt: number;
}

export type CheckoutState =
  | { readonly phase: 'idle' }
  | (Attempt & { readonly phase: 'submitting' })
  /** It may or may not have been ordered: never say that it failed. */
  | (Attempt & { readonly phase: 'unknown' })
  /** `count` of polls, from 1: the messages take turns by it. */
  | (Attempt & { readonly phase: 'activating'; readonly count: number; readonly isChecking: boolean })
  | (Attempt & { readonly phase: 'enabled' })
  | (Attempt & { readonly phase: 'failed'; readonly fault: CheckoutFault; readonly message: string | null });

/** What a person does carries no key; every answer names the attempt that it is for. */
export type CheckoutEvent =
  | { readonly type: 'pressed'; readonly key: string; readonly now: number }
  /** An attempt that another page of this browser left in the middle. */
  | { readonly type: 'resumed'; readonly key: string; readonly startedAt: number; readonly isAccepted: boolean }
  | { readonly type: 'again'; readonly now: number }
  | { readonly type: 'left' }
  | { readonly type: 'accepted'; readonly key: string }
  | { readonly type: 'refused'; readonly key: string; readonly message: string | null }
  /** Nothing was ordered: the person has to look at it again, because it is not what they saw, or something lacks. */
  | { readonly type: 'returned'; readonly key: string }
  | { readonly type: 'unanswered'; readonly key: string }
  | { readonly type: 'polled'; readonly key: string; readonly now: number; readonly answer: ActiveStatus }
  | {
      readonly type: 'checked';
      readonly key: string;
      readonly now: number;
      readonly isDeclined: boolean;
      readonly message: string | null;
    };

/**
 * Whether an attempt was sent before, and who wants it now. Only what a person presses sends anything: a page that goes on with one asks
 * what became of it.
 */
export type SentBy = 'never' | 'person' | 'page';

/** What has to be done. Nobody does it here. */
export type CheckoutCommand =
  | { readonly do: 'submit'; readonly key: string; readonly sent: SentBy }
  /** @param after ms */
  | { readonly do: 'poll'; readonly key: string; readonly after: number }
  | { readonly do: 'check'; readonly key: string }
  /** Clear what was kept for this, say so, and move on. [CHK-05 … CHK-10, UPG-15 … UPG-18] */
  | { readonly do: 'finish'; readonly key: string }
  /** Nothing is left to be resumed. */
  | { readonly do: 'forget'; readonly key: string };

export interface CheckoutStep {
  readonly state: CheckoutState;
  readonly commands: readonly CheckoutCommand[];
}

export const IDLE_CHECKOUT: CheckoutState = { phase: 'idle' };

const poll = ({ key, startedAt }: Attempt, count: number, after: number): CheckoutStep => ({
  state: { phase: 'activating', key, startedAt, count, isChecking: false },
  commands: [{ do: 'poll', key, after }],
});

const submit = (key: string, startedAt: number, sent: SentBy): CheckoutStep => ({
  state: { phase: 'submitting', key, startedAt },
  commands: [{ do: 'submit', key, sent }],
});

const fail = ({ key, startedAt }: Attempt, fault: CheckoutFault, message: string | null = null): CheckoutStep => ({
  state: { phase: 'failed', key, startedAt, fault, message },
  // One that is late can be waited for again, also after a reload.
  commands: fault === 'late' ? [] : [{ do: 'forget', key }],
});

type Activating = Extract<CheckoutState, { phase: 'activating' }>;

const onward = (state: Activating, now: number): CheckoutStep =>
  isOver(state.startedAt, now) ? fail(state, 'late') : poll(state, state.count + 1, POLL_INTERVAL);

function polled(state: Activating, { answer, now }: Extract<CheckoutEvent, { type: 'polled' }>): CheckoutStep | null {
  if (state.isChecking) return null;
  const { key, startedAt } = state;
  switch (judgePoll(answer)) {
    case 'enabled':
      return {
        state: { phase: 'enabled', key, startedAt },
        commands: [
          { do: 'finish', key },
          { do: 'forget', key },
        ],
      };
    case 'check':
      return { state: { ...state, isChecking: true }, commands: [{ do: 'check', key }] };
    case 'again':
      return onward(state, now);
  }
}

/** A press while something is under way is no second order. */
const mayBegin = (state: CheckoutState): boolean =>
  state.phase === 'idle' || state.phase === 'enabled' || (state.phase === 'failed' && state.fault !== 'late');

/** The same attempt goes on: with its key, so that a server that has it already does not carry it out again. */
function again(state: CheckoutState, now: number): CheckoutStep | null {
  if (state.phase === 'unknown') return submit(state.key, now, 'person');
  const isLate = state.phase === 'failed' && state.fault === 'late';
  return isLate ? poll({ key: state.key, startedAt: now }, 1, 0) : null;
}

function answered(state: Attempt & CheckoutState, event: CheckoutEvent): CheckoutStep | null {
  const isWaiting = state.phase === 'submitting';
  if (event.type === 'accepted' && isWaiting) return poll(state, 1, 0);
  if (event.type === 'refused' && isWaiting) return fail(state, 'refused', event.message);
  // The next press is another order, and has another key.
  if (event.type === 'returned' && isWaiting)
    return { state: IDLE_CHECKOUT, commands: [{ do: 'forget', key: state.key }] };
  if (event.type === 'unanswered' && isWaiting) return { state: { ...state, phase: 'unknown' }, commands: [] };
  if (state.phase !== 'activating') return null;
  if (event.type === 'polled') return polled(state, event);
  if (event.type === 'checked' && state.isChecking)
    return event.isDeclined ? fail(state, 'declined', event.message) : onward(state, event.now);
  return null;
}

function stepOf(state: CheckoutState, event: CheckoutEvent): CheckoutStep | null {
  switch (event.type) {
    case 'pressed':
      return mayBegin(state) ? submit(event.key, event.now, 'never') : null;
    case 'resumed': {
      const { key, startedAt, isAccepted } = event;
      if (state.phase !== 'idle') return null;
      return isAccepted ? poll({ key, startedAt }, 1, 0) : submit(key, startedAt, 'page');
    }
    case 'again':
      return again(state, event.now);
    case 'left':
      // What is on its way goes on at the server; its attempt stays on record and is resumed.
      return state.phase === 'idle' || state.phase === 'submitting' ? null : { state: IDLE_CHECKOUT, commands: [] };
    default:
      return 'key' in state && state.key === event.key ? answered(state, event) : null;
  }
}

/** What follows. An event that has no business now, as an answer to another attempt, changes nothing and asks for nothing. */
export const checkoutStep = (state: CheckoutState, event: CheckoutEvent): CheckoutStep =>
  stepOf(state, event) ?? { state, commands: [] };
