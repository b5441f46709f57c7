import type { ActivationUnderWay } from '../../domain/activation/machine';
import type { Effect } from '../../store/state';
import { acquireLease } from './lease';
import { dispatchOutcome, dispatchRefusal } from './dispatch-outcome';

/** Switches it on or off, once. What is not known to have arrived is looked for, and never said to have failed. [API-53, ACT-12] */
export async function processActivation(state: ActivationUnderWay, api: Effect): Promise<void> {
  const { key, moduleId, action } = state;
  if (!(await acquireLease(api, state))) return dispatchOutcome(api, { type: 'taken', key });
  const reply = await api.extra.client.request('moduleProcess', {
    params: { id: moduleId, action },
    idempotencyKey: key,
  });
  if (reply.ok) return dispatchOutcome(api, { type: 'processed', key });
  if (reply.failure.kind === 'unknown-outcome') return dispatchOutcome(api, { type: 'unanswered', key });
  return dispatchRefusal(api, state, reply.failure, 'process');
}
