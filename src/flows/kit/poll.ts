/** The part of the document that tells if the tab is visible. */
type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

interface PollOptions {
  /** Delay before the request, in ms. */
  readonly after: number;
  /** Aborts when the caller no longer needs the answer. */
  readonly signal: AbortSignal;
  readonly page?: Page;
}

/** Resolves once `ms` have passed and the tab is visible, or the signal aborts. */
const waitUntilDue = (ms: number, signal: AbortSignal, page: Page): Promise<void> =>
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
 * Sends one request of a poll: after its delay, and only in a visible tab. Requests never overlap, because the flow asks for the
 * next one when this one is answered. The flow's state machine decides when the poll ends. [UPG-12, CHK-04, docs/decisions/0046]
 * @returns null if the signal aborted
 */
export async function pollOnce<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  { after, signal, page = document }: PollOptions,
): Promise<T | null> {
  await waitUntilDue(after, signal, page);
  if (signal.aborted) return null;
  const answer = await ask(signal);
  return signal.aborted ? null : answer;
}
