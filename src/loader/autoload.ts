import { map } from 'virtual:waybill/chunks';
import { isFirstScript } from './once';
import { preload } from './preload';
import { scriptTag } from './script';
import { startLoader } from './start';
import type { Waybill } from '../app/public';

declare global {
  interface Window {
    /** The script API of Waybill. Available once the loader has run. */
    waybill: Waybill;
  }
}

const addressOf = (file: string): string => new URL(file, import.meta.url).href;

if (isFirstScript()) {
  const script = scriptTag(document, import.meta.url);
  startLoader(document, map, script, {
    load: (file) => import(addressOf(file)),
    preload: (file) => preload(addressOf(file), script?.nonce),
  });
}
