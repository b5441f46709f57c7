import type { Failure } from '../../api/reply';
import { readCart, type ServerTotals } from '../../contract/cart';
import { REFUSED } from '../../contract/refusal';
import { readStatement } from '../../contract/statement';
import { readUpgrade, type UpgradeMessage } from '../../contract/upgrade-message';
import type { BillingCycle } from '../../domain/catalogue/types';
import { billOf } from '../../domain/checkout/bill';
import { inCycle } from '../../domain/checkout/cycles';
import type { Order } from '../../domain/checkout/order';
import { agreesWith, type ShownCosts } from '../../domain/checkout/shown-costs';
import type { Statement } from '../../domain/checkout/statement';
import { statementOfCycle } from '../../domain/checkout/statement-of-cycle';
import { endsSession } from '../../domain/errors/failure';
import { isReseller } from '../../domain/subscription/user-type';
import type { Effect } from '../../store/state';
import { fetchCart, refetchCart } from '../../store/effects/refetch-cart';
import { userErrorOf } from '../../store/effects/user-error';
import { selectTotals } from '../../store/selectors/cart';
import { selectCatalogue } from '../../store/selectors/catalogue';
import { selectCurrency } from '../../store/selectors/config';
import { endIfSessionOver } from '../kit/session-over';
import { selectCheckout, selectReview } from './selectors';
import { reviewLeft, reviewTold, type OrderReview } from './slice';

/**
 * The server's answer to what the order costs: a statement, or the documented totals of the cart, which are null if the answer
 * has none.
 */
type Answer =
  | Statement
  | { readonly totals: ServerTotals | null }
  | 'failed'
  | { readonly stale: Failure }
  /** The server's own words, by which it refuses such an order. */
  | { readonly refusal: string };

/** Returns true if no answer arrived, which does not tell if the server supports the call. */
const isUnanswered = ({ ownStatus, httpStatus }: Failure): boolean => ownStatus === 0 && httpStatus === 0;

/** Returns why the server refuses any order of this account, in its own words; null for another failure. Trying again is no use. */
const refusalOf = (failure: Failure): string | null =>
  failure.ownStatus === REFUSED ? userErrorOf(failure, 'upgrade-check').message : null;

const knownCycle = (timeframe: string | null): BillingCycle | null =>
  timeframe === 'year' || timeframe === 'month' ? timeframe : null;

/** Picks the statement of the upgrade's cycle, or for a cart the statement of its own cycle. */
const statementIn = (told: UpgradeMessage, { ending, timeframe }: Order): Statement | null =>
  statementOfCycle(told, ending === 'upgrade' ? knownCycle(timeframe) : null);

async function requestStatement({ order, isChange }: OrderReview, api: Effect): Promise<Answer> {
  const { client } = api.extra;
  // A reseller's member gets no upgrade message, because the reseller bills them.
  if (isReseller(api.getState().session.account)) return requestCartTotals(order, api);
  const reply = await client.request('upgradeMessage');
  if (!reply.ok && endsSession(reply.failure)) return { stale: reply.failure };
  const told = reply.ok ? readUpgrade(reply.body) : null;
  const own = told && statementIn(told, order);
  if (own && told.currency === order.currency) return own;
  const refusal = isChange && !reply.ok ? refusalOf(reply.failure) : null;
  if (refusal !== null) return { refusal };
  if (!told && (isChange || (!reply.ok && isUnanswered(reply.failure)))) return 'failed';
  const cart = await requestCartTotals(order, api);
  // What is charged is the statement in another currency, so the cart's totals are not what would be confirmed.
  return own && typeof cart === 'object' && 'totals' in cart ? 'failed' : cart;
}

/** Reads the statement that comes with the cart. */
async function requestCartTotals(order: Order, api: Effect): Promise<Answer> {
  const cart = await fetchCart(api);
  if (!cart.ok) return endsSession(cart.failure) ? { stale: cart.failure } : 'failed';
  const told = readCart(cart.body);
  if (told?.currency !== order.currency) return { totals: null };
  return readStatement(cart.body) ?? { totals: told.totals };
}

/** Builds the shown totals of the cart, for a server that gives no statement. */
export function shownCartCosts(
  api: Effect,
  { timeframe }: Pick<Order, 'timeframe'>,
  told: ServerTotals | null,
): ShownCosts {
  const state = api.getState();
  const totals = { ...selectTotals(state), ...told };
  return { kind: 'cart', cart: state.cart.content, totals, cycle: knownCycle(timeframe) };
}

/**
 * Returns true if the page's own prices for the same cart differ from the statement. Items that are not sold in that cycle cannot
 * be compared.
 */
function differs(statement: Statement, { ending, timeframe }: Order, api: Effect): boolean {
  const state = api.getState();
  const cycle = statement.timeframe ?? knownCycle(timeframe);
  if (ending !== 'checkout' || cycle === null) return false;
  const { content } = state.cart;
  const cart = content.plan?.cycle === cycle ? content : inCycle(content, cycle, selectCatalogue(state));
  return cart !== null && !agreesWith(statement, billOf(cart, cycle, selectCurrency(state)));
}

/**
 * The server's prices win: tells the host page once and refetches the cart, so that the whole page shows the same prices.
 * [REV-22]
 */
function adoptServerPrices(api: Effect): void {
  const { origin } = selectCheckout(api.getState());
  api.extra.emit('error', { code: 412, message: 'checkout.differs', surface: 'checkout' }, origin);
  void refetchCart(api);
}

/** Returns true while the review waits for this request: no later one superseded it, and the member who asked is here. */
export const isAsked = (ask: number, api: Effect): boolean =>
  !api.isOver?.() && selectReview(api.getState())?.ask === ask;

/** Requests what is due. The page never computes this sum: it comes from the server, or the review shows none. [PRC-28, PRC-29] */
export async function readDue(api: Effect): Promise<void> {
  const review = selectReview(api.getState());
  if (!review) return;
  const { ask, order } = review;
  const tell = (shown: ShownCosts | null, status: OrderReview['status'], isOther = false): void =>
    void api.dispatch(reviewTold({ ask, shown, status, differs: isOther }));
  const answer = await requestStatement(review, api);
  if (!isAsked(ask, api)) return;
  if (answer === 'failed') return tell(null, 'failed');
  if ('refusal' in answer)
    return void api.dispatch(reviewTold({ ask, shown: null, status: 'failed', refusal: answer.refusal }));
  // A reseller's member sees no sums. [PRC-30]
  if ('totals' in answer) {
    if (isReseller(api.getState().session.account)) return tell(null, 'told');
    // Without the server's totals the review fails, because a person cannot agree to a sum that only the page computed.
    return answer.totals ? tell(shownCartCosts(api, order, answer.totals), 'told') : tell(null, 'failed');
  }
  if ('stale' in answer) return endSession(answer.stale, api);
  const isOther = differs(answer, order, api);
  tell({ kind: 'statement', statement: answer }, 'told', isOther);
  if (isOther && !review.differs) adoptServerPrices(api);
}

/** Ends the flow with the session message. [ERR-05, ERR-06] */
async function endSession(failure: Failure, api: Effect): Promise<void> {
  const { origin } = selectCheckout(api.getState());
  await endIfSessionOver(failure, origin, () => void api.dispatch(reviewLeft()), api);
}
