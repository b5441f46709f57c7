import { join } from 'node:path';
import { firefox, type Browser, type BrowserContext, type Page } from 'playwright';
import { ensureFirefox } from '../../tools/browsers.mjs';
import { ROOT } from '../../tools/widgets.mjs';
import { PATIENCE, WINDOW, type Driver, type Tab } from './tab';

/** Opens a page; once more, if the one before was just going somewhere else. */
const open = (page: Page, url: string): Promise<unknown> =>
  page.goto(url).catch((error: Error) => {
    if (!error.message.includes('interrupted by another navigation')) throw error;
    return page.goto(url);
  });

const tabOf = (page: Page, context: BrowserContext): Tab => ({
  open: async (url) => void (await open(page, url)),
  run: (task, given) => page.evaluate(`(${task.toString()})(${JSON.stringify(given)})`),
  clickAt: (x, y) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  picture: () => page.screenshot(),
  async another() {
    const next = await context.newPage();
    await next.bringToFront();
    return tabOf(next, context);
  },
});

/**
 * Starts Firefox, which is driven over WebDriver BiDi.
 * @param firefoxUserPrefs its settings, as `about:config` names them
 */
export const launchFirefox = (
  firefoxUserPrefs: Readonly<Record<string, boolean | number | string>> = {},
): Promise<Browser> =>
  firefox.launch({
    firefoxUserPrefs: { ...firefoxUserPrefs },
    channel: 'moz-firefox',
    executablePath: join(ROOT, 'tools/firefox.mjs'),
    env: { ...process.env, FIREFOX_PATH: ensureFirefox() },
  });

/** Starts Firefox for journeys that other browsers play too. */
export async function startFirefox(): Promise<Driver> {
  const browser = await launchFirefox();
  let context: BrowserContext | undefined;
  return {
    async fresh() {
      await context?.close();
      context = await browser.newContext({ viewport: { ...WINDOW }, locale: 'en-US' });
      context.setDefaultTimeout(PATIENCE);
      const page = await context.newPage();
      await page.bringToFront();
      return tabOf(page, context);
    },
    close: () => browser.close(),
  };
}
