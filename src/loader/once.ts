import { reportVersions } from '../element/versions';
import { VERSION } from '../app/version';

const LOADED = Symbol.for('waybill/loader');

/**
 * Whether this is the page's first script of Waybill, the loader or the classic one. A CMS easily puts it there twice; that
 * one of them is of another release is said.
 */
export function isFirstScript(): boolean {
  if (typeof document === 'undefined') return false;
  const page = globalThis as { [LOADED]?: string };
  const first = page[LOADED];
  if (first === undefined) page[LOADED] = VERSION;
  else reportVersions(VERSION, first);
  return first === undefined;
}
