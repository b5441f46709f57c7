interface Stay {
  readonly end: () => void;
  /** Somebody has begun it again since it was left. */
  isWanted: boolean;
}

const stays = new WeakMap<object, Stay>();

/**
 * Begins, for an effect, what would lose all it holds if it ended. It goes on where the effect runs again at once, as where React
 * tries whether it can take a view off, and ends a microtask after the view has gone.
 * @param owner what it is begun of, once at a time
 * @returns what leaves it
 */
export function persistAcrossRemount(owner: object, begin: () => () => void): () => void {
  const now = stays.get(owner) ?? { end: begin(), isWanted: true };
  now.isWanted = true;
  stays.set(owner, now);
  return () => {
    now.isWanted = false;
    queueMicrotask(() => {
      if (now.isWanted || stays.get(owner) !== now) return;
      stays.delete(owner);
      now.end();
    });
  };
}
