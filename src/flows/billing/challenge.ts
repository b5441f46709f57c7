import type { Failure } from '../../api/reply';
import { readChallenge, readChallengeResult } from '../../contract/billing';
import { responseTo } from '../../domain/errors/catalogue';

/**
 * Returns the bank's page that a refused payment names, as the server writes it; null if the refusal is another one. It holds for billing
 * details, invoices and orders. [ERR-26]
 */
export const challengeIn = ({ kind, ownStatus, body }: Failure): string | null =>
  responseTo('billing', { kind, status: ownStatus }).remedy === 'verify' ? readChallenge(body) : null;

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
