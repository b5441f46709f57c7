import { readChallengeResult } from '../../contract/billing';

export interface ChallengeResult {
  /** Null if the bank refused. */
  readonly token: string | null;
}

/**
 * Waits for the bank's message after a challenge. It accepts messages only from the bank's origin and only from the windows that
 * were opened for the challenge.
 * @returns a function that stops the waiting
 */
export function awaitChallengeResult(
  page: Window,
  url: string,
  windows: () => readonly (MessageEventSource | null | undefined)[],
  tell: (confirmation: ChallengeResult) => void,
): () => void {
  const { origin } = new URL(url);
  const hear = (event: MessageEvent<unknown>): void => {
    if (event.origin !== origin || event.source === null || !windows().includes(event.source)) return;
    const confirmation = readChallengeResult(event.data);
    if (confirmation) tell(confirmation);
  };
  page.addEventListener('message', hear);
  return () => page.removeEventListener('message', hear);
}
