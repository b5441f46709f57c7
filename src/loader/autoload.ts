import { map } from 'virtual:waybill/chunks';
import { isFirstScript } from './once';
import { preload } from './preload';
import { ADVICE, ADVICE_MOVED, baseOf, runsFrom, scriptTag } from './script';
import { startLoader } from './start';
import type { Waybill } from '../app/public';

declare global {
  interface Window {
    /** The script API of Waybill. Available once the loader has run. */
    waybill: Waybill;
  }
}

if (isFirstScript()) {
  const url = runsFrom();
  const script = scriptTag(document);
  const base = baseOf(script, url);
  const addressOf = (file: string): string => new URL(file, base).href;
  startLoader(document, map, script, {
    load: (file) => import(addressOf(file)),
    preload: (file) => preload(addressOf(file), script?.nonce),
    advice: (script?.dataset['base'] ?? url) ? ADVICE : ADVICE_MOVED,
  });
  if (script?.matches('[data-shortcodes], [data-links]')) void import(addressOf('in-text.js'));
}
