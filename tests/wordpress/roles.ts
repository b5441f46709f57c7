import { chromium, type Browser, type Page } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.mjs';

export type Rank = 'administrator' | 'editor' | 'author';

/** The people at the site, in one browser. */
export interface People {
  /** Returns the page of somebody who is signed in; each signs in once. */
  as(rank: Rank): Promise<Page>;
  /** Returns a fresh page of a visitor. */
  visitor(width?: number): Promise<Page>;
  leave(): Promise<void>;
}

async function signIn(browser: Browser, origin: string, rank: Rank): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${origin}/wp-login.php`);
  await page.fill('#user_login', rank);
  await page.fill('#user_pass', rank);
  await page.click('#wp-submit');
  await page.waitForURL(/wp-admin/);
  return page;
}

export async function openPeople(origin: string): Promise<People> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGS] });
  const signedIn = new Map<Rank, Promise<Page>>();
  return {
    as(rank) {
      const page = signedIn.get(rank) ?? signIn(browser, origin, rank);
      signedIn.set(rank, page);
      return page;
    },
    async visitor(width = 1440) {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      return context.newPage();
    },
    leave: () => browser.close(),
  };
}
