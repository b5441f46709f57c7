import { TAKEN } from './slug';

/**
 * A segment for each record: the first of its names that no other has, else its id. Several modules may have one icon, and an
 * address has to lead back to the one that it was made for.
 * @param namesOf what a record would like to be called, best first
 */
export function slugsFor<T extends { readonly id: number }>(
  records: readonly T[],
  namesOf: (record: T) => readonly string[],
): ReadonlyMap<T, string> {
  const uses = new Map<string, number>();
  const names = records.map(namesOf);
  for (const own of names) {
    own.forEach((name, at) => {
      if (own.indexOf(name) === at) uses.set(name, (uses.get(name) ?? 0) + 1);
    });
  }
  const isOwn = (name: string): boolean => uses.get(name) === 1 && !TAKEN.has(name) && !/^\d+$/.test(name);
  return new Map(records.map((record, at) => [record, names[at]?.find(isOwn) ?? String(record.id)]));
}
