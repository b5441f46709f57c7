import { failed } from '../api/reply';
import { emit } from '../bus/bus';
import { readSession } from '../contract/session';
import { readStoredCart } from '../contract/stored-cart';
import { readStoredUndo } from '../contract/stored-edits';
import { readStamp } from '../contract/tab-message';
import { happened } from '../store/slices/analytics';
import { flushDebounce } from '../store/effects/edit-queue';
import { quoteIdIn } from '../domain/quote/link';
import { isVisitor } from '../domain/subscription/user-type';
import { cartRestored } from '../store/slices/cart';
import { attemptFound } from '../store/slices/checkout';
import { selectRoutes } from '../store/selectors/config';
import { sessionFailed, sessionRead } from '../store/slices/session';
import { openLiveRegion } from '../page/announce';
import { startBridge } from './bridge';
import { campaignOf } from '../domain/catalogue/campaign';
import type { Runtime } from '../page/runtime';
import { joinTabs } from '../page/tabs';
import type { Caller } from '../commands/command';
import { takeClicks } from '../page/page';

const loadActions = () => import('../page/actions');

/**
 * Listens for clicks on host page buttons with `data-waybill-action`. Lazily loads their code on the first click, and replays
 * clicks from before the runtime had loaded.
 */
function listenForActions({ store, ports }: Omit<Caller, 'origin'>, page: Document): void {
  const press = async ({ target }: Event): Promise<void> => {
    const button = target instanceof Element ? target.closest('[data-waybill-action]') : null;
    const action = button?.getAttribute('data-waybill-action');
    if (button && action) (await ports.load(loadActions))?.doAction(action, button, { store, ports, origin: null });
  };
  const hear = (event: Event): void => void press(event);
  takeClicks().forEach(hear);
  page.addEventListener('click', hear);
}

/** Restores the persisted cart with its undo, and persists the campaign parameters of the address. [STO-03, STO-09] */
function restore({ store, ports }: Runtime): void {
  const stored = ports.storage.read('cart');
  const kept = readStoredCart(stored?.data);
  const stamp = readStamp(stored);
  const undo = ports.tabStorage.read('undo');
  // An undo is valid only for the stored cart that it belongs to; another tab may have changed the cart since.
  const undoable = stamp && undo?.at === stamp.at ? readStoredUndo(undo.data) : null;
  if (kept || stamp) store.dispatch(cartRestored({ ...kept, ...undoable, stamp }));
  const utms = campaignOf(ports.location().search);
  if (utms) ports.storage.write('utms', utms);
}

/** Requests the session. Cart edits wait for the response; prices do not. A known account stays known until the server says otherwise. */
async function meet({ store, ports }: Runtime): Promise<void> {
  const reply = await ports.client.request('session');
  const account = reply.ok ? readSession(reply.body) : null;
  const isKnown = store.getState().session.status === 'known';
  if (account) store.dispatch(sessionRead(account));
  else if (!isKnown) store.dispatch(sessionFailed());
  if (reply.ok && !account) {
    const { status: code } = failed('not-json').failure;
    ports.emit('error', { code, message: 'common.part_failed', surface: 'session' }, null);
  }
}

/** Loads the sticky mobile header on demand, because few host pages opt in. [LAY-07] */
async function keepMobileHeader({ ports }: Runtime, page: Document): Promise<void> {
  const header = page.querySelector<HTMLElement>('[data-waybill-header]');
  const part = header && (await ports.load(() => import('../page/mobile-header')));
  if (header && part) part.keepHeader(header, () => ports.location().pathname);
}

/** Resumes a checkout attempt that an earlier page left unfinished. */
async function resume({ store, ports }: Runtime): Promise<void> {
  if (!ports.storage.read('checkout') || isVisitor(store.getState().session.account)) return;
  if (await ports.flow('checkout')) store.dispatch(attemptFound());
}

/** Opens a shared quote when the page's address is a quote link, now or after a later hash change. */
function followQuotes({ store, ports }: Runtime, page: Document): void {
  const look = async (): Promise<void> => {
    const id = quoteIdIn(ports.location(), selectRoutes(store.getState()).quote);
    const part = id && (await ports.load(() => import('../flows/open-quote')));
    if (!id || !part) return;
    store.join(part.openQuoteFlow);
    store.dispatch(part.quoteFollowed(id));
  };
  void look();
  page.defaultView?.addEventListener('hashchange', () => void look());
}

/** Starts everything that a page needs after its first paint: the persisted cart, the session, events and script actions. */
export function start(runtime: Runtime, page: Document): void {
  openLiveRegion(page);
  startBridge(runtime.store, page);
  restore(runtime);
  listenForActions(runtime, page);
  page.defaultView?.addEventListener('pagehide', () => flushDebounce(runtime.ports));
  // On phones, `visibilitychange` may be the last event before the page closes, so flush the debounced edits now.
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') flushDebounce(runtime.ports);
  });
  joinTabs(runtime, page, () => meet(runtime));
  void keepMobileHeader(runtime, page);
  followQuotes(runtime, page);
  void meet(runtime).then(() => {
    const { status, account } = runtime.store.getState().session;
    if (status === 'known') runtime.ports.tabs.broadcast({ kind: 'account', memberId: account.memberId });
    void resume(runtime);
  });
  runtime.store.dispatch(happened({ name: 'page_view' }));
  emit(page, 'ready', { version: runtime.version });
}
