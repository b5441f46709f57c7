import { emptiesCart, type Reply } from '../../api/reply';
import type { CartReply } from '../../contract/cart';
import { sameCodes } from '../../domain/codes/same-codes';
import { sameContent } from '../../domain/cart/same-content';
import type { Stamp } from '../../domain/cart/stamp';
import { withPlan } from '../../domain/cart/with-plan';
import type { Cart, CartLine } from '../../domain/cart/types';
import { currencyOf } from '../../domain/money/currency';
import type { Minor } from '../../domain/money/minor';
import { cartTotals } from '../../domain/pricing/totals';
import { isReseller } from '../../domain/subscription/user-type';
import type { Effect } from '../state';
import { selectCatalogue } from '../selectors/catalogue';
import { selectReadScope } from '../selectors/config';
import { cartEmptied, cartReplied, cartReplaced, readingEnded, type CartNotice, type FormerCart } from '../slices/cart';
import { watchForgotten } from './account';
import { isAt } from './location';
import { pricedCart } from './priced-cart';

interface Reread {
  /** True for the first read of a session, which replaces no cart that the person knows. */
  readonly first?: boolean;
  /** Stamp of another tab's change: the cart is shown but not persisted again. [STO-05] */
  readonly heard?: Stamp;
  /** Total that the person agreed to, in minor units; if the server's differs, the host page gets an event. */
  readonly agreed?: Minor;
  /** Notice to show, if the caller knows the reason for the change. */
  readonly because?: { readonly notice: CartNotice; readonly former: FormerCart | null };
}

/** `missing`: the server says that there is no cart; `broken`: it says that it lost the cart. */
export type ServerCart = CartReply | 'missing' | 'broken' | 'unknown';

/** Requests the member's cart, in the currency of the page. [CRT-37, CRT-38, API-11] */
export function fetchCart(api: Effect): Promise<Reply> {
  const { currency } = selectReadScope(api.getState());
  return api.extra.client.request('cart', { query: { ...(isAt('pricing', api) && { pricing: 1 }), currency } });
}

/** Reads the member's cart from the server. An unknown answer, and one for a member who has signed out, leave the shown cart as it is. */
export async function fetchServerCart(api: Effect): Promise<ServerCart> {
  const isForgotten = watchForgotten(api);
  const reply = await fetchCart(api);
  const cart = reply.ok ? await pricedCart(reply.body, api) : null;
  if (isForgotten()) return 'unknown';
  if (cart) return { ...cart, cart: withIncluded(cart.cart, api) };
  if (reply.ok || !emptiesCart(reply.failure)) {
    api.dispatch(readingEnded(true));
    return 'unknown';
  }
  return reply.failure.ownStatus === 404 ? 'missing' : 'broken';
}

/**
 * Refetches a member's cart. A 200 rebuilds it; a JSON reply whose own status is 404 or 500 empties it; anything else changes
 * nothing. [CRT-36, CRT-37, CRT-38, CRT-65]
 */
export async function refetchCart(api: Effect, options: Reread = {}): Promise<void> {
  const selected = (): readonly string[] | undefined => api.getState().cart.content.plan?.selected;
  const before = selected();
  const read = await fetchServerCart(api);
  if (read === 'missing' || read === 'broken') return void api.dispatch(cartEmptied());
  if (read === 'unknown') return;
  // Sub-packages that were chosen meanwhile are shown before they are sent, so the reply cannot know them.
  const isLater = !sameCodes(selected(), before);
  showServerCart(isLater ? { ...read, tellsSelected: false } : read, api, options);
}

/** Returns the notice for a change that the server made by itself, with the former cart if Undo can restore it. [CRT-55, CRT-56] */
function newsOf(read: CartReply, api: Effect, { first }: Reread): Required<Reread>['because'] {
  const { content, currency, trackingId, notice: shown } = api.getState().cart;
  const { planReset, noRecordFound, lines } = read.cart;
  const differs = !sameContent(read.cart, content);
  // An empty cart has no record of a package either, so it gets no notice.
  if (noRecordFound && !content.noRecordFound && Object.keys(lines).length > 0)
    return { notice: 'not-sold', former: null };
  if (planReset && !content.planReset) {
    // Without a matching tracking id the shown cart may belong to another person, so Undo must not restore it.
    const isSame = !first || (trackingId !== null && trackingId === read.trackingId);
    const former = differs && isSame && content.plan ? { cart: content, currency } : null;
    return { notice: 'plan-reset', former };
  }
  // After the notice about an upgrade, the person already knows why the cart changed.
  return { notice: differs && !first && shown !== 'upgraded' ? 'server-differs' : null, former: null };
}

/** Keeps choices that the server does not store, as long as they belong to the server's cart. [PRC-25, CRT-54] */
function withOwnChoices({ cart: read, tellsSelected }: CartReply, shown: Cart): Cart {
  const isSamePlan = read.plan !== null && read.plan.id === shown.plan?.id;
  const plan = isSamePlan && !tellsSelected ? { ...read.plan, selected: shown.plan?.selected ?? [] } : read.plan;
  const upsell = read.upsell ?? (sameContent(read, shown) ? shown.upsell : null);
  return { ...read, plan, upsell };
}

const isBundled = ({ bundled }: CartLine): boolean => bundled;

/** Adds the package's included modules if the server names only the package. [CRT-23] */
function withIncluded(read: Cart, api: Effect): Cart {
  const { plan, lines } = read;
  if (!plan || Object.values(lines).some(isBundled)) return read;
  const state = api.getState();
  const catalogue = selectCatalogue(state);
  const { content } = state.cart;
  const sold = catalogue.plans.get(plan.id);
  const own = content.plan?.id === plan.id ? content.lines : sold ? withPlan(sold, catalogue).lines : {};
  const included = Object.entries(own).filter(([, line]) => isBundled(line));
  return included.length > 0 ? { ...read, lines: { ...Object.fromEntries(included), ...lines } } : read;
}

/** Tells the host page once if the server's total differs from the page's own or from the agreed one; the server's total is shown. */
function tellSum({ cart, currency, totals }: CartReply, api: Effect, { agreed }: Reread): void {
  const { cart: shown, session } = api.getState();
  if (!totals || isReseller(session.account)) return;
  const { totalPrice } = totals;
  const isOther = totalPrice !== cartTotals(cart, currencyOf(currency)).totalPrice;
  if ((isOther && shown.serverTotals?.totals.totalPrice !== totalPrice) || (agreed ?? totalPrice) !== totalPrice)
    api.extra.emit('error', { code: 412, message: 'checkout.differs', surface: 'cart' }, null);
}

export function showServerCart(reply: CartReply, api: Effect, options: Reread = {}): void {
  const { content } = api.getState().cart;
  tellSum(reply, api, options);
  const read = { ...reply, cart: withOwnChoices(reply, content) };
  if (options.heard) {
    const notice = sameContent(read.cart, content) ? null : 'other-tab';
    api.dispatch(cartReplaced({ ...read, stamp: options.heard, notice }));
  } else api.dispatch(cartReplied({ ...read, ...(options.because ?? newsOf(read, api, options)) }));
  leaveInternal(api);
}

/**
 * Navigates from a page that sells to the account's features if the cart is internal. It does so once per tab, so that the person
 * can come back and look at the cart. [NAV-07]
 */
function leaveInternal(api: Effect): void {
  const { tabStorage } = api.extra;
  const isSold = isAt('pricing', api) || isAt('cartReview', api);
  if (!api.getState().cart.isInternal || !isSold || tabStorage.read('internal')) return;
  tabStorage.write('internal', true);
  api.extra.navigate('manageFeatures');
}
