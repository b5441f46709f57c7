import { emit } from '../bus/bus';
import { readSession } from '../contract/session';
import { readStoredCart } from '../contract/stored-cart';
import { cartRestored } from '../store/slices/cart';
import { sessionFailed, sessionRead } from '../store/slices/session';
import { openLiveRegion } from './announce';
import { startBridge } from './bridge';
import { campaignOf } from '../domain/catalogue/campaign';
import { listenForActions } from './host-actions';
import type { Runtime } from './runtime';

/** Takes up what was kept: the cart, and the campaign that led here. [STO-03, STO-09] */
function restore({ store, ports }: Runtime): void {
  const kept = readStoredCart(ports.storage.read('cart')?.data);
  if (kept) store.dispatch(cartRestored(kept));
  const utms = campaignOf(ports.location().search);
  if (utms) ports.storage.write('utms', utms);
}

/** Asks who is looking. Edits wait for the answer, prices do not. */
async function meet({ store, ports }: Runtime): Promise<void> {
  const reply = await ports.client.request('session');
  const account = reply.ok ? readSession(reply.body) : null;
  store.dispatch(account ? sessionRead(account) : sessionFailed());
}

/** What a page needs after its first paint: the kept cart, the session, and the ways in and out for the host's scripts. */
export function start(runtime: Runtime, page: Document): void {
  openLiveRegion(page);
  startBridge(runtime.store, page);
  restore(runtime);
  listenForActions(runtime.store, page);
  void meet(runtime);
  emit(page, 'ready', { version: runtime.version });
}
