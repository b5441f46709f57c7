import { describe, expect, it } from 'vitest';
import { waybill } from '../../src/app/public';
import { listenTo } from '../kit/console';
import { all, one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, VISITOR_BODY, type Page, type PageOptions } from '../kit/mount';
import { holds, until } from '../kit/until';
import { bundlesBody, cartBody, holding, sessionBody, subscribed, wireModule, wirePlan } from '../kit/wire';

const TAG = 'waybill-cart';
const root = () => shadowOf(TAG);
const button = (name: string | RegExp) => one(root(), 'button', name);
const dialog = (name: string) => until(() => one(shadowOf('waybill-dialogs'), 'dialog', name));
const isIdle = ({ store }: Page) => store.getState().cart.busy === null;
const rows = () => all(root(), 'term').map((term) => `${textOf(term)}: ${textOf(term.nextElementSibling)}`);
const content = ({ store }: Page) => store.getState().cart.content;

/** Opens a page with the cart widget and adds these items one after the other. */
async function openCart(items: readonly string[] = [], options: PageOptions = {}, attributes = '') {
  const page = await mountPage(`<${TAG} ${attributes}></${TAG}>`, options);
  await until(() => one(root(), 'heading', /Your cart/));
  for (const item of items) {
    const before = page.writes().length;
    waybill.cart.add(item);
    await holds(() => page.writes().length > before && isIdle(page));
  }
  return page;
}

/** Opens the page of a member with a cart on the server. */
const openMember = (session: object, plan: object | null = wirePlan(1001), modules: readonly object[] = []) =>
  openCart([], { answers: { session, cart: cartBody(plan, modules) } });

describe('a visitor’s cart', () => {
  it('says that it starts with the 7-day free test drive [TRL-01]', async () => {
    await openCart(['package/1001']);
    expect(textOf(root())).toContain('Starts with a 7-day free test drive.');
  });
});

describe('the cart’s own listeners', () => {
  it('get each change once, like the page’s listeners, but not the initial content', async () => {
    const page = await openCart();
    const heard: unknown[] = [];
    document
      .querySelector(TAG)
      ?.addEventListener('waybill-cart-change', (event) => heard.push((event as CustomEvent).detail));
    const told: unknown[] = [];
    const stop = waybill.on('cart-change', ({ detail }) => told.push(detail));
    waybill.cart.add('package/1001');
    await holds(() => page.writes().length > 0 && isIdle(page) && heard.length > 0);
    stop();
    expect(heard).toEqual([expect.objectContaining({ planId: 1001, count: 1 })]);
    expect(told).toEqual(heard);
  });
});

describe('an empty cart', () => {
  it.each([
    ['<waybill-pricing-table></waybill-pricing-table>', 'Choose a package to get started.'],
    ['<waybill-marketplace-grid></waybill-marketplace-grid>', 'The add-ons you choose will appear here.'],
  ])('beside %s says what to do there, and leads nowhere else', async (beside, hint) => {
    await mountPage(`<${TAG}></${TAG}>${beside}`);
    await until(() => expect(seen(TAG)).toContain(`Your shopping cart is empty.${hint}`));
    expect(all(root(), 'link')).toEqual([]);
  });

  it('on a page that sells nothing leads to the packages', async () => {
    await openCart();
    expect(one(root(), 'link', 'See packages').getAttribute('href')).toBe('/platform/marketplace/pricing');
  });

  it('on its own page says so and leads back to the marketplace [CRT-45, CRT-46]', async () => {
    const page = await openCart([], {}, 'layout="page"');
    await until(() => expect(seen(TAG)).toContain('Your shopping cart is empty.'));
    const back = one(root(), 'link', 'Back to the marketplace');
    expect(back.getAttribute('href')).toBe('/platform/marketplace');
    back.click();
    await holds(() => page.moves.length === 1);
    expect(page.moves).toEqual(['/platform/marketplace']);
  });

  it('has neither a badge nor anything to clear or to buy [CRT-44]', async () => {
    await openCart();
    expect(root().querySelector('[part="badge"]')).toBeNull();
    expect(all(root(), 'button')).toEqual([]);
  });
});

describe('a cart with a package and an add-on', () => {
  const ITEMS = ['package/1001', 'module/11'];

  it('counts both, once each [CRT-44]', async () => {
    await openCart(ITEMS);
    expect(textOf(root().querySelector('[part="badge"]'))).toBe('22 items in your cart');
  });

  it('shows its total [PRC-16, CRT-57, CRT-58, CRT-59, CRT-60]', async () => {
    await openCart(ITEMS);
    expect(rows()).toEqual(['Package: $90.00', 'Add-ons: $20.00']);
    expect(textOf(root().querySelector('[part="total"]'))).toContain('Totalper month, before tax$110.00');
    expect(seen(TAG)).toContain('Billed annually: $1,320.00. You save $120.00.');
  });

  it('has the currency of the catalogue [CRT-61]', async () => {
    const session = { ...VISITOR_BODY, country: 'DE' };
    await openCart(ITEMS, { answers: { session, products: bundlesBody({ currency: 'EUR', currency_symbol: '€' }) } });
    expect(textOf(root().querySelector('[part="total-amount"]'))).toBe('EUR €110.00');
    expect(waybill.cart.get()).toMatchObject({ currency: 'EUR', currencySymbol: '€', totalPrice: 11000 });
  });

  it('keeps its currency if the catalogue arrives in another one [CRT-61]', async () => {
    const page = await (await openCart(['package/1001'])).reload();
    page.script.bundles = bundlesBody({ currency: 'EUR' });
    document.body.insertAdjacentHTML('beforeend', '<waybill-pricing-table></waybill-pricing-table>');
    const card = await until(() => one(shadowOf('waybill-pricing-table'), 'article', 'Plan 1002'));
    expect(textOf(card)).toContain('€299');
    expect(textOf(root().querySelector('[part="total-amount"]'))).toBe('$90.00');
    one(card, 'button').click();
    await dialog('Replace Plan 1001 with Plan 1002?');
    one(shadowOf('waybill-dialogs'), 'button', 'Replace package').click();
    await until(() => expect(textOf(root().querySelector('[part="total-amount"]'))).toBe('€299.00'));
  });

  it('removes an add-on at once, and one Undo restores it', async () => {
    const page = await openCart(ITEMS);
    button('Remove Module 11').focus();
    button('Remove Module 11').click();
    await until(() => expect(seen(TAG)).toContain('Removed from your cart.'));
    expect(all(root(), 'button', 'Remove Module 11')).toEqual([]);
    await until(() => expect(root().activeElement).toBe(one(root(), 'heading', /Your cart/)));
    await holds(() => isIdle(page));
    await until(() =>
      expect(document.getElementById('waybill-live')?.textContent).toBe(
        'Removed from your cart. Your cart has 1 item, $90.00 per month. You can undo this in the cart.',
      ),
    );
    button('Undo').focus();
    button('Undo').click();
    await until(() => button('Remove Module 11'));
    expect(seen(TAG)).not.toContain('Removed from your cart.');
    await until(() => expect(root().activeElement).toBe(one(root(), 'heading', /Your cart/)));
    await until(() =>
      expect(document.getElementById('waybill-live')?.textContent).toBe('Your cart has 2 items, $110.00 per month.'),
    );
  });

  it('is cleared after a question, and one Undo restores all of it', async () => {
    const page = await openCart(ITEMS);
    button('Clear cart').click();
    await dialog('Clear your cart?');
    one(shadowOf('waybill-dialogs'), 'button', 'Clear cart').click();
    await until(() => expect(seen(TAG)).toContain('Your shopping cart is empty.'));
    await holds(() => isIdle(page));
    button('Undo').click();
    await until(() => expect(rows()).toContain('Add-ons: $20.00'));
    expect(content(page).plan?.id).toBe(1001);
  });

  it('keeps the add-on as a custom solution when the package is removed [CRT-29]', async () => {
    await openCart(ITEMS);
    button('Remove Plan 1001').click();
    await until(() => expect(seen(TAG)).toContain('My Custom Solution'));
    expect(rows()).toEqual(['Add-ons: $20.00']);
  });

  it('survives a reload, for a visitor [STO-01, STO-03, CRT-64]', async () => {
    const page = await openCart(ITEMS);
    await page.reload();
    await until(() => button('Remove Module 11'));
    expect(rows()).toEqual(['Package: $90.00', 'Add-ons: $20.00']);
    expect(page.calls.some(({ name }) => name === 'cart')).toBe(false);
  });

  it('names the chosen option of its package', async () => {
    const page = await openCart(['package/1007']);
    expect(seen(TAG)).toContain('Annual · Standard');
    page.store.dispatch({ type: 'cart/subpackagesChosen', payload: { codes: ['sub-two'], origin: null } });
    await until(() => expect(seen(TAG)).toContain('Annual · Standard · Sub two'));
  });

  it('says why a needed add-on is there', async () => {
    const page = await openCart();
    waybill.cart.add('module/12');
    await dialog('Add Module 12 and 1 required module?');
    one(shadowOf('waybill-dialogs'), 'button', 'Add 2 modules').click();
    await until(() => button('Remove Module 12'));
    expect(seen(TAG)).toContain('Needed by Module 12');
    await holds(() => isIdle(page));
  });
});

describe('the cart’s appearances', () => {
  it('are a column, a page and a drop-down over the same cart [CRT-47]', async () => {
    await mountPage(`<${TAG}></${TAG}><${TAG} layout="page"></${TAG}><waybill-mini-cart></waybill-mini-cart>`);
    waybill.cart.add('package/1001');
    await until(() => expect(seen(TAG, 0)).toContain('$90.00'));
    await until(() => expect(seen(TAG, 1)).toContain('$90.00'));
    expect(shadowOf(TAG, 0).querySelector('.cart-column')).not.toBeNull();
    expect(shadowOf(TAG, 1).querySelector('.cart-page')).not.toBeNull();
    await until(() => expect(seen('waybill-mini-cart')).toContain('1 item in your cart'));
  });

  it('fall back to a column for an invalid attribute, with one warning', async () => {
    const { said } = listenTo('warn');
    await openCart([], {}, 'layout="drawer"');
    document.querySelector(TAG)?.setAttribute('layout', 'drawer');
    expect(root().querySelector('.cart-column')).not.toBeNull();
    expect(said()).toEqual(['waybill: <waybill-cart> can\'t read layout = "drawer"; its default stands']);
  });
});

describe('the checkout button', () => {
  it('stays with the rest of the cart if the configured registration address is invalid', async () => {
    await openCart(['package/1001']);
    waybill.configure({ routes: { register: 'http://[' } });
    await until(() => expect(button('Continue to registration').isConnected).toBe(true));
    expect(seen(TAG)).toContain('Plan 1001');
  });

  it('leads a visitor to registration with the campaign of the visit [NAV-02, NAV-03, NAV-20, STO-09]', async () => {
    history.replaceState(null, '', '?utm_source=news&other=1');
    const first = await openCart(['package/1001']);
    history.replaceState(null, '', '/');
    const page = await first.reload();
    (await until(() => button('Continue to registration'))).click();
    await holds(() => page.moves.length === 1);
    expect(page.moves).toEqual(['/register?utm_source=news']);
  });

  it('is replaced by the terms of the trial on the registration page, so that no typed text is lost [REV-66]', async () => {
    const first = await openCart(['package/1001']);
    history.replaceState(null, '', '/register');
    await first.reload();
    await until(() => expect(seen(TAG)).toMatch(/Nothing is due today\. Your trial is free until [A-Z]\w+ \d+, \d{4}/));
    expect(seen(TAG)).toMatch(/Your first charge is \$[\d,.]+ before tax on that day/);
    expect(all(root(), 'button', /registration/)).toEqual([]);
    history.replaceState(null, '', '/');
  });

  it('shows a member what is due today, and the way to the subscription [PRC-29, NAV-04, NAV-08]', async () => {
    const page = await openMember(sessionBody());
    (await until(() => button('Continue to checkout'))).click();
    one(await dialog('Order Plan 1001?'), 'link', 'Billing details').click();
    await holds(() => page.moves.length === 1);
    expect(page.moves).toEqual(['/account/billing/subscription']);
  });

  it('raises a cancelable event first, so that the page can take over', async () => {
    const page = await openMember(sessionBody());
    page.hear('checkout-request', { prevent: true });
    page.hear('navigate');
    (await until(() => button('Continue to checkout'))).click();
    expect(page.events).toEqual([
      {
        name: 'checkout-request',
        detail: { planId: 1001, total: 9000, oneTimeTotal: 0, currency: 'USD' },
        from: document.querySelector(TAG),
      },
    ]);
  });

  it('does nothing for the current plan, and says why [PRC-27, CRT-40]', async () => {
    const page = await openMember(holding(1001, []));
    const checkout = await until(() => button('Continue to checkout'));
    await until(() => expect(checkout.getAttribute('aria-disabled')).toBe('true'));
    const why = root().getElementById(checkout.getAttribute('aria-describedby') ?? '');
    expect(textOf(why)).toBe('This is your current plan.');
    page.hear('checkout-request');
    checkout.click();
    expect(page.events).toEqual([]);
  });

  it.each([
    ['another plan', subscribed(1002)],
    ['the same plan after expiry', subscribed(1001, { is_expired: 1 })],
  ])('works for %s [PRC-27, CRT-40, CRT-41]', async (_, session) => {
    const page = await openMember(session);
    page.hear('checkout-request', { prevent: true });
    const checkout = await until(() => button('Continue to checkout'));
    expect(checkout.getAttribute('aria-disabled')).toBeNull();
    checkout.click();
    expect(page.events).toHaveLength(1);
  });

  it('leads a member who may not manage the subscription to the refusal [ACC-16]', async () => {
    const page = await openMember(
      sessionBody({ policy: { features: {}, subscription: { manage: 1, view: 0 }, settings: {} } }),
    );
    (await until(() => button('Continue to checkout'))).click();
    await holds(() => page.moves.length === 1);
    expect(page.moves).toEqual(['/account/access-denied']);
  });
});

describe('a member’s cart', () => {
  it('is the server’s [CRT-36, CRT-65]', async () => {
    await openMember(sessionBody(), wirePlan(1001), [wireModule(11)]);
    await until(() => button('Remove Module 11'));
    expect(textOf(root().querySelector('[part="total-amount"]'))).toBe('$110.00');
  });

  it('offers Undo for a removal also after the server has confirmed it', async () => {
    const page = await openMember(sessionBody(), wirePlan(1001), [wireModule(11)]);
    (await until(() => button('Remove Module 11'))).click();
    page.script.cart = cartBody(wirePlan(1001));
    await holds(() => page.calls.filter(({ name }) => name === 'cart').length === 2 && isIdle(page));
    page.script.cart = cartBody(wirePlan(1001), [wireModule(11)]);
    (await until(() => button('Undo'))).click();
    await until(() => button('Remove Module 11'));
    expect(page.writes().map(({ name, body }) => [name, body])).toEqual([
      ['cartRemove', { id: 11 }],
      ['cartAdd', { id: 11, module: 1, pricing: 0 }],
    ]);
  });

  it('shows a message if the server has changed it', async () => {
    const page = await openMember(sessionBody(), wirePlan(1001), [wireModule(11), wireModule(14)]);
    (await until(() => button('Remove Module 11'))).click();
    await until(() => expect(seen(TAG)).toContain('We updated your cart to match your account.'));
    expect(all(root(), 'button', 'Undo')).toEqual([]);
    expect(page.writes().map(({ name, body }) => [name, body])).toEqual([['cartRemove', { id: 11 }]]);
  });

  it.each([404, 500])('is emptied by the server’s %d, and one Undo restores it [CRT-37, CRT-38]', async (status) => {
    const page = await openMember(sessionBody(), wirePlan(1001), [wireModule(11)]);
    await until(() => button('Remove Module 11'));
    page.script.cart = { status };
    waybill.cart.add('module/14');
    await until(() => expect(seen(TAG)).toContain('Cart cleared.'));
    expect(seen(TAG)).toContain('Your shopping cart is empty.');
    page.script.cart = cartBody(wirePlan(1001), [wireModule(11)]);
    button('Undo').click();
    await until(() => button('Remove Module 11'));
  });

  it('ends a registration once there is a subscription [STO-10]', async () => {
    const visitor = await openCart(['package/1001']);
    button('Continue to registration').click();
    await holds(() => visitor.moves.length === 1);
    expect(localStorage.getItem('waybill.is_gregister')).not.toBeNull();
    visitor.script.session = subscribed(1001);
    visitor.script.cart = cartBody(null);
    await visitor.reload();
    await holds(() => localStorage.getItem('waybill.is_gregister') === null);
    expect(localStorage.getItem('waybill.temporary_cart')).toBeNull();
  });
});

describe.each([
  ['an indirect', { is_indirect: 1 }],
  ['an affiliate', { is_affiliate: 1 }],
])('the cart of %s member', (_, more) => {
  it('has the title of the package instead of a total [PRC-30]', async () => {
    await openMember(sessionBody(more));
    const total = await until(() => {
      const found = root().querySelector('[part="total"]');
      if (!found) throw new Error('no total');
      return found;
    });
    expect(textOf(total)).toMatch(/^Plan 1001/);
    expect(textOf(total)).not.toContain('$');
  });

  it('has no slot for share buttons [PRC-31]', async () => {
    await openMember(sessionBody(more));
    await until(() => button('Continue to checkout'));
    expect(root().querySelector('slot[name="share"]')).toBeNull();
  });
});

it('the cart has a slot for share buttons for all others [PRC-31]', async () => {
  await openCart(['package/1001']);
  expect(root().querySelector('slot[name="share"]')).not.toBeNull();
});
