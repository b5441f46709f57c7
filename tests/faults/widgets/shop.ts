import { selectOffers } from '../../../src/store/selectors/panels';
import type { Page } from './page';
import type { Row } from './row';

const isShown = (page: Page): boolean => page.seen('waybill-pricing-table').includes('Plan 1001');
/** What stands below the plans is known too. */
const isWhole = (page: Page): boolean =>
  isShown(page) && selectOffers(page.store.getState()).isKnown && page.find('[role="alert"]').length === 0;
const choose = (page: Page) => page.pressOn('.card .btn');
const isChosen = ({ store }: Page): boolean => {
  const { content, busy } = store.getState().cart;
  return content.plan !== null && busy === null;
};

/** The plans of whoever looks around. */
export const SHOP: readonly Row[] = [
  { widget: 'pricing-table', endpoint: 'bundles', good: isShown },
  { widget: 'pricing-table', endpoint: 'token', good: isShown },
  { widget: 'pricing-table', endpoint: 'products', good: isWhole },
  {
    widget: 'pricing-table',
    endpoint: 'cartAdd',
    come: (page) => page.until('the plans', () => isWhole(page)),
    ask: choose,
    again: async (page) => {
      await page.press('common.ok');
      if (!isChosen(page)) await choose(page);
    },
    of: 'cart',
    changesCart: true,
    takesAny: true,
    oddly: { good: isChosen, why: 'what is in the cart was said by nobody but us' },
    newKey: 'what is in the cart is in it once, however often it is added',
    good: isChosen,
  },
];
