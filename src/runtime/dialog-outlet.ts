import type { AppStore } from '../store/create-store';
import { dialogAnswered } from '../store/slices/dialogs';
import type { Runtime } from './runtime';

const OUTLET = 'waybill-dialogs';
const watched = new WeakSet<AppStore>();

/**
 * Adds the outlet with the first dialog of a page that has none, and loads what shows it and its texts. What cannot be
 * shown is cancelled, so that nothing waits for an answer that nobody can give.
 */
export function watchDialogs(
  { store, ports, hosts, i18n, language }: Runtime,
  page: Document,
  load: () => Promise<unknown>,
): void {
  if (watched.has(store)) return;
  watched.add(store);
  let isLoading = false;
  const leave = store.subscribe(() => {
    const [first] = store.getState().dialogs.queue;
    if (!first || isLoading) return;
    isLoading = true;
    if (!page.querySelector(OUTLET)) page.body.append(page.createElement(OUTLET));
    const spoken = language(hosts.get(first.origin) ?? undefined);
    const all = () => Promise.all([load(), i18n.ensure(spoken, ['dialogs', 'cart', 'errors'])]);
    void ports.load(all, first.origin).then((loaded) => {
      isLoading = false;
      if (loaded) return leave();
      for (const { id } of store.getState().dialogs.queue) store.dispatch(dialogAnswered({ id, answer: 'cancel' }));
    });
  });
}
