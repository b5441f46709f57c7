import { selectOffers } from '../../../src/store/selectors/panels';
import { adding, isResting, planOf } from './cart-writes';
import type { Page } from './page';
import type { Row } from './row';

const isShown = (page: Page): boolean => page.seen('waybill-pricing-table').includes('Plan 1001');
/** What stands below the plans is known too. */
const isWhole = (page: Page): boolean =>
  isShown(page) && selectOffers(page.store.getState()).isKnown && page.find('[role="alert"]').length === 0;
const choose = (page: Page) => page.pressOn('.card .btn');
const isChosen = (page: Page): boolean => planOf(page) !== null && isResting(page);

/** The plans of whoever looks around. */
export const SHOP: readonly Row[] = [
  { widget: 'pricing-table', endpoint: 'bundles', good: isShown },
  { widget: 'pricing-table', endpoint: 'token', good: isShown },
  { widget: 'pricing-table', endpoint: 'products', good: isWhole },
  {
    ...adding(choose, isChosen),
    widget: 'pricing-table',
    come: (page) => page.until('the plans', () => isWhole(page)),
  },
];
