import { describe, expect, it, vi } from 'vitest';
import { all, nameOf, one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, type PageOptions } from '../kit/mount';
import { holds, until } from '../kit/until';
import { bundlesBody, sessionBody, subscribed, wirePlan } from '../kit/wire';

const TAG = 'waybill-pricing-table';
const root = () => shadowOf(TAG);
const card = (plan: number) => one(root(), 'article', `Plan ${plan}`);
const buttonOf = (plan: number) => one(card(plan), 'button');
const category = (name: string) => {
  const found = all(root(), 'summary').find((summary) => summary.textContent?.includes(name));
  return found?.closest('details') ?? null;
};
const cardsIn = (name: string) => [...(category(name)?.querySelectorAll('article') ?? [])].map(nameOf);
const isOpen = (name: string) => category(name)?.open;
const toggle = (name: string) => category(name)?.querySelector('summary')?.click();

async function openPricing(options: PageOptions = {}, attributes = '') {
  const page = await mountPage(`<${TAG} ${attributes}></${TAG}>`, options);
  await holds(() => all(root(), 'article').length > 0);
  return page;
}

describe('the pricing table', () => {
  it('offers the packages by category to anybody, logged in or not [PRC-01, PRC-04, PRC-36]', async () => {
    await openPricing();
    toggle('Last-Mile Delivery');
    await until(() => card(1005));
    expect(cardsIn('Dynamic Routing')).toEqual(['Plan 1001', 'Plan 1007']);
    expect(cardsIn('Scheduled & Recurring Routing')).toEqual(['Plan 1002']);
    expect(cardsIn('Last-Mile Delivery')).toEqual(['Plan 1005']);
    expect(textOf(category('Dynamic Routing')?.querySelector('summary'))).toContain('2 packages from $90');
  });

  it('leaves out records that are no plans of this page [PRC-18]', async () => {
    await openPricing({
      answers: {
        bundles: bundlesBody({
          data: [
            wirePlan(1001),
            wirePlan(1011, { usage_type: 'OTHER' }),
            wirePlan(1012, { type: 'bundle' }),
            wirePlan(1013, { inid: 13 }),
          ],
        }),
      },
    });
    expect(cardsIn('Dynamic Routing')).toEqual(['Plan 1001']);
  });

  it('opens the first two categories, and each by hand [PRC-05]', async () => {
    await openPricing();
    expect(['Dynamic Routing', 'Scheduled & Recurring Routing', 'Last-Mile Delivery'].map(isOpen)).toEqual([
      true,
      true,
      false,
    ]);
    toggle('Dynamic Routing');
    await holds(() => isOpen('Dynamic Routing') === false);
    expect(cardsIn('Dynamic Routing')).toEqual([]);
    toggle('Dynamic Routing');
    await holds(() => isOpen('Dynamic Routing') === true);
    expect(cardsIn('Dynamic Routing')).not.toEqual([]);
  });

  it('opens only the category that its attribute names', async () => {
    await openPricing({}, 'category="last-mile-delivery"');
    expect(['Dynamic Routing', 'Scheduled & Recurring Routing', 'Last-Mile Delivery'].map(isOpen)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([
    ['dynamic-routing', 'Dynamic Routing'],
    ['scheduled-recurring-routing', 'Scheduled & Recurring Routing'],
  ])('#%s opens its category and brings it into view [NAV-15, NAV-16]', async (hash, name) => {
    const page = await openPricing({}, 'category="last-mile-delivery"');
    expect(isOpen(name)).toBe(false);
    location.hash = hash;
    await holds(() => isOpen(name) === true);
    await until(() => expect(category(name)?.scrollIntoView).toHaveBeenCalled());
    expect(page.writes()).toEqual([]);
  });

  it('shows monthly or yearly prices by the toggle [PRC-02, PRC-06]', async () => {
    await openPricing();
    expect(one(root(), 'radio', /^Annual/)).toHaveProperty('checked', true);
    expect(textOf(card(1001))).toContain('$90 instead of $100 /month$1,080 billed once a year');
    one(root(), 'radio', 'Monthly').click();
    await until(() => card(1003));
    expect(textOf(card(1003))).toContain('$120 /monthBilled every month');
    expect(cardsIn('Dynamic Routing')).toEqual(['Plan 1003']);
    one(root(), 'radio', /^Annual/).click();
    await until(() => card(1001));
  });

  it('shows the standard or the commercial edition by the toggle [PRC-03, PRC-07]', async () => {
    await openPricing();
    expect(one(root(), 'radio', 'Standard')).toHaveProperty('checked', true);
    one(root(), 'radio', 'Commercial').click();
    await until(() => card(1004));
    expect(cardsIn('Dynamic Routing')).toEqual(['Plan 1004']);
    expect(seen(TAG)).toContain('No packages match.');
  });

  it('remembers both toggles [PRC-08, PRC-09]', async () => {
    const page = await openPricing();
    one(root(), 'radio', /^Annual/).click();
    one(root(), 'radio', 'Commercial').click();
    await holds(() => localStorage.getItem('waybill.commercial') !== null);
    await page.reload();
    await until(() => one(root(), 'group', 'Billing'));
    expect(one(root(), 'radio', /^Annual/)).toHaveProperty('checked', true);
    expect(one(root(), 'radio', 'Commercial')).toHaveProperty('checked', true);
    one(root(), 'radio', 'Monthly').click();
    await page.reload();
    await until(() => one(root(), 'group', 'Billing'));
    expect(one(root(), 'radio', 'Monthly')).toHaveProperty('checked', true);
  });

  it('has one featured card with a filled button, until a package is in the cart', async () => {
    await openPricing();
    expect(textOf(card(1002))).toMatch(/^Most popular/);
    expect(root().querySelectorAll('.btn-primary')).toHaveLength(1);
    expect(buttonOf(1002).classList).toContain('btn-primary');
  });
});

describe('the button of a card', () => {
  it('offers a visitor a free trial, and leads to sales if there is no price [CRT-39, NAV-09]', async () => {
    const page = await openPricing({}, 'category="last-mile-delivery"');
    toggle('Dynamic Routing');
    await until(() => card(1001));
    expect(nameOf(buttonOf(1001))).toBe('Try free for 7 days with Plan 1001');
    const contact = one(card(1005), 'link', 'Contact sales about Plan 1005');
    expect(textOf(card(1005))).toContain('CustomContact us for pricing');
    expect(contact.getAttribute('href')).toBe('/account/contact');
    contact.click();
    await holds(() => page.moves.length === 1);
    expect(page.moves).toEqual(['/account/contact']);
  });

  it('shows which package a member has and which are available [CRT-39]', async () => {
    await openPricing({ answers: { session: subscribed(1002) } });
    await until(() => one(card(1001), 'button', 'Choose Plan 1001'));
    const current = one(card(1002), 'button', 'Current plan Plan 1002');
    expect(current.getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    ['an indirect', { is_indirect: 1 }],
    ['an affiliate', { is_affiliate: 1 }],
  ])('reads ENABLE or ENABLED for %s member [PRC-32]', async (_, more) => {
    await openPricing({ answers: { session: subscribed(1002, more) } });
    await until(() => one(card(1001), 'button', 'ENABLE Plan 1001'));
    expect(one(card(1002), 'button', 'ENABLED Plan 1002').getAttribute('aria-disabled')).toBe('true');
  });

  it('fills the cart of a visitor and only then moves to registration [PRC-20, NAV-01]', async () => {
    let movesAtSend: string[] | undefined;
    const page = await openPricing({
      answers: {
        cartAdd: () => {
          movesAtSend = [...page.moves];
          return { status: 200, tracking_id: 'track-1', product: {} };
        },
      },
    });
    buttonOf(1001).click();
    await holds(() => page.moves.length === 1);
    expect(page.moves).toEqual(['/register']);
    expect(movesAtSend).toEqual([]);
    expect(page.writes().map(({ body }) => body)).toEqual([{ id: 1001, module: 0, pricing: 1 }]);
    await until(() => one(card(1001), 'button', 'In your cart Plan 1001'));
  });

  it('is busy while the choice is being written, and cannot be pressed twice', async () => {
    let answer: ((body: unknown) => void) | undefined;
    const page = await openPricing({ answers: { cartAdd: () => new Promise((resolve) => (answer = resolve)) } });
    buttonOf(1001).click();
    const busy = await until(() => one(card(1001), 'button', 'Adding…'));
    expect(busy.getAttribute('aria-busy')).toBe('true');
    busy.click();
    answer?.({ status: 200, tracking_id: 'track-1', product: {} });
    await until(() => one(card(1001), 'button', 'In your cart Plan 1001'));
    expect(page.writes()).toHaveLength(1);
  });

  it('adds the package to a subscriber’s cart, then leads to the account’s packages [PRC-22, NAV-05, REV-53, REV-57]', async () => {
    const page = await openPricing({ answers: { session: subscribed(1002) } });
    (await until(() => one(card(1001), 'button', 'Choose Plan 1001'))).click();
    await holds(() => page.moves.length === 1);
    expect(page.moves).toEqual(['/account/manage-features#packages']);
    expect(page.writes().map(({ body }) => body)).toEqual([{ id: 1001, module: 0, pricing: 1 }]);
  });

  it.each([
    ['/platform/marketplace/pricing', '1'],
    ['/fr/platform/marketplace/pricing', '1'],
    ['/account/manage-features', null],
  ])('reads a member’s cart on %s with pricing=%s [API-11, REV-57]', async (path, pricing) => {
    const { pathname } = location;
    history.replaceState(null, '', path);
    try {
      const page = await openPricing({ answers: { session: sessionBody() } });
      const reads = () =>
        page.calls.filter(({ name }) => name === 'cart').map(({ url }) => new URL(url, document.baseURI));
      await holds(() => reads().length > 0);
      expect(reads().map(({ searchParams }) => searchParams.get('pricing'))).toEqual([pricing]);
    } finally {
      history.replaceState(null, '', pathname);
    }
  });

  it('does nothing for the package that is in the cart [PRC-23]', async () => {
    const page = await openPricing();
    buttonOf(1001).click();
    const chosen = await until(() => one(card(1001), 'button', 'In your cart Plan 1001'));
    expect(chosen.getAttribute('aria-pressed')).toBe('true');
    await holds(() => page.moves.length === 1 && page.store.getState().cart.busy === null);
    chosen.click();
    one(card(1002), 'button').click();
    await until(() => one(shadowOf('waybill-dialogs'), 'dialog', 'Replace Plan 1001 with Plan 1002?'));
    expect(page.moves).toEqual(['/register']);
    expect(page.writes()).toHaveLength(1);
  });

  it('marks only the new package after it has replaced the previous one [PRC-26, CRT-26]', async () => {
    const page = await openPricing();
    buttonOf(1001).click();
    await holds(() => page.moves.length === 1);
    buttonOf(1002).click();
    (await until(() => one(shadowOf('waybill-dialogs'), 'button', 'Replace package'))).click();
    await until(() => one(card(1002), 'button', 'In your cart Plan 1002'));
    expect(nameOf(buttonOf(1001))).toBe('Try free for 7 days with Plan 1001');
    expect(card(1001).classList).not.toContain('card-selected');
  });

  it('does nothing if the page prevents the request', async () => {
    const page = await openPricing();
    page.hear('plan-select-request', { prevent: true });
    page.hear('plan-select');
    buttonOf(1001).click();
    expect(page.events).toEqual([
      {
        name: 'plan-select-request',
        detail: { planId: 1001, code: 'plan-code-1001', from: 'card' },
        from: document.querySelector(TAG),
      },
    ]);
    await page.reload();
    expect(page.writes()).toEqual([]);
    expect(page.moves).toEqual([]);
  });
});

const options = () => {
  const select = card(1007).querySelector('select');
  if (!select) throw new Error('the card has no options');
  return select;
};
const chosenOption = () => options().selectedOptions[0]?.text;
function choose(name: string): void {
  const option = [...options().options].find(({ text }) => text === name);
  if (!option) throw new Error(`no option ${name}`);
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(options(), option.value);
  options().dispatchEvent(new Event('change', { bubbles: true }));
}

describe('the options of a package', () => {
  it('are remembered until it is chosen, and are added to the cart with it', async () => {
    const page = await openPricing();
    choose('Sub two');
    buttonOf(1007).click();
    await holds(() => page.store.getState().cart.content.plan !== null);
    expect(page.store.getState().cart.content.plan?.selected).toEqual(['sub-two']);
  });

  it('can be chosen also if the package’s modules are unknown', async () => {
    const subpackages = [{ id: 1, code: 'sub-one', title: 'Sub one' }];
    const data = [wirePlan(1007, { ids: {}, modules: [], subpackages })];
    await openPricing({ answers: { bundles: bundlesBody({ data }) } });
    expect([...options().options].map(({ text }) => text)).toEqual(['None', 'Sub one']);
    expect(chosenOption()).toBe('None');
    expect(textOf(card(1007))).not.toContain('Includes');
  });

  it('are sent without changing the lines if it is already in the cart, on every page [PRC-25, REV-52, API-06]', async () => {
    const page = await openPricing();
    page.hear('cart-change');
    buttonOf(1007).click();
    await holds(() => page.moves.length === 1);
    const { lines } = page.store.getState().cart.content;
    choose('Sub one');
    await holds(() => page.store.getState().cart.content.plan?.selected[0] === 'sub-one');
    expect(chosenOption()).toBe('Sub one');
    expect(page.store.getState().cart.content.lines).toEqual(lines);
    await holds(() => page.writes().length === 2);
    expect(page.writes()[1]?.body).toEqual({ id: 1007, module: 0, pricing: 1, selected_subpackages: ['sub-one'] });
    expect(page.events.filter(({ name }) => name === 'cart-change')).toHaveLength(1);
    expect(page.store.getState().dialogs.queue).toEqual([]);
    choose('None');
    await holds(() => page.writes().length === 3);
    expect(page.writes()[2]?.body).toEqual({ id: 1007, module: 0, pricing: 1, selected_subpackages: [] });
  });

  it('stand below the contents in one named row, which says what it changes', async () => {
    await openPricing();
    expect(textOf(options().labels[0])).toBe('Option, Plan 1007');
    const note = root().getElementById(options().getAttribute('aria-describedby') ?? '');
    expect(textOf(note)).toBe('Tailors the package at no extra cost.');
    const list = card(1007).querySelector('.ticks');
    expect(list && list.compareDocumentPosition(options()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

const pair = (id: number, annual: string, monthly: string) => [
  wirePlan(id, { price: annual, discount: '0', family: `family-${id}` }),
  wirePlan(id + 50, { price: monthly, discount: '0', family: `family-${id}`, billing_cycle: 'month' }),
];
const openWith = (data: object[]) => openPricing({ answers: { bundles: bundlesBody({ data }) } });
const annualName = () => nameOf(one(root(), 'radio', /^Annual/));

describe('what yearly billing saves', () => {
  it('stands on the toggle as a percentage if that gives every price [PRC-06, REV-32]', async () => {
    await openWith([...pair(1001, '90', '100'), ...pair(1002, '180', '200')]);
    expect(annualName()).toBe('Annualsave 10%');
  });

  it('is an amount if no percentage gives every price [REV-32]', async () => {
    await openWith([...pair(1001, '149', '179'), ...pair(1002, '439', '529')]);
    expect(annualName()).toBe('Annualsave up to $1,080 a year');
  });

  it('is no more than the word if nothing is saved', async () => {
    await openWith(pair(1001, '100', '100'));
    expect(annualName()).toBe('Annual');
  });

  it('stands under each monthly price as an amount, and not under a yearly one', async () => {
    await openWith(pair(1001, '149', '179'));
    expect(textOf(card(1001))).not.toContain('Save');
    one(root(), 'radio', 'Monthly').click();
    await until(() => card(1051));
    expect(textOf(card(1051))).toContain('Billed every monthSave $360 a year with annual billing');
  });
});

const links = () => all(root(), 'button', /^Compare all features/).map(nameOf);
const comparison = () => shadowOf('waybill-plan-comparison');

describe('the way to the comparison', () => {
  const features = [{ group: 'Planning', name: 'Route history', value: '3 months', note: 'How long routes are kept.' }];
  const data = [wirePlan(1001, { features }), wirePlan(1002, { catid: 2, features })];
  const open = async (markup: string) => {
    await mountPage(`<${TAG}></${TAG}>${markup}`, { answers: { bundles: bundlesBody({ data }) } });
    await holds(() => all(root(), 'article').length > 0);
  };

  it('is not there if no comparison stands on the page', async () => {
    await open('');
    expect(all(root(), 'link', 'Compare')).toEqual([]);
    expect(links()).toEqual([]);
  });

  it('stands under the cards of the category that the comparison shows', async () => {
    await open('<waybill-plan-comparison category="dynamic-routing"></waybill-plan-comparison>');
    expect(links()).toEqual(['Compare all features Dynamic Routing']);
    expect(all(root(), 'link').map(nameOf)).toContain('Compare');
  });

  it('has the comparison show its category, and moves the focus there', async () => {
    await open('<waybill-plan-comparison></waybill-plan-comparison>');
    await until(() => expect(comparison().querySelector('select')).not.toBeNull());
    one(root(), 'button', 'Compare all features Scheduled & Recurring Routing').click();
    await until(() =>
      expect(comparison().querySelector('select')?.selectedOptions[0]?.text).toBe('Scheduled & Recurring Routing'),
    );
    expect(document.activeElement?.localName).toBe('waybill-plan-comparison');
    expect(comparison().activeElement?.getAttribute('aria-label')).toBe('Compare');
  });

  it('explains a feature to those who ask, on the card and in the comparison [PRC-10]', async () => {
    const highlights = ['Route history', '5 team members'];
    const explained = [wirePlan(1001, { features, highlights })];
    await mountPage(`<${TAG}></${TAG}><waybill-plan-comparison></waybill-plan-comparison>`, {
      answers: { bundles: bundlesBody({ data: explained }) },
    });
    await holds(() => all(root(), 'article').length > 0);
    for (const place of [() => card(1001), () => shadowOf('waybill-plan-comparison')]) {
      const term = await until(() => one(place(), 'button', 'Route history'));
      const note = (term.getRootNode() as ShadowRoot).getElementById(term.getAttribute('aria-describedby') ?? '');
      expect(textOf(note)).toBe('How long routes are kept.');
    }
    expect(all(card(1001), 'button', '5 team members')).toEqual([]);
  });
});

describe('the format of a price', () => {
  const dollars = { status: 200, member_id: 0, currency: 'USD' };

  it.each([
    ['has no ISO code in the US', { ...dollars, country: 'US' }, '$90 instead of $100 /month'],
    ['has the ISO code in Germany', { ...dollars, country: 'DE' }, 'USD $90 instead of USD $100 /month'],
    ['has the ISO code if the country is unknown', dollars, 'USD $90 instead of USD $100 /month'],
  ])('%s [MNY-20, MNY-23, MNY-24]', async (_, session, text) => {
    await openPricing({ answers: { session } });
    await until(() => expect(textOf(card(1001))).toContain(text));
    expect(textOf(card(1001))).toContain(text);
  });

  it('uses the country of the page before the account’s [MNY-24]', async () => {
    await openPricing({ country: 'FR' });
    expect(textOf(card(1001))).toContain('USD $90');
  });

  it.each([
    ['EUR', '€90 instead of €100'],
    ['GBP', '£90 instead of £100'],
    ['PHP', '₱90 instead of ₱100'],
    ['CHF', 'CHF 90 instead of CHF 100'],
    ['JPY', '¥90 instead of ¥100'],
    ['SEK', '$90 instead of $100'],
  ])('has the symbol and decimals of %s [MNY-21, MNY-22]', async (currency, text) => {
    await openPricing({ answers: { bundles: bundlesBody({ currency }) } });
    expect(textOf(card(1001))).toContain(text);
  });

  it('shows cents if there are any', async () => {
    const data = [wirePlan(1001, { price: '1049.50', discount: '0' })];
    await openPricing({ answers: { bundles: bundlesBody({ data }) } });
    expect(textOf(card(1001))).toContain('$1,049.50 /month');
  });
});

describe('a failed load of prices', () => {
  it('shows an error, and a retry loads the prices [ERR-02]', async () => {
    const page = await mountPage(`<${TAG}></${TAG}>`, { answers: { bundles: { status: 400 } } });
    const banner = await until(() => one(root(), 'alert'));
    await holds(() => textOf(banner).includes('We couldn’t load the prices'));
    expect(textOf(banner)).toContain(
      'Unfortunately an error occurred while processing your request. Please try reloading the page.',
    );
    page.script.bundles = bundlesBody();
    one(banner, 'button', 'Try again').click();
    await until(() => card(1001));
    expect(all(root(), 'alert')).toEqual([]);
  });

  it('does not propose to reload the page where no answer came at all', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await mountPage(`<${TAG}></${TAG}>`, { answers: { bundles: bundlesBody() } });
    const banner = await until(() => one(root(), 'alert'));
    await holds(() => textOf(banner).includes('We couldn’t reach the server. Try again in a moment.'));
    expect(all(banner, 'button').map((button) => button.textContent)).toEqual(['Try again']);
    isOnline.mockReturnValue(true);
    one(banner, 'button', 'Try again').click();
    await until(() => card(1001));
  });

  it('keeps prices that were loaded before', async () => {
    const page = await openPricing({ answers: { bundles: bundlesBody() } });
    page.script.bundles = { status: 500 };
    document.documentElement.lang = 'es';
    await holds(() => page.calls.filter(({ name }) => name === 'bundles').length === 2);
    document.documentElement.lang = 'en';
    await until(() => card(1001));
    expect(all(root(), 'alert')).toEqual([]);
  });

  it('keeps the fallback children until there are prices', async () => {
    let answer: ((body: unknown) => void) | undefined;
    await mountPage(`<${TAG}><p>Call us for prices</p></${TAG}>`, {
      answers: { bundles: () => new Promise((resolve) => (answer = resolve)) },
    });
    expect(root().querySelector('slot')).not.toBeNull();
    expect(root().querySelector('.skeleton')).toBeNull();
    await holds(() => answer !== undefined);
    answer?.(bundlesBody());
    await until(() => card(1001));
    expect(root().querySelector('slot')).toBeNull();
  });
});

describe('the language', () => {
  it('is that of the nearest lang [I18-01]', async () => {
    await mountPage(`<div lang="es"><${TAG}></${TAG}></div>`);
    await until(() => one(root(), 'radio', 'Mensual'));
    expect(root().querySelector('.wb-root')?.getAttribute('lang')).toBe('es');
  });

  it('falls back from a region to its language, and else to English [I18-01]', async () => {
    await mountPage(`<div lang="pt-BR"><${TAG}></${TAG}></div><div lang="nl"><${TAG}></${TAG}></div>`);
    await until(() => one(shadowOf(TAG, 0), 'radio', 'Mensal'));
    await until(() => one(shadowOf(TAG, 1), 'radio', 'Monthly'));
    expect(seen(TAG, 0)).not.toContain('pricing.');
  });

  it('changes with the page’s lang', async () => {
    await openPricing();
    document.documentElement.lang = 'fr';
    await until(() => one(root(), 'radio', 'Mensuelle'));
    expect(all(root(), 'radio', 'Monthly')).toEqual([]);
  });
});
