import { waybill } from '../../../src/runtime/public';
import type { Page } from './page';
import type { Row } from './row';

const ADDRESS = 'maria@milepost.example';
const COMMENT = 'What we talked about.';
const submit = (page: Page) => page.pressOn('[type="submit"]');

async function withPackage(page: Page): Promise<void> {
  waybill.cart.add('package/1001');
  await page.until('a package', () => {
    const { content, busy } = page.store.getState().cart;
    return content.plan !== null && busy === null;
  });
}

/** What is asked for by mail. */
export const QUOTES: readonly Row[] = [
  {
    widget: 'share-quote',
    endpoint: 'cartShare',
    answers: { cartShare: { status: 200 } },
    come: withPackage,
    typed: { textarea: COMMENT },
    ask: async (page) => {
      await page.type('.tag-box input', ADDRESS);
      await submit(page);
    },
    keeps: (page) => page.seen('waybill-share-quote').includes(ADDRESS),
    again: async (page) => {
      await page.press('common.ok');
      await submit(page);
    },
    takesAny: true,
    good: (page) => page.find('.status-success').length > 0,
  },
  {
    widget: 'guide-form',
    endpoint: 'pricingGuide',
    markup: 'ask-name',
    answers: { pricingGuide: { status: 200, result: { url: 'https://files.example.com/guide.pdf' } } },
    of: 'guide',
    typed: { '[name="email"]': ADDRESS, '[name="name"]': 'Maria' },
    ask: submit,
    takesAny: true,
    good: (page) => page.seen('waybill-guide-form').includes(ADDRESS) && page.find('[name="email"]').length === 0,
  },
];
