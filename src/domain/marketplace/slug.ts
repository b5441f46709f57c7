/** The last segment of an address that asks for the list; a grid says nothing. [MKT-07, MKT-08] */
export const LIST = 'list';

/** Segments that mean something else. */
export const TAKEN: ReadonlySet<string> = new Set([LIST, 'pricing', 'industries', '']);

/** A name as a segment of an address: `Territories & Zones` → `territories-zones`. */
export function slugOf(name: string, id: number): string {
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return TAKEN.has(slug) ? String(id) : slug;
}
