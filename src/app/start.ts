import { emit } from '../bus/bus';
import { readStoredCart } from '../contract/stored-cart';
import { readStoredUndo } from '../contract/stored-edits';
import { readStamp } from '../contract/tab-message';
import { flushDebounce } from '../store/effects/edit-queue';
import { quoteIdIn } from '../domain/quote/link';
import { cartRestored } from '../store/slices/cart';
import { selectRoutes } from '../store/selectors/config';
import { openLiveRegion } from '../page/announce';
import { followPresses } from '../ui/kit/presses';
import { attempt } from './attempt';
import { startBridge } from './bridge';
import { arrive, healOnChange, meet } from './meet';
import { warnOfFaults } from './warn-of-faults';
import { countWhenAllowed } from './count';
import { watchPath } from '../page/path';
import type { Runtime } from '../page/runtime';
import { joinTabs } from '../page/tabs';
import type { Caller } from '../commands/command';
import { asksForDoctor, hasLoader, keepClick, loadActions, takeClicks } from '../page/page';

const loadExaminer = () => import('./examine-page');

/** Returns the element itself, or the host of the shadow roots around it, as an event of the page names it. */
function onPage(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const root = target.getRootNode();
  return root instanceof ShadowRoot ? onPage(root.host) : target;
}

/**
 * Listens for clicks on host page buttons with `data-waybill-action`. Lazily loads their code on the first click, and replays
 * clicks from before the runtime had loaded. Clicks in served views are kept for elements that are defined later.
 */
function listenForActions({ store, ports }: Omit<Caller, 'origin'>, page: Document): void {
  const press = async (target: EventTarget | null): Promise<void> => {
    const button = onPage(target)?.closest('[data-waybill-action]');
    const action = button?.getAttribute('data-waybill-action');
    if (button && action)
      (await ports.load(loadActions, null, 'by-hand'))?.doAction(action, button, { store, ports, origin: null });
  };
  for (const target of takeClicks()) void press(target);
  page.addEventListener('click', (event) => {
    keepClick(event.composedPath()[0]);
    void press(event.target);
  });
}

/** Restores the persisted cart with its undo. [STO-03] */
function restore({ store, ports }: Runtime): void {
  const stored = ports.storage.read('cart');
  const kept = readStoredCart(stored?.data);
  const stamp = readStamp(stored);
  const undo = ports.tabStorage.read('undo');
  // An undo is valid only for the stored cart that it belongs to; another tab may have changed the cart since.
  const undoable = stamp && undo?.at === stamp.at ? readStoredUndo(undo.data) : null;
  if (kept || stamp) store.dispatch(cartRestored({ ...kept, ...undoable, stamp }));
}

/** Loads the sticky mobile header on demand, because few host pages opt in. [LAY-07] */
async function keepMobileHeader({ ports }: Runtime, page: Document): Promise<void> {
  const header = page.querySelector<HTMLElement>('[data-waybill-header]');
  const part = header && (await ports.load(() => import('../page/mobile-header')));
  if (header && part) part.keepHeader(header, () => ports.location().pathname);
}

/** Opens a shared quote when the page's address is a quote link, now or after a later hash change. */
function followQuotes(runtime: Runtime, page: Document): Promise<void> {
  const { store, ports } = runtime;
  const look = async (): Promise<void> => {
    const id = quoteIdIn(ports.location(), selectRoutes(store.getState()).quote);
    const part = id && (await ports.load(() => import('../flows/open-quote')));
    if (!id || !part) return;
    store.join(part.openQuoteFlow);
    store.dispatch(part.quoteFollowed(id));
  };
  page.defaultView?.addEventListener('hashchange', () => void attempt(look, runtime));
  return look();
}

/** Sends the debounced edits when the page is left. On phones, `visibilitychange` may be the last event before that. */
function flushWhenLeft({ ports }: Runtime, page: Document): void {
  page.defaultView?.addEventListener('pagehide', () => flushDebounce(ports));
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') flushDebounce(ports);
  });
}

/** Starts everything that a page needs after its first paint: the persisted cart, the session, events and script actions. */
export function start(runtime: Runtime, page: Document): void {
  const steps: readonly (() => unknown)[] = [
    () => openLiveRegion(page),
    () => followPresses(page),
    () => startBridge(runtime.store, page),
    () => restore(runtime),
    () => listenForActions(runtime, page),
    () => flushWhenLeft(runtime, page),
    // A router of the host page may lead to a page in another language.
    () => watchPath(() => runtime.configure({})),
    () => joinTabs(runtime, page, () => meet(runtime)),
    () => keepMobileHeader(runtime, page),
    () => followQuotes(runtime, page),
    () => arrive(runtime),
    () => warnOfFaults(runtime, page),
    () => healOnChange(runtime),
    () => countWhenAllowed(runtime),
  ];
  for (const step of steps) void attempt(step, runtime);
  emit(page, 'ready', { version: runtime.version });
  // The loader asks by itself, also on a page without a widget.
  if (asksForDoctor() && !hasLoader())
    void runtime.ports.load(loadExaminer).then((part) => part?.examinePage(runtime, page, true));
}
