/** Client-side routes below one address: as much of a router as an account page needs. */
export interface Router {
  /** Where the application stands on the site, e.g. `/hosts/vue`. */
  readonly base: string;
  /** What follows the base, e.g. `/plans`; `/` at the start. */
  path(): string;
  watch(changed: () => void): () => void;
  /** @returns false for an address of another page, which is then the browser's business. */
  go(to: string): boolean;
}

/** @param first where the server renders; the browser's own address is read without it. */
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
