import { describe, expect, it } from 'vitest';
import { waybill } from '../../src/app/public';
// The app imports this lazily; the eager import keeps its compilation out of the tests.
import '../../widgets/cart/parts/metered';
import '../../widgets/cart/parts/page/page';
import { all, one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, VISITOR_BODY, type Page, type PageOptions } from '../kit/mount';
import { holds, until } from '../kit/until';
import { bundlesBody, cartBody, holding, MODULES, sessionBody, subscribed, wireModule, wirePlan } from '../kit/wire';

const TAG = 'waybill-cart';
const root = () => shadowOf(TAG);
const button = (name: string | RegExp) => one(root(), 'button', name);
const isIdle = ({ store }: Page) =>
  store.getState().cart.busy === null && Object.keys(store.getState().quantities).length === 0;
const group = (title: string) => {
  const found = [...root().querySelectorAll('.line-group')].find(
    (each) => textOf(each.querySelector('.line-group-title span')) === title,
  );
  if (!found) throw new Error(`no group ${title}`);
  return found;
};
const line = (name: string) => {
  const found = [...root().querySelectorAll('.line')].find((each) => textOf(each.querySelector('.line-name')) === name);
  if (!found) throw new Error(`no line ${name}`);
  return found;
};
const rowsOf = (parent: ParentNode) =>
  all(parent, 'term').map((term) => `${textOf(term)}: ${textOf(term.nextElementSibling)}`);
/** Opens the explanation of a price. */
const sumsOf = async (name: string) => {
  const details = line(name).querySelector<HTMLDetailsElement>('.why');
  if (details) details.open = true;
  await until(() => expect(all(line(name), 'term')).not.toEqual([]));
  return rowsOf(line(name));
};
const total = () => textOf(root().querySelector('[part="total-amount"]'));
const offer = (id: number) => bundlesBody({ data: [wireModule(id, { is_module: 1 })], modules: [] });
const offers = () => textOf(root().querySelector('[part="offers"]'));
const field = () => {
  const found = root().querySelector<HTMLInputElement>('.stepper input');
  if (!found) throw new Error('no field');
  return found;
};

const stepTo = async (quantity: number) => {
  await until(field);
  while (Number(field().value) < quantity) {
    const { value } = field();
    button('Increase: Quantity of Module 21').click();
    await until(() => expect(field().value).not.toBe(value));
  }
};

const metered = {
  pricing_type: 'USAGE',
  price: '3.00',
  base_price: '3.00',
  asset_type: 'vehicle',
  catid: 9,
  catname: 'Other',
};
const SHOP = bundlesBody({ modules: [...MODULES, wireModule(21, metered), wireModule(31), wireModule(32)] });
const ANSWERS = { bundles: SHOP, products: SHOP };

async function openCart(items: readonly string[] = [], options: PageOptions = {}, layout = 'page') {
  const page = await mountPage(`<${TAG} layout="${layout}"></${TAG}>`, {
    ...options,
    answers: { ...ANSWERS, ...options.answers },
  });
  await until(() => one(root(), 'heading', /Your cart/));
  for (const item of items) {
    const before = page.writes().length;
    waybill.cart.add(item);
    await holds(() => page.writes().length > before && isIdle(page));
  }
  return page;
}
const openMember = (session: object, modules: readonly object[] = [], more: PageOptions['answers'] = {}) =>
  openCart([], { answers: { session, cart: cartBody(wirePlan(1001), modules), ...more } });

describe('the cart page', () => {
  it('shows the package in full: billing, license, members, price and saving [NAV-13, CRT-47, CRT-58, CRT-60, PRC-33]', async () => {
    await openCart(['package/1001']);
    const text = textOf(line('Plan 1001'));
    expect(text).toContain('Annual · Standard · 5 team members');
    expect(text).toContain('$90.00 instead of $100.00');
    expect(await sumsOf('Plan 1001')).toEqual(['List price: $100.00', 'You save: −$10.00', 'Each month: $90.00']);
    expect(seen(TAG).match(/you save/gi)).toHaveLength(2);
    expect(seen(TAG)).toContain('Billed annually: $1,080.00. You save $120.00.');
  });

  it.each([
    ['year', 'Billed annually: $240.00.', 'Billed every month'],
    ['month', 'Billed monthly: $20.00.', 'Billed annually'],
  ])('shows for a custom solution the member’s own cycle, by the %s [REV-83]', async (timeframe, said, not) => {
    const subscription = { plan_id: 1001, plan_code: 'p', module_ids: [], timeframe, kind: 0, state: 1 };
    const cart = cartBody(null, [wireModule(21, { price: '20.00', base_price: '20.00' })]);
    await openMember(subscribed(1001, { subscription }), [], { cart });
    await until(() => expect(seen(TAG)).toContain(said));
    expect(seen(TAG)).not.toContain(not);
  });

  it('offers the annual variant of a package that is billed by the month', async () => {
    const page = await openCart(['package/1003']);
    expect(seen(TAG)).toContain('Billed monthly: $120.00.');
    await until(() => expect(seen(TAG)).toContain('Switch to annual billing and save $360.00 a year.'));
    button('Switch to annual billing').click();
    await until(() => one(shadowOf('waybill-dialogs'), 'button', 'Replace package').click());
    await until(() => expect(total()).toBe('$90.00'));
    expect(page.moves).toEqual([]);
  });

  it('lists the included modules, and says what removing one does [CRT-31]', async () => {
    await openCart(['package/1001']);
    const included = group('Included in Plan 1001');
    expect(all(included, 'button').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Remove Module 1',
      'Remove Module 2',
    ]);
    expect(seen(TAG)).toContain('Remove one and the package becomes My Custom Solution');
  });

  it('names a custom solution and not a package [CRT-29]', async () => {
    await openCart(['module/11']);
    expect(seen(TAG)).toContain('My Custom SolutionModules you chose individually, each at its own price.');
    expect(seen(TAG)).not.toContain('Included in');
  });

  it('removes a whole category at once, and one Undo restores it [CRT-62]', async () => {
    const page = await openCart(['package/1001', 'module/11', 'module/31', 'module/14'], {
      answers: { cartRemoveCategory: { status: 200 } },
    });
    expect(all(root(), 'button', 'Remove all of Other')).toEqual([]);
    button('Remove all of Planning').click();
    await until(() => expect(() => group('Planning')).toThrow('no group'));
    expect(group('Other')).toBeDefined();
    await holds(() => isIdle(page));
    expect(page.writes().at(-1)?.name).toBe('cartRemoveCategory');
    button('Undo').click();
    await until(() => group('Planning'));
    await holds(() => isIdle(page));
  });

  it('shows an empty state with the way back to the marketplace [CRT-45, CRT-46]', async () => {
    await openCart();
    expect(seen(TAG)).toContain('Your shopping cart is empty.');
    expect(one(root(), 'link', 'Back to the marketplace').getAttribute('href')).toBe('/platform/marketplace');
  });

  it.each([
    ['US', 'USD', '$1,110.00'],
    ['DE', 'USD', 'USD $1,110.00'],
    ['US', 'EUR', '€1,110.00'],
    ['DE', 'EUR', 'EUR €1,110.00'],
    ['JP', 'CHF', 'CHF 1,110.00'],
    ['GB', 'XYZ', 'USD $1,110.00'],
  ])(
    'writes sums for a reader in %s in %s with separators, symbol and, outside the US, the code [MNY-19, MNY-20, MNY-21, MNY-22, MNY-23, MNY-24, CRT-61]',
    async (country, currency, written) => {
      const shop = bundlesBody({ ...SHOP, currency, data: [wirePlan(1001, { price: '1233.34' })] });
      await openCart(['package/1001'], {
        answers: { session: { ...VISITOR_BODY, country, currency }, bundles: shop, products: shop },
      });
      expect(total().replace(/\u00A0/g, ' ')).toBe(written);
    },
  );
});

describe('the quantity of a metered add-on', () => {
  it.each(['page', 'sidebar'])(
    'can be stepped in the %s, shown at once and written once [MNY-07, CRT-59]',
    async (layout) => {
      const page = await openCart(['package/1001', 'module/21'], {}, layout);
      const before = page.writes().length;
      await stepTo(12);
      await until(() => expect(textOf(line('Module 21'))).toContain('12 vehicles × $3'));
      expect(total()).toBe('$126.00');
      expect(page.writes()).toHaveLength(before);
      await holds(() => isIdle(page));
      expect(
        page
          .writes()
          .slice(before)
          .map(({ body }) => body),
      ).toEqual([{ id: 21, module: 1, pricing: 0, entries: [{ id: 21, quantity: 12 }] }]);
    },
  );

  it('has an explanation of its amount [CRT-61]', async () => {
    await openCart(['module/21']);
    expect(await sumsOf('Module 21')).toEqual(['1 vehicle × $3: $3.00', 'Each month: $3.00']);
  });

  it.each([
    ['7', '7', null],
    ['-2', '0', 'That isn’t a number, so the quantity is 0.'],
    ['many', '0', 'That isn’t a number, so the quantity is 0.'],
    ['100001', '1', 'The maximum quantity is 100,000.'],
  ])('typed as %s is %s, and says so: %s [QUO-11, QUO-12, QUO-13]', async (typed, shown, told) => {
    const page = await openCart(['module/21']);
    await until(field);
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field(), typed);
    field().dispatchEvent(new Event('input', { bubbles: true }));
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await until(() => expect(field().value).toBe(shown));
    expect(root().querySelector('.stepper-note')?.textContent ?? null).toBe(told);
    // The optimistic value is shown first, and is in the cart a frame later.
    await until(() => expect(page.store.getState().cart.content.lines[21]?.quantity).toBe(Number(shown)));
    await holds(() => isIdle(page));
  });

  it('is rolled back if the server refuses, with a message', async () => {
    const page = await openCart(['module/21']);
    page.script.cartAdd = { status: 500 };
    await until(field);
    button('Increase: Quantity of Module 21').click();
    await until(() => expect(field().value).toBe('2'));
    await until(() => one(shadowOf('waybill-dialogs'), 'button', 'Try again'));
    expect(field().value).toBe('1');
    expect(total()).toBe('$3.00');
  });

  it('is announced once, after a debounce', async () => {
    const page = await openCart(['module/21']);
    const region = document.getElementById('waybill-live');
    const told: string[] = [];
    const watch = new MutationObserver(() => told.push(textOf(region)));
    if (region) watch.observe(region, { childList: true, characterData: true, subtree: true });
    await stepTo(4);
    await holds(() => isIdle(page) && total() === '$12.00');
    await until(() => expect(told).toEqual(['Your cart has 1 item, $12.00 per month.']));
    watch.disconnect();
  });

  it('of a trial is the trial’s own [MNY-08]', async () => {
    const trial = { ...metered, is_trial: 1, trial_quantity: 2, price: '0.00' };
    await openMember(sessionBody(), [wireModule(21, trial)]);
    await until(() => expect(textOf(line('Module 21'))).toContain('2 vehicles × $0Free during the trial'));
    expect(root().querySelector('.stepper')).toBeNull();
    expect(await sumsOf('Module 21')).toEqual([
      '2 vehicles × $3: $6.00',
      'Free during the trial: −$6.00',
      'Each month: $0.00',
    ]);
  });
});

it('lets the fleet of a package be changed; its minimum is included in the price [MNY-05, MNY-06]', async () => {
  const fleet = { minimum_asset_count: 10, minimum_asset_rate: '4.00', asset_type: 'vehicle' };
  const shop = bundlesBody({ ...SHOP, data: [wirePlan(1001, fleet)] });
  const page = await openCart(['package/1001'], { answers: { bundles: shop, products: shop } });
  expect(textOf(line('Additional vehicles'))).toContain('$0.00');
  page.store.dispatch({
    type: 'cart/quantitiesChosen',
    payload: { entries: [{ id: 1001, quantity: 12 }], origin: null },
  });
  await until(() => expect(textOf(line('Additional vehicles'))).toContain('12 vehicles · 10 included'));
  expect(await sumsOf('Additional vehicles')).toEqual(['2 vehicles × $4: $8.00', 'Each month: $8.00']);
  expect(total()).toBe('$98.00');
  await holds(() => isIdle(page));
});

describe('cross-sell', () => {
  const crossSell = bundlesBody({ data: [wireModule(31, { is_module: 1 }), wireModule(32)], modules: [] });
  const upsell = { ids: [1002], result: {}, modules: [] };
  const bigger = bundlesBody({
    ...SHOP,
    data: [wirePlan(1001), wirePlan(1002, { modules: [1, 2, 11], price: '105.00' })],
  });

  it('is offered on the page, and stays in its place once it is in the cart [API-36]', async () => {
    const page = await openCart(['package/1001'], { answers: { crossSell } });
    await until(() => expect(offers()).toMatch(/Recommended for you.*Module 31.*Module 32/));
    const add = button('Add to cart Module 31');
    add.click();
    await until(() => expect(textOf(add)).toBe('In your cart Module 31'));
    await holds(() => isIdle(page));
    expect(total()).toBe('$110.00');
    expect(offers()).toMatch(/Module 31.*Module 32/);
  });

  it('keeps the offers of the cart before until those of a new one arrive [API-36]', async () => {
    const answers: Readonly<Record<string, unknown>> = { '1,2': offer(31), '1,2,11': offer(32) };
    const page = await openCart(['package/1001'], {
      // A third cart is never answered.
      answers: {
        crossSell: (given: { readonly body?: unknown } | undefined) =>
          answers[String(Reflect.get(Object(given?.body), 'ids'))] ?? new Promise(() => 0),
      },
    });
    await until(() => expect(offers()).toContain('Module 31'));
    waybill.cart.add('module/11');
    await until(() => expect(offers()).toContain('Module 32'));
    expect(offers()).not.toContain('Module 31');
    waybill.cart.remove('module/11');
    await until(() => expect(offers()).toContain('Module 31'));
    waybill.cart.add('module/14');
    await until(() => line('Module 14'));
    await holds(() => isIdle(page));
    expect(offers()).toContain('Module 31');
    expect(offers()).not.toContain('Module 32');
  });

  it('offers a larger package that includes add-ons of the cart, with the price difference [CRT-54]', async () => {
    await openMember(sessionBody(), [wireModule(11)], {
      bundles: bigger,
      products: bigger,
      cart: { ...cartBody(wirePlan(1001), [wireModule(11)]), upsell },
    });
    await until(() => expect(offers()).toContain('Plan 1002 includes 1 of your add-ons'));
    expect(offers()).toContain('$16 less a month');
    expect(button('Switch to Plan 1002')).toBeDefined();
  });

  it('keeps the fleet and the focus when a larger package is chosen, whose difference counts the fleet [CRT-54, MNY-05]', async () => {
    const counts = { minimum_asset_count: 10, minimum_asset_rate: '15.00', asset_type: 'vehicle' };
    const small = wirePlan(1001, counts);
    const large = wirePlan(1002, {
      ...counts,
      modules: [1, 2, 31],
      price: '200.00',
      minimum_asset_count: 20,
      minimum_asset_rate: '12.00',
    });
    const shop = bundlesBody({ ...SHOP, data: [small, large] });
    let isSwitched = false;
    const page = await openMember(sessionBody(), [], {
      bundles: shop,
      products: shop,
      cart: () =>
        isSwitched
          ? cartBody({ ...large, quantity: 25 })
          : { ...cartBody({ ...small, quantity: 25 }, [wireModule(11)]), upsell },
      cartAdd: () => {
        isSwitched = true;
        return { status: 200 };
      },
      crossSell,
    });
    await until(() => expect(offers()).toMatch(/Next package up: Plan 1002.*\$75 less a month/));
    await until(() => expect(offers()).toContain('Module 31'));
    expect(total()).toBe('$335.00');
    button('Switch to Plan 1002').focus();
    button('Switch to Plan 1002').click();
    await until(() => one(shadowOf('waybill-dialogs'), 'button', 'Replace package').click());
    await until(() => expect(total()).toBe('$240.00'));
    expect(offers()).not.toContain('In your cart');
    await until(() => expect(page.calls.find(({ name }) => name === 'cartAdd')).toBeDefined());
    const { body } = page.calls.find(({ name }) => name === 'cartAdd') ?? {};
    expect(body).toMatchObject({ id: 1002, entries: [{ id: 1002, quantity: 25 }] });
    await until(() => expect(offers()).not.toContain('Plan 1002'));
    await until(() => expect(root().activeElement).not.toBeNull());
  });

  it.each([
    ['a reseller’s member', { is_indirect: 1 }],
    ['a read-only member', { is_ro: 1 }],
  ])('shows nothing for %s', async (_, more) => {
    const page = await openMember(sessionBody(more), [wireModule(11)], { crossSell });
    await until(() => line('Module 11'));
    expect(offers()).toBe('');
    expect(page.calls.some(({ name }) => name === 'crossSell')).toBe(false);
  });

  it('shows nothing in the sidebar', async () => {
    const page = await openCart(['package/1001'], { answers: { crossSell } }, 'sidebar');
    expect(offers()).toBe('');
    expect(page.calls.some(({ name }) => name === 'crossSell')).toBe(false);
  });
});

describe('a reader of the cart page', () => {
  it.each(['is_indirect', 'is_affiliate'])(
    'sees titles instead of sums and no share button if %s [PRC-30, PRC-31]',
    async (flag) => {
      await openMember(sessionBody({ [flag]: 1 }), [wireModule(21, metered)]);
      await until(() => line('Module 21'));
      expect(seen(TAG)).not.toContain('$');
      expect(textOf(root().querySelector('[part="total"]'))).toMatch(/^Plan 1001/);
      expect(root().querySelector('slot[name="share"]')).toBeNull();
    },
  );

  it('who is read-only cannot check out and sees the reason [ACC-07]', async () => {
    const page = await openMember(sessionBody({ is_ro: 1 }));
    const checkout = await until(() => button('Continue to checkout'));
    await until(() => expect(checkout.getAttribute('aria-disabled')).toBe('true'));
    const why = root().getElementById(checkout.getAttribute('aria-describedby') ?? '');
    expect(textOf(why)).toContain('view-only access');
    page.hear('checkout-request');
    checkout.click();
    expect(page.events).toEqual([]);
  });

  it.each([
    ['no change for the plan in force', holding(1001, []), 'true'],
    ['a change for the same plan after expiry', subscribed(1001, { is_expired: 1 }), null],
  ])('has %s [PRC-27, CRT-40, CRT-41]', async (_, session, disabled) => {
    await openMember(session);
    await until(() => expect(button('Continue to checkout').getAttribute('aria-disabled')).toBe(disabled));
  });

  it('reads how long a trial lasts and when the next bill comes', async () => {
    await openMember(sessionBody({ is_trial: 1, expires_at: '2030-02-03', next_invoice_date: '2030-03-04' }));
    await until(() =>
      expect(seen(TAG)).toContain('Next invoice on March 4, 2030. Your trial runs until February 3, 2030.'),
    );
  });
});

describe('a member’s cart that has to be read first', () => {
  it('is not called empty before it is there [CRT-65]', async () => {
    const answers: ((body: unknown) => void)[] = [];
    const cart = () => new Promise((resolve) => answers.push(resolve));
    const page = await mountPage(`<${TAG} layout="page"></${TAG}>`, {
      answers: { ...ANSWERS, session: sessionBody(), cart },
    });
    await holds(() => page.calls.some(({ name }) => name === 'cart'));
    expect(seen(TAG)).not.toContain('empty');
    answers[0]?.(cartBody(wirePlan(1001)));
    await until(() => line('Plan 1001'));
  });

  it('is not shown if neither the price of its package nor a total is known', async () => {
    await mountPage('<waybill-cart></waybill-cart>', {
      answers: {
        session: sessionBody(),
        cart: cartBody({ id: 77, title: 'Old plan', price: '1.199,00' }, [wireModule(1, { bundled: 1 })]),
        product: { status: 404 },
      },
    });
    await until(() => expect(seen('waybill-cart')).toContain('Try again'));
    expect(seen('waybill-cart')).not.toContain('$20');
  });

  it('shows that reading has failed, and can retry', async () => {
    const page = await openCart([], { answers: { session: sessionBody(), cart: { status: 400 } } });
    await until(() => expect(seen(TAG)).toContain('We couldn’t load your cart.'));
    page.script.cart = cartBody(wirePlan(1001));
    button('Try again').click();
    await until(() => line('Plan 1001'));
  });
});
