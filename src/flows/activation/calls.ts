import type { ActivationUnderWay } from '../../domain/activation/machine';
import { readActivationConfirmation, toValidateBody } from '../../contract/module-activation';
import type { Effect } from '../../store/state';
import type { Reply } from '../../api/reply';
import { dispatchOutcome, dispatchRefusal, dispatchUnreadable } from './dispatch-outcome';
import { readToken } from '../../contract/token';
import { acquireLease } from './lease';

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

/** Takes the lease and validates the add-on with the feature manager before anything is bought or switched on. [API-51, ACT-17] */
export async function checkAddOn(state: ActivationUnderWay, api: Effect): Promise<void> {
  const { key, moduleId } = state;
  const { client } = api.extra;
  if (!(await acquireLease(api, state))) return dispatchOutcome(api, { type: 'taken', key });
  const token = await client.request('featureToken');
  if (!token.ok) return dispatchRefusal(api, state, token.failure, 'check');
  const read = readToken(token.body);
  if (read === null) return dispatchUnreadable(api, state, 'check');
  const reply = await client.request('featureValidate', { body: toValidateBody(read, moduleId) });
  return reply.ok
    ? dispatchOutcome(api, { type: 'checked', key })
    : dispatchRefusal(api, state, reply.failure, 'check');
}

/** Switches the add-on on or off, once. An unknown outcome starts the poll instead of a failure. [API-53, ACT-12] */
export async function processActivation(state: ActivationUnderWay, api: Effect): Promise<void> {
  const { key, moduleId, action } = state;
  if (!(await acquireLease(api, state))) return dispatchOutcome(api, { type: 'taken', key });
  const reply = await api.extra.client.request('moduleProcess', {
    params: { id: moduleId, action },
    idempotencyKey: key,
  });
  return hear(reply, state, api);
}

/** Asks what became of a process call that an earlier page of this tab has sent. It sends none. */
export async function settleProcess(state: ActivationUnderWay, api: Effect): Promise<void> {
  const outcome = await api.extra.client.outcome(state.key);
  const isMissing = !outcome.ok && outcome.failure.kind === 'never-arrived';
  return isMissing ? dispatchOutcome(api, { type: 'missing', key: state.key }) : hear(outcome, state, api);
}

function hear(reply: Reply, state: ActivationUnderWay, api: Effect): Promise<void> | void {
  const { key } = state;
  if (reply.ok) return dispatchOutcome(api, { type: 'processed', key });
  if (reply.failure.kind === 'unknown-outcome') return dispatchOutcome(api, { type: 'unanswered', key });
  return dispatchRefusal(api, state, reply.failure, 'process');
}
