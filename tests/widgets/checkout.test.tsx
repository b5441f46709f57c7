import { afterEach, describe, expect, it } from 'vitest';
import { attemptStepped } from '../../src/flows/checkout/slice';
import { waybill } from '../../src/app/public';
import { all, one, shadowOf, textOf } from '../kit/look';
import { mountPage, type Page, type PageOptions } from '../kit/mount';
import { holds, until } from '../kit/until';
import { orderBody } from '../kit/upgrade';
import { bundlesBody, cartBody, MODULES, sessionBody, subscribed, wireModule, wirePlan } from '../kit/wire';

const CART = '<waybill-cart></waybill-cart>';
const cart = () => shadowOf('waybill-cart');
const table = () => shadowOf('waybill-pricing-table');
const root = () => shadowOf('waybill-dialogs');
const dialog = (title: string) => until(() => one(root(), 'dialog', title));
const lead = () => textOf(root().querySelector('.dialog-lead'));
const press = (name: string | RegExp) => one(root(), 'button', name).click();
const gone = () => holds(() => all(root(), 'dialog').length === 0);
const escape = () =>
  root()
    .querySelector('dialog')
    ?.dispatchEvent(new Event('cancel', { cancelable: true }));
const stops = () => all(root(), 'listitem').map(textOf);

const plan = wirePlan(1001);
/** Removes the prices from a record. */
const bare = (record: object) => ({ ...record, price: null, base_price: null, discount: null });
const ACTIVE = { status: 200, has_record: 1, is_enabled: 1 };
const WAITING = { ...ACTIVE, is_enabled: 0 };
const checkButton = () => one(cart(), 'button', 'Continue to checkout');

/** The opened pages, which are left after each test, because an order would continue beyond its test. */
const opened: Page[] = [];
afterEach(() => {
  for (const { store } of opened.splice(0)) store.dispatch(attemptStepped({ event: { type: 'left' } }));
  localStorage.removeItem('waybill.checkout');
});

async function open(options: PageOptions = {}) {
  const page = await mountPage(CART, {
    ...options,
    answers: {
      session: sessionBody(),
      cart: cartBody(plan, [wireModule(11)]),
      upgradeMessage: orderBody(),
      checkout: { status: 200, result: { order_id: 1 } },
      subscriptionActive: WAITING,
      ...options.answers,
    },
  });
  opened.push(page);
  await until(checkButton);
  const orders = () => page.calls.filter(({ name }) => name === 'checkout' || name === 'subscriptionApply');
  return { ...page, orders };
}

/** Presses the cart's button and waits for the review with the amount due today. */
async function review(title = 'Order Plan 1001?') {
  checkButton().focus();
  checkButton().click();
  await dialog(title);
  await until(() => expect(textOf(root().querySelector('dialog'))).toContain('Due today'));
}

/** Orders and waits for the dialog with that title. */
async function order(title: string) {
  await review();
  press('Order for $100.00');
  await dialog(title);
}

describe('the review of an order', () => {
  it('shows what is due today line by line, and orders nothing before its button is pressed, and then by the call of the pricing page [PRC-29, CHK-01, API-19]', async () => {
    const page = await open();
    page.hear('checkout-start');
    await review();
    expect(textOf(root().querySelector('.sums'))).toContain('Credit for 15 unused days of Starter');
    expect(lead()).toBe('Nothing is ordered until you confirm.');
    expect(page.orders()).toEqual([]);
    for (let at = 0; at < 50; at += 1)
      if (all(root(), 'button').some((each) => textOf(each).startsWith('Order for'))) press('Order for $100.00');
    await dialog('Setting up your subscription');
    expect(lead()).toMatch(/^Processing your request\. Please wait$|^This could take a minute or two\.$/);
    await holds(() => page.orders().length > 0);
    expect(page.orders()).toHaveLength(1);
    expect(page.orders()[0]?.url).toMatch(/\/checkout\?pricing=1$/);
    expect(page.events.map(({ name, from }) => [name, from])).toEqual([
      ['checkout-start', document.querySelector('waybill-cart')],
    ]);
  });

  it('can be left without any effect', async () => {
    const page = await open();
    for (const leave of [() => press('Cancel'), () => press('Close'), escape]) {
      await review();
      leave();
      await gone();
    }
    expect(page.orders()).toEqual([]);
  });

  it('of a change names the new package, waits for its sum, and changes the subscription [PRC-28]', async () => {
    let isDown = true;
    const page = await open({
      answers: {
        session: subscribed(1002),
        upgradeMessage: () => (isDown ? new Response('', { status: 404 }) : orderBody()),
      },
    });
    checkButton().click();
    await dialog('Change to Plan 1001?');
    await until(() => one(root(), 'alert'));
    expect(one(root(), 'button', 'Order now').getAttribute('aria-disabled')).toBe('true');
    isDown = false;
    press('Try again');
    (await until(() => one(root(), 'button', 'Change for $100.00'))).click();
    await holds(() => page.orders().length > 0);
    expect(page.orders().map(({ name }) => name)).toEqual(['subscriptionApply']);
  });

  it('of additions to the held package does not say that the package changes [PRC-28]', async () => {
    await open({ answers: { session: subscribed(1001), upgradeMessage: orderBody() } });
    checkButton().click();
    expect(await dialog('Change your Plan 1001 plan?')).toBeDefined();
  });

  it('reads the cart’s statement with the parameters of its page [API-11, REV-57]', async () => {
    const page = await open({ answers: { upgradeMessage: new Response('', { status: 404 }) } });
    await until(checkButton);
    checkButton().click();
    await dialog('Order Plan 1001?');
    const reads = () =>
      page.calls.filter(({ name }) => name === 'cart').map(({ url }) => new URL(url, document.baseURI));
    await holds(() => reads().length > 1);
    expect(reads().map(({ searchParams }) => searchParams.has('pricing'))).not.toContain(true);
  });

  it('shows a reseller’s member no sums [PRC-30, CHK-12]', async () => {
    const page = await open({
      answers: { session: subscribed(1002, { is_affiliate: 1 }), upgradeOrder: { status: 200 } },
    });
    checkButton().click();
    await dialog('Change to Plan 1001?');
    expect(textOf(root().querySelector('dialog'))).not.toMatch(/\$|Due|Billing/);
    (await until(() => one(root(), 'button', 'ENABLE'))).click();
    await holds(() => page.calls.some(({ name }) => name === 'upgradeOrder'));
  });

  it('lets a reseller’s member fill and order a cart although the server tells no prices [PRC-30, CHK-12]', async () => {
    const [plan1001, module11] = [bare(plan), bare(wireModule(11))];
    const sale = bundlesBody({ data: [plan1001], modules: MODULES.map(bare) });
    let content = cartBody(null);
    const page = await mountPage(`${CART}<waybill-pricing-table></waybill-pricing-table>`, {
      answers: {
        session: sessionBody({ is_indirect: 1 }),
        bundles: sale,
        products: sale,
        cart: () => content,
        upgradeOrder: { status: 200 },
      },
    });
    opened.push(page);
    page.hear('error');
    const enable = await until(() => one(table(), 'button', /^ENABLE/));
    expect(textOf(table())).not.toContain('$');
    content = cartBody(plan1001, []);
    enable.click();
    await until(checkButton);
    content = cartBody(plan1001, [module11]);
    waybill.cart.add('module/11');
    await until(() => expect(textOf(cart())).toContain('Module 11'));
    await holds(() => page.writes().length === 2 && page.store.getState().cart.busy === null);
    expect(textOf(cart())).not.toMatch(/\$|Custom|Try again/);
    checkButton().click();
    await dialog('Order Plan 1001?');
    (await until(() => one(root(), 'button', 'ENABLE'))).click();
    await holds(() => page.calls.some(({ name }) => name === 'upgradeOrder'));
    expect(page.events).toEqual([]);
  });

  it('is updated when another tab has changed the cart', async () => {
    const page = await open();
    await review();
    page.script.cart = cartBody(wirePlan(1002), [wireModule(11)]);
    page.store.dispatch({ type: 'cart/retried', payload: { origin: null } });
    await dialog('Order Plan 1002?');
  });
});

describe('an order under way', () => {
  it('shows its progress, can be hidden, and still reports its end [CHK-51]', async () => {
    let isEnabled = false;
    const page = await open({ answers: { subscriptionActive: () => (isEnabled ? ACTIVE : WAITING) } });
    await order('Setting up your subscription');
    await until(() => expect(stops()[0]).toContain('Order received'));
    expect(stops()[1]).toMatch(/Confirming your payment\d+:\d\d elapsed/);
    expect(stops()[2]).toBe('Ready to use');
    expect(textOf(root().querySelector('dialog'))).toContain('You can leave this page.');
    press('Continue in the background');
    await gone();
    // The press shows the running order again and does not order twice.
    checkButton().click();
    await dialog('Setting up your subscription');
    isEnabled = true;
    await dialog('Successfully updated');
    expect(lead()).toBe('Plan 1001 is active. Taking you to your features…');
    escape();
    await holds(() => page.moves.length > 0);
    expect(page.moves).toEqual(['/account/manage-features']);
    expect(page.orders()).toHaveLength(1);
    await gone();
  });

  it('gives the focus to its end if the person watched it [CHK-07]', async () => {
    let isEnabled = false;
    await open({ answers: { subscriptionActive: () => (isEnabled ? ACTIVE : WAITING) } });
    await order('Setting up your subscription');
    isEnabled = true;
    await dialog('Successfully updated');
    expect(textOf(root().activeElement)).toBe('Successfully updated');
  });

  it('leaves the focus alone at its end if the person hid it [CHK-51]', async () => {
    let isEnabled = false;
    await open({ answers: { subscriptionActive: () => (isEnabled ? ACTIVE : WAITING) } });
    await order('Setting up your subscription');
    (await until(() => one(root(), 'button', 'Continue in the background'))).click();
    await gone();
    expect(textOf(cart().activeElement)).toBe('Continue to checkout');
    isEnabled = true;
    await dialog('Successfully updated');
    expect(root().activeElement).toBeNull();
    expect(textOf(cart().activeElement)).toBe('Continue to checkout');
  });

  it('continues after a reload without a second order', async () => {
    const first = await open();
    await order('Setting up your subscription');
    await until(() => expect(stops()[0]).toContain('Order received'));
    const page = await first.reload();
    opened.push(page);
    await dialog('Setting up your subscription');
    await until(() => expect(stops()[0]).toContain('Order received'));
    expect(page.calls.filter(({ name }) => name === 'checkout')).toEqual([]);
  });
});

describe('a failed order', () => {
  it('shows the server’s message, with links to support and back [ERR-12]', async () => {
    const page = await open({ answers: { checkout: { status: 700, message: 'The order service is closed.' } } });
    page.hear('checkout-fail');
    await order('Your order wasn’t placed');
    expect(lead()).toBe('The order service is closed.');
    expect(one(root(), 'link', 'Contact support').getAttribute('href')).toBe('/account/contact');
    expect(page.events[0]?.detail).toEqual({
      planId: 1001,
      total: expect.any(Number),
      oneTimeTotal: 0,
      currency: 'USD',
      code: 700,
    });
    press('Close');
    await gone();
  });

  it('has the documented text while a payment is pending [PAY-21]', async () => {
    await open({ answers: { checkout: { status: 409, message: 'Busy' } } });
    await order('Your order wasn’t placed');
    expect(lead()).toBe(
      'Unable to update subscription plan for the reason you have an ongoing payment transaction. Please try again after a minute or two.',
    );
  });

  it('that was declined leads to the billing details', async () => {
    await open({
      answers: {
        subscriptionActive: { ...WAITING, status: 400 },
        subscriptionCheck: { status: 404, has_record: 1, last_order: { order_id: 1, state: 'failed' } },
      },
    });
    await order('Your payment was declined');
    expect(one(root(), 'link', 'Billing details').getAttribute('href')).toBe('/account/billing/subscription');
    press('Close');
    await gone();
  });

  it('that never arrived says so, and can be sent again with the same idempotency key', async () => {
    const isOnline = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
    const page = await open();
    await review();
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    press('Order for $100.00');
    await dialog('Your order didn’t go through');
    Reflect.deleteProperty(navigator, 'onLine');
    expect(isOnline).toBeDefined();
    expect(page.orders()).toEqual([]);
    press('Send it again');
    await dialog('Setting up your subscription');
    await holds(() => page.orders().length === 1);
  });

  it('with a lost answer is asked about by its key and not sent again', async () => {
    let outcome: unknown = { status: 202 };
    const page = await open({
      answers: {
        checkout: new Response('<html>', { status: 502 }),
        outcome: () =>
          typeof outcome === 'object'
            ? Response.json(outcome, { status: Reflect.get(outcome ?? {}, 'status') })
            : outcome,
      },
    });
    await review();
    press('Order for $100.00');
    await until(() => one(root(), 'dialog', 'Setting up your subscription'));
    outcome = { status: 200, result: { order_id: 1 } };
    await until(() => expect(stops()[0]).toContain('Order received'));
    expect(page.orders()).toHaveLength(1);
  });
});
