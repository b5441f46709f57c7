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
import { cycleNow, inForce } from '../../domain/subscription/in-force';
import type { Effect } from '../../store/state';
import { isMarketplace } from '../../store/effects/ask-person';
import { selectCartDetail } from '../../store/selectors/cart';
import { selectRoutes } from '../../store/selectors/config';

/** Where an order comes from: the marketplace's widgets and pages, or all others. */
const surfaceOf = ({ getState, extra }: Effect, origin: string | null): OrderSurface => {
  const isThere = parseAddress(extra.location().pathname, selectRoutes(getState())) !== null;
  return isThere || isMarketplace(origin) ? 'marketplace' : 'pricing';
};

/** What the page and the person are told of the cart that is ordered. */
function described(api: Effect) {
  const state = api.getState();
  const { plan, lines } = state.cart.content;
  const { planId, total, oneTimeTotal, currency } = selectCartDetail(state);
  const { account } = state.session;
  return {
    memberId: account.memberId,
    isTrial: account.isTrial,
    isReplacement: planId !== null && (inForce(account)?.planId ?? planId) !== planId,
    planId,
    // A custom solution has its name from the page's texts.
    title: plan?.title ?? '',
    moduleCount: Object.keys(lines).length,
    total,
    oneTimeTotal,
    currency,
    timeframe: plan && ownCycle(plan, cycleNow(account)),
  };
}

/** The order of the cart as it is now; null where it is none. Which call carries it out: `submitPlan`. [API-19, API-20, API-39 … API-43] */
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
  // What is stored as the cart is all that these two order; the others say it themselves.
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

/** A confirmed upgrade as an order. [API-23, API-26, API-27, API-56, UPG-08, UPG-09, UPG-11, UPG-19] */
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
    // An upgrade without a cart is one of what there is.
    planId: known.planId ?? inForce(account)?.planId ?? null,
    ending: 'upgrade',
    surface: 'pricing',
    call: order.call,
    postState: inForce(account) ? OrderProgress.changePackage : OrderProgress.enablePackage,
    goesTo: 'route',
  };
}
