import type { ActivationUnderWay } from '../../domain/activation/machine';
import { readIsActive } from '../../contract/module-activation';
import { endsSession } from '../../domain/errors/failure';
import type { Effect } from '../../store/state';
import { pollOnce } from '../kit/poll';
import { abortWhen } from '../kit/abort-when';
import { dispatchOutcome, dispatchRefusal } from './dispatch-outcome';
import { selectActivation } from './selectors';

/** Returns a signal that aborts when the attempt no longer polls. */
const whileWaiting = (api: Effect, key: string): AbortSignal =>
  abortWhen(() => {
    const step = selectActivation(api.getState())?.step;
    return step?.phase !== 'polling' || step.key !== key;
  }, api);

/** Polls once whether the add-on is active. An answer that fails or cannot be parsed does not end the poll. [API-54, ACT-07] */
export async function pollStatus(state: ActivationUnderWay, after: number, api: Effect): Promise<void> {
  const { key, moduleId } = state;
  const ask = (signal: AbortSignal) => api.extra.client.request('moduleStatus', { params: { id: moduleId }, signal });
  const reply = await pollOnce(ask, { after, signal: whileWaiting(api, key) });
  if (!reply) return;
  if (!reply.ok && endsSession(reply.failure)) return dispatchRefusal(api, state, reply.failure, 'process');
  dispatchOutcome(api, { type: 'polled', key, isActive: reply.ok ? readIsActive(reply.body) : null });
}
