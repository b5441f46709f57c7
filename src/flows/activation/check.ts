import type { ActivationUnderWay } from '../../domain/activation/machine';
import { toValidateBody } from '../../contract/module-activation';
import { readToken } from '../../contract/token';
import type { Effect } from '../../store/state';
import { claim } from './claim';
import { happen, refuse, refuseUnread } from './heard';

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
