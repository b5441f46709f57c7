import type { Failure } from '../../api/reply';
import { readCart, type ToldTotals } from '../../contract/cart';
import { readStatement } from '../../contract/statement';
import { readUpgrade, type UpgradeMessage } from '../../contract/upgrade-message';
import type { BillingCycle } from '../../domain/catalogue/types';
import { billOf } from '../../domain/checkout/bill';
import { inCycle } from '../../domain/checkout/cycles';
import type { Order } from '../../domain/checkout/order';
import { agreesWith, type ShownCosts } from '../../domain/checkout/shown-costs';
import type { Statement } from '../../domain/checkout/statement';
import { toldFor } from '../../domain/checkout/told-cycle';
import { endsSession } from '../../domain/errors/failure';
import { isReseller } from '../../domain/subscription/user-type';
import type { Effect } from '../../store/state';
import { fetchCart, refetchCart } from '../../store/effects/refetch-cart';
import { selectTotals } from '../../store/selectors/cart';
import { selectCatalogue } from '../../store/selectors/catalogue';
import { selectCurrency } from '../../store/selectors/config';
import { endIfSessionOver } from '../kit/session-over';
import { selectCheckout, selectReview } from './selectors';
import { reviewLeft, reviewTold, type OrderReview } from './slice';

/** What the server says that it costs: a statement, or the documented totals of the cart, `null` where it names none of them. */
type Answer = Statement | { readonly totals: ToldTotals | null } | 'failed' | { readonly stale: Failure };

/** No answer came at all, which says nothing of what a server can tell. */
const isUnanswered = ({ ownStatus, httpStatus }: Failure): boolean => ownStatus === 0 && httpStatus === 0;

const knownCycle = (timeframe: string | null): BillingCycle | null =>
  timeframe === 'year' || timeframe === 'month' ? timeframe : null;

/** Of an upgrade that of its cycle; of a cart that of its plan's own. */
const statementIn = (told: UpgradeMessage, { ending, timeframe }: Order): Statement | null =>
  toldFor(told, ending === 'upgrade' ? knownCycle(timeframe) : null);

async function requestStatement({ order, isChange }: OrderReview, api: Effect): Promise<Answer> {
  const { client } = api.extra;
  // What an upgrade means is for those whom we bill.
  if (isReseller(api.getState().session.account)) return requestCartTotals(order, api);
  const reply = await client.request('upgradeMessage');
  if (!reply.ok && endsSession(reply.failure)) return { stale: reply.failure };
  const told = reply.ok ? readUpgrade(reply.body) : null;
  const own = told?.currency === order.currency ? statementIn(told, order) : null;
  if (own) return own;
  if (!told && (isChange || (!reply.ok && isUnanswered(reply.failure)))) return 'failed';
  return requestCartTotals(order, api);
}

/** The statement that comes with the cart. */
async function requestCartTotals(order: Order, api: Effect): Promise<Answer> {
  const cart = await fetchCart(api);
  if (!cart.ok) return endsSession(cart.failure) ? { stale: cart.failure } : 'failed';
  const told = readCart(cart.body);
  if (told?.currency !== order.currency) return { totals: null };
  return readStatement(cart.body) ?? { totals: told.totals };
}

/** The cart's documented totals, for a server that tells no statement. */
export function shownCart(api: Effect, { timeframe }: Pick<Order, 'timeframe'>, told: ToldTotals | null): ShownCosts {
  const state = api.getState();
  const totals = { ...selectTotals(state), ...told };
  return { kind: 'cart', cart: state.cart.content, totals, cycle: knownCycle(timeframe) };
}

/** Whether the page would have said other prices for the same cart. What is not sold in that cycle cannot be compared. */
function differs(statement: Statement, { ending, timeframe }: Order, api: Effect): boolean {
  const state = api.getState();
  const cycle = statement.timeframe ?? knownCycle(timeframe);
  if (ending !== 'checkout' || cycle === null) return false;
  const { content } = state.cart;
  const cart = content.plan?.cycle === cycle ? content : inCycle(content, cycle, selectCatalogue(state));
  return cart !== null && !agreesWith(statement, billOf(cart, cycle, selectCurrency(state)));
}

/** The server's prices stand. The page is told once, and its cart is read anew so that everything on it says the same. [REV-22] */
function stand(api: Effect): void {
  const { origin } = selectCheckout(api.getState());
  api.extra.emit('error', { code: 412, message: 'checkout.differs', surface: 'checkout' }, origin);
  void refetchCart(api);
}

/** Asks what is due. A sum is never worked out here: it is the server's, or none is named. [PRC-28, PRC-29] */
export async function readDue(api: Effect): Promise<void> {
  const review = selectReview(api.getState());
  if (!review) return;
  const { ask, order } = review;
  const tell = (shown: ShownCosts | null, status: OrderReview['status'], isOther = false): void =>
    void api.dispatch(reviewTold({ ask, shown, status, differs: isOther }));
  const answer = await requestStatement(review, api);
  if (answer === 'failed') return tell(null, 'failed');
  // A reseller's member is told no sums. [PRC-30]
  if ('totals' in answer) {
    if (isReseller(api.getState().session.account)) return tell(null, 'told');
    // A sum of the page's own is nothing that anybody could agree to.
    return answer.totals ? tell(shownCart(api, order, answer.totals), 'told') : tell(null, 'failed');
  }
  if ('stale' in answer) return endSession(answer.stale, ask, api);
  const isFirst = selectReview(api.getState())?.ask === ask && !review.differs;
  const isOther = differs(answer, order, api);
  tell({ kind: 'statement', statement: answer }, 'told', isOther);
  if (isFirst && isOther) stand(api);
}

/** The message and a new page, unless nobody waits for it any longer. [ERR-05, ERR-06] */
export async function endSession(failure: Failure, ask: number, api: Effect): Promise<void> {
  if (selectReview(api.getState())?.ask !== ask) return;
  const { origin } = selectCheckout(api.getState());
  await endIfSessionOver(failure, origin, () => void api.dispatch(reviewLeft()), api);
}
