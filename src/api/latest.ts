/**
 * Keeps only the newest of several questions, such as those of a search field: asking anew aborts the one before, and its
 * answer, should it still come, is dropped.
 * @returns the answer, or null where a newer question was asked meanwhile
 */
export function latest() {
  let newest: AbortController | null = null;
  return async <T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T | null> => {
    newest?.abort();
    const mine = (newest = new AbortController());
    const answer = await ask(mine.signal);
    return mine === newest ? answer : null;
  };
}
