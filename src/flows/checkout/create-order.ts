import { ownCycle } from '../../domain/cart/custom-plan';
import { toOrderBody } from '../../contract/order';
import { toChangeBody, toCreateBody } from '../../contract/upgrade-message';
import type { Order } from '../../domain/checkout/order';
import { postStateOf } from '../../domain/checkout/post-state';
import { afterCheckout, submitPlan, type OrderSurface } from '../../domain/checkout/submit';
import type { UpgradeOrder } from '../../domain/checkout/upgrade';
import { OrderProgress } from '../../domain/codes/order-progress';
import { SubscriptionKind } from '../../domain/codes/subscription';
import { parseAddress } from '../../domain/marketplace/address';
import { cycleNow, inForce, inUse } from '../../domain/subscription/in-force';
import type { Effect } from '../../store/state';
import { isMarketplace } from '../../store/effects/ask-person';
import { selectCartDetail } from '../../store/selectors/cart';
import { selectRoutes } from '../../store/selectors/config';

/** Returns the surface of an order: the marketplace's widgets and pages, or pricing for all others. */
const surfaceOf = ({ getState, extra }: Effect, origin: string | null): OrderSurface => {
  const isThere = parseAddress(extra.location().pathname, selectRoutes(getState())) !== null;
  return isThere || isMarketplace(origin) ? 'marketplace' : 'pricing';
};

/** Describes the ordered cart for events and texts. */
function described(api: Effect) {
  const state = api.getState();
  const { plan, lines } = state.cart.content;
  const { planId, total, oneTimeTotal, currency } = selectCartDetail(state);
  const { account } = state.session;
  return {
    memberId: account.memberId,
    isTrial: account.isTrial,
    isReplacement: planId !== null && (inUse(account)?.planId ?? planId) !== planId,
    planId,
    // The title of a custom solution comes from the page's texts.
    title: plan?.title ?? '',
    moduleCount: Object.keys(lines).length,
    total,
    oneTimeTotal,
    currency,
    timeframe: plan && ownCycle(plan, cycleNow(account)),
  };
}

/**
 * Builds the order of the current cart; null if there is nothing to order. `submitPlan` picks the call.
 * [API-19, API-20, API-39 … API-43]
 */
export function orderOfCart(api: Effect, origin: string | null): Order | null {
  const { cart, session } = api.getState();
  const { account } = session;
  const { content, isInternal, trackingId, orderPostStatus } = cart;
  const surface = surfaceOf(api, origin);
  const postState = postStateOf(account, content, surface, orderPostStatus.state);
  const plan = submitPlan(account, { surface, isInternal, postState });
  const body = toOrderBody({
    content,
    kind: account.isLegacy ? SubscriptionKind.legacyToMarketplace : SubscriptionKind.marketplace,
    isLegacy: account.isLegacy,
    memberId: account.memberId,
    trackingId,
    postState,
    method: account.billing?.type ?? null,
  });
  if (!body) return null;
  // These two calls order the cart that the server has stored, so they need no body.
  const isStored = plan.call === 'checkout' || plan.call === 'subscriptionApply';
  return {
    ...described(api),
    ending: 'checkout',
    surface,
    call: plan.call === 'orderUpdate' ? plan.followedBy : plan.call,
    query: plan.call === 'checkout' ? plan.query : {},
    body: isStored ? null : body,
    postState,
    goesTo: afterCheckout(content),
  };
}

/** Builds the order of a confirmed upgrade. [API-23, API-26, API-27, API-56, UPG-08, UPG-09, UPG-11, UPG-19] */
export function orderOfUpgrade(order: UpgradeOrder, api: Effect): Order {
  const known = described(api);
  const { account } = api.getState().session;
  const more = (): Pick<Order, 'body' | 'query' | 'timeframe'> => {
    if (order.call === 'subscriptionCreateDirect') return { body: null, query: { pricing: 1 }, timeframe: null };
    if (order.call === 'subscriptionCreate')
      return { body: toCreateBody(order.isReactivation), query: {}, timeframe: known.timeframe };
    return { body: toChangeBody(order.timeframe, order.current), query: {}, timeframe: order.timeframe };
  };
  return {
    ...known,
    ...more(),
    // An upgrade without a cart keeps the package of the subscription.
    planId: known.planId ?? inUse(account)?.planId ?? null,
    ending: 'upgrade',
    surface: 'pricing',
    call: order.call,
    postState: inForce(account) ? OrderProgress.changePackage : OrderProgress.enablePackage,
    goesTo: 'route',
  };
}
