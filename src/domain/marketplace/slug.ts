/** Last segment of an address in list view; grid view has none. [MKT-07, MKT-08] */
export const LIST_SEGMENT = 'list';

/** Segments that no slug may equal, because they have a meaning of their own in addresses. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([LIST_SEGMENT, 'pricing', 'industries', '']);

/** Converts a name to a slug: `Territories & Zones` → `territories-zones`. Falls back to the id for a reserved slug. */
export function slugOf(name: string, id: number): string {
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return RESERVED_SLUGS.has(slug) ? String(id) : slug;
}
