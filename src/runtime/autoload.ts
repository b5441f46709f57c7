import { map } from 'virtual:waybill/chunks';
import { startLoader } from './loader/start';
import type { Waybill } from './public';

declare global {
  interface Window {
    /** What a page can do with Waybill from a script; there once the loader has run. */
    waybill: Waybill;
  }
}

const LOADED = Symbol.for('waybill/loader');
const page = globalThis as { [LOADED]?: true };

// A CMS easily puts the script on a page twice.
if (typeof document !== 'undefined' && !page[LOADED]) {
  page[LOADED] = true;
  startLoader(document, map, import.meta.url, (file) => import(new URL(file, import.meta.url).href));
}
