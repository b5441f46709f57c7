import { readConfirmation } from '../../contract/billing';

export interface Confirmation {
  /** Null where the bank refused. */
  readonly token: string | null;
}

/**
 * Waits for the word of a bank's page: only of that origin, and only from the windows that were opened for it.
 * @returns what ends the waiting
 */
export function awaitConfirmation(
  page: Window,
  url: string,
  windows: () => readonly (MessageEventSource | null | undefined)[],
  tell: (confirmation: Confirmation) => void,
): () => void {
  const { origin } = new URL(url);
  const hear = (event: MessageEvent<unknown>): void => {
    if (event.origin !== origin || event.source === null || !windows().includes(event.source)) return;
    const confirmation = readConfirmation(event.data);
    if (confirmation) tell(confirmation);
  };
  page.addEventListener('message', hear);
  return () => page.removeEventListener('message', hear);
}
