/** Names a part of a page's session and says how it begins. */
export interface SessionPart<T> {
  readonly begin: () => T;
}

/**
 * What lives as long as a page and is no part of its state, because nothing shows it: promises under way, timers, what was
 * asked or told once. It stands beside the store, so that two pages in one process share none of it.
 */
export interface PageSession {
  /** This page's own; it begins when it is asked for first. */
  of<T>(part: SessionPart<T>): T;
}

/** @param begin makes what a page begins with */
export const sessionPart = <T>(begin: () => T): SessionPart<T> => ({ begin });

export function createPageSession(): PageSession {
  const parts = new Map<SessionPart<unknown>, unknown>();
  return {
    of<T>(part: SessionPart<T>): T {
      if (!parts.has(part)) parts.set(part, part.begin());
      return parts.get(part) as T;
    },
  };
}
