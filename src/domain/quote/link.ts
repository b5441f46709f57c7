/** Placeholder of the id in a route. */
const HOLE = '{id}';

/** Shape of a quote id; anything else in a link is ignored. */
const ID = /^[\w-]{8,64}$/;

const idOf = (text: string | null | undefined): string | null => (text && ID.test(text) ? text : null);

/** Builds the address of a quote by filling the id into the route. */
export const quoteAddress = (route: string, id: string): string => route.replace(HOLE, encodeURIComponent(id));

/** Matches a text against a pattern and returns the placeholder's value; null if it does not match. */
function inHole(pattern: string, text: string): string | null {
  const [before = '', after = ''] = pattern.split(HOLE, 2);
  const follows = text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length;
  return follows ? text.slice(before.length, text.length - after.length) : null;
}

/**
 * Reads the id of the quote that an address opens. It compares only the anchor or the query, wherever the route has its
 * placeholder, because the path depends on the language. [REV-43]
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
