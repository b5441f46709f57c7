import type { ActivationUnderWay } from '../../domain/activation/machine';
import { readConfirmation } from '../../contract/module-activation';
import type { Effect } from '../../store/state';
import { happen, refuse, refuseUnread } from './heard';

/** Asks what it would mean. It changes nothing. [API-52, ACT-03] */
export async function askServer(state: ActivationUnderWay, api: Effect): Promise<void> {
  const { key, moduleId, action } = state;
  const { isLegacy } = api.getState().session.account;
  const reply = await api.extra.client.request('moduleConfirmation', {
    params: { id: moduleId, action },
    query: { is_marketplace: isLegacy ? 0 : 1 },
  });
  if (!reply.ok) return refuse(api, state, reply.failure, 'confirmation');
  const confirmation = readConfirmation(reply.body, reply.status);
  if (confirmation) happen(api, { type: 'asked', key, confirmation });
  else refuseUnread(api, state, 'confirmation');
}
