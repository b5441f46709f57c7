import { failed } from '../../api/reply';
import { readQuoteCart } from '../../contract/quote-cart';
import { heldCart } from '../../domain/cart/held';
import { sameContent } from '../../domain/cart/same-content';
import type { Cart } from '../../domain/cart/types';
import { writesBetween } from '../../domain/cart/writes';
import type { Catalogue } from '../../domain/catalogue/types';
import { endsSession } from '../../domain/errors/failure';
import { cartOfQuote, type SharedContent } from '../../domain/quote/shared-cart';
import { planDestination } from '../../domain/subscription/destination';
import { inUse } from '../../domain/subscription/in-force';
import type { Account } from '../../domain/subscription/types';
import { platforms, selectSites } from '../../store/resources/market';
import type { DialogKind } from '../../store/slices/dialogs';
import type { Effect } from '../../store/state';
import { isMember, knownAccount } from '../../store/effects/account';
import { quoteIdIn } from '../../domain/quote/link';
import { selectRoutes } from '../../store/selectors/config';
import { loadShopWith } from '../../store/effects/catalogue';
import { elsewhereSaid } from '../../store/effects/elsewhere';
import { isAt } from '../../store/effects/location';
import { confirmProposal, askPerson, showFailure } from '../../store/effects/ask-person';
import { enqueueEdit } from '../../store/effects/edit-queue';
import { refetchCart } from '../../store/effects/refetch-cart';
import { saveOptimistically, sendWrites } from '../../store/effects/write';

type Info = Extract<DialogKind, { readonly kind: 'info' }>;

/** Longest wait in ms for the member's cart before it counts as empty; equals the timeout of a read. */
const PATIENCE = 15_000;

const QUESTION = {
  kind: 'question',
  title: { key: 'dialogs.quote_title' },
  text: { key: 'dialogs.quote_body' },
  ok: { key: 'dialogs.quote_ok' },
  cancel: { key: 'dialogs.quote_keep' },
} as const;

const AGAIN = {
  kind: 'question',
  title: { key: 'dialogs.quote_lost_title' },
  text: { key: 'dialogs.quote_lost' },
  ok: { key: 'common.retry' },
  cancel: { key: 'common.close' },
} as const;

const USED = { kind: 'success', text: { key: 'dialogs.quote_used' } } as const;
const ON_TOP = { kind: 'success', text: { key: 'dialogs.quote_on_top' } } as const;
const PARTIAL = { kind: 'info', title: { key: 'dialogs.quote_partial_title' } } as const;

/**
 * Puts a shared quote into the cart of the person who followed its link. It asks first if that cart is not empty. It orders
 * nothing and does not navigate. [REV-43]
 */
export async function openQuoteEffect(id: string, api: Effect): Promise<void> {
  const content = await readQuote(id, api);
  if (content) await putContent(id, content, api);
}

/** Puts the shared content into the cart of the account that is here. If a visitor signs in meanwhile, it begins again for that member. */
async function putContent(id: string, content: SharedContent, api: Effect): Promise<void> {
  const account = await knownAccount(api);
  if (planDestination(account) === 'access-denied') return api.extra.navigate('accessDenied');
  const shop = await shopOf(content, account, api);
  if (!shop) return;
  const quote = cartOfQuote(content, shop, account);
  const away = elsewhereSaid(quote.elsewhere, shop);
  if (!quote.cart.plan) return turnAway(away ?? { text: { key: 'dialogs.quote_unsold' } }, api);
  if (api.getState().cart.reading === 'now') await api.condition((_, { cart }) => cart.reading !== 'now', PATIENCE);
  const isDone = await enqueueEdit(api.extra, () => putIn(quote.cart, shop, account, api));
  if (isDone === 'anew') return putContent(id, content, api);
  if (isDone === false || api.isOver?.()) return;
  leaveLink(id, api);
  if (isDone === 'kept') return;
  if (quote.isPartial) await askPerson(api, { ...PARTIAL, text: { key: 'dialogs.quote_partial' } }, null);
  if (away) await askPerson(api, { ...PARTIAL, ...away }, null);
  if (quote.isOnTop) await askPerson(api, ON_TOP, null);
  else if (isDone !== 'asked' && !quote.isPartial && !away) await askPerson(api, USED, null);
}

/**
 * Takes the link that is done with out of the address, so that a reload does not open the quote again. Nothing but the anchor, or the
 * parameter of the query, that names it goes.
 */
function leaveLink(id: string, api: Effect): void {
  const { pathname, search, hash } = api.extra.location();
  const { quote: route } = selectRoutes(api.getState());
  if (quoteIdIn({ search: '', hash }, route) === id) return api.extra.replaceAddress(pathname + search);
  if (quoteIdIn({ search, hash }, route) !== id) return;
  const others = new URLSearchParams([...new URLSearchParams(search)].filter(([, value]) => value !== id));
  api.extra.replaceAddress(pathname + (others.size > 0 ? `?${others}` : '') + hash);
}

/** Reads the shared content; null if there is no such quote, or the person declines a retry. */
async function readQuote(id: string, api: Effect): Promise<SharedContent | null> {
  const reply = await api.extra.client.request('quoteCart', { params: { id }, signal: api.signal });
  const content = reply.ok ? readQuoteCart(reply.body) : null;
  if (content) return content;
  // An answer that cannot be parsed does not prove that the quote is gone, so the person may retry.
  const { failure } = reply.ok ? failed('not-json') : reply;
  if (failure.kind === 'aborted') return null;
  if (failure.status === 404 || failure.status === 410) await turnAway({ text: { key: 'dialogs.quote_missing' } }, api);
  else if (endsSession(failure)) await showFailure(api, failure, null);
  else if ((await askPerson(api, AGAIN, null)) === 'ok') return readQuote(id, api);
  return null;
}

/**
 * Loads the catalogue with everything that the quote contains and the account holds, and offers a retry after a failure; null if the person declines
 * it.
 */
async function shopOf(content: SharedContent, account: Account, api: Effect): Promise<Catalogue | null> {
  const { planId, modules } = content;
  const held = inUse(account);
  const wanted = {
    plans: [...(planId === null ? [] : [planId]), ...(held ? [held.planId] : [])],
    modules: [...modules.map(({ id }) => id), ...(held?.moduleIds ?? [])],
  };
  const [{ shop, failure }] = await Promise.all([
    loadShopWith(wanted, api),
    // Says which items an external site sells; without it the server refuses these.
    modules.length > 0 && api.dispatch(platforms.read()),
  ]);
  if (shop && !failure) return { ...shop, sites: selectSites(api.getState()) };
  return (await askPerson(api, AGAIN, null)) === 'ok' ? shopOf(content, account, api) : null;
}

/** Tells the person that the quote cannot be used and leads to the packages. */
async function turnAway(why: Pick<Info, 'text' | 'link'>, api: Effect): Promise<void> {
  await askPerson(api, { kind: 'info', title: { key: 'dialogs.quote_missing_title' }, ...why }, null);
  if (!isAt('pricing', api)) api.extra.navigate('pricing');
}

/**
 * Puts the quote into the cart.
 * @returns `asked` if it replaced a cart after a question, `kept` if the person keeps their cart, true if the cart holds the quote, false
 * if it does not; `anew` if it was made for another account
 */
async function putIn(
  cart: Cart,
  shop: Catalogue,
  account: Account,
  api: Effect,
): Promise<boolean | 'asked' | 'kept' | 'anew'> {
  if (api.isOver?.()) return false;
  if (api.getState().session.account.memberId !== account.memberId) return 'anew';
  const { plan } = cart;
  if (!plan) return false;
  // The shown cart may be the one that this browser kept, and another device may have changed the member's since.
  if (isMember(account) && api.getState().cart.content.plan) {
    await refetchCart(api, { first: true });
    if (api.getState().cart.reading === 'failed')
      return (await askPerson(api, AGAIN, null)) === 'ok' && putIn(cart, shop, account, api);
  }
  const { content } = api.getState().cart;
  const isSame = sameContent(content, cart) && content.plan?.selected.join() === plan.selected.join();
  if (isSame) return true;
  if (account.isLegacy) {
    const target = { kind: 'plan', id: plan.id } as const;
    const confirmation = { type: 'legacy-migrate', target, adds: [], removes: [], breaksPlan: false } as const;
    await confirmProposal(api, { kind: 'confirm', confirmation, held: content }, shop, null);
    return false;
  }
  if (content.plan && (await askPerson(api, QUESTION, null)) !== 'ok') return 'kept';
  const outcome = await saveOptimistically(
    api,
    {
      cart,
      currency: shop.currency,
      target: { kind: 'cart', id: 0 },
      origin: null,
      ...(content.plan && ({ notice: 'replaced', undoable: true } as const)),
    },
    () => sendWrites(api, writesBetween(content, cart, shop, heldCart(account, shop))),
  );
  return outcome === 'done' && content.plan ? 'asked' : outcome === 'done';
}
