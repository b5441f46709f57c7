/** Stands in a route for the address that it leads back to. */
const PLACE = '{return}';

/**
 * Writes the address of the page that signs in so that it can lead back: in the place of `{return}`, else as the parameter `return`
 * of its query.
 * @param route the page that signs in, which may have a query and a hash
 * @param here path, query and hash of the page to come back to
 */
export function withReturn(route: string, here: string): string {
  const back = encodeURIComponent(here);
  if (route.includes(PLACE)) return route.replace(PLACE, () => back);
  const [page = '', hash] = route.split('#', 2);
  const address = `${page}${page.includes('?') ? '&' : '?'}return=${back}`;
  return hash === undefined ? address : `${address}#${hash}`;
}
