import { describe, expect, it } from 'vitest';
import { PaymentStatus } from '../../src/domain/codes/payment';
import { addDays, dayOf } from '../../src/domain/time/day';
import { all, one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, type PageOptions } from '../kit/mount';
import { until } from '../kit/until';
import { subscribed } from '../kit/wire';
import '../../widgets/subscription/parts/payment';

const TAG = 'waybill-payment-banner';
const inDays = (days: number) => addDays(dayOf(Date.now()), days);
const HELD = {
  plan_id: 1001,
  title: 'Route Optimization',
  timeframe: 'year',
  price: '249.00',
  billed_amount: '3288.00',
};
const GEOFENCING = { id: 141, title: 'Geofencing', price: '20.00' };
const infoBody = (plan: object = {}, ...modules: object[]) => ({
  status: 200,
  currency: 'USD',
  subscription: { ...HELD, payment_status: PaymentStatus.paid, ...plan },
  modules: modules.map((more) => ({ ...GEOFENCING, ...more })),
  pending: null,
});

const root = () => shadowOf(TAG);
const banners = () =>
  [...root().querySelectorAll('.banner')].map((banner) => textOf(banner.querySelector('.banner-text')));
const tones = () =>
  [...root().querySelectorAll('.banner')].map(({ className }) => className.replace('banner banner-', ''));
const links = () => all(root(), 'link').map((link) => [textOf(link), link.getAttribute('href')]);

async function openBanner(
  info: object,
  session: object = subscribed(1001),
  more: PageOptions['answers'] = {},
  limit = 9,
) {
  const page = await mountPage(`<${TAG} limit="${limit}"></${TAG}>`, {
    answers: { session, subscriptionInfo: info, ...more },
  });
  await until(() => expect(document.querySelector(TAG)?.matches(':defined')).toBe(true));
  return page;
}

const PAST_DUE = {
  has_past_due_invoice: 1,
  past_due_invoice: { number: '10482', amount: '249.00', due_at: inDays(-4) },
};
const STORED = {
  status: 200,
  billing: { type: 1, card_type: 'visa', first_six: '424242', last_four: '4242' },
};
const open = (number: string, amount: string, payment_status: number) => ({
  number,
  title: 'Route Optimization',
  issued_at: '2026-11-01T00:00:00Z',
  payment_status,
  amount,
});
/** The oldest open invoice is not the newest one, and an older one is paid. */
const INVOICES = {
  status: 200,
  currency: 'USD',
  data: [open('30', '18.00', 9), open('20', '2988.00', 8), open('10', '199.00', 2)],
  years: [2026],
  page: 1,
  pages: 1,
  total: 3,
};
const FORM = '/account/billing/subscription#billing-details';

describe('<waybill-payment-banner>', () => {
  it.each([
    ['declined', { payment_status: 8 }],
    ['due', { payment_status: 9 }],
  ])('offers to pay the oldest open invoice of a plan whose payment is %s, in one press', async (_, plan) => {
    const session = { ...subscribed(1001), supported_payment_methods: [1] };
    const answers = { billingInfo: STORED, invoices: INVOICES, invoicePay: { status: 200 } };
    const { calls } = await openBanner(infoBody(plan), session, answers);
    const pay = await until(() => one(root(), 'button', 'Pay $2,988.00 with Visa •••• 4242 for invoice 20'));
    pay.click();
    await until(() => expect(calls.filter(({ name }) => name === 'invoicePay')).toHaveLength(1));
    expect(calls.find(({ name }) => name === 'invoicePay')?.url).toContain('/invoices/20/pay');
  });

  it('leads to the form where no method is stored, and where no invoice is open', async () => {
    const session = { ...subscribed(1001), supported_payment_methods: [1] };
    const without = { billingInfo: { status: 200, billing: null }, invoices: INVOICES };
    await openBanner(infoBody({ payment_status: 8 }), session, without);
    await until(() => expect(links()).toContainEqual(['Add a payment method for invoice 20', FORM]));
    document.body.replaceChildren();
    await openBanner(infoBody({ payment_status: 8 }), session, { billingInfo: STORED });
    await until(() => expect(links()).toContainEqual(['Update payment method', FORM]));
    expect(all(root(), 'button', /^Pay/)).toEqual([]);
  });

  it.each([
    ['pending', { payment_status: 1 }, 'info', 'Payment pendingIt hasn’t started yet. You don’t need to do anything.'],
    [
      'scheduled',
      { payment_status: 5, next_amount: '387.00', next_invoice_date: '2026-12-01T12:00:00Z' },
      'info',
      'Payment scheduled$387.00 will be charged on December 1, 2026. You don’t need to do anything.',
    ],
    ['processing', { payment_status: 3 }, 'info', 'Payment in progressWaiting for payment gateway notification'],
    [
      'declined, with time left',
      { payment_status: 8, stops_at: inDays(3) },
      'danger',
      'Your payment was declinedYour plan stops working in 3 days. Update your payment method before then.',
    ],
    [
      'declined, with no time left',
      { payment_status: 8 },
      'danger',
      'Your payment was declinedPlease update your payment method and try another card or contact support',
    ],
    [
      'due',
      { payment_status: 9, due_at: inDays(6) },
      'warning',
      'Your payment is due in 6 daysPay on time and nothing changes.',
    ],
    [
      'past due',
      { payment_status: 10 },
      'danger',
      'A payment is past duePay it or update your payment method to keep your plan and add-ons.',
    ],
  ])(
    'shows that a payment is %s [PAY-12, PAY-13, PAY-14, PAY-15, PAY-16, PAY-17, PAY-18]',
    async (_, plan, tone, text) => {
      await openBanner(infoBody(plan));
      await until(() => expect(banners()).toEqual([text]));
      expect(tones()).toEqual([tone]);
    },
  );

  it.each([
    [{ is_trial: 1, trial_expires_on: inDays(2) }, 'Your trial of Geofencing ends in 2 days', '$20 a month'],
    [{ module_billing: 2, payment_status: 0 }, 'Your trial of Geofencing is over', 'Pay for it, or deactivate it.'],
    [{ payment_status: 8, stops_at: inDays(1) }, 'The payment for Geofencing was declined', 'in 1 day'],
    [{ payment_status: 2, module_billing: 3 }, 'The payment for Geofencing is past due', 'Pay it'],
    [{ payment_status: 0 }, 'Geofencing isn’t paid yet', 'Pay it to keep using it.'],
    [{ payment_status: 9 }, 'The payment for Geofencing is due', 'Pay on time'],
    [{ payment_status: 3 }, 'The payment for Geofencing is in progress', 'Waiting for payment gateway notification'],
  ])('shows the payment state of an add-on with %o [PAY-15, PAY-20]', async (module, title, text) => {
    await openBanner(infoBody({}, module));
    await until(() => expect(banners()).toHaveLength(1));
    expect(banners()[0]).toContain(title);
    expect(banners()[0]).toContain(text);
  });

  it('shows when a plan’s trial ends, and leads to the packages [PAY-19]', async () => {
    const session = { ...subscribed(1001), is_subscribed: 0, subscription: null, is_trial: 1, expires_at: inDays(1) };
    await openBanner({ ...infoBody(), subscription: null }, session);
    await until(() => expect(banners()[0]).toMatch(/^Your trial ends in 1 day/));
    expect(links()).toEqual([['Choose a package', '/account/manage-features#packages']]);
  });

  it('names the invoice that is past due [PAY-06, PAY-18, ACC-20]', async () => {
    await openBanner(infoBody({ payment_status: 10 }), subscribed(1001, PAST_DUE));
    await until(() => expect(banners()).toHaveLength(1));
    expect(banners()[0]).toContain('Invoice 10482 is past due: $249.00');
    expect(links()).toContainEqual(['Update payment method', FORM]);
  });

  it.each([
    ['a past-due invoice', subscribed(1001, PAST_DUE), infoBody(), 'Invoice 10482 is past due: $249.00'],
    ['an unpaid module', subscribed(1001), infoBody({}, { payment_status: 0 }), 'Geofencing isn’t paid yet'],
    ['a failed payment', subscribed(1001), infoBody({ payment_status: 8 }), 'Your payment was declined'],
    [
      'an overdue module',
      subscribed(1001),
      infoBody({}, { module_billing: 3, payment_status: 2 }),
      'The payment for Geofencing is past due',
    ],
    [
      'a legacy package with a price',
      subscribed(1001, { is_legacy: 1, is_subscribed: 0, legacy_cost: '79.00' }),
      infoBody(),
      'You’re still on a legacy plan',
    ],
    [
      'a metered module whose trial has ended',
      subscribed(1001),
      infoBody({}, { module_billing: 2, payment_status: 2, asset_type: 'vehicle' }),
      'Your trial of Geofencing is over',
    ],
  ])(
    'says that a payment is required for %s [PAY-06, PAY-07, PAY-08, PAY-09, PAY-10, PAY-11, REV-62]',
    async (_, session, info, title) => {
      await openBanner(info, session);
      await until(() => expect(banners()).toHaveLength(1));
      expect(banners()[0]).toContain(title);
      expect(all(root(), 'link').length + all(root(), 'button').length).toBeGreaterThan(0);
    },
  );

  it('makes no claim about the payment of a legacy plan, and leads to its page instead of the billing form', async () => {
    const earlier = { is_legacy: 1, is_subscribed: 0, legacy_cost: '74.00', is_mobile_subscription: 1 };
    await openBanner(infoBody(), subscribed(1001, earlier));
    await until(() => expect(banners()).toHaveLength(1));
    expect(banners()[0]).not.toMatch(/not paid|isn’t paid|Due in|\$/);
    expect(links()).toEqual([['Go to your plan', '/account/billing/subscription']]);
  });

  it('shows a limited number of notices, the most urgent first, and the rest on demand', async () => {
    const info = infoBody({ payment_status: 5 }, { payment_status: 8 }, { id: 142, payment_status: 3 });
    await openBanner(info, subscribed(1001, PAST_DUE), {}, 2);
    await until(() => expect(banners()).toHaveLength(2));
    expect(tones()).toEqual(['danger', 'danger']);
    one(root(), 'button', 'Show 2 more notices').click();
    await until(() => expect(tones()).toEqual(['danger', 'danger', 'info', 'info']));
    expect(all(root(), 'button', /^Show/)).toEqual([]);
  });

  it.each([
    ['canceled', subscribed(1001, { ...PAST_DUE, is_subscription_canceled: 1 })],
    ['paused', subscribed(1001, { ...PAST_DUE, is_subscription_paused: 1 })],
    ['served by a reseller', subscribed(1001, { ...PAST_DUE, is_indirect: 1 })],
    ['a visitor', { status: 200, member_id: 0, country: 'US', currency: 'USD' }],
  ])('shows nothing for an account that is %s [PAY-04, PAY-05]', async (_, session) => {
    const { store } = await openBanner(infoBody({ payment_status: 8 }), session);
    await until(() => expect(store.getState().session.status).toBe('known'));
    await until(() => expect(root().querySelector('slot')).toBeNull());
    expect(banners()).toEqual([]);
  });

  it('demands nothing from a read-only member', async () => {
    await openBanner(infoBody(), subscribed(1001, { ...PAST_DUE, is_ro: 1 }));
    await until(() => expect(seen(TAG)).toContain('Invoice 10482 is past due'));
    expect(links()).toEqual([]);
  });

  it('announces that a payment has succeeded', async () => {
    const page = await openBanner(infoBody({ payment_status: 8 }));
    await until(() => expect(tones()).toEqual(['danger']));
    page.script.subscriptionInfo = infoBody();
    const { refreshAccount } = await import('../../src/store/resources/refresh-account');
    await page.store.dispatch(refreshAccount());
    await until(() => expect(banners()).toEqual(['Your payment went throughYou have no outstanding payments.']));
    expect(tones()).toEqual(['positive']);
  });
});

const inSubscription = () => shadowOf('waybill-subscription');
const row = (name: string) =>
  textOf([...inSubscription().querySelectorAll('.row')].find((item) => textOf(item).startsWith(name)));

describe('<waybill-subscription> with payments', () => {
  it('shows notices above the plan, two at once, and beside the name of each add-on [PAY-15, PAY-20]', async () => {
    const info = infoBody(
      { payment_status: 8 },
      { payment_status: 8, stops_at: inDays(3) },
      { id: 2, title: 'Order Management', module_billing: 2, payment_status: 2 },
      { id: 3, title: 'Telematics Gateway', module_billing: 3, payment_status: 2 },
      { id: 4, title: 'Curbside Pickup', payment_status: 2 },
    );
    await mountPage('<waybill-subscription></waybill-subscription>', {
      answers: { session: subscribed(1001), subscriptionInfo: info },
    });
    await until(() => expect(inSubscription().querySelectorAll('.banner')).toHaveLength(2));
    expect(textOf(one(inSubscription(), 'button', /^Show/))).toBe('Show 2 more notices');
    await until(() => expect(row('Geofencing')).toMatch(/^Geofencing Payment failed\s?Stops working in 3 days/));
    expect(row('Order Management')).toMatch(/Trial expired/);
    expect(row('Telematics Gateway')).toMatch(/Past due/);
    expect(row('Curbside Pickup')).toMatch(/Active/);
  });
});
