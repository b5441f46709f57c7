import type { ActivationUnderWay } from '../../domain/activation/machine';
import { readActivationConfirmation } from '../../contract/module-activation';
import type { Effect } from '../../store/state';
import { dispatchOutcome, dispatchRefusal, dispatchUnreadable } from './dispatch-outcome';

/** Reads the confirmation text of an activation from the server. The call changes nothing. [API-52, ACT-03] */
export async function requestConfirmation(state: ActivationUnderWay, api: Effect): Promise<void> {
  const { key, moduleId, action } = state;
  const { isLegacy } = api.getState().session.account;
  const reply = await api.extra.client.request('moduleConfirmation', {
    params: { id: moduleId, action },
    query: { is_marketplace: isLegacy ? 0 : 1 },
  });
  if (!reply.ok) return dispatchRefusal(api, state, reply.failure, 'confirmation');
  const confirmation = readActivationConfirmation(reply.body, reply.status);
  if (confirmation) dispatchOutcome(api, { type: 'asked', key, confirmation });
  else dispatchUnreadable(api, state, 'confirmation');
}
