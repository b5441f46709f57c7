import { openTabs, type Channel } from '../bus/tabs';
import { readStamp, readTabMessage, writeTabMessage } from '../contract/tab-message';
import type { TabMessage } from '../domain/cart/tab-message';
import { cartReceived, persistedCartOverwritten, upgradeReceived } from '../store/slices/cart';
import { announce, isAnnounced } from './announce';
import type { Runtime } from './runtime';

/** The name of the BroadcastChannel. Its number is the version of the message protocol, not the release. */
const CHANNEL = 'waybill/1';

/** Texts that announce what another tab changed. Every notice needs a text here, because screen readers need it too. */
const SAID = { 'other-tab': 'cart.other_tab', upgraded: 'cart.upgraded' } as const;

/** Delays the announcement (ms), so that a cart widget can announce the change together with the new total first. */
const AFTER_VIEWS = 200;

/**
 * Opens the BroadcastChannel. It is closed while the page is left, because a message would drop the page from the back/forward cache.
 * Returns null in an old engine, and on a page whose storage is blocked.
 */
function channelOf(window: Window): Channel | null {
  let heard: ((data: unknown) => void) | null = null;
  const open = (): BroadcastChannel => {
    const opened = new BroadcastChannel(CHANNEL);
    opened.addEventListener('message', ({ data }) => heard?.(data));
    return opened;
  };
  try {
    let channel: BroadcastChannel | null = open();
    window.addEventListener('pagehide', () => {
      channel?.close();
      channel = null;
    });
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) channel = open();
    });
    return { post: (text) => channel?.postMessage.call(channel, text), listen: (listener) => (heard = listener) };
  } catch {
    return null;
  }
}

/**
 * Runs work under a mutex across tabs. A hidden tab waits until the person looks at it. Then one tab at a time holds the Web
 * Lock, until its work ends or the tab closes. Insecure pages have no Web Locks, so concurrent work has to be idempotent.
 */
const oneByOne =
  (page: Document): Runtime['ports']['tabs']['alone'] =>
  async (work) => {
    if (page.visibilityState === 'hidden')
      await new Promise<void>((seen) => page.addEventListener('visibilitychange', () => seen(), { once: true }));
    const locks: LockManager | undefined = navigator.locks;
    return locks ? await locks.request(CHANNEL, work) : work();
  };

/** Announces changes from other tabs in the live region, even on pages without a cart widget. */
function sayAloud({ store, i18n, language }: Runtime, page: Document): void {
  let known = store.getState().cart;
  store.subscribe(() => {
    const { cart } = store.getState();
    const { notice } = cart;
    const isNews = notice !== known.notice || cart.key !== known.key;
    known = cart;
    if (!isNews || (notice !== 'other-tab' && notice !== 'upgraded')) return;
    const spoken = language();
    const say = (): void => {
      const text = i18n.translate(spoken)(SAID[notice]);
      if (!isAnnounced(page, text)) announce(page, text, spoken);
    };
    // Without the translated text the change is only visible, not announced.
    i18n.ensure(spoken, ['cart']).then(
      () => setTimeout(say, AFTER_VIEWS),
      () => undefined,
    );
  });
}

/**
 * Connects this tab to the other tabs of its origin. A message only makes this tab reload data; it never triggers a write. This
 * tab ignores the price toggles of other tabs, because a person does not expect prices to change while reading them.
 * [STO-05, STO-06]
 * @param meet requests the session from the server again
 */
export function joinTabs(runtime: Runtime, page: Document, meet: () => Promise<void>): void {
  const { store, ports } = runtime;
  const window = page.defaultView;
  if (!window) return;
  const { storage } = ports;
  let isOtherAccount = false;

  const meetAgain = (): void => {
    isOtherAccount = false;
    void meet();
  };

  const heard = (message: TabMessage): void => {
    if (message.kind === 'cart') store.dispatch(cartReceived(message));
    else if (message.kind === 'upgrade') {
      store.dispatch(upgradeReceived());
      meetAgain();
    } else if (store.getState().session.status !== 'unknown') {
      // A hidden tab sends no requests; it catches up when it becomes visible.
      isOtherAccount = message.memberId !== store.getState().session.account.memberId;
      if (isOtherAccount && page.visibilityState === 'visible') meetAgain();
    }
  };

  const tabs = openTabs({
    id: ports.tabs.id,
    window,
    channel: channelOf(window),
    now: Date.now,
    stampOf: (name) => readStamp(storage.read(name)),
    write: (name, data, at) => storage.write(name, data, at),
    read: readTabMessage,
    encode: writeTabMessage,
    received: heard,
    overwritten: () => store.dispatch(persistedCartOverwritten()),
  });
  ports.tabs.broadcast = tabs.broadcast;
  ports.tabs.alone = oneByOne(page);

  sayAloud(runtime, page);
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible') return;
    tabs.look();
    if (isOtherAccount) meetAgain();
  });
  // The page returns from the back/forward cache. The person may have signed in or out while it was frozen.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    tabs.look();
    meetAgain();
  });
}
