import { chromium, type Browser } from 'playwright';
import { inject } from 'vitest';
import { launchFirefox } from '../browsers/firefox';

/** Whether this run opens the pages in Firefox (the project `firefox` of `vitest.config.ts`) and not in Chromium. */
const isFirefox = process.env.WAYBILL_BROWSER === 'firefox';

/** What a person has set for all pages, in the browser or in the system. */
export interface Settings {
  readonly colorScheme: 'light' | 'dark';
  readonly reducedMotion: 'no-preference' | 'reduce';
  /** Whether the browser runs scripts. */
  readonly hasScripts: boolean;
}

/** The settings as Firefox names them. Its driver has no command for them, so each combination is a Firefox of its own. */
const inFirefox = ({ colorScheme, reducedMotion, hasScripts }: Settings) => ({
  'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
  'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0,
  'javascript.enabled': hasScripts,
  // What is saved would take the focus: a panel tells of it, and a PDF is shown in a tab of its own.
  'browser.download.alwaysOpenPanel': false,
  'pdfjs.disabled': true,
});

const firefoxes = new Map<string, Promise<Browser>>();
let shared: Promise<Browser> | undefined;

/** Connects to the Chromium that all files share, whose contexts have settings of their own, or starts a Firefox that has them. */
export function openBrowser(settings: Settings): Promise<Browser> {
  if (!isFirefox) return (shared ??= chromium.connect(inject('wsEndpoint')));
  const key = JSON.stringify(settings);
  const opened = firefoxes.get(key) ?? launchFirefox(inFirefox(settings));
  firefoxes.set(key, opened);
  return opened;
}

/** Closes the browsers of this file. */
export async function closeBrowsers(): Promise<void> {
  const open = [...firefoxes.values(), ...(shared ? [shared] : [])];
  firefoxes.clear();
  shared = undefined;
  await Promise.all(open.map(async (browser) => (await browser).close()));
}
