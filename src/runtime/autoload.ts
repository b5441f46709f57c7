import { map } from 'virtual:waybill/chunks';
import { reportVersions } from '../element/versions';
import { startLoader } from './loader/start';
import type { Waybill } from './public';
import { VERSION } from './version';

declare global {
  interface Window {
    /** What a page can do with Waybill from a script; there once the loader has run. */
    waybill: Waybill;
  }
}

const LOADED = Symbol.for('waybill/loader');
const page = globalThis as { [LOADED]?: string };

// A CMS easily puts the script on a page twice.
if (typeof document !== 'undefined') {
  const first = page[LOADED];
  if (first) reportVersions(VERSION, first);
  else {
    page[LOADED] = VERSION;
    startLoader(document, map, import.meta.url, (file) => import(new URL(file, import.meta.url).href));
  }
}
