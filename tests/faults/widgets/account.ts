import { sessionBody, subscribed, wireModule, wirePlan, cartBody } from '../../kit/wire';
import type { Page } from './page';
import type { Row } from './row';

const CART = cartBody(wirePlan(1001), [wireModule(11)]);
const SESSION = subscribed(1001);
const HELD = {
  plan_id: 1001,
  title: 'Route Optimization',
  timeframe: 'year',
  price: '249.00',
  next_amount: '3288.00',
  current_period_ends_at: '2026-12-01T12:00:00Z',
};
const INFO = { status: 200, currency: 'USD', subscription: HELD, modules: [], pending: null };
const INVOICE = {
  number: '20261101',
  title: 'Route Optimization',
  issued_at: '2026-11-01T00:00:00Z',
  period_started_at: '2026-11-01T00:00:00Z',
  period_ends_at: '2026-12-01T00:00:00Z',
  payment_status: 2,
  amount: '412.00',
};
const INVOICES = { status: 200, currency: 'USD', data: [INVOICE], years: [2026, 2025], page: 1, pages: 1, total: 1 };
const pdf = () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });

const shows = (widget: string, text: string) => (page: Page) => page.seen(`waybill-${widget}`).includes(text);

export const ACCOUNT = { session: SESSION, cart: CART, subscriptionInfo: INFO, invoices: INVOICES, invoicePdf: pdf };

/** Fault rows for the subscription and invoices of a member. */
export const ACCOUNT_ROWS: readonly Row[] = [
  {
    widget: 'subscription',
    endpoint: 'subscriptionInfo',
    answers: ACCOUNT,
    good: shows('subscription', 'Route Optimization'),
  },
  {
    widget: 'invoice-list',
    endpoint: 'invoices',
    answers: ACCOUNT,
    good: shows('invoice-list', '20261101'),
  },
  {
    widget: 'invoice-list',
    endpoint: 'invoicePdf',
    answers: ACCOUNT,
    of: 'invoice',
    come: (page) => page.until('the list', () => shows('invoice-list', '20261101')(page)),
    ask: (page) => page.pressOn('tbody button'),
    again: (page) => page.press('invoice_list.download_again'),
    lasts: { ms: 10_000, why: 'Safari reads a file later than the click that saves it' },
    good: (page) => page.find('[role="status"]').length > 0,
  },
  {
    widget: 'invoice-list',
    endpoint: 'session',
    answers: { ...ACCOUNT, session: sessionBody() },
    notes: {
      text: /^waybill: the API of this site (?:did not answer|answered \d+)/,
      why: 'who looks after the page learns what mends it',
    },
    isEarly: true,
    oddly: {
      good: (page) => page.find('a[href="/register"]').length > 0,
      why: 'a session without a member is a visitor’s',
    },
    good: shows('invoice-list', '20261101'),
  },
];
