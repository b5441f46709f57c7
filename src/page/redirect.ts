/** Inserts a query before the hash of a route: `/a#b` and `x=1` give `/a?x=1#b`. */
export function withQuery(route: string, query: string | undefined): string {
  if (!query) return route;
  const [path = '', hash] = route.split('#', 2);
  const joined = `${path}${path.includes('?') ? '&' : '?'}${query.replace(/^[?&]+/, '')}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
