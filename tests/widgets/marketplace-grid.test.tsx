import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waybill } from '../../src/app/public';
import { all, one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, type PageOptions } from '../kit/mount';
import { until } from '../kit/until';
import { bundlesBody, sessionBody, subscribed, wireModule, wirePlan } from '../kit/wire';

const TAG = 'waybill-marketplace-grid';

const METERED = { pricing_type: 'USAGE', asset_type: 'vehicle', price: '3.00', base_price: '3.00' };
const planning = [11, 12, 21, 22, 23, 24].map((id) =>
  wireModule(id, { icon: `icon-${id}`, ...(id === 12 && { has_dependency: 1, dependencies: '11' }) }),
);
const products = bundlesBody({
  modules: [
    ...planning,
    wireModule(14, { catid: 9, catname: 'Other', price: '5.00', base_price: '5.00', title: 'Geofence', icon: 'fence' }),
    wireModule(15, { catid: 9, catname: 'Other', card_type: 3, title: 'By hand' }),
    wireModule(17, {
      catid: 9,
      catname: 'Other',
      title: 'Sensor',
      pricing_type: 'USAGE',
      asset_type: 'vehicle',
      price: '3.00',
      base_price: '3.00',
    }),
    wireModule(16, { catid: 7, catname: 'Telematics', title: 'Gateway' }),
  ],
  data: [wirePlan(2001, { inid: 3, title: 'Retail bundle', modules: [11, 14], ids: { 11: 1, 14: 1 } })],
});
const platforms = {
  status: 200,
  data: [
    { id: 5, name: 'Planning', icon: 'bolt', total: 6, description: 'Before the day starts.' },
    { id: 9, name: 'Other', icon: 'pin', total: 3 },
    { id: 7, name: 'Telematics', icon: 'signal', total: 1, url: 'https://telematics.example.com/' },
  ],
};
const industries = { status: 200, data: [{ id: 3, name: 'Retail', icon: 'shop' }] };

const root = () => shadowOf(TAG);
const titles = () => all(root(), 'heading').flatMap((head) => (head.localName === 'h3' ? [textOf(head)] : []));
const names = () => titles().map((title) => title.replace(/ (In cart|In your account|Featured)$/, ''));
const refusal = () => textOf(one(shadowOf('waybill-dialogs'), 'dialog'));
const button = (name: string | RegExp) => one(root(), 'button', name);
const link = (name: string | RegExp) => one(root(), 'link', name);
const card = (title: string) => {
  const found = all(root(), 'listitem').find((item) => textOf(item.querySelector('h3')).startsWith(title));
  if (!found) throw new Error(`no card "${title}"`);
  return found;
};
const check = (name: string) => {
  const label = [...root().querySelectorAll('label.check')].find((row) => textOf(row).startsWith(name));
  return label?.querySelector('input') ?? expect.fail(`no filter "${name}"`);
};
const search = () => root().querySelector<HTMLInputElement>('[role=combobox]') ?? expect.fail('no search');
const options = () => [...root().querySelectorAll('[role=option]')].map(textOf);
const region = () => document.querySelector('#waybill-live')?.textContent ?? '';

function type(text: string): void {
  search().focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search(), text);
  search().dispatchEvent(new Event('input', { bubbles: true }));
}
const slash = () => new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, composed: true });
const press = (key: string) => search().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

async function open(attributes = '', more: PageOptions = {}) {
  const page = await mountPage(`<${TAG} ${attributes}></${TAG}>`, {
    ...more,
    answers: { products, platforms, industries, ...more.answers },
  });
  await until(() => expect(titles().length).toBeGreaterThan(0));
  return page;
}

const at = (path: string, more: PageOptions = {}) => {
  history.replaceState(null, '', path);
  return open('routing="path"', { navigate: undefined, ...more });
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  history.replaceState(null, '', '/');
});

describe('<waybill-marketplace-grid>', () => {
  it('shows all items, and after a press one category [MKT-01, MKT-10]', async () => {
    await open();
    expect(names()).toContain('Geofence');
    expect(names()).toContain('Retail bundle');
    link(/^Planning/).click();
    await until(() => expect(names()).not.toContain('Geofence'));
    expect(seen(TAG)).toContain('Before the day starts.');
    expect(button('Add to cart Module 21')).toBeTruthy();
    expect(region()).toMatch(/^Planning\. 7 items/);
    // Without routing the widget does not change the page's address.
    expect(location.pathname).toBe('/');
  });

  it('lists packages by industry, and the add-ons of an industry on its page [MKT-02, MKT-03, NAV-11]', async () => {
    await open('kind="industry"');
    expect(names()).toEqual(['Retail', 'Retail bundle']);
    link('Retail 3').click();
    await until(() => expect(names()).toEqual(expect.arrayContaining(['Retail bundle', 'Module 11', 'Geofence'])));
  });

  it('lists packages without their industries where these cannot be read [MKT-02]', async () => {
    await open('kind="industry"', { answers: { industries: { status: 500 } } });
    expect(names()).toEqual(['Retail bundle']);
    expect(seen(TAG)).toContain('1 item');
  });

  it('shows four items of a list, and the others after a press [MKT-11, MKT-12]', async () => {
    await open('category="bolt" view="list"');
    expect(names()).toHaveLength(4);
    button('Show 3 more in Planning').click();
    await until(() => expect(names()).toHaveLength(7));
    await until(() => expect(root().activeElement).toBe(all(root(), 'listitem')[4]?.querySelector('h3 a')));
  });

  it('filters with counts, and clears them all [MKT-13]', async () => {
    await open();
    check('Usage-based').click();
    await until(() => expect(names()).toEqual(['Sensor']));
    expect(textOf(check('On request').closest('label'))).toBe('On request 1');
    expect(seen(TAG)).toContain('1 of 11 items');
    check('Packages').click();
    await until(() => expect(seen(TAG)).toContain('Nothing matches these filters'));
    button('Clear filters').click();
    await until(() => expect(names()).toHaveLength(11));
  });

  it('says that the filters hide what a search finds, and clears them alone [MKT-13]', async () => {
    await open();
    type('Sensor');
    await until(() => expect(names()).toEqual(['Sensor']));
    check('Packages').click();
    await until(() => expect(seen(TAG)).toContain('Nothing matches these filters'));
    expect(seen(TAG)).not.toMatch(/Nothing found for|Check the spelling/);
    one(root().querySelector('.panel') ?? root(), 'button', 'Clear filters').click();
    await until(() => expect(names()).toEqual(['Sensor']));
  });

  it('filters by the content of the cart, and follows its changes', async () => {
    await open();
    button('Add to cart Module 21').click();
    await until(() => expect(textOf(check('In cart').closest('label'))).toBe('In cart 1'));
    check('In cart').click();
    await until(() => expect(names()).toEqual(['Module 21']));
    expect(card('Module 21').className).toContain('is-selected');
    button('Remove Module 21').click();
    await until(() => expect(seen(TAG)).toContain('Nothing matches these filters'));
  });

  it('names the dependencies before the press, and asks after it [CRT-01, CRT-12]', async () => {
    const page = await open();
    expect(textOf(card('Module 12'))).toContain('Also adds Module 11');
    expect(textOf(card('Module 12'))).toContain('+ $20 for 1 required add-on');
    button('Add to cart Module 12').click();
    await until(() => expect(page.store.getState().dialogs).not.toEqual([]));
    expect(page.writes()).toEqual([]);
  });

  it('writes prices by month and by unit, and leads to sales without one [MKT-14, NAV-10]', async () => {
    const page = await open();
    expect(textOf(card('Geofence'))).toContain('$5 /month');
    expect(textOf(card('Sensor'))).toContain('$3 /vehicle');
    expect(textOf(card('By hand'))).toContain('Custom pricing');
    link('Contact sales about By hand').click();
    await until(() => expect(page.moves).toEqual(['/account/contact']));
  });

  it('says what a press on a metered module adds [MNY-07]', async () => {
    const modules = [wireModule(17, { ...METERED, title: 'Sensor', quantity: 5, dependencies: '11' }), wireModule(11)];
    await open('', { answers: { products: bundlesBody({ modules, data: [] }) } });
    expect(textOf(card('Sensor'))).toContain('$3 /vehicle$15/month for 5 vehicles+ $20/month for 1 required add-on');
  });

  it('promises free days to visitors only, and counts what is free', async () => {
    const trial = { pricing_interval_trial: 7 };
    const modules = [
      wireModule(11, trial),
      wireModule(12),
      wireModule(16, { ...trial, catid: 7, catname: 'Telematics', title: 'Gateway' }),
    ];
    const trials = bundlesBody({ modules, data: [wirePlan(2001, { inid: 3, title: 'Retail bundle', modules: [11] })] });
    await open('', { answers: { products: trials } });
    expect(textOf(card('Module 11').querySelector('.pill'))).toBe('7 days free');
    expect(button('Try free Module 11').className).not.toContain('primary');
    expect(textOf(card('Retail bundle').querySelector('.pill'))).toBe('7 days free');
    expect(card('Gateway').querySelector('.pill')).toBeNull();
    expect(textOf(check('Free trial').closest('label'))).toBe('Free trial 2');
    expect(seen(TAG)).not.toContain('In your account');
    check('Free trial').click();
    await until(() => expect(names()).toEqual(['Module 11', 'Retail bundle']));
  });

  it('promises members no free days', async () => {
    const products7 = bundlesBody({ modules: [wireModule(11, { pricing_interval_trial: 7 })], data: [] });
    await open('', { answers: { products: products7, session: sessionBody() } });
    await until(() => button('Add to cart Module 11'));
    expect(card('Module 11').querySelector('.pill')).toBeNull();
    expect(seen(TAG)).not.toContain('Free trial');
    expect(seen(TAG)).toContain('In your account');
  });

  it('points out three items at most', async () => {
    const featured = [11, 12, 21, 22, 23].map((id) => wireModule(id, { is_featured: 1 }));
    await open('', { answers: { products: bundlesBody({ modules: featured, data: [] }) } });
    expect(all(root(), 'listitem').map((item) => textOf(item.querySelector('.pill')))).toEqual([
      'Featured',
      'Featured',
      'Featured',
      '',
      '',
    ]);
  });

  it('shows 24 cards on a phone, and 24 more after each press, until the search changes', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media === '(width <= 751px)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const modules = Array.from({ length: 60 }, (_, n) => wireModule(100 + n));
    await open('', { answers: { products: bundlesBody({ modules, data: [] }) } });
    expect(names()).toHaveLength(24);
    button('Show 24 more in All add-ons').click();
    await until(() => expect(names()).toHaveLength(48));
    await until(() => expect(root().activeElement).toBe(all(root(), 'listitem')[24]?.querySelector('h3 a')));
    button('Show 12 more in All add-ons').click();
    await until(() => expect(names()).toHaveLength(60));
    expect(all(root(), 'button').some((each) => textOf(each).startsWith('Show'))).toBe(false);
    type('Module');
    await until(() => expect(names()).toHaveLength(24));
  });

  it('says that an empty category is empty, and leads on', async () => {
    const empty = { status: 200, data: [...platforms.data, { id: 8, name: 'Robots', icon: 'robot', total: 0 }] };
    await open('', { answers: { platforms: empty } });
    link(/^Robots/).click();
    await until(() => expect(seen(TAG)).toContain('There’s nothing here yet'));
    expect(seen(TAG)).not.toContain('spelling');
    button('Show everything').click();
    await until(() => expect(names()).toHaveLength(11));
  });

  it('opens the site of a category that has its own in another tab, and says so [MKT-15]', async () => {
    await open();
    const site = link('Telematics, opens in a new tab');
    expect([site.getAttribute('href'), site.getAttribute('target'), site.getAttribute('rel')]).toEqual([
      'https://telematics.example.com/',
      '_blank',
      'noopener',
    ]);
    expect(card('Gateway').querySelector('[target=_blank]')).not.toBeNull();
  });

  it('keeps an add-on that such a site sells out of the cart, names the site and offers to open it [MKT-15]', async () => {
    const page = await open();
    const outcome = waybill.cart.add('module/16');
    await until(() => expect(refusal()).toContain('Gateway is sold on its own site'));
    expect(refusal()).toContain('telematics.example.com');
    const way = one(shadowOf('waybill-dialogs'), 'link', 'Open telematics.example.com opens in a new tab');
    expect(way).toMatchObject({ href: 'https://telematics.example.com/', target: '_blank', rel: 'noopener' });
    way.click();
    expect(await outcome).toMatchObject({ status: 'refused' });
    expect(page.writes()).toEqual([]);
    expect(page.store.getState().cart.content.lines).toEqual({});
  });

  it('links the other pages of the platform that the host has configured [NAV-14]', async () => {
    const page = await open('', { routes: { gps4me: '/tracking', premiumSupport: '' } });
    const found = ['Mobile apps', 'GPS4Me', 'Terms of Service'].map((name) => link(name).getAttribute('href'));
    expect(found).toEqual(['/mobile', '/tracking', '/terms-of-service']);
    expect(seen(TAG)).not.toContain('Premium support');
    link('Terms of Service').click();
    await until(() => expect(page.moves).toEqual(['/terms-of-service']));
  });

  it('sorts items, with those without a price at the end', async () => {
    await open('category="pin"');
    const select = root().querySelector('select') ?? expect.fail('no order');
    select.value = 'price-down';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => expect(names()).toEqual(['Retail bundle', 'Geofence', 'Sensor', 'By hand']));
  });

  it('writes no prices for members of a reseller, who enable things [MKT-10]', async () => {
    await open('category="pin"', { answers: { session: sessionBody({ is_affiliate: 1 }) } });
    await until(() => button('ENABLE Geofence'));
    expect(seen(TAG)).not.toContain('$');
  });

  it('marks the items that the subscription already has', async () => {
    const subscription = { plan_id: 1001, plan_code: 'p', module_ids: [11], timeframe: 'year', kind: 0, state: 1 };
    const session = subscribed(1001, { subscription });
    await open('category="bolt"', { answers: { session } });
    await until(() => expect(textOf(card('Module 11'))).toContain('In your account'));
    expect(button('Current plan Module 11').getAttribute('aria-disabled')).toBe('true');
  });
});

const dialog = () => shadowOf('waybill-dialogs');

describe('a failure of its button', () => {
  it('is shown in a dialog whose OK reloads the page [ERR-03, ERR-04]', async () => {
    const page = await open('', { answers: { cartAdd: { status: 500 } } });
    page.hear('navigate', { prevent: true });
    button('Add to cart Module 21').click();
    await until(() => one(dialog(), 'dialog', 'Something went wrong'));
    expect(textOf(dialog().querySelector('.dialog-lead'))).toBe('An error while processing your request.');
    one(dialog(), 'button', 'OK').click();
    await until(() => expect(page.events[0]?.detail).toMatchObject({ reason: 'out-of-date', kind: 'reload' }));
    expect(button('Add to cart Module 21')).toBeTruthy();
  });
});

describe('its search', () => {
  it('offers suggestions while the page is filtered, and works by keyboard [MKT-18, MKT-19, MKT-20, MKT-21]', async () => {
    const page = await open();
    type('geo');
    await until(() => expect(options().join()).toContain('Geofence'));
    await until(() => expect(names()).toEqual(['Geofence']));
    expect(search().getAttribute('aria-expanded')).toBe('true');
    expect(root().querySelector('mark')?.textContent).toBe('Geo');
    press('ArrowDown');
    await until(() => expect(search().getAttribute('aria-activedescendant')).toBeTruthy());
    const active = root().getElementById(search().getAttribute('aria-activedescendant') ?? '');
    expect(active?.getAttribute('aria-selected')).toBe('true');
    press('Enter');
    await until(() => expect(page.moves).toEqual(['/platform/marketplace/other/pin/fence']));
    expect(search().getAttribute('aria-expanded')).toBe('false');
  });

  it('is announced once, after a rest, with its outcome', async () => {
    await open();
    const heard: string[] = [];
    const live = document.querySelector('#waybill-live') ?? expect.fail('no region');
    new MutationObserver(() => heard.push(region())).observe(live, { childList: true });
    for (const text of ['g', 'ge', 'geo']) {
      type(text);
      await until(() => expect(search().value).toBe(text));
    }
    await until(() => expect(heard).toEqual(['1 item. 1 suggestion. Use the arrow keys.']));
    expect(root().querySelectorAll('output, [role=status], [aria-live]')).toHaveLength(0);
    type('zeppelin');
    await until(() => expect(region()).toBe('Nothing found for “zeppelin”'));
    expect(search().hasAttribute('aria-controls')).toBe(false);
  });

  it('takes the focus with its key, unless a field has it', async () => {
    await open();
    const own = document.createElement('input');
    document.body.append(own);
    own.focus();
    own.dispatchEvent(slash());
    expect(document.activeElement).toBe(own);
    own.blur();
    const event = slash();
    document.body.dispatchEvent(event);
    expect(root().activeElement).toBe(search());
    expect(event.defaultPrevented).toBe(true);
    // The letter itself can be typed.
    const typed = slash();
    search().dispatchEvent(typed);
    expect(typed.defaultPrevented).toBe(false);
  });

  it('has no key if the page wants none', async () => {
    await open('search-key=""');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    expect(root().activeElement).toBeNull();
  });

  it('closes its list with Escape, and is emptied by a second one', async () => {
    await open();
    type('plan');
    await until(() => expect(options().join()).toContain('Planning'));
    press('Escape');
    await until(() => expect(search().getAttribute('aria-expanded')).toBe('false'));
    expect(search().value).toBe('plan');
    press('Escape');
    await until(() => expect(search().value).toBe(''));
  });

  it('asks the server after a debounce, and once for each term [API-16, API-17]', async () => {
    const page = await open('', { answers: { suggestions: { status: 200, data: [] } } });
    for (const text of ['g', 'ge', 'geo']) type(text);
    await until(() => expect(page.calls.filter(({ name }) => name === 'suggestions')).toHaveLength(1));
    expect(page.calls.find(({ name }) => name === 'suggestions')?.url).toContain('term=geo');
  });

  const late = {
    status: 200,
    currency: 'USD',
    data: [wireModule(78, { title: 'Cold chain', catid: 9, catname: 'Other' })],
  };
  const latePackage = {
    status: 200,
    currency: 'USD',
    modules: [],
    data: [wirePlan(2002, { inid: 3, title: 'Fresh food' })],
  };
  const SEARCHES = ['moduleSearch', 'bundleSearch', 'platformSearch'];

  it('shows the server’s results if the page finds nothing [REV-106, API-32, API-35, API-49]', async () => {
    const platform = { status: 200, data: [{ id: 7, name: 'Telematics', icon: 'signal', total: 1 }] };
    const found = { moduleSearch: late, bundleSearch: latePackage, platformSearch: platform };
    const page = await open('', { answers: found });
    for (const text of ['f', 'fri', 'fridge']) type(text);
    await until(() => expect(names()).toEqual(['Cold chain', 'Fresh food', 'Gateway']));
    const asked = page.calls.filter(({ name }) => SEARCHES.includes(name));
    expect(asked.map(({ name }) => name)).toEqual(SEARCHES);
    expect(asked.every(({ url }) => url.includes('=fridge'))).toBe(true);
    button('Add to cart Cold chain').click();
    await until(() => expect(page.writes().map(({ body }) => body)).toEqual([expect.objectContaining({ id: 78 })]));
    // The page has the record now and finds it by itself.
    type('cold');
    await until(() => expect(names()).toEqual(['Cold chain']));
    expect(page.calls.filter(({ name }) => SEARCHES.includes(name))).toHaveLength(3);
  });

  it('sends the term to the server as it was typed, with accents [REV-106, REV-122]', async () => {
    const page = await open('', { answers: { moduleSearch: late } });
    type(' Réfrigéré ');
    await until(() => expect(names()).toEqual(['Cold chain']));
    const asked = page.calls.filter(({ name }) => [...SEARCHES, 'suggestions'].includes(name));
    const terms = asked.map(({ url }) => new URL(url, document.baseURI).searchParams);
    expect(terms.map((query) => query.get('q') ?? query.get('term'))).toEqual(asked.map(() => 'Réfrigéré'));
  });

  it('shows that the search has failed, and retries on a press [REV-106, REV-123]', async () => {
    const none = { status: 200, currency: 'USD', data: [] };
    const answers = { moduleSearch: none, bundleSearch: { status: 400 }, platformSearch: { status: 200, data: [] } };
    const page = await open('', { answers });
    type('fridge');
    const again = await until(() => button('Try again'));
    expect(textOf(root())).toContain('We couldn’t search for “fridge”');
    expect(textOf(root())).not.toContain('Nothing found');
    page.script.bundleSearch = latePackage;
    again.click();
    await until(() => expect(names()).toEqual(['Fresh food']));
  });

  it('does not ask the server if the page finds results itself [REV-106]', async () => {
    const page = await open();
    type('geo');
    await until(() => expect(page.calls.some(({ name }) => name === 'suggestions')).toBe(true));
    type('module');
    await until(() => expect(page.calls.filter(({ name }) => name === 'suggestions')).toHaveLength(2));
    expect(page.calls.filter(({ name }) => SEARCHES.includes(name))).toEqual([]);
  });

  it('reads a category’s add-ons if the list has fewer than the server counts [REV-107, API-33]', async () => {
    const more = { status: 200, data: [{ id: 9, name: 'Other', icon: 'pin', total: 4 }] };
    const page = await open('category="pin"', { answers: { platforms: more, modules: late } });
    await until(() => expect(names()).toContain('Cold chain'));
    expect(names()).toContain('Geofence');
    const asked = page.calls.filter(({ name }) => name === 'modules');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toContain('cid=9');
  });

  it('names the term without results, and offers to search everywhere', async () => {
    await open('category="bolt"');
    type('geofence');
    await until(() => expect(seen(TAG)).toContain('Nothing found for “geofence”'));
    button('Search everywhere').click();
    await until(() => expect(names()).toEqual(['Geofence']));
  });
});

/** However long the way back takes on a busy machine, the widget sees no time pass. */
const letNoTimePass = () => void vi.spyOn(performance, 'now').mockReturnValue(performance.now());

describe('its address', () => {
  it('has the category and view, with a language prefix [MKT-05, MKT-07, MKT-08]', async () => {
    await at('/fr/platform/marketplace/planning/bolt/list');
    expect(names()).toHaveLength(4);
    expect(link(/^Other/).getAttribute('href')).toBe('/fr/platform/marketplace/other/pin/list');
  });

  it('stays in sync with the search, also on back and forward', async () => {
    await at('/platform/marketplace');
    check('Usage-based').click();
    await until(() => expect(names()).toEqual(['Sensor']));
    check('Usage-based').click();
    type('module');
    await until(() => expect(names()).not.toContain('Geofence'));
    link(/^Other/).click();
    await until(() => expect(location.pathname).toBe('/platform/marketplace/other/pin'));
    expect(search().value).toBe('');
    history.back();
    await until(() => expect(location.pathname).toBe('/platform/marketplace'));
    await until(() => expect(search().value).toBe('module'));
  });

  it('is left to the host if it prevents the event', async () => {
    const page = await at('/platform/marketplace');
    page.hear('navigate', { prevent: true });
    link(/^Other/).click();
    await until(() => expect(page.events).toHaveLength(1));
    expect(page.events[0]?.detail).toMatchObject({ to: '/platform/marketplace/other/pin', reason: 'marketplace' });
    expect(location.pathname).toBe('/platform/marketplace');
  });

  it('leaves an item to the details of the page, and leads back to its card', async () => {
    const shown: unknown[] = [];
    const hear = ({ detail }: CustomEvent) => shown.push(detail);
    document.addEventListener('waybill-market-show', hear);
    await mountPage(
      `<waybill-module-details routing="path"></waybill-module-details><${TAG} routing="path"></${TAG}>`,
      {
        answers: { products, platforms, industries },
        navigate: undefined,
      },
    ).then(() => history.replaceState(null, '', '/platform/marketplace'));
    dispatchEvent(new PopStateEvent('popstate'));
    await until(() => expect(shown.at(-1)).toMatchObject({ kind: 'platform' }));
    shown.length = 0;
    link('Geofence').click();
    await until(() => expect(location.pathname).toBe('/platform/marketplace/other/pin/fence'));
    await until(() => one(shadowOf('waybill-module-details'), 'heading', 'Geofence'));
    await until(() => expect(seen(TAG)).toBe(''));
    letNoTimePass();
    history.back();
    await until(() => expect(textOf(root().activeElement)).toBe('Geofence'));
    expect(shown).toEqual([
      { kind: 'platform-details', item: 'module/14', title: 'Geofence' },
      { kind: 'platform', item: null, title: 'All add-ons' },
    ]);
    document.removeEventListener('waybill-market-show', hear);
  });

  it('leads back to its card when the details lose the focus some frames later', async () => {
    await at('/platform/marketplace');
    history.replaceState({ waybillGrid: { y: 0, item: 'module/14' } }, '', '/platform/marketplace');
    history.pushState(null, '', '/platform/marketplace/other/pin');
    dispatchEvent(new PopStateEvent('popstate'));
    await until(() => one(root(), 'heading', 'Other'));
    const details = document.body.appendChild(document.createElement('button'));
    details.focus();
    letNoTimePass();
    history.back();
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(details);
    details.remove();
    await until(() => expect(textOf(root().activeElement)).toBe('Geofence'));
  });

  it('falls back to the nearest existing page, with a message', async () => {
    await at('/platform/marketplace/planning/nothing-here');
    expect(seen(TAG)).toContain('Planning');
  });

  it('has a real link to the details of each item [MKT-06, MKT-09]', async () => {
    await at('/platform/marketplace');
    expect(link('Geofence').getAttribute('href')).toBe('/platform/marketplace/other/pin/fence');
    expect(link('Retail bundle').getAttribute('href')).toBe('/platform/marketplace/industries/shop/plan-2001');
  });
});

describe('its fallbacks', () => {
  it('show a failure with a retry', async () => {
    const page = await mountPage(`<${TAG}></${TAG}>`, {
      answers: { products: { status: 404 }, platforms, industries },
    });
    await until(() => expect(textOf(one(root(), 'alert'))).toContain('An error while processing your request.'));
    page.script.products = products;
    button('Try again').click();
    await until(() => expect(names()).toContain('Geofence'));
  });

  it('show the page’s own children until the items are loaded', async () => {
    const gate = { open: (): void => undefined };
    const later = new Promise((resolve) => (gate.open = () => resolve(products)));
    await mountPage(`<${TAG}><p>Our add-ons</p></${TAG}>`, {
      answers: { products: () => later, platforms, industries },
    });
    expect(root().querySelector('slot')).not.toBeNull();
    gate.open();
    await until(() => expect(names()).toContain('Geofence'));
    expect(root().querySelector('slot')).toBeNull();
  });
});
