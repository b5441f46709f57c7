import { waybill } from '../../../src/app/public';
import { cartBody, sessionBody, wirePlan } from '../../kit/wire';
import { ACCOUNT } from './account';
import { SWITCHING } from './activation';
import { ANSWERS, isReviewed, POLL, review } from './checkout';
import { isResting, planOf } from './cart-writes';
import type { Page } from './page';
import type { Row } from './row';

/** A page that names another member later asks for the session again, and goes on with what was left unfinished. */
const namedLater = (): void => waybill.configure({ memberId: 8 });
const ID = 'a'.repeat(32);
const QUOTED = { status: 200, currency: 'USD', data: { plan: { id: 1001, quantity: 1 }, modules: [] } };
const isInFront = (page: Page): boolean => page.find('dialog[open]').length > 0;

/** A page whose address leads to a quote, once the cart is shown. */
const FOLLOWING = {
  widget: 'cart',
  endpoint: 'session',
  come: (page: Page) => page.until('the cart', () => page.seen('waybill-cart') !== ''),
  ask() {
    location.hash = '';
    location.hash = `quote=${ID}`;
  },
  good: (page: Page) => planOf(page) !== null && isResting(page),
} as const;

/** Ways of members through the widgets that no fault row takes. */
export const VISITS_OF_MEMBERS = [
  {
    widget: 'invoice-list',
    endpoint: 'session',
    as: 'all invoices',
    answers: ACCOUNT,
    come: (page) => page.until('the list', () => page.seen('waybill-invoice-list').includes('20261101')),
    ask: (page) => page.press('invoice_list.csv'),
    good: (page) => page.find('[role="status"]').length > 0,
  },
  {
    ...POLL,
    endpoint: 'session',
    as: 'an order that goes on',
    answers: { ...ANSWERS, subscriptionActive: { status: 200, has_record: 1, is_enabled: 0 } },
    ask({ script }) {
      Object.assign(script, { subscriptionActive: ANSWERS.subscriptionActive });
      namedLater();
    },
  },
  {
    ...SWITCHING,
    endpoint: 'session',
    as: 'an add-on that goes on',
    ask: async (page) => {
      await SWITCHING.ask(page);
      namedLater();
    },
  },
  {
    widget: 'cart',
    endpoint: 'session',
    as: 'a review that is read again',
    answers: { ...ANSWERS, upgradeMessage: () => new Response('<h1>Bad gateway</h1>', { status: 502 }) },
    come: async (page) => {
      await page.press('cart.checkout');
      await page.until('the failure', () => isReviewed(page) || (isInFront(page) && page.button('common.retry')));
    },
    ask: (page) => {
      Object.assign(page.script, { upgradeMessage: ANSWERS.upgradeMessage });
      return page.press('common.retry');
    },
    good: isReviewed,
  },
  {
    widget: 'cart',
    endpoint: 'session',
    as: 'a review that is left',
    answers: ANSWERS,
    come: review,
    ask: (page) => page.press('common.close'),
    good: (page) => !isInFront(page) && page.button('cart.checkout'),
  },
  {
    ...FOLLOWING,
    as: 'a quote that is followed',
    answers: { cart: cartBody(wirePlan(1001)), quoteCart: QUOTED },
  },
  {
    ...FOLLOWING,
    as: 'a quote that a member follows',
    answers: { session: sessionBody(), quoteCart: QUOTED },
    ask({ script }) {
      const cartAdd = (): object => {
        Object.assign(script, { cart: cartBody(wirePlan(1001)) });
        return { status: 200 };
      };
      Object.assign(script, { cartAdd });
      FOLLOWING.ask();
    },
  },
] satisfies readonly Row[];
