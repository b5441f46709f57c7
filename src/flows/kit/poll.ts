/** What of a page says whether anybody looks at it. */
type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

interface PollOptions {
  /** ms before the question */
  readonly after: number;
  /** Fires when nobody waits for the answer any longer. */
  readonly signal: AbortSignal;
  readonly page?: Page;
}

/** Resolves once `ms` have passed and the tab is looked at, or the signal fires. */
const rested = (ms: number, signal: AbortSignal, page: Page): Promise<void> =>
  new Promise((resolve) => {
    let isDue = false;
    const look = (): void => {
      if (!signal.aborted && (!isDue || page.visibilityState === 'hidden')) return;
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    const timer = setTimeout(() => {
      isDue = true;
      look();
    }, ms);
    page.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });

/**
 * One question of a poll, which every flow asks through: after its time, in a tab that is looked at, and never two at once, as
 * the next one is asked for only when this is answered. When it is over, the flow's machine says. [UPG-12, CHK-04, docs/decisions/0046]
 * @returns null where nobody waits for the answer any longer
 */
export async function pollOnce<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  { after, signal, page = document }: PollOptions,
): Promise<T | null> {
  await rested(after, signal, page);
  if (signal.aborted) return null;
  const answer = await ask(signal);
  return signal.aborted ? null : answer;
}
