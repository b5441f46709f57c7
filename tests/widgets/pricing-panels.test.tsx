import { describe, expect, it, vi } from 'vitest';
import { listenTo } from '../kit/console';
import { all, nameOf, one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, type Page, type PageOptions } from '../kit/mount';
import { holds, until } from '../kit/until';
import { bundlesBody, MODULES, wireModule, wirePlan } from '../kit/wire';

const TAG = 'waybill-pricing-table';
const root = () => shadowOf(TAG);
const metered = { pricing_type: 'USAGE', price: '19.00', base_price: '19.00' };

const OFFERS = [
  wireModule(201, { ...metered, title: 'Drivers', type: 'booster', asset_type: 'driver', module_sort: 1 }),
  wireModule(203, { ...metered, title: 'Credits', type: 'booster', price_per: 1000, module_sort: 2 }),
  wireModule(211, { title: 'Onboarding', type: 'service', charge: 'once' }),
  wireModule(213, { title: 'Integration', type: 'service', card_type: 3 }),
  wireModule(221, { title: 'Essential', type: 'support', price: '0', base_price: '0' }),
  wireModule(222, {
    ...metered,
    title: 'Hero',
    type: 'support',
    asset_type: 'user',
    free_users: 100,
    price: '3.00',
    base_price: '3.00',
  }),
  wireModule(299, { title: 'Metering', type: 'internal' }),
  wireModule(298, { title: 'Hidden', type: 'booster', is_hidden: 1 }),
];
const USAGES = [
  { id: 201, usage_key: 'driver', price: '19', min: 0, max: 50, free_users: 5 },
  { id: 222, usage_key: 'support', price: '3', max: 1000, free_users: 100, is_support: 1 },
];
const WITH_OFFERS = bundlesBody({ modules: [...MODULES, ...OFFERS], data: [wirePlan(1001, { usages: USAGES })] });

const panel = (name: string) => root().getElementById(name);
const rows = () =>
  all(root(), 'listitem')
    .filter((item) => item.getAttribute('part') === 'row')
    .map(textOf);
const isIdle = ({ store }: Page) => store.getState().cart.busy === null;
const lines = ({ store }: Page) =>
  Object.values(store.getState().cart.content.lines).map(({ module, quantity }) => [module.id, quantity]);
const level = (name: string | RegExp) => one(root(), 'radio', name) as HTMLInputElement;

async function openPanels(options: PageOptions = {}, attributes = '') {
  const page = await mountPage(`<${TAG} ${attributes}></${TAG}>`, {
    ...options,
    answers: { bundles: WITH_OFFERS, ...options.answers },
  });
  await until(() => one(root(), 'group', 'Support level'));
  return page;
}

async function press(page: Page, name: string | RegExp) {
  const before = page.writes().length;
  one(root(), 'button', name).click();
  await holds(() => page.writes().length > before && isIdle(page));
}

describe('the panels', () => {
  it('are packages, boosters and services, with a link to each [PRC-01, PRC-17]', async () => {
    await openPanels();
    expect(all(root(), 'navigation').map(nameOf)).toEqual(['Products']);
    expect(all(root(), 'link', /Packages|Boosters|Services/).map((link) => link.getAttribute('href'))).toEqual([
      '#plan-list',
      '#booster-list',
      '#service-list',
    ]);
    expect(textOf(panel('booster-list'))).toContain('Priced by quantity, on top of any package.');
    expect(textOf(panel('service-list'))).toContain('Onboarding');
  });

  it('are those that the attribute names; unknown names are warned of once and ignored [PRC-17]', async () => {
    const warnings = listenTo('warn');
    await openPanels({}, 'panels="service-list gallery"');
    expect(['plan-list', 'booster-list', 'service-list'].map((name) => panel(name) !== null)).toEqual([
      false,
      false,
      true,
    ]);
    expect(all(root(), 'navigation')).toEqual([]);
    expect(all(root(), 'group', 'Billing')).toEqual([]);
    expect(warnings.said().filter((text) => String(text).includes('gallery'))).toHaveLength(1);
  });

  it('scroll into view with the focus by their links, without changing the address [PRC-17, LAY-15]', async () => {
    await openPanels();
    const scrolled = vi.mocked(HTMLElement.prototype.scrollIntoView);
    one(root(), 'link', 'Boosters').click();
    await holds(() => scrolled.mock.contexts.includes(panel('booster-list') as HTMLElement));
    expect(root().activeElement).toBe(panel('booster-list'));
    expect(location.hash).toBe('');
    // A link of the page has the same effect.
    location.hash = '#service-list';
    await holds(() => scrolled.mock.contexts.includes(panel('service-list') as HTMLElement));
  });

  it('offer boosters, services and support levels, but no internal or hidden items [PRC-19]', async () => {
    const page = await openPanels();
    expect(rows().map((text) => text.split(' ')[0])).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Drivers/), expect.stringMatching(/^Onboarding/)]),
    );
    expect(all(root(), 'radio', /Essential|Hero/)).toHaveLength(2);
    expect(seen(TAG)).not.toMatch(/Metering|Hidden/);
    // The products were part of the packages' reply.
    expect(page.calls.filter(({ name }) => name === 'products')).toEqual([]);
  });

  it('read all products if the packages’ reply lacks them, and can retry without the packages [PRC-19]', async () => {
    let isDown = true;
    const page = await mountPage(`<${TAG}></${TAG}>`, {
      answers: {
        bundles: bundlesBody(),
        products: () => (isDown ? Response.json({ status: 404 }, { status: 404 }) : { ...bundlesBody(), data: OFFERS }),
      },
    });
    await until(() => one(root(), 'group', 'Billing'));
    const again = await until(() => one(root(), 'button', 'Try again'));
    expect(seen(TAG)).toContain('Plan 1001');
    isDown = false;
    again.click();
    await until(() => one(root(), 'button', /Drivers to the cart/));
    expect(page.calls.filter(({ name }) => name === 'bundles')).toHaveLength(1);
  });

  it('are left out if they are empty', async () => {
    await openPanels({ answers: { bundles: bundlesBody({ modules: OFFERS.slice(4) }) } });
    await holds(() => all(root(), 'link', 'Boosters').length === 0);
    expect(textOf(panel('booster-list'))).toBe('');
  });
});

describe('a booster', () => {
  it('has a price by its asset type, or by what the server calls a unit [PRC-35]', async () => {
    await openPanels();
    expect(textOf(panel('booster-list'))).toMatch(/Drivers.*\$19 \/driver.*Credits.*\$19 \/1,000/);
  });

  it('has its price unit in the language of the page, like a one-off service [REV-35]', async () => {
    await mountPage(`<${TAG} lang="ru"></${TAG}>`, { answers: { bundles: WITH_OFFERS } });
    await until(() => expect(textOf(panel('service-list'))).toMatch(/Onboarding.*20\s\$\s*разово/));
    expect(textOf(panel('booster-list'))).toMatch(/Credits.*19\s\$\s*\/1\s000/);
  });

  it('says how many team members the flat rate includes [PRC-33]', async () => {
    await openPanels();
    expect(textOf(panel('booster-list'))).toContain('5 team members are included in a subscription (flat rate).');
  });

  it('becomes a stepper, debounces quick presses into one write, and is removed at 0', async () => {
    const page = await openPanels();
    const add = one(root(), 'button', 'Add Drivers to the cart');
    add.focus();
    await press(page, 'Add Drivers to the cart');
    const more = await until(() => one(root(), 'button', 'Increase: Drivers'));
    expect(root().activeElement).toBe(more);
    expect(lines(page)).toEqual([[201, 1]]);
    const writes = page.writes().length;
    for (let presses = 0; presses < 3; presses += 1) {
      more.click();
      await until(() => expect((one(root(), 'spinbutton') as HTMLInputElement).value).toBe(String(presses + 2)));
    }
    await holds(() => page.writes().length > writes && isIdle(page));
    expect(lines(page)).toEqual([[201, 4]]);
    expect(page.writes()).toHaveLength(writes + 1);
    const field = one(root(), 'spinbutton') as HTMLInputElement;
    const type = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    };
    // A quantity above the maximum leaves the previous one.
    type('51');
    await until(() => expect(field.value).toBe('4'));
    type('none');
    await until(() => one(root(), 'button', 'Add Drivers to the cart'));
    expect(lines(page)).toEqual([]);
  });
});

describe('a service', () => {
  it('can be added and removed, or leads to sales', async () => {
    const page = await openPanels();
    expect(one(root(), 'link', 'Contact sales Integration').getAttribute('href')).toBe('/account/contact');
    await press(page, 'Add Onboarding to the cart');
    expect(lines(page)).toEqual([[211, 1]]);
    await press(page, 'Remove Onboarding');
    expect(lines(page)).toEqual([]);
  });
});

describe('a reseller’s member', () => {
  it('is offered to enable what others add to the cart', async () => {
    await openPanels({
      answers: { session: { status: 200, member_id: 7, country: 'US', currency: 'USD', is_indirect: 1 } },
    });
    await until(() => one(root(), 'button', 'ENABLE Onboarding'));
    expect(all(root(), 'button', /^ENABLE.*to the cart/)).toEqual([]);
  });
});

describe('the support levels', () => {
  it('are shown as free up to their free users, and name that limit [PRC-34, MNY-03, MNY-04]', async () => {
    await openPanels();
    expect(textOf(panel('service-list'))).toContain('Support Hero is free for up to 100 users.');
    expect(textOf(level(/^Hero/).closest('label'))).toContain('Free up to 100 users, then $3');
    expect(textOf(level(/^Essential/).closest('label'))).toContain('Free');
  });

  it('replace each other by one write that has the users of the cart', async () => {
    const page = await openPanels();
    await press(page, 'Add Drivers to the cart');
    level(/^Hero/).click();
    await holds(() => page.writes().length === 2 && isIdle(page));
    expect(lines(page)).toEqual([
      [201, 1],
      [222, 6],
    ]);
    expect(level(/^Hero Fits 6 users/).checked).toBe(true);
    expect(page.writes().at(-1)?.body).toMatchObject({ entries: [{ id: 222, quantity: 6 }] });
    level(/^Essential/).click();
    await holds(() => page.writes().length === 3 && isIdle(page));
    expect(lines(page).map(([id]) => id)).toEqual([201, 221]);
  });

  it('begin with the one that costs nothing, because that is what one gets', async () => {
    const page = await openPanels();
    expect(level(/^Essential/).checked).toBe(true);
    level(/^Essential/).click();
    expect(page.writes()).toEqual([]);
  });

  it('roll back to the previous level if the server refuses the other', async () => {
    const page = await openPanels();
    level(/^Hero/).click();
    await holds(() => page.writes().length === 1 && isIdle(page));
    page.script.cartAdd = Response.json({ status: 400 }, { status: 400 });
    level(/^Essential/).click();
    await holds(() => page.writes().length === 2 && isIdle(page));
    expect(lines(page)).toEqual([[222, 5]]);
    await holds(() => level(/^Hero/).checked);
  });
});
