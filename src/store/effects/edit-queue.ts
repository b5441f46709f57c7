import { sessionPart } from '../kit/page-session';
import type { Ports } from '../ports';

interface Line {
  /** Settles when the edit that was queued last has ended. */
  last: Promise<unknown>;
  /** Ends the rest of the edit that waits for more of its kind. */
  endRest: () => void;
}

/** The edits of the cart, in the order of the presses. */
const LINE = sessionPart((): Line => ({ last: Promise.resolve(), endRest: () => {} }));

function queue<T>({ pageSession }: Ports, edit: () => Promise<T>): Promise<T> {
  const line = pageSession.of(LINE);
  const mine = line.last.then(edit);
  line.last = mine.catch(() => undefined);
  return mine;
}

/** Ends the rest of an edit that waits for more of its kind: another wants its turn, or the page is being left. */
export const flushDebounce = ({ pageSession }: Ports): void => pageSession.of(LINE).endRest();

/** One edit of the cart after the other, in the order of the presses, so that two quick ones never cross. */
export function enqueueEdit<T>(ports: Ports, edit: () => Promise<T>): Promise<T> {
  flushDebounce(ports);
  return queue(ports, edit);
}

/**
 * The same for an edit that grows: it begins once nothing has been added to it for so long.
 * @param rest ms
 * @returns how to say that something was added, and what settles with the edit
 */
export function debounceEdit(ports: Ports, rest: number, edit: () => Promise<void>) {
  let end: (() => void) | undefined;
  const over = new Promise<void>((resolve) => void (end = resolve));
  const stop = (): void => {
    clearTimeout(timer);
    end?.();
  };
  const done = enqueueEdit(ports, () => over.then(edit));
  let timer = setTimeout(stop, rest);
  ports.pageSession.of(LINE).endRest = stop;
  const again = (): void => {
    clearTimeout(timer);
    timer = setTimeout(stop, rest);
  };
  return { again, done };
}
