import { TAKEN } from './slug';

/**
 * Assigns a unique slug to each record: its first name that no other record has, else its id. Modules may share an icon, so a
 * name alone is not unique.
 * @param namesOf returns the candidate names of a record, best first
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
