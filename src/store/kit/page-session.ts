/** Identifies one value of the page session and creates it. */
export interface SessionPart<T> {
  readonly begin: () => T;
}

/**
 * Values that live as long as a page but are not state, because no view renders them: pending promises, timers, "done once"
 * flags. It stands beside the store, so that two pages in one process share nothing.
 */
export interface PageSession {
  /** Returns this page's value; the first call creates it. */
  of<T>(part: SessionPart<T>): T;
}

/**
 * Declares a value of the page session.
 * @param begin creates the value for a page
 */
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
