import { questionBody, statusBody } from '../../kit/activation';
import { subscribed } from '../../kit/wire';
import { settle } from './clock';
import type { Page } from './page';
import type { Row } from './row';

const OFF = { id: 143, title: 'Territories', price: '49.00', is_active: 0 };
/** The state of the add-on on the server; the process call switches it. */
const switched = { now: false };
const ANSWERS = {
  session: subscribed(1001),
  subscriptionInfo: { status: 200, currency: 'USD', subscription: null, modules: [OFF], pending: null },
  moduleConfirmation: questionBody('territories'),
  featureToken: { status: 200, token: 'features' },
  featureValidate: { status: 200 },
  modulesConfirm: { status: 200, data: [{ add_on_code: 'territories' }] },
  modulesPurchase: { status: 200 },
  moduleProcess: () => {
    switched.now = true;
    return { status: 200 };
  },
  moduleStatus: () => statusBody(switched.now),
};

/** Tells whether the question is open, because only that has Cancel. */
const isAsked = (page: Page): boolean => page.button('common.cancel') !== undefined;
const isDone = (page: Page): boolean => page.find('.status-success').length > 0;

async function come(page: Page): Promise<void> {
  switched.now = false;
  await page.until('the add-on', () => page.button('subscription.activate'));
}
const press = (page: Page) => page.press('subscription.activate');
/** Presses OK of the question; its text equals that of the button that opened it, so the selector is used. */
const agree = (page: Page) => page.pressOn('dialog[open] .btn-primary');
async function asked(page: Page): Promise<void> {
  await come(page);
  await press(page);
  await page.until('the question', () => isAsked(page));
}

/** Tries again: leaving reloads the page; if nothing was sent, the button is pressed again; an unknown purchase is asked about. */
const again =
  (next: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<void> => {
    if (page.button('activation.ask')) return page.press('activation.ask');
    await page.press('common.ok', 'common.reload', 'common.close');
    await settle();
    if (page.reloads.length > 0) return;
    await press(page);
    await next(page);
  };

export const SWITCHING = {
  widget: 'subscription',
  answers: ANSWERS,
  of: 'activation',
  come: asked,
  ask: agree,
  again: again(agree),
  lasts: { ms: 15_000, why: 'what was agreed to goes on, and is asked for five times more' },
  newKey: 'every press begins with the question anew',
  renews: 'how the add-on stands after a failure, a page that is loaded anew shows',
  good: isDone,
} as const satisfies Omit<Row, 'endpoint'>;

/** Fault rows for switching an add-on on. */
export const ACTIVATION: readonly Row[] = [
  {
    ...SWITCHING,
    endpoint: 'moduleConfirmation',
    come,
    ask: press,
    again: again((page) => page.until('the question', () => isAsked(page))),
    oddly: {
      good: isAsked,
      why: 'it is asked all the same whether to go on, and nothing is bought that was not named',
    },
    good: isAsked,
  },
  { ...SWITCHING, endpoint: 'featureToken' },
  { ...SWITCHING, endpoint: 'featureValidate', takesAny: true },
  { ...SWITCHING, endpoint: 'modulesConfirm' },
  { ...SWITCHING, endpoint: 'modulesPurchase', takesAny: true },
  { ...SWITCHING, endpoint: 'moduleProcess' },
  { ...SWITCHING, endpoint: 'moduleStatus' },
];
