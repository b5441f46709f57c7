import { vi } from 'vitest';
import { checkBody, fixedBody } from '../../kit/upgrade';
import { cartBody, subscribed, wirePlan } from '../../kit/wire';
import { orderedAgain } from './ordered-again';
import type { Page } from './page';
import type { Row } from './row';

const HELD = { plan_id: 1001, title: 'Route Optimization', timeframe: 'month', price: '100.00', next_amount: '100.00' };
const ANSWERS = {
  session: subscribed(1001),
  // The cart is billed by the month, like the server's upgrade message.
  cart: cartBody(wirePlan(1002, { billing_cycle: 'month' })),
  subscriptionInfo: { status: 200, currency: 'USD', subscription: HELD, modules: [], pending: null },
  subscriptionCheck: checkBody(),
  upgradeMessage: fixedBody(),
  subscriptionChange: { status: 200 },
  subscriptionCreate: { status: 200 },
  subscriptionCreateDirect: { status: 200 },
  subscriptionActive: { status: 200, has_record: 1, is_enabled: 1 },
};
/** Answers of a server without a record of the subscription. */
const UNKNOWN = { ...ANSWERS, subscriptionCheck: () => Response.json({ status: 404 }, { status: 404 }) };
const RESOLD = { ...ANSWERS, session: subscribed(1001, { is_affiliate: 1 }) };

const opener = (page: Page) => page.button('subscription.upgrade_to') ?? page.button('subscription.enable');
const isOffered = (page: Page): boolean => page.button('upgrade.confirm') !== undefined;
const isReviewed = (page: Page): boolean => page.button('checkout.change_for') !== undefined;
const isDone = (page: Page): boolean => page.find('.status-success').length > 0;

const come = (page: Page) => page.until('the subscription', () => opener(page));
const press = (page: Page) => page.press('subscription.upgrade_to', 'subscription.enable');
async function offered(page: Page): Promise<void> {
  await press(page);
  await page.until('what it would mean', () => isOffered(page));
}
function confirm(page: Page): Promise<void> {
  // Moves the clock past the guard against double clicks.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  return page.press('upgrade.confirm');
}

/** Confirms the review of an order for a subscription that the server has no record of. */
async function reviewed(page: Page): Promise<void> {
  await press(page);
  await page.until('the review', () => isReviewed(page));
}
const order = (page: Page) => page.press('checkout.change_for');

/** Tries again; after a refusal with a reason, the upgrade starts from its beginning. */
async function again(page: Page): Promise<void> {
  if (page.button('common.retry')) return page.press('common.retry');
  await page.press('common.close');
  await press(page);
}

const BEFORE = { widget: 'subscription', answers: ANSWERS, come, ask: press, again } as const;
const ORDER = {
  widget: 'subscription',
  of: 'upgrade',
  come,
  ask: press,
  again: orderedAgain(press),
  takesAny: true,
  changesCart: true,
  lasts: { ms: 5000, why: 'what was ordered goes on, whatever stands in the page by then' },
  good: isDone,
} as const satisfies Omit<Row, 'endpoint'>;

/** Fault rows for an upgrade, from the button to the end. */
export const UPGRADE: readonly Row[] = [
  {
    ...BEFORE,
    endpoint: 'subscriptionCheck',
    as: 'before an upgrade',
    of: 'upgrade-check',
    settles: { on: [404], good: isReviewed, why: 'a subscription of which nothing is on record is ordered' },
    oddly: { good: isOffered, why: 'nothing in it stands against an upgrade, and the order is checked anew' },
    changesCart: true,
    lasts: ORDER.lasts,
    good: isOffered,
  },
  { ...BEFORE, endpoint: 'upgradeMessage', as: 'of an upgrade', of: 'upgrade-message', good: isOffered },
  {
    ...ORDER,
    endpoint: 'subscriptionChange',
    answers: ANSWERS,
    come: offered,
    ask: confirm,
    again: orderedAgain(offered, confirm),
  },
  {
    ...ORDER,
    endpoint: 'subscriptionCreate',
    answers: UNKNOWN,
    come: reviewed,
    ask: order,
    again: orderedAgain(reviewed, order),
  },
  { ...ORDER, endpoint: 'subscriptionCreateDirect', answers: RESOLD },
];
