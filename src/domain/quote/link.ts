/** What takes the id's place in a route. */
const HOLE = '{id}';

/** An id that a link may carry: whatever else stands there is no id, and is asked for nowhere. */
const ID = /^[\w-]{8,64}$/;

const idOf = (text: string | null | undefined): string | null => (text && ID.test(text) ? text : null);

/** The address of a quote, by the route with its id filled in. */
export const quoteAddress = (route: string, id: string): string => route.replace(HOLE, encodeURIComponent(id));

/** The text that stands in the hole of a pattern; null where the text does not follow it. */
function inHole(pattern: string, text: string): string | null {
  const [before = '', after = ''] = pattern.split(HOLE, 2);
  const follows = text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length;
  return follows ? text.slice(before.length, text.length - after.length) : null;
}

/**
 * The id of the quote that an address opens. Only where the route has its hole counts, its anchor or its query: the path may be
 * that of another language. [REV-43]
 */
export function quoteIdIn(
  { search, hash }: { readonly search: string; readonly hash: string },
  route: string,
): string | null {
  const [rest = '', anchor] = route.split('#', 2);
  if (anchor?.includes(HOLE)) return idOf(inHole(`#${anchor}`, hash));
  const asked = [...new URLSearchParams(rest.split('?', 2)[1] ?? '')].find(([, value]) => value === HOLE);
  return asked ? idOf(new URLSearchParams(search).get(asked[0])) : null;
}
