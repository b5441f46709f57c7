import type { ModuleId } from '../catalogue/types';
import type { Statement } from '../checkout/statement';
import { POLL_INTERVAL } from '../checkout/poll';

export type ModuleAction = 'activate' | 'deactivate';

/** Number of polls after the first one. [ACT-08, docs/decisions/0054] */
export const RETRIES = 5;

/**
 * Cause of a failed activation. `mismatch`: the server confirmed another list of add-ons than was requested; `stuck`: the
 * server accepted the change, but the last poll still does not show it; `unsure`: unknown outcome; `unsent`: the call never
 * arrived.
 */
export type ActivationFault =
  | 'confirmation'
  | 'check'
  | 'mismatch'
  | 'purchase'
  | 'process'
  | 'stuck'
  | 'unsure'
  | 'unsent';

/** One attempt, begun by one press. Its `key` is the idempotency key of the writes that follow. */
interface Attempt {
  readonly key: string;
  readonly moduleId: ModuleId;
  readonly action: ModuleAction;
}

interface Priced {
  /** Codes of the add-ons that must be bought first; empty if all are paid for. */
  readonly codes: readonly string[];
  /** Cost of that purchase; null if the server tells no statement. */
  readonly statement: Statement | null;
}

export type ActivationState =
  | { readonly phase: 'idle' }
  | (Attempt & { readonly phase: 'asking' })
  /**
   * @property html the server's question; '' if it has none of its own
   * @property former the statement that the member confirmed before it changed
   */
  | (Attempt & Priced & { readonly phase: 'confirming'; readonly html: string; readonly former: Statement | null })
  | (Attempt & Priced & { readonly phase: 'checking' | 'buying' })
  /** Unknown outcome of the purchase; the machine stops until the person decides. */
  | (Attempt & Priced & { readonly phase: 'unknown' })
  | (Attempt & { readonly phase: 'working' })
  /** `count` of polls, 1-based; `isCertain`: the server acknowledged the call. */
  | (Attempt & { readonly phase: 'polling'; readonly count: number; readonly isCertain: boolean })
  | (Attempt & { readonly phase: 'done' })
  | (Attempt & { readonly phase: 'failed'; readonly fault: ActivationFault; readonly messages: readonly string[] });

/** The server's answer to the first call: a question to confirm, or a go-ahead without one. [ACT-04, ACT-05] */
export type ActivationConfirmation = Priced &
  (
    | { readonly kind: 'question'; readonly html: string }
    | { readonly kind: 'go'; readonly action: ModuleAction | null }
  );

/**
 * Events of the state machine. An action of the person has no key, except `pressed`; an answer carries the key of its
 * attempt.
 */
export type ActivationEvent =
  | (Attempt & { readonly type: 'pressed' })
  /** An attempt that an earlier page of this tab left in this phase; `isCertain` as in `polling`. */
  | (Attempt & { readonly type: 'resumed'; readonly from: LastingPhase; readonly isCertain: boolean })
  | { readonly type: 'agreed' | 'cancelled' | 'again' | 'left' }
  | { readonly type: 'asked'; readonly key: string; readonly confirmation: ActivationConfirmation }
  /** `taken`: another tab holds the lease on this add-on; `ended`: the session has ended. */
  | { readonly type: 'checked' | 'bought' | 'processed' | 'unanswered' | 'taken' | 'ended'; readonly key: string }
  /** The write of a resumed attempt never arrived. */
  | { readonly type: 'missing'; readonly key: string }
  | {
      readonly type: 'refused';
      readonly key: string;
      readonly fault: Exclude<ActivationFault, 'stuck' | 'unsure'>;
      /** Messages of the server. [ACT-06] */
      readonly messages: readonly string[];
    }
  /**
   * The server refused the purchase because its cost changed. `next` is the idempotency key of the purchase that the person
   * confirms next.
   */
  | {
      readonly type: 'changed';
      readonly key: string;
      readonly next: string;
      readonly statement: Statement | null;
    }
  /** @property isActive null if the answer was unreadable */
  | { readonly type: 'polled'; readonly key: string; readonly isActive: boolean | null };

/** Commands of the state machine, which the caller carries out. */
export type ActivationCommand =
  | { readonly do: 'ask' | 'check' | 'buy' | 'rebuy' | 'process' | 'settle' | 'tell' | 'fail'; readonly key: string }
  /** @property after delay in ms */
  | { readonly do: 'poll'; readonly key: string; readonly after: number };

export interface ActivationStep {
  readonly state: ActivationState;
  readonly commands: readonly ActivationCommand[];
}

export const IDLE_ACTIVATION: ActivationState = { phase: 'idle' };

/** Phases that an attempt survives a reload in; the others have asked for nothing yet, or have told their end. */
export type LastingPhase = 'checking' | 'buying' | 'working' | 'polling';

/** State of an attempt that is in progress or has ended. */
export type ActivationUnderWay = Exclude<ActivationState, { phase: 'idle' }>;

const attemptOf = ({ key, moduleId, action }: Attempt): Attempt => ({ key, moduleId, action });

const ask = (attempt: Attempt): ActivationStep => ({
  state: { ...attemptOf(attempt), phase: 'asking' },
  commands: [{ do: 'ask', key: attempt.key }],
});

const check = (attempt: Attempt, { codes, statement }: Priced): ActivationStep => ({
  state: { ...attemptOf(attempt), phase: 'checking', codes, statement },
  commands: [{ do: 'check', key: attempt.key }],
});

const work = (attempt: Attempt): ActivationStep => ({
  state: { ...attemptOf(attempt), phase: 'working' },
  commands: [{ do: 'process', key: attempt.key }],
});

const poll = (attempt: Attempt, count: number, isCertain: boolean): ActivationStep => ({
  state: { ...attemptOf(attempt), phase: 'polling', count, isCertain },
  commands: [{ do: 'poll', key: attempt.key, after: count === 1 ? 0 : POLL_INTERVAL }],
});

const fail = (attempt: Attempt, fault: ActivationFault, messages: readonly string[] = []): ActivationStep => ({
  state: { ...attemptOf(attempt), phase: 'failed', fault, messages },
  commands: [{ do: 'fail', key: attempt.key }],
});

/**
 * Goes on after a reload. It sends no write again: it asks what became of the one that was on its way. Where none arrived, nothing
 * was changed, so the server is asked anew what the change means.
 */
function resumed({ from, isCertain, ...event }: Extract<ActivationEvent, { type: 'resumed' }>): ActivationStep {
  const attempt = attemptOf(event);
  if (from === 'polling') return poll(attempt, 1, isCertain);
  if (from === 'working') return { state: { ...attempt, phase: from }, commands: [{ do: 'settle', key: attempt.key }] };
  if (from === 'checking') return ask(attempt);
  return {
    state: { ...attempt, phase: from, codes: [], statement: null },
    commands: [{ do: 'rebuy', key: attempt.key }],
  };
}

/**
 * Begins the change. An activation is checked first, and bought if it is not paid for; a deactivation needs neither. [ACT-01,
 * ACT-13, ACT-17]
 */
const begin = (attempt: Attempt, priced: Priced): ActivationStep =>
  attempt.action === 'activate' ? check(attempt, priced) : work(attempt);

/** Skips the confirmation if the server has no question, unless the activation costs something. [ACT-05, docs/decisions/0053] */
function asked(state: Attempt, confirmation: ActivationConfirmation): ActivationStep {
  const { codes, statement } = confirmation;
  if (confirmation.kind === 'question' || codes.length > 0) {
    const html = confirmation.kind === 'question' ? confirmation.html : '';
    const priced = { codes, statement, former: null };
    return { state: { ...attemptOf(state), phase: 'confirming', html, ...priced }, commands: [] };
  }
  return begin({ ...state, action: confirmation.action ?? state.action }, confirmation);
}

/** Polls once right after the process call, then at most five times. [ACT-07, ACT-08, ACT-09] */
function polled(state: Extract<ActivationUnderWay, { phase: 'polling' }>, isActive: boolean | null): ActivationStep {
  if (isActive === (state.action === 'activate'))
    return { state: { ...attemptOf(state), phase: 'done' }, commands: [{ do: 'tell', key: state.key }] };
  if (state.count <= RETRIES) return poll(state, state.count + 1, state.isCertain);
  return fail(state, state.isCertain ? 'stuck' : 'unsure');
}

/** Returns to the confirmation with a new idempotency key, because the person confirms another purchase. [REV-21] */
const changed = (
  state: Extract<ActivationUnderWay, { codes: readonly string[] }>,
  { next, statement }: Extract<ActivationEvent, { type: 'changed' }>,
): ActivationStep => ({
  state: { ...state, key: next, phase: 'confirming', html: '', statement, former: state.statement },
  commands: [],
});

function answered(state: ActivationUnderWay, event: Extract<ActivationEvent, { key: string }>): ActivationStep | null {
  if (event.type === 'ended') return { state: IDLE_ACTIVATION, commands: [] };
  if (event.type === 'refused' && ['asking', 'checking', 'buying', 'working'].includes(state.phase))
    return fail(state, event.fault, event.messages);
  // Nothing that costs or changes anything was sent, or what became of it cannot be found out here.
  if (event.type === 'unanswered' && ['asking', 'checking', 'polling'].includes(state.phase))
    return fail(state, state.phase === 'polling' ? 'unsure' : 'check');
  // Another tab carries out the same change, so this tab only polls for its outcome.
  if (event.type === 'taken' && (state.phase === 'checking' || state.phase === 'working')) return poll(state, 1, false);
  if (event.type === 'missing' && (state.phase === 'buying' || state.phase === 'working')) return ask(state);
  switch (state.phase) {
    case 'asking':
      return event.type === 'asked' ? asked(state, event.confirmation) : null;
    case 'checking':
      if (event.type !== 'checked') return null;
      if (state.codes.length === 0) return work(state);
      return { state: { ...state, phase: 'buying' }, commands: [{ do: 'buy', key: state.key }] };
    case 'buying':
      if (event.type === 'bought') return work(state);
      if (event.type === 'changed') return changed(state, event);
      return event.type === 'unanswered' ? { state: { ...state, phase: 'unknown' }, commands: [] } : null;
    case 'working':
      if (event.type === 'processed') return poll(state, 1, true);
      // The poll settles the unknown outcome of the process call.
      return event.type === 'unanswered' ? poll(state, 1, false) : null;
    case 'polling':
      return event.type === 'polled' ? polled(state, event.isActive) : null;
    default:
      return null;
  }
}

/** Ignores a press while an attempt is in progress. */
const mayBegin = ({ phase }: ActivationState): boolean => phase === 'idle' || phase === 'done' || phase === 'failed';

function stepOf(state: ActivationState, event: ActivationEvent): ActivationStep | null {
  if (event.type === 'pressed') return mayBegin(state) ? ask(event) : null;
  if (event.type === 'resumed') return state.phase === 'idle' ? resumed(event) : null;
  if ('key' in event) return state.phase !== 'idle' && state.key === event.key ? answered(state, event) : null;
  if (event.type === 'agreed') return state.phase === 'confirming' ? begin(state, state) : null;
  if (event.type === 'again')
    return state.phase === 'unknown'
      ? { state: { ...state, phase: 'buying' }, commands: [{ do: 'rebuy', key: state.key }] }
      : null;
  if (event.type === 'cancelled') return state.phase === 'confirming' ? { state: IDLE_ACTIVATION, commands: [] } : null;
  const mayLeave = mayBegin(state) || state.phase === 'unknown' || state.phase === 'confirming';
  return mayLeave && state.phase !== 'idle' ? { state: IDLE_ACTIVATION, commands: [] } : null;
}

/**
 * Reducer of the activation state machine: returns the next state and its commands. An event that does not fit the state
 * changes nothing. [ACT-01 … ACT-13]
 */
export const activationStep = (state: ActivationState, event: ActivationEvent): ActivationStep =>
  stepOf(state, event) ?? { state, commands: [] };
