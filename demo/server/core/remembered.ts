/**
 * Returns what was made for a key, and makes it with the first call. What could not be made is forgotten, so that the next call tries again.
 */
export function remembered<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => {
    if (kept.get(key) === made) kept.delete(key);
  });
  return made;
}
