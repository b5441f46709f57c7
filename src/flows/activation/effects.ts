import { activationRefusal } from '../../domain/activation/refusal';
import { isVisitor } from '../../domain/subscription/user-type';
import type { Effect } from '../../store/state';
import { knownAccount } from '../../store/effects/account';
import { register } from '../../store/effects/checkout';
import { refusalText } from '../../store/selectors/refusal';
import { subscriptionInfo } from '../../store/resources/subscription-info';
import { showActivation } from './show';
import { activationBegun, activationDenied, type activationAsked } from './slice';

export { carryOut } from './carry-out';
export { showActivation } from './show';

/** Who may, is asked by the server; who may not, is told so before anything is sent, whatever the button looked like. [ACC-07] */
export async function askActivation(asked: ReturnType<typeof activationAsked>['payload'], api: Effect): Promise<void> {
  const { origin } = asked;
  const account = await knownAccount(api);
  if (isVisitor(account)) return register(api, origin);
  const why = refusalText(activationRefusal(account, subscriptionInfo.at(api.getState()).data?.pending != null));
  if (!why) return void api.dispatch(activationBegun(asked));
  api.dispatch(activationDenied({ why, origin }));
  api.extra.emit('error', { code: 403, message: why.key, surface: 'activation' }, origin);
  showActivation(api);
}
