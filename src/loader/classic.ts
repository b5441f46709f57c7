import { map } from 'virtual:waybill/chunks';
import { definitions } from 'virtual:waybill/definitions';
import { isFirstScript } from './once';
import { startLoader } from './start';
import { waybill } from '../app/public';

/**
 * The whole library in one script, for pages that know no modules. It finds tags as the loader does and defines those that
 * are there; nothing else is fetched but data.
 */
if (isFirstScript()) {
  const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;
  startLoader(document, map, script, {
    load: async (file) => {
      definitions[file]?.();
      return { waybill };
    },
  });
}
