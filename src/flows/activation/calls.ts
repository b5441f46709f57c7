import type { ActivationUnderWay } from '../../domain/activation/machine';
import { readConfirmation, toValidateBody } from '../../contract/module-activation';
import type { Effect } from '../../store/state';
import { happen, refuse, refuseUnread } from './heard';
import { readToken } from '../../contract/token';
import { claim } from './claim';

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

/** Has the feature manager look at the add-on before anything is bought or switched on. [API-51, ACT-17] */
export async function check(state: ActivationUnderWay, api: Effect): Promise<void> {
  const { key, moduleId } = state;
  const { client } = api.extra;
  if (!(await claim(api, state))) return happen(api, { type: 'taken', key });
  const token = await client.request('featureToken');
  if (!token.ok) return refuse(api, state, token.failure, 'check');
  const read = readToken(token.body);
  if (read === null) return refuseUnread(api, state, 'check');
  const reply = await client.request('featureValidate', { body: toValidateBody(read, moduleId) });
  return reply.ok ? happen(api, { type: 'checked', key }) : refuse(api, state, reply.failure, 'check');
}

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
