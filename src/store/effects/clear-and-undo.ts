import { cartCount } from '../../domain/cart/count';
import { isCustomSolution } from '../../domain/catalogue/custom-solution';
import { emptyCart } from '../../domain/cart/empty-cart';
import { heldCart } from '../../domain/cart/held';
import { writesBetween } from '../../domain/cart/writes';
import { inUse } from '../../domain/subscription/in-force';
import type { Outcome } from '../outcome';
import type { Effect } from '../state';
import { selectCatalogue } from '../selectors/catalogue';
import type { clearPressed, undoPressed } from '../slices/cart';
import { catalogueWith, loadShopWith, withModulesOf } from './catalogue';
import { watchForgotten } from './account';
import { askPerson } from './ask-person';
import { enqueueEdit } from './edit-queue';
import { saveOptimistically, sendWrites } from './write';

/** Empties the cart after a confirmation; one Undo brings it back. */
export const clearCartEffect = (
  { origin }: ReturnType<typeof clearPressed>['payload'],
  api: Effect,
): Promise<Outcome> =>
  enqueueEdit(api.extra, async () => {
    const { content } = api.getState().cart;
    if ((await askPerson(api, { kind: 'clear', count: cartCount(content) }, origin)) !== 'ok') return 'canceled';
    const writes = writesBetween(content, emptyCart, selectCatalogue(api.getState()));
    const change = {
      cart: emptyCart,
      target: { kind: 'cart', id: 0 },
      undoable: true,
      notice: 'removed',
      origin,
    } as const;
    return saveOptimistically(api, change, () => sendWrites(api, writes));
  });

/** Restores the cart from before the last undoable change, in its own currency. [CRT-38] */
export const undoEffect = ({ origin }: ReturnType<typeof undoPressed>['payload'], api: Effect): Promise<Outcome> =>
  enqueueEdit(api.extra, async () => {
    const { former, content } = api.getState().cart;
    if (!former) return 'unchanged';
    const { plan } = former.cart;
    const isForgotten = watchForgotten(api);
    const isPackage = plan !== null && !isCustomSolution(plan);
    if (isPackage && !(await catalogueWith({ plans: [plan.id] }, origin, api))) return 'failed';
    const { account } = api.getState().session;
    const own = inUse(account);
    // What is held comes along with its package and, if it is not wanted, has to be known to be removed again.
    if (own) await loadShopWith({ plans: [own.planId], modules: own.moduleIds }, api);
    if (isForgotten()) return 'canceled';
    const all = withModulesOf(former.cart, selectCatalogue(api.getState()));
    const writes = writesBetween(content, former.cart, all, heldCart(account, all));
    return saveOptimistically(api, { ...former, target: { kind: 'cart', id: 0 }, origin }, () =>
      sendWrites(api, writes),
    );
  });
