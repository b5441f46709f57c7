interface Stay {
  readonly end: () => void;
  /** Another effect run has claimed it since the last cleanup. */
  isWanted: boolean;
}

const stays = new WeakMap<object, Stay>();

/**
 * Begins a resource in an effect, and keeps it alive if the effect remounts at once, as React's StrictMode does. Ends it a microtask
 * after the view has unmounted.
 * @param owner the key of the resource; one resource for each key at a time
 * @returns the effect's cleanup function
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
