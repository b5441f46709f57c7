import { selectOffers } from '../../../src/store/selectors/panels';
import { wireModule } from '../../kit/wire';
import { adding, after, isResting, linesOf, planOf } from './cart-writes';
import type { Page } from './page';
import type { Row } from './row';

const isShown = (page: Page): boolean => page.seen('waybill-pricing-table').includes('Plan 1001');
/** Tells whether the parts below the plans are rendered too. */
const isWhole = (page: Page): boolean =>
  isShown(page) && selectOffers(page.store.getState()).isKnown && page.find('[role="alert"]').length === 0;
const choose = (page: Page) => page.pressOn('.card .btn');
const isChosen = (page: Page): boolean => planOf(page) !== null && isResting(page);

/** A host button that adds a module which no list of this page has. */
const LATE_BUTTON = '<button data-waybill-action="cart.add:module/77">Late</button>';
const addLate = (page: Page) => page.pressOn('[data-waybill-action]');
const isLateAdded = (page: Page): boolean => linesOf(page).includes('77') && isResting(page);

/** Fault rows for the pricing page of a visitor. */
export const SHOP: readonly Row[] = [
  { widget: 'pricing-table', endpoint: 'bundles', good: isShown },
  { widget: 'pricing-table', endpoint: 'token', good: isShown },
  { widget: 'pricing-table', endpoint: 'products', good: isWhole },
  {
    widget: 'pricing-table',
    endpoint: 'product',
    markup: `<waybill-pricing-table></waybill-pricing-table>${LATE_BUTTON}`,
    answers: { product: { status: 200, currency: 'USD', product: wireModule(77) } },
    come: (page) => page.until('the plans', () => isWhole(page)),
    ask: addLate,
    again: after(addLate, isLateAdded),
    good: isLateAdded,
    of: 'cart',
    // The write that follows the read changes the cart.
    changesCart: true,
    settles: {
      on: [404],
      good: isResting,
      why: 'the server knows of no such product, so there is nothing to be bought',
    },
    notes: {
      text: /^waybill: module\/77 is not for sale, so its button does nothing/,
      why: 'the developer of the page learns that the button names an item that is not sold',
    },
  },
  {
    ...adding(choose, isChosen),
    widget: 'pricing-table',
    come: (page) => page.until('the plans', () => isWhole(page)),
  },
];
