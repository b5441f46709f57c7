import type { AppStore } from '../store/create-store';

const OUTLET = 'waybill-dialogs';
const watched = new WeakSet<AppStore>();

/** Adds the outlet with the first dialog of a page that has none, and loads what shows it. */
export function watchDialogs(store: AppStore, page: Document, load: () => Promise<unknown>): void {
  if (watched.has(store)) return;
  watched.add(store);
  const leave = store.subscribe(() => {
    if (store.getState().dialogs.queue.length === 0) return;
    leave();
    if (!page.querySelector(OUTLET)) page.body.append(page.createElement(OUTLET));
    load().catch((error: unknown) => console.error('waybill: the dialogs could not be loaded', error));
  });
}
