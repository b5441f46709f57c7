import { waybill } from '../../../src/runtime/public';
import { bundlesBody, cartBody, sessionBody, wireModule, wirePlan } from '../../kit/wire';
import type { Page } from './page';
import type { Row } from './row';

const linesOf = ({ store }: Page): readonly string[] => Object.keys(store.getState().cart.content.lines);
const isResting = ({ store }: Page): boolean => store.getState().cart.busy === null;
const isEmpty = (page: Page): boolean => page.store.getState().cart.content.plan === null && isResting(page);
const holds = (count: number) => (page: Page) => linesOf(page).length === count && isResting(page);
const shows = (text: string) => (page: Page) => page.seen('waybill-cart').includes(text);

/** A visitor's cart: a package of two modules, and what is added to it. */
const filled =
  (...modules: readonly number[]) =>
  async (page: Page): Promise<void> => {
    waybill.cart.add('package/1001');
    for (const id of modules) waybill.cart.add(`module/${id}`);
    await page.until('a full cart', () => modules.every((id) => linesOf(page).includes(`${id}`)) && isResting(page));
    await page.until('that it is shown', () => shows('Plan 1001')(page));
  };

/** The message is read, and what it was about is pressed again, unless it may have been done and is shown so. */
const after =
  (press: (page: Page) => Promise<void>, isDone: (page: Page) => boolean) =>
  async (page: Page): Promise<void> => {
    await page.press('common.ok');
    if (!isDone(page)) await press(page);
  };

/** A write that takes something out of the cart. */
const removal = (press: (page: Page) => Promise<void>, good: (page: Page) => boolean) =>
  ({
    widget: 'cart',
    ask: press,
    again: after(press, good),
    good,
    of: 'cart',
    changesCart: true,
    takesAny: true,
    oddly: { good, why: 'an answer that is none of a failure is one' },
    newKey: 'what is gone is gone, however often it is taken out',
  }) as const;

const GONE = { on: [404], why: 'what is gone already need not be taken out' } as const;

const clear = async (page: Page): Promise<void> => {
  await page.press('cart.clear');
  await page.pressOn('.btn-danger');
};

const MEMBER = { session: sessionBody(), cart: cartBody(wirePlan(1001), [wireModule(11)]) };
const WITH_OFFER = { ...MEMBER, crossSell: bundlesBody({ modules: [], data: [wireModule(14)] }) };
const addByPage = (page: Page) => page.pressOn('[data-waybill-action]');
const addOffer = (page: Page) => page.pressOn('.offer button');

/** What holds what is to be bought. */
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
    ...removal((page) => page.pressOn('.line-group:last-child [part="remove"]'), holds(3)),
    endpoint: 'cartRemove',
    come: filled(11, 14),
    settles: { ...GONE, good: holds(3) },
  },
  {
    ...removal(clear, isEmpty),
    endpoint: 'cartRemove',
    as: 'all of it',
    come: filled(),
    settles: { ...GONE, good: isEmpty },
  },
  {
    ...removal((page) => page.press('cart_page.remove_all'), holds(2)),
    endpoint: 'cartRemoveCategory',
    markup: 'layout="page"',
    answers: { cartRemoveCategory: { status: 200 } },
    come: filled(11, 12),
  },
  {
    widget: 'cart',
    endpoint: 'crossSell',
    markup: 'layout="page"',
    answers: WITH_OFFER,
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
    widget: 'cart',
    endpoint: 'cartAdd',
    markup: 'layout="page"',
    answers: { crossSell: bundlesBody({ modules: [], data: [wireModule(14)] }) },
    come: async (page) => {
      await filled(11)(page);
      await page.until('the offer', () => shows('Module 14')(page));
    },
    ask: addOffer,
    again: after(addOffer, holds(4)),
    of: 'cart',
    changesCart: true,
    takesAny: true,
    oddly: { good: holds(4), why: 'what is in the cart was said by nobody but us' },
    newKey: 'what is in the cart is in it once, however often it is added',
    good: holds(4),
  },
];
