import { isOver, judgePoll, POLL_INTERVAL, type ActiveStatus } from './poll';

/** Cause of a failed order. `late`: the poll timed out; the order may still take effect. */
export type CheckoutFault = 'refused' | 'declined' | 'late';

/** One attempt to order. Its `key` is the idempotency key of the write, so that retries order only once. */
interface Attempt {
  readonly key: string;
  /** When the attempt began, in ms since 1970. */
  readonly startedAt: number;
}

export type CheckoutState =
  | { readonly phase: 'idle' }
  | (Attempt & { readonly phase: 'submitting' })
  /** Nothing is ordered so far: the bank asks the card holder to confirm, on the page at `url`. */
  | (Attempt & { readonly phase: 'bank'; readonly url: string })
  /** Unknown outcome: the order may have been placed, so the page must not report a failure. */
  | (Attempt & { readonly phase: 'unknown' })
  /** `count` of polls, 1-based; the messages alternate with it. */
  | (Attempt & { readonly phase: 'activating'; readonly count: number; readonly isChecking: boolean })
  | (Attempt & { readonly phase: 'enabled' })
  | (Attempt & { readonly phase: 'failed'; readonly fault: CheckoutFault; readonly message: string | null });

/** Events of the state machine. An answer carries the key of its attempt. */
export type CheckoutEvent =
  | { readonly type: 'pressed'; readonly key: string; readonly now: number }
  /** Resumes an attempt that another page of this browser left in progress. */
  | { readonly type: 'resumed'; readonly key: string; readonly startedAt: number; readonly isAccepted: boolean }
  | { readonly type: 'again'; readonly now: number }
  | { readonly type: 'left' }
  | { readonly type: 'accepted'; readonly key: string }
  | { readonly type: 'challenged'; readonly key: string; readonly url: string }
  /** The bank has confirmed. The order is sent with its word under another key, because the first one has its answer. */
  | { readonly type: 'confirmed'; readonly key: string; readonly now: number }
  /** The server refused the order; or the bank refused to confirm it, or the person gave up. */
  | { readonly type: 'refused'; readonly key: string; readonly message: string | null }
  /** The order was not placed, because it differs from what the person saw or something is missing; the person must review it. */
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
 * Sender of a submit: `never` for a first press, `person` for a press that sends again, `page` for a resumed attempt. Only a
 * press places an order: a page that resumes an attempt asks for its outcome instead.
 */
export type SentBy = 'never' | 'person' | 'page';

/** Commands of the state machine, which the caller carries out. */
export type CheckoutCommand =
  | { readonly do: 'submit'; readonly key: string; readonly sent: SentBy }
  /** @param after delay in ms */
  | { readonly do: 'poll'; readonly key: string; readonly after: number }
  | { readonly do: 'check'; readonly key: string }
  /** Clears stored data, announces the success and moves on. [CHK-05 … CHK-10, UPG-15 … UPG-18] */
  | { readonly do: 'finish'; readonly key: string }
  /** Deletes the stored attempt, so that no page resumes it. */
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
  // A late attempt stays stored, so that the person can wait for it again, even after a reload.
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

/** Ignores a press while an order is in progress. */
const mayBegin = (state: CheckoutState): boolean =>
  state.phase === 'idle' || state.phase === 'enabled' || (state.phase === 'failed' && state.fault !== 'late');

/**
 * Continues the same attempt: sends it again with the same idempotency key after an unknown outcome, or polls again after a
 * timeout.
 */
function again(state: CheckoutState, now: number): CheckoutStep | null {
  if (state.phase === 'unknown') return submit(state.key, now, 'person');
  const isLate = state.phase === 'failed' && state.fault === 'late';
  return isLate ? poll({ key: state.key, startedAt: now }, 1, 0) : null;
}

function answered(state: Attempt & CheckoutState, event: CheckoutEvent): CheckoutStep | null {
  const isWaiting = state.phase === 'submitting';
  if (event.type === 'accepted' && isWaiting) return poll(state, 1, 0);
  if (event.type === 'refused' && (isWaiting || state.phase === 'bank')) return fail(state, 'refused', event.message);
  // Nothing was ordered, so no other page resumes it; the challenge is over with its page.
  if (event.type === 'challenged' && isWaiting)
    return { state: { ...state, phase: 'bank', url: event.url }, commands: [{ do: 'forget', key: state.key }] };
  // The next press begins a new order with a new idempotency key.
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
    case 'confirmed':
      return state.phase === 'bank' ? submit(event.key, event.now, 'never') : null;
    case 'left':
      // The order continues on the server; its stored attempt is resumed later.
      return state.phase === 'idle' || state.phase === 'submitting' ? null : { state: IDLE_CHECKOUT, commands: [] };
    default:
      return 'key' in state && state.key === event.key ? answered(state, event) : null;
  }
}

/**
 * Reducer of the checkout state machine: returns the next state and its commands. An event that does not fit the state, such
 * as an answer to a superseded attempt, changes nothing.
 */
export const checkoutStep = (state: CheckoutState, event: CheckoutEvent): CheckoutStep =>
  stepOf(state, event) ?? { state, commands: [] };
