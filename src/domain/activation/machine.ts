import type { ModuleId } from '../catalogue/types';
import type { Statement } from '../checkout/statement';
import { POLL_INTERVAL } from '../checkout/poll';

export type ModuleAction = 'activate' | 'deactivate';

/** Questions after the first one. [ACT-08, docs/decisions/0054] */
export const RETRIES = 5;

/**
 * Why nothing came of it. `mismatch`: another list was confirmed than was asked for; `stuck`: the server took it, and it is not
 * in force after the last question; `unsure`: nobody knows whether the server took it; `unsent`: it never arrived.
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

/** One press. Its `key` makes the writes that follow from it be done once. */
interface Attempt {
  readonly key: string;
  readonly moduleId: ModuleId;
  readonly action: ModuleAction;
}

interface Priced {
  /** Codes of what has to be bought first; none where all of it is paid for. */
  readonly codes: readonly string[];
  /** What that costs; null where the server tells no statement. */
  readonly statement: Statement | null;
}

export type ActivationState =
  | { readonly phase: 'idle' }
  | (Attempt & { readonly phase: 'asking' })
  /**
   * @property html the server's question; empty where it has none of its own
   * @property former what was agreed to before it became another
   */
  | (Attempt & Priced & { readonly phase: 'confirming'; readonly html: string; readonly former: Statement | null })
  | (Attempt & Priced & { readonly phase: 'checking' | 'buying' })
  /** It may or may not have been bought. Nothing goes on before somebody knows. */
  | (Attempt & Priced & { readonly phase: 'unknown' })
  | (Attempt & { readonly phase: 'working' })
  /** `count` of questions, from 1; `isCertain`: the server said that it took the call. */
  | (Attempt & { readonly phase: 'polling'; readonly count: number; readonly isCertain: boolean })
  | (Attempt & { readonly phase: 'done' })
  | (Attempt & { readonly phase: 'failed'; readonly fault: ActivationFault; readonly messages: readonly string[] });

/** What the server says before anything is done: a question, or that there is none. [ACT-04, ACT-05] */
export type ActivationConfirmation = Priced &
  (
    | { readonly kind: 'question'; readonly html: string }
    | { readonly kind: 'go'; readonly action: ModuleAction | null }
  );

/** What a person does carries no key but the press; every answer names the attempt that it is for. */
export type ActivationEvent =
  | (Attempt & { readonly type: 'pressed' })
  | { readonly type: 'agreed' | 'cancelled' | 'again' | 'left' }
  | { readonly type: 'asked'; readonly key: string; readonly confirmation: ActivationConfirmation }
  /** `taken`: another tab is at it already; `ended`: the session is over. */
  | { readonly type: 'checked' | 'bought' | 'processed' | 'unanswered' | 'taken' | 'ended'; readonly key: string }
  | {
      readonly type: 'refused';
      readonly key: string;
      readonly fault: Exclude<ActivationFault, 'stuck' | 'unsure'>;
      /** The server's own. [ACT-06] */
      readonly messages: readonly string[];
    }
  /** Nothing was bought, because it costs something else now. `next` is the key of what is asked then. */
  | {
      readonly type: 'changed';
      readonly key: string;
      readonly next: string;
      readonly statement: Statement | null;
    }
  /** @property isActive null where no answer could be read */
  | { readonly type: 'polled'; readonly key: string; readonly isActive: boolean | null };

/** What has to be done. Nobody does it here. */
export type ActivationCommand =
  | { readonly do: 'ask' | 'check' | 'buy' | 'rebuy' | 'process' | 'tell' | 'fail'; readonly key: string }
  /** @property after ms */
  | { readonly do: 'poll'; readonly key: string; readonly after: number };

export interface ActivationStep {
  readonly state: ActivationState;
  readonly commands: readonly ActivationCommand[];
}

export const IDLE_ACTIVATION: ActivationState = { phase: 'idle' };

/** One that is asked about or under way, or has come to its end. */
export type ActivationUnderWay = Exclude<ActivationState, { phase: 'idle' }>;

const attemptOf = ({ key, moduleId, action }: Attempt): Attempt => ({ key, moduleId, action });

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

/** What is switched on is checked first, and bought where it is not paid for; what is switched off is neither. [ACT-01, ACT-13, ACT-17] */
const begin = (attempt: Attempt, priced: Priced): ActivationStep =>
  attempt.action === 'activate' ? check(attempt, priced) : work(attempt);

/** Nothing is asked where the server has no question. What costs something is asked all the same. [ACT-05, docs/decisions/0053] */
function asked(state: Attempt, confirmation: ActivationConfirmation): ActivationStep {
  const { codes, statement } = confirmation;
  if (confirmation.kind === 'question' || codes.length > 0) {
    const html = confirmation.kind === 'question' ? confirmation.html : '';
    const priced = { codes, statement, former: null };
    return { state: { ...attemptOf(state), phase: 'confirming', html, ...priced }, commands: [] };
  }
  return begin({ ...state, action: confirmation.action ?? state.action }, confirmation);
}

/** One question right after the process call, then at most five. [ACT-07, ACT-08, ACT-09] */
function polled(state: Extract<ActivationUnderWay, { phase: 'polling' }>, isActive: boolean | null): ActivationStep {
  if (isActive === (state.action === 'activate'))
    return { state: { ...attemptOf(state), phase: 'done' }, commands: [{ do: 'tell', key: state.key }] };
  if (state.count <= RETRIES) return poll(state, state.count + 1, state.isCertain);
  return fail(state, state.isCertain ? 'stuck' : 'unsure');
}

/** What is agreed to then is another purchase. [REV-21] */
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
  // Another tab is where this one would go: it tells how that ends, and does nothing itself.
  if (event.type === 'taken' && (state.phase === 'checking' || state.phase === 'working')) return poll(state, 1, false);
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
      // How the module stands says what became of it.
      return event.type === 'unanswered' ? poll(state, 1, false) : null;
    case 'polling':
      return event.type === 'polled' ? polled(state, event.isActive) : null;
    default:
      return null;
  }
}

/** A press while one is under way is no second. */
const mayBegin = ({ phase }: ActivationState): boolean => phase === 'idle' || phase === 'done' || phase === 'failed';

function stepOf(state: ActivationState, event: ActivationEvent): ActivationStep | null {
  if (event.type === 'pressed') {
    if (!mayBegin(state)) return null;
    return { state: { ...attemptOf(event), phase: 'asking' }, commands: [{ do: 'ask', key: event.key }] };
  }
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

/** What follows. What has no business now changes nothing and asks for nothing. [ACT-01 … ACT-13] */
export const activationStep = (state: ActivationState, event: ActivationEvent): ActivationStep =>
  stepOf(state, event) ?? { state, commands: [] };
