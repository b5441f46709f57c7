import { heldCart, startingCart } from '../../domain/cart/held';
import { sameCodes } from '../../domain/codes/same-codes';
import { selectSubpackages } from '../../domain/cart/subpackage';
import type { Effect } from '../state';
import { selectCatalogue } from '../selectors/catalogue';
import { cartPutOnHold, cartStamped, type SubpackageChoice } from '../slices/cart';
import { isMember, knownAccount, watchForgotten } from './account';
import { persistCart } from './persist';
import { refetchCart } from './refetch-cart';
import { showFailure } from './ask-person';
import { nextStampHere, broadcastCart } from './broadcast';
import { enqueueEdit } from './edit-queue';
import { sendAdd } from './write';

/**
 * Persists and broadcasts a sub-package choice and sends it with its package, which stays the same: it opens no question and
 * raises no event. An empty cart starts with the held package. [PRC-25, STO-05]
 */
export function subpackageKept({ codes, origin }: SubpackageChoice, api: Effect): Promise<void> {
  keep(api);
  return enqueueEdit(api.extra, async () => {
    const account = await knownAccount(api);
    const { content: shown } = api.getState().cart;
    const begun = startingCart(shown, heldCart(account, selectCatalogue(api.getState())));
    const { plan } = selectSubpackages(begun, codes);
    if (!plan) return;
    // A reply that arrived meanwhile may be older than the press, so the choice is applied again.
    if (!sameCodes(shown.plan?.selected, plan.selected)) {
      api.dispatch(cartPutOnHold({ ...begun, plan }));
      keep(api);
    }
    const isForgotten = watchForgotten(api);
    const sent = await sendAdd(api, { kind: 'plan', id: plan.id, selected: plan.selected, origin });
    if (isForgotten()) return;
    if (sent !== 'saved' && sent !== 'gone') await showFailure(api, sent, origin);
    // A new choice makes a new package, to which the totals of the last read do not belong.
    if (isMember(account)) await refetchCart(api);
  });
}

function keep(api: Effect): void {
  api.dispatch(cartStamped(nextStampHere(api)));
  persistCart(api.getState().cart.content.plan, api);
  broadcastCart(api);
}
