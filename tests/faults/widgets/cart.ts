import { waybill } from '../../../src/app/public';
import { bundlesBody, cartBody, sessionBody, wireModule, wirePlan } from '../../kit/wire';
import { adding, after, isResting, linesOf, planOf, removing } from './cart-writes';
import { focused } from './find';
import type { Page } from './page';
import type { Row } from './row';

const isEmpty = (page: Page): boolean => planOf(page) === null && isResting(page);
const holds = (count: number) => (page: Page) => linesOf(page).length === count && isResting(page);
const shows = (text: string) => (page: Page) => page.seen('waybill-cart').includes(text);

/** A visitor's cart: a package of two modules, and the given add-ons. */
export const filled =
  (...modules: readonly number[]) =>
  async (page: Page): Promise<void> => {
    waybill.cart.add('package/1001');
    for (const id of modules) waybill.cart.add(`module/${id}`);
    await page.until('a full cart', () => holds(2 + modules.length)(page));
    await page.until('that it is shown', () => shows('Plan 1001')(page));
  };

const GONE = { on: [404], why: 'what is gone already need not be taken out' } as const;

const removeLast = (page: Page) => page.pressOn('.line-group:last-child [part="remove"]');
const clear = async (page: Page): Promise<void> => {
  await page.press('cart.clear');
  await page.pressOn('.btn-danger');
};

const MEMBER = { session: sessionBody(), cart: cartBody(wirePlan(1001), [wireModule(11)]) };
const OFFER = { crossSell: bundlesBody({ modules: [], data: [wireModule(14)] }) };
export const FLEET = (() => {
  const plan = wirePlan(1001, { minimum_asset_count: 5, minimum_asset_rate: '20.00', asset_type: 'vehicle' });
  return { bundles: bundlesBody({ data: [plan] }), products: bundlesBody({ data: [plan] }) };
})();
export const isFleetOf = (count: number) => (page: Page) => planOf(page)?.quantity === count && isResting(page);
/** Types a quantity and commits it, as Enter does. */
export const typeEight = async (page: Page): Promise<void> => {
  await page.type('.stepper input', '8');
  focused()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
};
const addByPage = (page: Page) => page.pressOn('[data-waybill-action]');
const addOffer = (page: Page) => page.pressOn('.offer button');

/** Fault rows for the cart. */
export const CART: readonly Row[] = [
  {
    widget: 'cart',
    endpoint: 'cart',
    answers: MEMBER,
    isEarly: true,
    settles: {
      on: [404, 500],
      good: isEmpty,
      why: 'the server’s own word that there is no cart, or that it has lost it',
    },
    good: shows('Module 11'),
  },
  {
    widget: 'mini-cart',
    endpoint: 'cart',
    answers: MEMBER,
    isEarly: true,
    silent: 'a badge has no room for it, and the cart says so',
    good: (page) => page.seen('waybill-mini-cart').includes('Module 11'),
  },
  {
    ...removing(removeLast, holds(3)),
    widget: 'cart',
    endpoint: 'cartRemove',
    come: filled(11, 14),
    settles: { ...GONE, good: holds(3) },
  },
  {
    ...removing(clear, isEmpty),
    widget: 'cart',
    endpoint: 'cartRemove',
    as: 'all of it',
    come: filled(),
    settles: { ...GONE, good: isEmpty },
  },
  {
    ...removing((page) => page.press('cart_page.remove_all'), holds(2)),
    widget: 'cart',
    endpoint: 'cartRemoveCategory',
    markup: 'layout="page"',
    answers: { cartRemoveCategory: { status: 200 } },
    come: filled(11, 12),
  },
  {
    widget: 'cart',
    endpoint: 'crossSell',
    markup: 'layout="page"',
    answers: { ...MEMBER, ...OFFER },
    silent: 'an offer that is not made takes nothing away',
    tells: ['session'],
    good: shows('Module 11'),
  },
  {
    widget: 'cart',
    endpoint: 'products',
    as: 'for a button of the page',
    markup: '<button data-waybill-action="cart.add:module/14"></button><waybill-cart></waybill-cart>',
    answers: MEMBER,
    come: (page) => page.until('the cart', () => shows('Module 11')(page)),
    ask: addByPage,
    again: after(addByPage, () => false),
    of: 'cart',
    good: (page) => page.asked('cartAdd').length > 0,
  },
  {
    ...adding(addOffer, holds(4)),
    widget: 'cart',
    markup: 'layout="page"',
    answers: OFFER,
    come: async (page) => {
      await filled(11)(page);
      await page.until('the offer', () => shows('Module 14')(page));
    },
  },
  {
    ...adding((page) => page.press('common.undo'), holds(3)),
    widget: 'cart',
    as: 'brought back',
    come: async (page) => {
      await filled(11)(page);
      await removeLast(page);
      await page.until('that it is gone', () => holds(2)(page));
    },
  },
  {
    ...adding(typeEight, isFleetOf(8)),
    widget: 'cart',
    as: 'a quantity',
    markup: 'layout="page"',
    answers: FLEET,
    come: filled(),
  },
  {
    widget: 'cart',
    endpoint: 'products',
    as: 'for the page',
    markup: 'layout="page"',
    answers: MEMBER,
    silent: 'of a plan in the cart it says no more than what another cycle would save',
    tells: ['session'],
    good: shows('Module 11'),
  },
];
