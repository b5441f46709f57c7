import { sessionPart } from '../kit/page-session';
import type { Ports } from '../ports';

interface Line {
  /** Settles when the last queued edit has ended. */
  last: Promise<unknown>;
  /** Flushes the debounce of the edit that waits for more changes. */
  endRest: () => void;
}

/** Edit queue of the cart, in the order of the presses. */
const LINE = sessionPart((): Line => ({ last: Promise.resolve(), endRest: () => {} }));

function queue<T>({ pageSession }: Ports, edit: () => Promise<T>): Promise<T> {
  const line = pageSession.of(LINE);
  const mine = line.last.then(edit);
  line.last = mine.catch(() => undefined);
  return mine;
}

/** Flushes the debounce of a waiting edit, because another edit follows or the page is being left. */
export const flushDebounce = ({ pageSession }: Ports): void => pageSession.of(LINE).endRest();

/**
 * Runs an edit of the cart through the edit queue: one at a time, in the order of the presses, so that two quick edits never
 * interleave.
 */
export function enqueueEdit<T>(ports: Ports, edit: () => Promise<T>): Promise<T> {
  flushDebounce(ports);
  return queue(ports, edit);
}

/**
 * Queues an edit with a debounce: it begins once no change has been added for `rest` ms.
 * @returns `again` restarts the debounce; `done` settles with the edit
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
