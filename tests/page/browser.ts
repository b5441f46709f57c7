import { chromium, type Browser } from 'playwright';
import { inject } from 'vitest';
import { launchFirefox } from '../browsers/firefox';

/** Whether the pages of this run are opened in Firefox (the project `firefox` of `vitest.config.ts`) and not in Chromium. */
export const IS_FIREFOX = process.env.WAYBILL_BROWSER === 'firefox';

/** Connects to the Chromium that all files share, or starts a Firefox for this file. */
export const openBrowser = (): Promise<Browser> =>
  IS_FIREFOX ? launchFirefox() : chromium.connect(inject('wsEndpoint'));
