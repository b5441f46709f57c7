import { settle } from './clock';
import type { Page } from './page';

/** What nobody knows is asked for, or sent again under its key; what was refused is ordered anew, here or on a new page. */
export const orderedAgain =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    const isOpen = page.button('checkout.ask') ?? page.button('checkout.send_again');
    if (isOpen) return page.press('checkout.ask', 'checkout.send_again');
    await page.press('common.close', 'common.ok');
    await settle();
    if (page.reloads.length > 0) return;
    for (const step of steps) await step(page);
  };
