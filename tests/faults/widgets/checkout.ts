import { vi } from 'vitest';
import { POLL_LIMIT } from '../../../src/domain/checkout/poll';
import { orderBody } from '../../kit/upgrade';
import { cartBody, sessionBody, subscribed, wireModule, wirePlan } from '../../kit/wire';
import { orderedAgain } from './ordered-again';
import type { Page } from './page';
import type { Row } from './row';

const ACTIVE = { status: 200, has_record: 1, is_enabled: 1 };
export const ANSWERS = {
  session: sessionBody(),
  cart: cartBody(wirePlan(1001), [wireModule(11)]),
  upgradeMessage: orderBody(),
  checkout: { status: 200, result: { order_id: 1 } },
  subscriptionActive: ACTIVE,
};
const SUBSCRIBER = { ...ANSWERS, session: subscribed(1002), subscriptionApply: { status: 200 } };
/** A reseller's member, who sees no sums. */
const RESOLD = { ...ANSWERS, session: subscribed(1002, { is_affiliate: 1 }), upgradeOrder: { status: 200 } };
const WAITING = { ...ACTIVE, is_enabled: 0 };
const DECLINED = { status: 200, has_record: 1, last_order: { order_id: 1, state: 'failed' } };

const orderButton = (page: Page) =>
  page.button('checkout.order_for') ?? page.button('checkout.change_for') ?? page.button('checkout.enable');
export const isReviewed = (page: Page): boolean => orderButton(page) !== undefined;
const isDone = (page: Page): boolean => page.find('.status-success').length > 0;

export async function review(page: Page): Promise<void> {
  await page.press('cart.checkout');
  await page.until('the review', () => isReviewed(page));
}
const order = (page: Page) => page.press('checkout.order_for', 'checkout.change_for', 'checkout.enable');

export const ORDER = {
  widget: 'cart',
  of: 'checkout',
  come: review,
  ask: order,
  again: orderedAgain(review, order),
  takesAny: true,
  lasts: { ms: 5000, why: 'what was ordered goes on, whatever stands in the page by then' },
  good: isDone,
} as const satisfies Omit<Row, 'endpoint'>;

/** Waits until the server has accepted the order and the page polls for it. */
async function accepted(page: Page): Promise<void> {
  await review(page);
  await order(page);
  await page.until('that it has arrived', () => page.button('checkout.hide'));
}
export const POLL = { ...ORDER, takesAny: undefined, come: accepted } as const;
/** The last ten seconds of ten minutes of waiting. Every poll of these fails. */
const toTheEnd = (): void => void vi.setSystemTime(Date.now() + POLL_LIMIT - 10_000);
/** A poll that ends: then the person is told once, may go on waiting, and nothing is ordered again. */
const TO_THE_END = {
  ...POLL,
  again: (page: Page) => page.press('checkout.keep_waiting'),
  good: (page: Page) => isDone(page) && page.asked('checkout').length === 0,
} as const;

/** Fault rows for an order of the pricing page, from the review to the end. */
export const CHECKOUT: readonly Row[] = [
  {
    widget: 'cart',
    endpoint: 'upgradeMessage',
    as: 'in the review',
    answers: SUBSCRIBER,
    come: (page) => page.until('the cart', () => page.button('cart.checkout')),
    ask: (page) => page.press('cart.checkout'),
    good: isReviewed,
  },
  { ...ORDER, endpoint: 'checkout', answers: ANSWERS },
  { ...ORDER, endpoint: 'subscriptionApply', answers: SUBSCRIBER },
  { ...ORDER, endpoint: 'upgradeOrder', answers: RESOLD },
  {
    ...POLL,
    endpoint: 'subscriptionActive',
    answers: { ...ANSWERS, subscriptionActive: WAITING },
    ask: ({ script }) => Object.assign(script, { subscriptionActive: ACTIVE }),
    heals: 'one bad answer is no failure: whoever waits is told after ten minutes that it takes longer',
  },
  {
    ...POLL,
    endpoint: 'subscriptionCheck',
    as: 'of an order that is not in force',
    answers: { ...ANSWERS, subscriptionActive: WAITING, subscriptionCheck: DECLINED },
    ask: ({ script }) => Object.assign(script, { subscriptionActive: { ...WAITING, status: 400 } }),
    heals: 'why it is not in force can wait: whether it is, is asked again',
    good: (page) => page.button('checkout.billing_details'),
  },
  {
    ...TO_THE_END,
    endpoint: 'subscriptionActive',
    as: 'for ten minutes',
    answers: { ...ANSWERS, subscriptionActive: WAITING },
    ask: ({ script }) => {
      toTheEnd();
      Object.assign(script, { subscriptionActive: ACTIVE });
    },
  },
  {
    ...TO_THE_END,
    endpoint: 'subscriptionCheck',
    as: 'for ten minutes',
    answers: { ...ANSWERS, subscriptionActive: WAITING, subscriptionCheck: DECLINED },
    ask: ({ script }) => {
      toTheEnd();
      Object.assign(script, { subscriptionActive: { ...WAITING, status: 400 } });
    },
    good: (page) => page.button('checkout.billing_details') && page.asked('checkout').length === 0,
  },
];
