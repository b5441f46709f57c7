import { openTabs, type Channel } from '../bus/tabs';
import { readStamp, readTabMessage, writeTabMessage } from '../contract/tab-message';
import type { TabMessage } from '../domain/cart/tab-message';
import { cartHeard, keptCartLost, upgradeHeard } from '../store/slices/cart';
import { announce, openLiveRegion } from './announce';
import type { Runtime } from './runtime';

/** The number is the protocol of the messages, not the release. */
const CHANNEL = 'waybill/1';

/** What another tab did to what is shown here. A row per notice, because it has to be said aloud too. */
const SAID = { 'other-tab': 'cart.other_tab', upgraded: 'cart.upgraded' } as const;

/** How long (ms) a cart on the page may take to say the same and what it comes to now. */
const AFTER_VIEWS = 200;

/** Nobody may have one: an old engine, a page whose storage is blocked. */
function channelOf(): Channel | null {
  try {
    const channel = new BroadcastChannel(CHANNEL);
    return {
      post: channel.postMessage.bind(channel),
      listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    };
  } catch {
    return null;
  }
}

/**
 * Nothing is asked in a tab that nobody looks at; of those that somebody has looked at one has its turn, until it is done or
 * closed. A page that is not secure has no locks: there, what two do at once has to come out the same.
 */
const oneByOne =
  (page: Document): Runtime['ports']['tabs']['alone'] =>
  async (work) => {
    if (page.visibilityState === 'hidden')
      await new Promise<void>((seen) => page.addEventListener('visibilitychange', () => seen(), { once: true }));
    const locks: LockManager | undefined = navigator.locks;
    return locks ? await locks.request(CHANNEL, work) : work();
  };

/** Tells what other tabs did, on every page: also where no widget shows the cart. */
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
      if (!openLiveRegion(page).textContent?.startsWith(text)) announce(page, text, spoken);
    };
    // Without its text it is only shown.
    i18n.ensure(spoken, ['cart']).then(
      () => setTimeout(say, AFTER_VIEWS),
      () => undefined,
    );
  });
}

/**
 * Joins the other tabs of this origin. What they say makes this tab look anew and nothing else: no message begins a write.
 * A toggle of prices in another tab is not followed; nobody wants prices to change under their eyes. [STO-05, STO-06]
 * @param meet asks the server again who is looking
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
    if (message.kind === 'cart') store.dispatch(cartHeard(message));
    else if (message.kind === 'upgrade') {
      store.dispatch(upgradeHeard());
      meetAgain();
    } else if (store.getState().session.status !== 'unknown') {
      // Nothing is asked for in a tab that nobody looks at.
      isOtherAccount = message.memberId !== store.getState().session.account.memberId;
      if (isOtherAccount && page.visibilityState === 'visible') meetAgain();
    }
  };

  const tabs = openTabs({
    id: ports.tabs.id,
    window,
    channel: channelOf(),
    now: Date.now,
    stampOf: (name) => readStamp(storage.read(name)),
    write: (name, data, at) => storage.write(name, data, at),
    read: readTabMessage,
    encode: writeTabMessage,
    received: heard,
    overwritten: () => store.dispatch(keptCartLost()),
  });
  ports.tabs.broadcast = tabs.broadcast;
  ports.tabs.alone = oneByOne(page);

  sayAloud(runtime, page);
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible') return;
    tabs.look();
    if (isOtherAccount) meetAgain();
  });
  // Back out of the browser's cache: the page was asleep, and somebody may have signed in or out since.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    tabs.look();
    meetAgain();
  });
}
