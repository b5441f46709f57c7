import { describe, expect, it, vi } from 'vitest';
import { waybill } from '../../src/app/public';
import { all, one, seen, shadowOf, textOf } from '../kit/look';
import { ADDED, mountPage, type PageOptions } from '../kit/mount';
import { holds, until } from '../kit/until';
import { bundlesBody, cartBody, holding, MODULES, sessionBody, wireModule, wirePlan } from '../kit/wire';

const TAG = 'waybill-quote-panel';
const metered = { pricing_type: 'USAGE', price: '4.00', base_price: '4.00', quantity: 0, asset_type: 'driver' };
const usages = [
  {
    id: 21,
    usage_key: 'driver',
    price: '4.00',
    unit_measured: 'driver',
    quantity: 5,
    min: 5,
    max: 100,
    free_users: 10,
  },
  {
    id: 22,
    usage_key: 'support',
    price: '3.00',
    unit_measured: 'user',
    min: 0,
    max: 500,
    free_users: 100,
    is_support: 1,
  },
];
const plan = wirePlan(1001, {
  price: '199.00',
  discount: '0',
  minimum_asset_count: 5,
  minimum_asset_rate: '20.00',
  asset_type: 'vehicle',
  usages,
});
const bundles = bundlesBody({
  data: [plan],
  modules: [
    ...MODULES,
    wireModule(21, { ...metered, title: 'Drivers' }),
    wireModule(22, {
      ...metered,
      title: 'Support Hero',
      price: '3.00',
      base_price: '3.00',
      free_users: 100,
      asset_type: 'user',
    }),
  ],
});

const root = () => shadowOf(TAG);
const fields = () => [...root().querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
const field = (name: string) => {
  const found = fields().find((box) => (box.getAttribute('aria-label') ?? textOf(box.labels?.[0])) === name);
  if (!found) throw new Error(`no field "${name}"`);
  return found;
};
const button = (name: string | RegExp) => one(root(), 'button', name);
const total = () => textOf(root().querySelector('[part=total-amount]'));
const row = (name: string) => all(root(), 'listitem').find((item) => textOf(item).startsWith(name));

const region = () => document.querySelector('#waybill-live')?.textContent ?? '';

async function type(name: string, text: string) {
  const input = field(name);
  input.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

const radio = (name: string) => one(root(), 'radio', new RegExp(`^${name}`));
const filled = () => [...root().querySelectorAll('.btn-primary')].map(textOf);
async function choose(name: string) {
  radio(name).click();
  await until(() => field(name));
}

/** Opens a page with the panel and this package in the cart. */
async function openPanel(options: PageOptions = {}, item = 'package/1001') {
  const page = await mountPage(`<${TAG}></${TAG}>`, { ...options, answers: { bundles, ...options.answers } });
  if (item) {
    waybill.cart.add(item);
    await until(() => field('Fleet size'));
    await holds(() => page.store.getState().cart.busy === null);
  }
  return page;
}

const openMember = (session: object, held: object | null = plan) =>
  openPanel({ answers: { session, cart: cartBody(held) } }, '');

describe('<waybill-quote-panel>', () => {
  it('writes what a price is for by one rule, in the words of the server or by the asset that it names', async () => {
    const [drivers = {}] = usages;
    const told = [
      { ...drivers, unit_measured: 'motorista', asset_type: 'driver', quantity: 0, min: 0, free_users: 0 },
      { ...drivers, id: 22, unit_measured: '1.000 paradas', quantity: 0, min: 0, free_users: 0 },
    ];
    const modules = [21, 22].map((id) => wireModule(id, { ...metered, asset_type: id === 21 ? 'driver' : null }));
    const answers = { bundles: bundlesBody({ data: [{ ...plan, usages: told }], modules: [...MODULES, ...modules] }) };
    await mountPage(`<${TAG} lang="pt"></${TAG}>`, {
      answers: { session: sessionBody(), cart: cartBody({ ...plan, usages: told }), ...answers },
    });
    await until(() => expect(seen(TAG)).toMatch(/4\/motorista/));
    expect(seen(TAG)).toMatch(/4\/1\.000 paradas/);
    expect(seen(TAG)).not.toMatch(/ \/|× motorista/);
  });

  it('shows the fleet, the usage items and their total [QUO-01, QUO-02]', async () => {
    await openPanel();
    expect(total()).toBe('$199.00');
    await type('Fleet size', '8');
    await type('Drivers', '12');
    await choose('Support Hero');
    await type('Support Hero', '101');
    await until(() => expect(total()).toBe('$270.00'));
    expect(textOf(row('Fleet size'))).toContain('8 vehicles × $20, 5 included');
    expect(textOf(row('Drivers'))).toContain('$8.00');
    expect(textOf(row('Support Hero'))).toContain('$3.00');
    expect(seen(TAG)).toContain('$71.00 more than your current cart.');
  });

  it('shows Free for free support, and $0 for other free items [MNY-03, MNY-04]', async () => {
    await openPanel();
    expect(textOf(row('Support Hero'))).toMatch(/Free$/);
    await choose('Support Hero');
    await type('Support Hero', '100');
    expect(textOf(row('Support Hero'))).toMatch(/Free$/);
    expect(textOf(row('Drivers'))).toMatch(/\$0\.00$/);
  });

  it('changes the support level’s quantity with the seats, like the cart [REV-51, REV-86]', async () => {
    const seat = wireModule(31, { ...metered, type: 'booster', title: 'Seats' });
    const level = wireModule(32, {
      ...metered,
      type: 'support',
      title: 'Hero',
      price: '3.00',
      base_price: '3.00',
      asset_type: 'user',
    });
    const shop = bundlesBody({ data: [plan], modules: [...MODULES, seat, level] });
    const held = cartBody(plan, [
      { ...seat, quantity: 2 },
      { ...level, quantity: 12 },
    ]);
    const page = await openPanel(
      { answers: { bundles: shop, products: shop, session: sessionBody(), cart: held } },
      '',
    );
    await until(() => expect(field('Hero').value).toBe('12'));
    await type('Seats', '7');
    await until(() => expect(field('Hero').value).toBe('17'));
    expect(textOf(row('Hero'))).toContain('$51.00');
    button('Update now').click();
    await holds(() => page.writes().length > 0);
    const entries = [
      { id: 31, quantity: 7 },
      { id: 32, quantity: 17 },
    ];
    expect(page.writes()[0]?.body).toMatchObject({ entries });
  });

  it('has one support level, which counts the users, and the level that costs nothing by default [REV-51]', async () => {
    const hero = { ...metered, type: 'support', asset_type: 'user', free_users: 100 };
    const shop = bundlesBody({
      data: [
        wirePlan(1001, {
          ...plan,
          usages: [
            { ...usages[1], id: 32 },
            { ...usages[1], id: 33, price: '6.00' },
          ],
        }),
      ],
      modules: [
        ...MODULES,
        wireModule(31, { ...hero, title: 'Essential', price: '0.00', base_price: '0.00' }),
        wireModule(32, { ...hero, title: 'Hero', price: '3.00', base_price: '3.00' }),
        wireModule(33, { ...hero, title: 'Premium', price: '6.00', base_price: '6.00' }),
      ],
    });
    const page = await openPanel({ answers: { bundles: shop } });
    expect(radio('Essential')).toHaveProperty('checked', true);
    radio('Hero').click();
    await until(() => expect(field('Hero').value).toBe('5'));
    radio('Premium').click();
    await until(() => expect(field('Premium').value).toBe('5'));
    expect(radio('Hero')).toHaveProperty('checked', false);
    await type('Premium', '0');
    expect(radio('Premium')).toHaveProperty('checked', true);
    radio('Essential').click();
    await until(() => expect(fields().map(({ type: kind }) => kind)).not.toContain('number'));
    expect(seen(TAG)).toContain('Nothing has changed yet.');
    radio('Hero').click();
    await until(() => field('Hero'));
    button('Update now').click();
    await holds(() => page.store.getState().cart.content.lines[32] !== undefined);
    radio('Essential').click();
    await until(() => expect(radio('Essential')).toHaveProperty('checked', true));
    button('Update now').click();
    await holds(() => page.store.getState().cart.content.lines[31] !== undefined);
    expect(page.store.getState().cart.content.lines[32]).toBeUndefined();
  });

  it('fills the button that has something to do: sharing until a quantity changes, then updating', async () => {
    await openPanel();
    expect(filled()).toEqual(['Share this quote']);
    expect(seen(TAG)).toContain('Nothing has changed yet. The button continues with your cart as it is.');
    await type('Fleet size', '8');
    await until(() => expect(filled()).toEqual(['Update now']));
    expect(seen(TAG)).not.toContain('Nothing has changed yet.');
  });

  it('reads typed quantities by the rules, and steps within the bounds [QUO-11, QUO-12, QUO-13, QUO-14, QUO-15]', async () => {
    await openPanel();
    for (const [text, shown] of [
      ['12', '12'],
      ['150', '12'],
      ['abc', '0'],
      ['7.9', '7'],
      ['-3', '0'],
      ['3', '3'],
      ['100', '100'],
    ] as const) {
      await type('Drivers', text);
      await until(() => expect(field('Drivers').value).toBe(shown));
    }
    expect(button('Increase: Drivers').getAttribute('aria-disabled')).toBe('true');
    await type('Drivers', '5');
    await until(() => expect(button('Decrease: Drivers').getAttribute('aria-disabled')).toBe('true'));
  });

  it('writes the quantities to the cart, whose sum then equals the quote [QUO-03]', async () => {
    const page = await openPanel();
    await type('Fleet size', '8');
    await type('Drivers', '12');
    await until(() => expect(total()).toBe('$267.00'));
    button('Update now').click();
    await holds(() => page.moves.length === 1);
    expect(page.moves[0]).toMatch(/^\/register/);
    expect(total()).toBe('$267.00');
    expect(seen(TAG)).not.toContain('more than your current cart');
    const { plan: held, lines } = page.store.getState().cart.content;
    expect([held?.quantity, lines[21]?.quantity]).toEqual([8, 2]);
    expect(page.writes().map(({ body }) => body)).toEqual([
      expect.objectContaining({ id: 1001 }),
      expect.objectContaining({ id: 21, entries: [{ id: 21, quantity: 2 }] }),
      expect.objectContaining({ id: 1001, module: 0, entries: [{ id: 1001, quantity: 8 }] }),
    ]);
  });

  it('does not navigate if the server refuses the quantities', async () => {
    let isRefused = false;
    const page = await openPanel({ answers: { cartAdd: () => (isRefused ? { status: 400 } : ADDED) } });
    isRefused = true;
    await type('Fleet size', '8');
    button('Update now').click();
    await until(() => one(shadowOf('waybill-dialogs'), 'dialog'));
    expect(page.moves).toEqual([]);
    expect(field('Fleet size').value).toBe('8');
  });

  it('keeps chosen quantities when it is moved, and drops those of removed items', async () => {
    const page = await openPanel();
    await type('Drivers', '12');
    const element = document.querySelector(TAG);
    const aside = document.body.appendChild(document.createElement('aside'));
    if (element) aside.append(element);
    await until(() => expect(field('Drivers').value).toBe('12'));
    waybill.cart.remove('package/1001');
    await until(() => expect(seen(TAG)).toContain('There’s nothing to quote yet.'));
    await holds(() => page.store.getState().cart.busy === null);
    waybill.cart.add('package/1001');
    await until(() => expect(field('Drivers').value).toBe('5'));
  });

  it('opens the share form, and returns with the same quantities [QUO-04, QUO-05, QUO-06, QUO-07, API-13]', async () => {
    const page = await openPanel({ answers: { cartShare: { status: 200 } } });
    await type('Fleet size', '8');
    button('Share this quote').click();
    await until(() => button('Back to the quote'));
    expect(fields()).toHaveLength(3);
    await until(() => expect(root().activeElement?.localName).toBe('input'));
    button('Back to the quote').click();
    await until(() => expect(root().activeElement).toBe(button('Share this quote')));
    expect(field('Fleet size').value).toBe('8');
    button('Share this quote').click();
    await until(() => button('Back to the quote'));
    await type('Email addresses', 'ann@example.com');
    await until(() => button('Share with 1 person')).then((share) => share.click());
    await holds(() => page.calls.some(({ name }) => name === 'cartShare'));
    expect(page.calls.find(({ name }) => name === 'cartShare')?.body).toMatchObject({
      // No drivers were chosen: the five shown are free in the package and not in the cart.
      quote: { quantity: 8, usages: [] },
    });
  });

  it('announces the total after a debounce, not with every key', async () => {
    await openPanel();
    await type('Fleet size', '6');
    await type('Fleet size', '9');
    expect(region()).not.toContain('Your quote is');
    await vi.waitFor(() => expect(region()).toContain('Your quote is $279.00 per month.'), { timeout: 3000 });
  });

  it('leads to the packages if there is nothing to quote', async () => {
    await openPanel({}, '');
    const way = await until(() => one(root(), 'link', 'See packages'));
    expect(way.getAttribute('href')).toBe('/platform/marketplace/pricing');
  });

  it('shows a reseller’s members the package without sums and sharing', async () => {
    await openMember(sessionBody({ is_indirect: 1 }));
    await until(() => field('Fleet size'));
    expect(seen(TAG)).not.toContain('$');
    expect(seen(TAG)).toContain('Plan 1001');
    expect(all(root(), 'button').map(textOf)).not.toContain('Share this quote');
  });

  it('shows a read-only member why updating is disabled', async () => {
    await openMember(sessionBody({ is_ro: 1 }));
    await until(() => field('Fleet size'));
    expect(button('Update now').getAttribute('aria-disabled')).toBe('true');
    expect(seen(TAG)).toContain('Only people who manage the subscription');
  });

  it('disables updating for the current package until a quantity changes', async () => {
    const page = await openMember(holding(1001, []));
    await until(() => expect(seen(TAG)).toContain('Change a quantity to update your cart.'));
    await type('Fleet size', '8');
    page.hear('checkout-request', { prevent: true });
    button('Update now').click();
    expect(page.events).toEqual([
      expect.objectContaining({ detail: { planId: 1001, total: 25_900, oneTimeTotal: 0, currency: 'USD' } }),
    ]);
    expect(page.writes()).toEqual([]);
  });

  it('shows that prices could not be loaded, and can retry', async () => {
    let isDown = true;
    await mountPage(`<${TAG}></${TAG}>`, {
      answers: {
        session: sessionBody(),
        cart: cartBody(plan),
        bundles: () => (isDown ? new Response('', { status: 404 }) : bundles),
      },
    });
    await until(() => expect(seen(TAG)).toContain('We couldn’t load the prices.'));
    isDown = false;
    button('Try again').click();
    await until(() => field('Drivers'));
  });
});
