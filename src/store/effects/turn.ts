import type { Ports } from '../ports';

const last = new WeakMap<Ports, Promise<unknown>>();
const resting = new WeakMap<Ports, () => void>();

function queue<T>(ports: Ports, edit: () => Promise<T>): Promise<T> {
  const mine = (last.get(ports) ?? Promise.resolve()).then(edit, edit);
  last.set(
    ports,
    mine.catch(() => undefined),
  );
  return mine;
}

/** Ends the rest of an edit that waits for more of its kind: another wants its turn, or the page is being left. */
export const hurry = (ports: Ports): void => resting.get(ports)?.();

/** One edit of the cart after the other, in the order of the presses, so that two quick ones never cross. */
export function inTurn<T>(ports: Ports, edit: () => Promise<T>): Promise<T> {
  hurry(ports);
  return queue(ports, edit);
}

/**
 * The same for an edit that grows: it begins once nothing has been added to it for so long.
 * @param rest ms
 * @returns how to say that something was added, and what settles with the edit
 */
export function inTurnAfter(ports: Ports, rest: number, edit: () => Promise<void>) {
  let end: (() => void) | undefined;
  const over = new Promise<void>((resolve) => void (end = resolve));
  const stop = (): void => {
    clearTimeout(timer);
    end?.();
  };
  const done = inTurn(ports, () => over.then(edit));
  let timer = setTimeout(stop, rest);
  resting.set(ports, stop);
  const again = (): void => {
    clearTimeout(timer);
    timer = setTimeout(stop, rest);
  };
  return { again, done };
}
