import type { Failure } from '../../api/reply';
import { readMessages } from '../../contract/module-activation';
import type { ActivationEvent, ActivationFault, ActivationUnderWay } from '../../domain/activation/machine';
import { readReason } from '../../contract/refusal';
import { responseTo } from '../../domain/errors/catalogue';
import type { Effect } from '../../store/state';
import { endIfSessionOver } from '../kit/session-over';
import { selectActivation } from './selectors';
import { activationStepped } from './slice';

export const dispatchOutcome = (api: Effect, event: Exclude<ActivationEvent, { type: 'pressed' | 'resumed' }>): void =>
  void api.dispatch(activationStepped({ event }));

/** Returns true while the attempt runs: it ends without a word when its member signs out. */
export const isAttemptRunning = (api: Effect, { key }: ActivationUnderWay): boolean => {
  const step = selectActivation(api.getState())?.step;
  return step !== undefined && step.phase !== 'idle' && step.key === key;
};

type Refused = Exclude<ActivationFault, 'stuck' | 'unsure'>;

/** Returns true if the request never reached the server. */
const isUnsent = ({ kind }: Failure): boolean => kind === 'offline' || kind === 'never-arrived';

/** Ends the attempt with the server's messages, or ends the whole flow if the session is over. [ACT-06, ERR-05, ERR-06] */
export async function dispatchRefusal(
  api: Effect,
  state: ActivationUnderWay,
  failure: Failure,
  fault: Refused,
): Promise<void> {
  if (!isAttemptRunning(api, state)) return;
  const { key } = state;
  const origin = selectActivation(api.getState())?.origin ?? null;
  if (await endIfSessionOver(failure, origin, () => dispatchOutcome(api, { type: 'ended', key }), api)) return;
  const { remedy } = responseTo('activation', failure);
  const messages = remedy === 'pass' ? readMessages(failure.body) : [];
  const event = { type: 'refused', key, fault: isUnsent(failure) ? 'unsent' : fault, messages } as const;
  api.dispatch(activationStepped({ event, code: failure.status, reason: readReason(failure.body) }));
}

/** Ends the attempt because the server's answer cannot be parsed. */
export const dispatchUnreadable = (api: Effect, { key }: ActivationUnderWay, fault: Refused): void =>
  void api.dispatch(activationStepped({ event: { type: 'refused', key, fault, messages: [] }, code: 500 }));
