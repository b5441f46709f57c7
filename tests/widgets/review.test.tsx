import { afterEach, describe, expect, it, vi } from 'vitest';
import { attemptStepped } from '../../src/flows/checkout/slice';
import { waybill } from '../../src/app/public';
import '../../widgets/billing-form/parts/billing';
import { all, one, shadowOf, textOf } from '../kit/look';
import { mountPage, type Call, type Page, type PageOptions } from '../kit/mount';
import { holds, until } from '../kit/until';
import { chargeLine, orderBody, statementBody, taxedBody } from '../kit/upgrade';
import { cartBody, sessionBody, subscribed, wireModule, wirePlan } from '../kit/wire';

const root = () => shadowOf('waybill-dialogs');
const dialog = (title: string) => until(() => one(root(), 'dialog', title));
const press = (name: string | RegExp) => one(root(), 'button', name).click();
const has = (name: string) => all(root(), 'button').some((each) => textOf(each) === name);
const text = () => textOf(root().querySelector('dialog'));
const sums = () => all(root(), 'term').map((term) => `${textOf(term)} | ${textOf(term.nextElementSibling)}`);

/** Moves the clock past the guard against double clicks. */
const later = (): void => void vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);

const plan = wirePlan(1001);
const ACTIVE = { status: 200, has_record: 1, is_enabled: 1 };
const planLine = { ...chargeLine, id: 1001, title: 'Plan 1001', full: '1080.00', days: 51, of_days: 365 };
const VISA = {
  type: 1,
  card_type: 'visa',
  first_six: '424242',
  last_four: '4242',
  year: '2031',
  month: '8',
  name_on_account: 'Robin',
};
const pays = { supported_payment_methods: [1, 2, 3, 4] };

const opened: Page[] = [];
afterEach(() => {
  for (const { store } of opened.splice(0)) store.dispatch(attemptStepped({ event: { type: 'left' } }));
  localStorage.removeItem('waybill.checkout');
});

const CART = cartBody(plan, [wireModule(11)]);
/** The documented totals of the cart, as the server sends them. */
const TOTALS = { totalPrice: '110.00', totalDiscountedPrice: '90.00', totalAdditionalModulesPrice: '20.00' };
/** An upgrade message without a statement. */
const UNSTATED = { status: 200, message: '<p>Yes</p>', currency: 'USD' };

async function open(options: PageOptions = {}) {
  const page = await mountPage('<waybill-cart></waybill-cart>', {
    ...options,
    answers: {
      session: sessionBody(pays),
      cart: CART,
      upgradeMessage: orderBody(),
      billingInfo: { status: 200, billing: VISA },
      checkout: { status: 200, result: { order_id: 1 } },
      subscriptionApply: { status: 200, result: { order_id: 1 } },
      subscriptionActive: { ...ACTIVE, is_enabled: 0 },
      ...options.answers,
    },
  });
  opened.push(page);
  (await until(() => one(shadowOf('waybill-cart'), 'button', 'Continue to checkout'))).click();
  const named = (name: Call['name']) => page.calls.filter((call) => call.name === name);
  return { ...page, named };
}

const told = (statement: object) => orderBody({ statement });

const refuse = (answer: object) => open({ answers: { session: subscribed(1002, pays), upgradeMessage: answer } });

describe('a change that the server refuses', () => {
  it('says so in its words, with a way out and without an order or a second try', async () => {
    const message = 'Shopify bills this subscription. Please change it there.';
    await refuse({ status: 406, message, result: message });
    await until(() => expect(textOf(one(root(), 'alert'))).toBe(message));
    expect(all(root(), 'button', /order|try again/i)).toEqual([]);
    all(root(), 'button', 'Close').at(-1)?.click();
    await until(() => expect(root().querySelector('dialog')).toBeNull());
  });

  it('can be asked about again if only the sums could not be read', async () => {
    await refuse({ status: 400 });
    await until(() => one(root(), 'button', 'Try again'));
    expect(textOf(one(root(), 'alert'))).toContain('couldn’t calculate');
  });
});

describe('the sums of a review', () => {
  it('include the tax, and the total with tax is the amount due and on the button [REV-24]', async () => {
    const statement = taxedBody({
      timeframe: 'year',
      lines: [planLine, { ...planLine, source: 'fleet', amount: '-50.00', kind: 'credit' }],
    });
    await open({ answers: { upgradeMessage: told(statement) } });
    await until(() => one(root(), 'button', 'Order for $120.00'));
    expect(sums().slice(-3)).toEqual(['Subtotal | $100.00', 'VAT 20% | $20.00', 'Due today | $120.00']);
    expect(text()).toContain('From December 1, 2026: $418.80 every year. Tax included.');
  });

  it('have no tax row if there is no tax [REV-24]', async () => {
    const statement = statementBody({ timeframe: 'year', tax: '0.00', tax_rate: '0', tax_country: 'US' });
    await open({ answers: { upgradeMessage: told(statement) } });
    await until(() => one(root(), 'button', 'Order for $100.00'));
    expect(sums().at(-1)).toBe('Due today | $100.00');
    expect(sums().join()).not.toMatch(/Tax|Subtotal/);
    expect(text()).toContain('From December 1, 2026: $349.00 every year.');
    expect(text()).not.toContain('Tax included');
  });

  it('are followed by the terms of the order, unless the page has none', async () => {
    await open();
    await until(() => one(root(), 'button', 'Order for $100.00'));
    expect(text()).toContain('By confirming, you agree to the Terms of Service, opens in a new tab.');
    const terms = one(root(), 'link', 'Terms of Service, opens in a new tab');
    expect(['href', 'target', 'rel'].map((name) => terms.getAttribute(name))).toEqual([
      new URL('/terms-of-service', document.baseURI).href,
      '_blank',
      'noopener',
    ]);
    for (const evil of ['javascript:alert(1)', '//evil.example/x', 'data:text/html,x']) {
      waybill.configure({ routes: { terms: evil } });
      await until(() => expect(all(root(), 'link', /Terms of Service/)).toEqual([]));
      expect(text()).toContain('By confirming, you agree to the Terms of Service.');
      waybill.configure({ routes: { terms: 'https://law.example/terms' } });
      await until(() => one(root(), 'link', /Terms of Service/));
    }
    waybill.configure({ routes: { terms: '' } });
    await until(() => expect(text()).not.toContain('By confirming'));
  });

  it('say that the tax will be on the invoice if the server does not know it [REV-24]', async () => {
    await open();
    await until(() => one(root(), 'button', 'Order for $100.00'));
    expect(sums().at(-1)).toBe('Due todayBefore tax, added on the invoice | $100.00');
  });

  it('name a differing next invoice and the regular one, by the period of the statement and not of the cart [REV-24]', async () => {
    const statement = statementBody({ lines: [], next: '12.00', recurring: '828.00', timeframe: 'year' });
    await open({ answers: { upgradeMessage: told(statement) } });
    await until(() =>
      expect(text()).toContain('Next invoice on December 1, 2026: $12.00. After that $828.00 every year.'),
    );
  });

  it('of a trial name the day of its first charge, with nothing due today [REV-24]', async () => {
    const statement = statementBody({ lines: [], due_at: '2999-12-15' });
    const session = sessionBody({ ...pays, is_trial: 1 });
    await open({ answers: { session, upgradeMessage: told(statement), billingInfo: { status: 200, billing: VISA } } });
    await until(() => one(root(), 'button', 'Order now'));
    expect(sums().slice(-2)).toEqual([
      'Due today | $0.00',
      'First charge on December 15, 2999Before tax, added on the invoice | $100.00',
    ]);
  });

  it('are due today for all others, also if the server’s date is already tomorrow [REV-24]', async () => {
    const statement = statementBody({ lines: [], due_at: '2999-12-15' });
    await open({ answers: { upgradeMessage: told(statement) } });
    await until(() => one(root(), 'button', 'Order for $100.00'));
    expect(sums().at(-1)).toContain('Due today');
    expect(text()).not.toContain('First charge');
  });

  it('list one-off items separately [REV-24]', async () => {
    const once = {
      ...planLine,
      source: 'module',
      id: 11,
      title: 'Onboarding',
      full: '240.00',
      amount: '240.00',
      charge: 'once',
      days: 0,
      of_days: 0,
    };
    const statement = statementBody({
      timeframe: 'year',
      lines: [once, { ...planLine, amount: '90.00' }],
      subtotal: '330.00',
      total: '330.00',
    });
    await open({ answers: { upgradeMessage: told(statement) } });
    await until(() => one(root(), 'button', 'Order for $330.00'));
    expect(sums()).toEqual([
      'Plan 1001, 51 of 365 days$1,080.00 for 365 days | $90.00',
      'One-time | ',
      'Onboarding | $240.00',
      'Due todayBefore tax, added on the invoice | $330.00',
    ]);
  });

  it('are followed by the names of the items that the order removes [REV-25]', async () => {
    const removes = [
      { kind: 'plan', id: 9, title: 'Franchise Network' },
      { kind: 'module', id: 12, title: 'Franchise Network' },
    ];
    await open({
      answers: { session: subscribed(1002, pays), upgradeMessage: told(statementBody({ lines: [], removes })) },
    });
    await until(() => expect(text()).toContain('This order removes'));
    // A module may have the same name as its package.
    expect(all(root(), 'listitem').map(textOf)).toEqual(['Franchise Network · Package', 'Franchise Network']);
  });

  it('are the cart’s documented totals without a statement, and nothing is called due [REV-22]', async () => {
    const page = await open({ answers: { cart: { ...CART, ...TOTALS }, upgradeMessage: UNSTATED } });
    await until(() => one(root(), 'button', 'Order now'));
    expect(sums()).toEqual(['Package | $90.00', 'Add-ons | $20.00', 'Total per month | $110.00']);
    expect(text()).toContain('Billed once a year. Your invoice shows the exact amount and the tax.');
    expect(text()).not.toMatch(/due today|\$1,/i);
    press('Order now');
    await dialog('Setting up your subscription');
    expect(page.named('checkout')[0]?.headers.has('Waybill-Statement')).toBe(false);
  });

  it.each([
    ['with an id only, which is for sale', { id: 1001 }, 'Plan 1001', 'Package | $90.00'],
    ['with an id and an unreadable price', { id: 1001, price: '1.199,00' }, 'Plan 1001', 'Package | $90.00'],
    [
      'that is no longer for sale',
      { id: 77, code: 'old-plan-code', title: 'Old plan' },
      'Old plan',
      'Package | $245.00',
    ],
    [
      'whose price is unreadable everywhere',
      { id: 78, code: 'odd-plan-code', title: 'Odd plan', price: 'soon' },
      'Odd plan',
      'Package | $245.00',
    ],
  ])('are those of a package %s, with the server’s total [REV-22]', async (_, record, title, row) => {
    const included = wireModule(1, { bundled: 1, price: '70.00', base_price: '70.00' });
    const cart = { ...cartBody(record, [included]), totalPrice: '245.00' };
    const product = { status: 404 };
    const page = await open({ answers: { cart, product, upgradeMessage: UNSTATED } });
    await until(() => expect(textOf(shadowOf('waybill-cart'))).toContain(title));
    expect(textOf(shadowOf('waybill-cart'))).not.toMatch(/\$70|Custom/);
    await until(() => expect(sums()).toEqual([row, 'Total per month | $245.00']));
    press('Order now');
    await holds(() => page.named('checkout').length === 1);
  });

  it('are requested again, and nothing is ordered, if the server names no sum [REV-22]', async () => {
    const page = await open({ answers: { upgradeMessage: UNSTATED } });
    await until(() => one(root(), 'button', 'Try again'));
    expect(sums()).toEqual([]);
    expect(one(root(), 'button', 'Order now').getAttribute('aria-disabled')).toBe('true');
    page.script.cart = { ...CART, ...TOTALS };
    press('Try again');
    await until(() => expect(sums().at(-1)).toBe('Total per month | $110.00'));
  });

  it('are the server’s if they differ from the page’s, which raises an event [REV-22]', async () => {
    const dearer = statementBody({ timeframe: 'year', lines: [{ ...planLine, amount: '100.00', full: '1200.00' }] });
    const page = await open({ answers: { upgradeMessage: told(dearer) } });
    page.hear('error');
    await until(() => expect(text()).toContain('Some prices have changed'));
    expect(sums().at(0)).toContain('$1,200.00 for 365 days | $100.00');
    await holds(() => page.named('cart').length > 1);
    expect(page.named('checkout')).toEqual([]);
  });
});

describe('the confirmed statement', () => {
  it('is sent with the order by its version, and a changed one is shown beside the old one and confirmed again [REV-21]', async () => {
    let isChanged = true;
    const now = statementBody({ version: 'v-2', lines: [], subtotal: '140.00', total: '140.00' });
    const page = await open({
      answers: {
        checkout: () => (isChanged ? Response.json({ status: 412, statement: now }, { status: 412 }) : { status: 200 }),
        upgradeMessage: () =>
          told(
            isChanged
              ? statementBody({
                  timeframe: 'year',
                  lines: [planLine, { ...planLine, kind: 'credit', source: 'fleet', amount: '-50.00' }],
                })
              : now,
          ),
      },
    });
    await until(() => one(root(), 'button', 'Order for $100.00'));
    page.script.upgradeMessage = told(now);
    press('Order for $100.00');
    await dialog('Something has changed');
    await until(() => expect(sums().at(-1)).toContain('$140.00 instead of $100.00'));
    expect(text()).toContain('No longer included');
    isChanged = false;
    (await until(() => one(root(), 'button', 'Order for $140.00'))).click();
    await dialog('Setting up your subscription');
    await holds(() => page.named('checkout').length === 2);
    const [first, second] = page.named('checkout').map(({ headers }) => headers);
    expect([first, second].map((sent) => sent?.get('Waybill-Statement'))).toEqual(['v-1', 'v-2']);
    expect(first?.get('Idempotency-Key')).not.toBe(second?.get('Idempotency-Key'));
  });

  it('is compared with the cart if there are no versions, and a changed cart is not ordered [REV-21]', async () => {
    const page = await open({ answers: { cart: { ...CART, ...TOTALS }, upgradeMessage: UNSTATED } });
    await until(() => one(root(), 'button', 'Order now'));
    page.script.cart = { ...cartBody(wirePlan(1002), [wireModule(11)]), totalPrice: '219.00' };
    press('Order now');
    await dialog('Something has changed');
    await until(() => expect(text()).toContain('Plan 1002'));
    expect(page.named('checkout')).toEqual([]);
    (await until(() => one(root(), 'button', 'Order now'))).click();
    await holds(() => page.named('checkout').length === 1);
  });

  it.each([
    ['more expensive', { totalPrice: '300.00' }, ['Total per month | $300.00 instead of $245.00']],
    ['equal to the page’s own total', { totalPrice: '110.00' }, ['Total per month | $110.00 instead of $245.00']],
  ])(
    'is compared with the server’s totals: a cart that has become %s is shown and confirmed again [REV-21]',
    async (_, now, sum) => {
      const page = await open({ answers: { cart: { ...CART, totalPrice: '245.00' }, upgradeMessage: UNSTATED } });
      await until(() => expect(sums().at(-1)).toBe('Total per month | $245.00'));
      page.hear('error');
      page.script.cart = { ...CART, ...now };
      press('Order now');
      await dialog('Something has changed');
      await until(() => expect(sums().slice(-1)).toEqual(sum));
      expect(page.named('checkout')).toEqual([]);
      expect(page.events.map(({ detail }) => detail)).toMatchObject([{ code: 412, message: 'checkout.differs' }]);
      (await until(() => one(root(), 'button', 'Order now'))).click();
      await holds(() => page.named('checkout').length === 1);
    },
  );

  it('is not ordered if the same sum is now in another currency [REV-21]', async () => {
    const page = await open({ answers: { cart: { ...CART, totalPrice: '245.00' }, upgradeMessage: UNSTATED } });
    await until(() => expect(sums().at(-1)).toBe('Total per month | $245.00'));
    page.script.cart = { ...CART, currency: 'EUR', totalPrice: '245.00' };
    press('Order now');
    await until(() => expect(sums().at(-1)).toContain('€245.00'));
    expect(page.named('checkout')).toEqual([]);
  });

  it('is not ordered if the server no longer sends totals [REV-22]', async () => {
    const page = await open({ answers: { cart: { ...CART, totalPrice: '245.00' }, upgradeMessage: UNSTATED } });
    await until(() => expect(sums().at(-1)).toBe('Total per month | $245.00'));
    page.script.cart = CART;
    press('Order now');
    await until(() => one(root(), 'button', 'Try again'));
    expect(page.named('checkout')).toEqual([]);
  });
});

describe('the payment method of an order', () => {
  it('is shown with its brand and last four digits, and can be changed [REV-23]', async () => {
    await open();
    await until(() => expect(text()).toContain('Pay with Visa •••• 4242'));
    press('Change');
    await dialog('Change how you pay');
    press('Back to the order');
    await until(() => one(root(), 'button', 'Order for $100.00'));
  });

  it('is entered within the review if none is stored, and then the review returns [REV-23]', async () => {
    const page = await open({ answers: { billingInfo: { status: 200, billing: null } } });
    (await until(() => one(root(), 'button', 'Add a payment method'))).click();
    await dialog('How would you like to pay?');
    expect(document.querySelector('waybill-dialogs > waybill-billing-form')?.slot).toBe('payment');
    page.script.billingInfo = { status: 200, billing: VISA };
    const { refreshBilling } = await import('../../src/flows/billing/refresh');
    await page.store.dispatch(refreshBilling());
    await until(() => one(root(), 'button', 'Order for $100.00'));
    expect(document.querySelector('waybill-dialogs > waybill-billing-form')).toBeNull();
    expect(page.named('checkout')).toEqual([]);
  });

  it.each([
    ['nothing is due', {}, statementBody({ lines: [], subtotal: '0', total: '0' })],
    ['payment is by bank transfer', { is_wired_subscription: 1 }, statementBody({ lines: [] })],
    ['Shopify collects the payment', { billing_type: 'shopify' }, statementBody({ lines: [] })],
  ])('is not needed if %s [REV-23]', async (_, who, statement) => {
    await open({
      answers: {
        session: sessionBody({ ...pays, ...who }),
        billingInfo: { status: 200, billing: null },
        upgradeMessage: told(statement),
      },
    });
    await until(() => one(root(), 'button', /^Order/));
    expect(has('Add a payment method')).toBe(false);
  });

  it.each([
    [
      'supports no method that is offered',
      { supported_payment_methods: [] },
      'Our support team can set it up for you.',
    ],
    ['may not store one', { ...pays, policy: { settings: { manage: 1, view: 0 } } }, 'Ask the account owner.'],
  ])('stops an order of a member who %s, with a way out [REV-15, REV-23]', async (_, who, why) => {
    const page = await open({
      answers: { session: sessionBody(who), billingInfo: { status: 200, billing: null } },
    });
    const support = await until(() => one(root(), 'link', 'Contact support'));
    expect(support.getAttribute('href')).toBe('/account/contact');
    expect(text()).toContain(why);
    expect(all(root(), 'button').some((each) => textOf(each).startsWith('Order'))).toBe(false);
    expect(page.named('checkout')).toEqual([]);
  });

  it('is asked for if the server requires it, without losing other input [REV-23]', async () => {
    const page = await open({
      answers: { checkout: { status: 406, result: 'Add a payment method.', reason: 'payment_method_required' } },
    });
    (await until(() => one(root(), 'button', 'Order for $100.00'))).click();
    await dialog('Change how you pay');
    press('Back to the order');
    page.script.checkout = { status: 200 };
    (await until(() => one(root(), 'button', 'Order for $100.00'))).click();
    await dialog('Setting up your subscription');
    expect(page.named('checkout')).toHaveLength(2);
  });

  it('leads to an open invoice that has to be paid first', async () => {
    await open({
      answers: { checkout: { status: 406, result: 'Invoice 12 is past due.', reason: 'payment_required' } },
    });
    (await until(() => one(root(), 'button', 'Order for $100.00'))).click();
    const refused = await dialog('You have an unpaid invoice');
    expect(textOf(refused)).toContain('Invoice 12 is past due.');
    expect(one(root(), 'link', 'Go to payment').getAttribute('href')).toBe('/account/billing/subscription');
  });

  it('pays an open invoice in place, without a sum if the amount is unreadable', async () => {
    await open({
      answers: {
        session: sessionBody({ ...pays, has_past_due_invoice: 1, past_due_invoice: { number: 'B-1' } }),
        checkout: { status: 406, result: 'Invoice B-1 is past due.', reason: 'payment_required' },
      },
    });
    (await until(() => one(root(), 'button', 'Order for $100.00'))).click();
    const refused = await dialog('You have an unpaid invoice');
    await until(() => one(root(), 'button', 'Pay with Visa •••• 4242 for invoice B-1'));
    expect(textOf(refused)).not.toContain('$0');
  });
});

describe('the success message', () => {
  it('names the paid amount and the method, and stays open [REV-26]', async () => {
    const page = await open({ answers: { subscriptionActive: ACTIVE } });
    (await until(() => one(root(), 'button', 'Order for $100.00'))).click();
    await dialog('Successfully updated');
    expect(sums()).toEqual(['PaidVisa •••• 4242 | $100.00', 'Next invoice on December 1, 2026 | $349.00']);
    press('Stay here');
    await until(() => one(root(), 'button', 'Go to your features'));
    await new Promise((resolve) => setTimeout(resolve, 3200));
    expect(page.moves).toEqual([]);
    press('Go to your features');
    await holds(() => page.moves.length > 0);
    expect(page.moves).toEqual(['/account/manage-features']);
  });

  it('says that nothing was due, and names no payment, where a credit covers the order [REV-26]', async () => {
    const statement = statementBody({ timeframe: 'year', lines: [planLine], credit: '100.00', total: '0.00' });
    await open({ answers: { subscriptionActive: ACTIVE, upgradeMessage: told(statement) } });
    (await until(() => one(root(), 'button', /^Order/))).click();
    await dialog('Successfully updated');
    expect(sums()[0]).toBe('Due today | $0.00');
    expect(text()).not.toMatch(/Paid|Visa/);
  });

  it('has the invoice of the order as a PDF for who stays [REV-26]', async () => {
    const today = new Date().toISOString();
    const invoice = { invoice_number: 'A-7', total: '100.00', issued_at: today, title: 'Plan 1001', payment_status: 1 };
    const page = await open({
      answers: {
        subscriptionActive: ACTIVE,
        invoices: { status: 200, currency: 'USD', data: [invoice], years: [2026], page: 1, pages: 1, total: 1 },
        invoicePdf: { status: 500 },
      },
    });
    (await until(() => one(root(), 'button', 'Order for $100.00'))).click();
    await dialog('Successfully updated');
    press('Stay here');
    const download = 'Download invoice A-7 (PDF)';
    (await until(() => one(root(), 'button', download))).click();
    await until(() => expect(textOf(one(root(), 'alert'))).toContain('couldn’t download'));
    expect(page.named('invoicePdf')).toHaveLength(1);
    later();
    press('Close');
    await holds(() => all(root(), 'dialog').length === 0);
    expect(page.moves).toEqual([]);
  });
});
