import { posix } from 'node:path';

/**
 * Returns a relative address, so that the site works in any folder of any server.
 * @param from the page that links, such as `guides/events.html`
 * @param to the target in the site, with an anchor or not
 */
export function relative(from: string, to: string): string {
  const [path = '', anchor] = to.split('#', 2);
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (path === from || path === '') return hash || posix.basename(from);
  return posix.relative(posix.dirname(from), path) + hash;
}
