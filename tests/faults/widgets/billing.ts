import { DETAILS } from '../../kit/billing';
import type { Page } from './page';
import type { Row } from './row';

const ANSWERS = {
  session: { status: 200, member_id: 7, country: 'US', currency: 'USD', supported_payment_methods: [1] },
  billingInfo: { status: 200, billing: DETAILS },
  billingUpdate: { status: 200 },
};

/** The masked card that the server stores. */
const CARD = { type: 1, card_type: 'visa', first_six: '424242', last_four: '4242', year: '2031', month: '8' };

const OPEN = {
  status: 200,
  currency: 'USD',
  data: [{ number: '20261101', title: 'Geofencing', issued_at: '2026-11-01', payment_status: 10, amount: '105.14' }],
  years: [2026],
  page: 1,
  pages: 1,
  total: 1,
};
const isPaid = (page: Page): boolean => page.find('.pay-done').length > 0;
const HELD = { status: 200, currency: 'USD', subscription: { plan_id: 1001, title: 'Route' }, modules: [] };
const PAUSED = {
  ...ANSWERS.session,
  is_primary: 1,
  is_subscribed: 1,
  is_subscription_paused: 1,
  subscription: {
    plan_id: 1001,
    plan_code: 'route',
    module_ids: [],
    timeframe: 'month',
    kind: 0,
    state: 1,
    can_resume: 1,
  },
};

const field = (name: string): string => `[name="${name}"]`;
export const TYPED = {
  [field('cardno')]: '4242 4242 4242 4242',
  [field('name_on_account')]: 'Marisol Ibarra',
  [field('month')]: '8',
  [field('year')]: String(new Date().getFullYear() + 3),
  [field('cvv')]: '123',
  [field('city')]: 'Hampton',
};

const isOpen = (page: Page): boolean => page.find(field('cardno')).length > 0;
const isSaved = (page: Page): boolean => page.find('[role="status"] .banner-title').length > 0;

/** Fault rows for the billing form. */
export const BILLING: readonly Row[] = [
  {
    widget: 'invoice-list',
    endpoint: 'invoicePay',
    answers: {
      ...ANSWERS,
      billingInfo: { status: 200, billing: { ...DETAILS, ...CARD } },
      invoices: OPEN,
      invoicePay: { status: 200 },
    },
    of: 'billing',
    come: (page) => page.until('the button', () => page.find('.inv-pay button:not([aria-disabled])')[0]),
    ask: (page) => page.pressOn('.inv-pay button'),
    again: (page) => page.pressOn('.inv-pay button'),
    oddly: { good: isPaid, why: 'its status alone says whether it was paid' },
    newKey: 'what was refused is another try, and one that is paid already is refused',
    good: isPaid,
  },
  {
    widget: 'subscription',
    endpoint: 'subscriptionResume',
    answers: { session: PAUSED, subscriptionInfo: HELD, subscriptionResume: { status: 200 } },
    of: 'billing',
    come: (page) => page.until('the button', () => page.button('subscription.resume')),
    ask: (page) => {
      page.press('subscription.resume');
    },
    again: (page) => page.press('subscription.check_again', 'subscription.resume'),
    oddly: { good: () => true, why: 'its status alone says whether it is taken up again' },
    newKey: 'what was refused is another try, and it is taken up once',
    lasts: { ms: 15_000, why: 'the session is read anew beside what the page reads' },
    good: (page) => page.find('[role="alert"]').length === 0,
  },
  {
    widget: 'billing-form',
    endpoint: 'billingInfo',
    answers: ANSWERS,
    oddly: { good: isOpen, why: 'who never entered anything has nothing stored, and a form to fill in' },
    good: isOpen,
  },
  {
    widget: 'billing-form',
    endpoint: 'billingUpdate',
    answers: ANSWERS,
    of: 'billing',
    come: (page) => page.until('the form', () => isOpen(page)),
    typed: TYPED,
    ask: (page) => page.press('billing_form.save'),
    // After a refusal with a reason, the person presses the form's own button again.
    again: (page) => page.press('common.retry', 'billing_form.check_again', 'billing_form.save'),
    oddly: { good: isSaved, why: 'its status alone says whether it was saved' },
    newKey: 'what stands in the form by then is another wish, and nothing is charged by saving it twice',
    good: isSaved,
  },
  {
    widget: 'billing-form',
    endpoint: 'billingInfo',
    as: 'once it was saved',
    answers: { ...ANSWERS, billingInfo: { status: 200, billing: { ...DETAILS, ...CARD } } },
    come: (page) => page.until('the form', () => page.button('billing_form.save')),
    ask: (page) => page.press('billing_form.save'),
    silent: 'it was saved, which is what was wanted',
    tells: ['session', 'offline'],
    good: isSaved,
  },
];
