import { waybill } from '../../../src/runtime/public';
import { cartBody, sessionBody, wireModule, wirePlan } from '../../kit/wire';
import type { Page } from './page';
import type { Row } from './row';

const lines = ({ store }: Page): readonly string[] => Object.keys(store.getState().cart.content.lines);
const isResting = ({ store }: Page): boolean => store.getState().cart.busy === null;

const isEmpty = ({ store }: Page): boolean => store.getState().cart.content.plan === null;
const isTakenOut = (page: Page): boolean => lines(page).length === 3 && isResting(page);

/** A visitor's cart with a package and two add-ons of its own. */
export async function filled(page: Page): Promise<void> {
  waybill.cart.add('package/1001');
  waybill.cart.add('module/11');
  waybill.cart.add('module/14');
  await page.until('a full cart', () => lines(page).length === 4 && isResting(page));
  await page.until('that it is shown', () => page.seen('waybill-cart').includes('Module 14'));
}

/** The message is read, and what it was about is pressed again, unless it may have been done and is shown so. */
const after =
  (press: (page: Page) => Promise<void>, isDone: (page: Page) => boolean) =>
  async (page: Page): Promise<void> => {
    await page.press('common.ok');
    if (!isDone(page)) await press(page);
  };

const removeOf = (page: Page) => page.pressOn('.line-group:last-child [part="remove"]');

/** What holds what is to be bought. */
export const CART: readonly Row[] = [
  {
    widget: 'cart',
    endpoint: 'cart',
    answers: { session: sessionBody(), cart: cartBody(wirePlan(1001), [wireModule(11)]) },
    isEarly: true,
    settles: {
      on: [404, 500],
      good: isEmpty,
      why: 'the server’s own word that there is no cart, or that it has lost it',
    },
    good: (page) => page.seen('waybill-cart').includes('Module 11'),
  },
  {
    widget: 'cart',
    endpoint: 'cartRemove',
    come: filled,
    ask: removeOf,
    again: after(removeOf, isTakenOut),
    of: 'cart',
    takesAny: true,
    oddly: { good: isTakenOut, why: 'an answer that is none of a failure is one' },
    settles: { on: [404], good: isTakenOut, why: 'what is gone already need not be taken out' },
    changesCart: true,
    newKey: 'a line that is gone is gone, however often it is taken out',
    good: isTakenOut,
  },
];
