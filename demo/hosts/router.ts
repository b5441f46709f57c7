/** A minimal client-side router below a base path. */
export interface Router {
  /** The base path of the application, e.g. `/hosts/vue`. */
  readonly base: string;
  /** The path below the base, e.g. `/plans`; `/` for the first page. */
  path(): string;
  watch(changed: () => void): () => void;
  /** Navigates within the application. @returns false for the address of another page, which the browser has to open */
  go(to: string): boolean;
}

/** Creates the router. `first` is the path for server rendering; without it the router reads the browser's address. */
export function createRouter(base: string, first?: string): Router {
  const watchers = new Set<() => void>();
  const tell = (): void => watchers.forEach((changed) => changed());
  if (first === undefined) window.addEventListener('popstate', tell);
  return {
    base,
    path: () => first ?? (window.location.pathname.slice(base.length).replace(/\/$/, '') || '/'),
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    go(to) {
      const { origin, pathname, search, hash } = new URL(to, window.location.href);
      if (origin !== window.location.origin || !`${pathname}/`.startsWith(`${base}/`)) return false;
      window.history.pushState(null, '', pathname + search + hash);
      tell();
      return true;
    },
  };
}
