import { sessionPart } from '../kit/page-session';
import type { Ports } from '../ports';

interface EditQueue {
  /** Settles when the last queued edit has ended. */
  last: Promise<unknown>;
  /** Flushes the debounce of the edit that waits for more changes. */
  flush: () => void;
}

/** Edit queue of the cart, in the order of the presses. */
const EDIT_QUEUE = sessionPart((): EditQueue => ({ last: Promise.resolve(), flush: () => {} }));

function append<T>({ pageSession }: Ports, edit: () => Promise<T>): Promise<T> {
  const queue = pageSession.of(EDIT_QUEUE);
  const mine = queue.last.then(edit);
  queue.last = mine.catch(() => undefined);
  return mine;
}

/** Flushes the debounce of a waiting edit, because another edit follows or the page is being left. */
export const flushDebounce = ({ pageSession }: Ports): void => pageSession.of(EDIT_QUEUE).flush();

/**
 * Runs an edit of the cart through the edit queue: one at a time, in the order of the presses, so that two quick edits never
 * interleave.
 */
export function enqueueEdit<T>(ports: Ports, edit: () => Promise<T>): Promise<T> {
  flushDebounce(ports);
  return append(ports, edit);
}

/**
 * Queues an edit with a debounce: it begins once no change has been added for `wait` ms.
 * @returns `restart` restarts the debounce; `done` settles with the edit
 */
export function debounceEdit(ports: Ports, wait: number, edit: () => Promise<void>) {
  let end: (() => void) | undefined;
  const over = new Promise<void>((resolve) => void (end = resolve));
  const stop = (): void => {
    clearTimeout(timer);
    end?.();
  };
  const done = enqueueEdit(ports, () => over.then(edit));
  let timer = setTimeout(stop, wait);
  ports.pageSession.of(EDIT_QUEUE).flush = stop;
  const restart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(stop, wait);
  };
  return { restart, done };
}
