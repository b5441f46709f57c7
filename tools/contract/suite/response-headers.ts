import type { Complaint } from './check';
import type { Came } from './server';

/** Returns a header of a reply; empty where it has none. */
export const header = (came: Came, name: string): string => came.headers.get(name) ?? '';
/** Returns the names in a header's list, in lower case. */
export const named = (came: Came, name: string): string[] =>
  header(came, name)
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean);
/** Writes a header as a line. */
export const shown = (came: Came, name: string): string => `${name}: ${header(came, name) || '(none)'}`;

/** Checks one after the other. */
export const sequence = async <T>(list: readonly T[], one: (item: T) => Promise<Complaint[]>): Promise<Complaint[]> => {
  const found: Complaint[] = [];
  for (const item of list) found.push(...(await one(item)));
  return found;
};

/** Returns whether a cache on the way may keep a reply. */
export const isKept = (came: Came): boolean =>
  !/no-store|no-cache|private|max-age=0/i.test(header(came, 'Cache-Control'));
