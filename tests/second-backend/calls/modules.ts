import { moduleOf, withDependents, withNeeds } from '../catalogue';
import { type Call, data, ok, refused, type Reply, result, type Routes } from '../reply';
import type { Account } from '../state';
import { forMember } from './account';

const actionOf = ({ params, body, query }: Call): string =>
  String(params.action ?? body.action ?? query.get('action') ?? '');
const idOf = ({ params, body, query }: Call): number => Number(params.id ?? body.id ?? query.get('id'));

/** Replies with the question to confirm before an add-on is activated or deactivated. */
function confirm(_account: Account, call: Call): Reply {
  const item = moduleOf(idOf(call));
  if (!item) return { ...refused(404, 'This add-on is not known.'), beside: { result: ['This add-on is not known.'] } };
  const verb = actionOf(call) === 'deactivate' ? 'Deactivate' : 'Activate';
  return { status: 200, beside: { result: `<p>${verb} ${item.title}?</p>` } };
}

function process(account: Account, call: Call): Reply {
  const id = idOf(call);
  if (!moduleOf(id)) return refused(404, 'This add-on is not known.');
  const isOff = actionOf(call) === 'deactivate';
  for (const each of isOff ? withDependents(id) : withNeeds(id)) {
    if (isOff) account.moduleIds.delete(each);
    else account.moduleIds.add(each);
  }
  return ok();
}

const status = (account: Account, call: Call): Reply =>
  result({ is_active: account.moduleIds.has(idOf(call)) ? 1 : 0 });

/** Replies with the confirmed add-ons, which have to be those of the request. */
function purchase(_account: Account, { body }: Call): Reply {
  const list = Array.isArray(body.modules) ? body.modules : [];
  return list.length > 0 ? data(list.map((item) => ({ ...item }))) : refused(406, 'Invalid payload');
}

function action(account: Account, call: Call): Reply {
  const name = actionOf(call);
  if (name === 'status') return status(account, call);
  return name === 'process' ? process(account, call) : confirm(account, call);
}

export const MODULE_CALLS: Routes = {
  'GET /cart/module/{id}/{action}': forMember(action),
  // The documents describe these calls without a path, so they have the paths that the widgets request.
  'POST /manage/ui/modules/{id}/{action}': forMember(process),
  'GET /manage/ui/modules/{id}/status': forMember(status),
  'POST /cart/modules/confirm': forMember(purchase),
  'POST /cart/modules/purchase': forMember(purchase),
};
