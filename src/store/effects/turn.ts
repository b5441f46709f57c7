import type { Ports } from '../ports';

const last = new WeakMap<Ports, Promise<unknown>>();

/** One edit of the cart after the other, in the order of the presses, so that two quick ones never cross. */
export function inTurn<T>(ports: Ports, edit: () => Promise<T>): Promise<T> {
  const mine = (last.get(ports) ?? Promise.resolve()).then(edit, edit);
  last.set(
    ports,
    mine.catch(() => undefined),
  );
  return mine;
}
