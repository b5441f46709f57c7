import { map } from 'virtual:waybill/chunks';
import { definitions } from 'virtual:waybill/definitions';
import { isFirstScript } from './once';
import { ADVICE } from './script';
import { startLoader } from './start';
import { waybill } from '../app/public';

/**
 * Bundles the whole library in one script, for hosts that serve one file only. The script finds tags as the loader does, defines only
 * the widgets that the page uses, and fetches nothing but data.
 */
if (isFirstScript()) {
  const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;
  startLoader(document, map, script, {
    load: async (file) => {
      definitions[file]?.();
      return { waybill };
    },
    advice: ADVICE,
  });
}
