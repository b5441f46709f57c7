import { chromium, type Browser } from 'playwright';
import { inject } from 'vitest';
import { launchFirefox } from '../browsers/firefox';

/** Whether this run opens the pages in Firefox (the project `firefox` of `vitest.config.ts`) and not in Chromium. */
const isFirefox = process.env.WAYBILL_BROWSER === 'firefox';

/** Connects to the Chromium that all files share, or starts a Firefox for this file. */
export const openBrowser = (): Promise<Browser> =>
  isFirefox ? launchFirefox() : chromium.connect(inject('wsEndpoint'));
