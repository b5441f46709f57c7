import type { ActivationUnderWay } from '../../domain/activation/machine';
import { toValidateBody } from '../../contract/module-activation';
import { readToken } from '../../contract/token';
import type { Effect } from '../../store/state';
import { acquireLease } from './lease';
import { dispatchOutcome, dispatchRefusal, dispatchUnreadable } from './dispatch-outcome';

/** Has the feature manager look at the add-on before anything is bought or switched on. [API-51, ACT-17] */
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
