/** Subscribers of the address. The page has one runtime, so every widget sees an address that another widget changes. */
const watchers = new Set<() => void>();

const told = (): void => {
  for (const changed of watchers) changed();
};

/** Listens for back and forward and, in browsers with the Navigation API, for navigations of the host page's own router. */
function listen(): () => void {
  const history: unknown = Reflect.get(globalThis, 'navigation');
  const host = history instanceof EventTarget ? history : null;
  addEventListener('popstate', told);
  host?.addEventListener('currententrychange', told);
  return () => {
    removeEventListener('popstate', told);
    host?.removeEventListener('currententrychange', told);
  };
}

let leave: (() => void) | null = null;

/** Calls back when the address changes. Returns a function that stops. */
export function watchPath(changed: () => void): () => void {
  watchers.add(changed);
  leave ??= listen();
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    leave?.();
    leave = null;
  };
}

/** Pushes another address onto the history without loading it. Every view that reads the path re-renders. */
export function movePath(to: string): void {
  history.pushState(null, '', to);
  told();
}

/**
 * Changes the current history entry and keeps the host page's own state there.
 * @param kept what is added to that state
 * @param to another path, with query and anchor
 */
export function changeEntry(kept: object, to?: string): void {
  const state: unknown = history.state;
  // With the origin, because a path may begin with two slashes, and the page may name another base.
  history.replaceState(to && !state ? state : Object.assign({}, state, kept), '', to && location.origin + to);
  if (to) told();
}
