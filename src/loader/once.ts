import { reportVersions } from '../element/versions';
import { VERSION } from '../app/version';

const LOADED = Symbol.for('waybill/loader');

/**
 * Returns whether this is the page's first Waybill script, loader or classic bundle. A CMS easily includes the script twice. The
 * function reports a second script of another version.
 */
export function isFirstScript(): boolean {
  if (typeof document === 'undefined') return false;
  const page = globalThis as { [LOADED]?: string };
  const first = page[LOADED];
  if (first) reportVersions(VERSION, first);
  else page[LOADED] = VERSION;
  return !first;
}
