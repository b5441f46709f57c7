import type { ActivationUnderWay } from '../../domain/activation/machine';
import type { Effect } from '../../store/state';
import { claim } from './claim';
import { happen, refuse } from './heard';

/** Switches it on or off, once. What is not known to have arrived is looked for, and never said to have failed. [API-53, ACT-12] */
export async function process(state: ActivationUnderWay, api: Effect): Promise<void> {
  const { key, moduleId, action } = state;
  if (!(await claim(api, state))) return happen(api, { type: 'taken', key });
  const reply = await api.extra.client.request('moduleProcess', {
    params: { id: moduleId, action },
    idempotencyKey: key,
  });
  if (reply.ok) return happen(api, { type: 'processed', key });
  if (reply.failure.kind === 'unknown-outcome') return happen(api, { type: 'unanswered', key });
  return refuse(api, state, reply.failure, 'process');
}
