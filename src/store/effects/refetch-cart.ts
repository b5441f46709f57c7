import { emptiesCart, type Reply } from '../../api/reply';
import type { CartReply } from '../../contract/cart';
import { sameContent } from '../../domain/cart/same-content';
import type { Stamp } from '../../domain/cart/stamp';
import { withPlan } from '../../domain/cart/choose-plan';
import type { Cart, CartLine } from '../../domain/cart/types';
import { currencyOf } from '../../domain/money/currency';
import type { Minor } from '../../domain/money/minor';
import { cartTotals } from '../../domain/pricing/totals';
import { isReseller } from '../../domain/subscription/user-type';
import type { Effect } from '../state';
import { selectCatalogue } from '../selectors/catalogue';
import { selectReadScope } from '../selectors/config';
import { cartEmptied, cartReplied, cartTakenUp, readingEnded, type CartNotice, type FormerCart } from '../slices/cart';
import { isAt } from './location';
import { pricedCart } from './priced-cart';

interface Reread {
  /** Nothing was shown before that anybody would miss. */
  readonly first?: boolean;
  /** Another tab changed it: what comes is shown, and not kept again. [STO-05] */
  readonly heard?: Stamp;
  /** The sum that somebody has agreed to: the page is told where it is another now. */
  readonly agreed?: Minor;
  /** What is said of it, where the reason is known. */
  readonly because?: { readonly notice: CartNotice; readonly former: FormerCart | null };
}

/** `missing` and `broken` are the server's own word that there is none, or that it has lost it. */
export type ServerCart = CartReply | 'missing' | 'broken' | 'unknown';

/** Asks for the member's cart, in the currency that the page asks for. [CRT-37, CRT-38, API-11] */
export function fetchCart(api: Effect): Promise<Reply> {
  const { currency } = selectReadScope(api.getState());
  return api.extra.client.request('cart', { query: { ...(isAt('pricing', api) && { pricing: 1 }), currency } });
}

/** The member's cart as the server has it. What it does not tell leaves what is shown as it is. */
export async function fetchServerCart(api: Effect): Promise<ServerCart> {
  const reply = await fetchCart(api);
  const cart = reply.ok ? await pricedCart(reply.body, api) : null;
  if (cart) return { ...cart, cart: withIncluded(cart.cart, api) };
  if (reply.ok || !emptiesCart(reply.failure)) {
    api.dispatch(readingEnded(true));
    return 'unknown';
  }
  return reply.failure.ownStatus === 404 ? 'missing' : 'broken';
}

/**
 * Reads a member's cart. 200 rebuilds it; a JSON reply whose own status is 404 or 500 empties it; anything else
 * changes nothing. [CRT-36, CRT-37, CRT-38, CRT-65]
 */
export async function refetchCart(api: Effect, options: Reread = {}): Promise<void> {
  const read = await fetchServerCart(api);
  if (read === 'missing' || read === 'broken') api.dispatch(cartEmptied());
  else if (read !== 'unknown') showServerCart(read, api, options);
}

/** What the server did to the cart that nobody asked for, with the way back where there is one. [CRT-55, CRT-56] */
function newsOf(read: CartReply, api: Effect, { first }: Reread): Required<Reread>['because'] {
  const { content, currency, trackingId, notice: shown } = api.getState().cart;
  const { planReset, noRecordFound, lines } = read.cart;
  const differs = !sameContent(read.cart, content);
  // An empty cart has no record of a package either.
  if (noRecordFound && !content.noRecordFound && Object.keys(lines).length > 0)
    return { notice: 'not-sold', former: null };
  if (planReset && !content.planReset) {
    // Without the server's word that it is the same cart, what is shown may be somebody else's.
    const isSame = !first || (trackingId !== null && trackingId === read.trackingId);
    const former = differs && isSame && content.plan ? { cart: content, currency } : null;
    return { notice: 'plan-reset', former };
  }
  // Whoever hears of an upgrade knows why the cart is another.
  return { notice: differs && !first && shown !== 'upgraded' ? 'server-differs' : null, former: null };
}

/** What a server does not keep stays as it is here, as long as it belongs to what the server has. [PRC-25, CRT-54] */
function withOwnChoices({ cart: read, tellsSelected }: CartReply, shown: Cart): Cart {
  const isSamePlan = read.plan !== null && read.plan.id === shown.plan?.id;
  const plan = isSamePlan && !tellsSelected ? { ...read.plan, selected: shown.plan?.selected ?? [] } : read.plan;
  const upsell = read.upsell ?? (sameContent(read, shown) ? shown.upsell : null);
  return { ...read, plan, upsell };
}

const isBundled = ({ bundled }: CartLine): boolean => bundled;

/** A server that names the package alone has what the package includes in it, too. [CRT-23] */
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

/** Where the server's sum is another than the page's, or than what was agreed to, the server's stands, and the page is told once. */
function tellSum({ cart, currency, totals }: CartReply, api: Effect, { agreed }: Reread): void {
  const { cart: shown, session } = api.getState();
  if (!totals || isReseller(session.account)) return;
  const { totalPrice } = totals;
  const isOther = totalPrice !== cartTotals(cart, currencyOf(currency)).totalPrice;
  if ((isOther && shown.told?.totals.totalPrice !== totalPrice) || (agreed ?? totalPrice) !== totalPrice)
    api.extra.emit('error', { code: 412, message: 'checkout.differs', surface: 'cart' }, null);
}

export function showServerCart(reply: CartReply, api: Effect, options: Reread = {}): void {
  const { content } = api.getState().cart;
  tellSum(reply, api, options);
  const read = { ...reply, cart: withOwnChoices(reply, content) };
  if (options.heard) {
    const notice = sameContent(read.cart, content) ? null : 'other-tab';
    api.dispatch(cartTakenUp({ ...read, stamp: options.heard, notice }));
  } else api.dispatch(cartReplied({ ...read, ...(options.because ?? newsOf(read, api, options)) }));
  leaveInternal(api);
}

/**
 * An internal cart goes on in the account's features: from the pages that sell it, and once, so that whoever comes back may look at
 * it there. [NAV-07]
 */
function leaveInternal(api: Effect): void {
  const { tabStorage } = api.extra;
  const isSold = isAt('pricing', api) || isAt('cartReview', api);
  if (!api.getState().cart.isInternal || !isSold || tabStorage.read('internal')) return;
  tabStorage.write('internal', true);
  api.extra.navigate('manageFeatures');
}
