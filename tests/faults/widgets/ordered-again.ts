import { settle } from './clock';
import type { Page } from './page';

/** Tries an order again: an unknown outcome is asked about or sent again with its key; a refused order is placed as a new order. */
export const orderedAgain =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    const isOpen = page.button('checkout.ask') ?? page.button('checkout.send_again');
    if (isOpen) return page.press('checkout.ask', 'checkout.send_again');
    await page.press('common.close', 'common.reload');
    await settle();
    if (page.reloads.length > 0) return;
    for (const step of steps) await step(page);
  };
