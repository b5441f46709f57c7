import { afterEach, describe, expect, it, vi } from 'vitest';
import { waybill } from '../../src/app/public';
import { all, one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, type PageOptions } from '../kit/mount';
import { holds, until } from '../kit/until';
import { bundlesBody, sessionBody, wireModule, wirePlan } from '../kit/wire';

const TAG = 'waybill-module-details';
const metered = { pricing_type: 'USAGE', price: '3.00', base_price: '3.00', asset_type: 'vehicle' };
const products = bundlesBody({
  modules: [],
  data: [
    wirePlan(300, { inid: 1, title: 'Courier Start', path: 'courier-start', price: '100.00', discount: '10' }),
    wireModule(41, { title: 'Routing', icon: 'route' }),
    wireModule(42, { title: 'Profiles', icon: 'truck', price: '12.00', base_price: '12.00' }),
    wireModule(43, { ...metered, title: 'Gateway', icon: 'telematics', has_dependency: 1, dependencies: '42' }),
    wireModule(44, { title: 'Alarms', icon: 'cold', has_dependency: 1, dependencies: '43' }),
    wireModule(45, { title: 'Secret', icon: 'shield', is_hidden: 1 }),
    wireModule(46, { title: 'Optimizer', icon: 'pencil', card_type: 3 }),
  ],
});
const platforms = {
  status: 200,
  data: [{ id: 5, name: 'Planning', icon: 'planner', total: 5 }],
};
const industries = { status: 200, data: [{ id: 1, name: 'Courier', icon: 'truck', description: 'Parcels all day' }] };

const root = () => shadowOf(TAG);
const buy = () => {
  const found = root().querySelector('[part=buy]');
  if (!found) throw new Error('nothing is sold');
  return found;
};
const open = (attributes: string, { answers, ...options }: PageOptions = {}) =>
  mountPage(`<${TAG} ${attributes}></${TAG}>`, {
    ...options,
    answers: { products, platforms, industries, ...answers },
  });
const go = (path: string) => history.replaceState(null, '', path);

afterEach(() => go('/'));

describe('<waybill-module-details>', () => {
  it('shows a module with its dependencies, dependents and neighbours', async () => {
    await open('module="43"');
    await until(() => one(root(), 'heading', 'Gateway'));
    expect(textOf(root().querySelector('[part=stops]'))).toMatch(/^Profiles ?\$12\.00 \/month ?Will be added.*Gateway/);
    const sections = [...root().querySelectorAll('.details-more')].map(textOf);
    expect(sections).toHaveLength(1);
    expect(sections[0]).toMatch(/^Often used together.*Alarms.*Routing.*Optimizer/);
    expect(textOf(buy())).toMatch(/^For 1 vehicle, with 1 required add-on ?\$15 \/month ?\$3\/vehicle/);
    expect(textOf(buy())).toContain('Also adds Profiles');
  });

  it('says what a module does, if the catalogue tells it', async () => {
    const features = [{ title: 'One map', text: 'See each vehicle.' }, 'Your trackers stay', { text: 'No title.' }, 7];
    const told = bundlesBody({ modules: [], data: [wireModule(43, { title: 'Gateway', features })] });
    await open('module="43"', { answers: { products: told } });
    await until(() => one(root(), 'heading', 'What it does'));
    expect(all(root(), 'heading').flatMap((one4) => (one4.localName === 'h4' ? textOf(one4) : []))).toEqual([
      'One map',
      'Your trackers stay',
    ]);
    expect(textOf(root().querySelector('[part=features]'))).toBe('One mapSee each vehicle.Your trackers stay');
  });

  it.each([
    ['', 41, false],
    ['<img slot="media-module-41" alt="Its own">', 41, true],
    ['<img slot="media-module-41" alt="Its own">', 42, false],
    ['<img slot="media" alt="For all">', 42, true],
  ])('has with %s in the page, for module %i, a picture: %s', async (children, id, isFilled) => {
    await mountPage(`<${TAG} module="${id}">${children}</${TAG}>`, { answers: { products, platforms, industries } });
    await until(() => buy());
    expect(!root().querySelector('[part=media]')?.hasAttribute('hidden')).toBe(isFilled);
  });

  it('sells nothing and promises nothing of a category with a site of its own [MKT-15]', async () => {
    const outside = { status: 200, data: [{ ...platforms.data[0], url: 'https://telematics.example.com/' }] };
    const trial = { pricing_interval_trial: 7 };
    const told = bundlesBody({
      modules: [],
      data: [wireModule(43, { ...metered, ...trial, title: 'Gateway', dependencies: '42' }), wireModule(42)],
    });
    await open('module="43"', { answers: { platforms: outside, products: told } });
    const site = await until(() => one(buy(), 'link', /^Visit site/));
    expect(site.getAttribute('href')).toBe('https://telematics.example.com/');
    expect(textOf(buy())).toBe(
      '$3 /vehicleVisit site of Gateway, opens in a new tabSold on its own site, where you try, order, and pay.',
    );
    expect(seen(TAG)).not.toMatch(/free|Needs these|Why this/);
  });

  it('says until when a visitor pays nothing, and what follows [TRL-01]', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), toFake: ['Date'] });
    const told = bundlesBody({ modules: [], data: [wireModule(41, { title: 'Routing', pricing_interval_trial: 7 })] });
    await open('module="41"', { answers: { products: told } });
    await until(() => one(buy(), 'button', 'Try free for 7 days Routing'));
    expect(textOf(buy())).toContain('Free until Nov 29, 2026, then $20.00 a month.');
    vi.useRealTimers();
  });

  it('tells the page which item of its address is shown', async () => {
    go('/platform/marketplace/planning/planner/telematics');
    // Listens before the page opens, because the first item may be shown before the session is known.
    const shown: unknown[] = [];
    waybill.on('market-show', ({ detail }) => void shown.push(detail));
    await open('routing="path"', { navigate: undefined });
    await until(() => one(root(), 'link', 'Profiles')).then((link) => link.click());
    await until(() =>
      expect(shown).toEqual([
        { kind: 'platform-details', item: 'module/43', title: 'Gateway' },
        { kind: 'platform-details', item: 'module/42', title: 'Profiles' },
      ]),
    );
  });

  it('moves the focus to its title when the page switches to another item, but not on the first load', async () => {
    go('/platform/marketplace/planning/planner/telematics');
    await open('routing="path"');
    await until(() => one(root(), 'heading', 'Gateway'));
    expect(root().activeElement).toBeNull();
    history.pushState(null, '', '/platform/marketplace/planning/planner/truck');
    dispatchEvent(new PopStateEvent('popstate'));
    await until(() => expect(textOf(root().activeElement)).toBe('Profiles'));
    expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('adds a module with its dependencies to the cart, and removes it [MKT-10]', async () => {
    const page = await open('module="41"');
    (await until(() => one(buy(), 'button', /^Add to cart for \$20 a month/))).click();
    (await until(() => one(buy(), 'button', /^Remove/))).click();
    await until(() => one(buy(), 'button', /^Add to cart/));
    expect(page.writes().map(({ name }) => name)).toEqual(['cartAdd', 'cartRemove']);
  });

  it('explains a price by rows that add up to the cent [MNY-07]', async () => {
    await open('module="43"');
    await until(() => one(root(), 'heading', 'Gateway'));
    for (const monthly of [18, 21, 24, 27]) {
      one(buy(), 'button', /^Increase/).click();
      await until(() => one(buy(), 'button', new RegExp(`^Add to cart for \\$${monthly} a month`)));
    }
    const why = buy().querySelector('details');
    if (why) why.open = true;
    await until(() => expect(all(buy(), 'term').length).toBe(3));
    const amounts = [...buy().querySelectorAll('dd')].map(textOf);
    expect(all(buy(), 'term').map(textOf)).toEqual(['5 vehicles × $3', 'Profiles', 'Each month']);
    expect(amounts).toEqual(['$15.00', '$12.00', '$27.00']);
  });

  it('treats held modules as present, and does not price them again [REV-34]', async () => {
    const subscription = { plan_id: 300, plan_code: 'courier-start', module_ids: [42], timeframe: 'month', state: 1 };
    await open('module="43"', { answers: { session: sessionBody({ is_subscribed: 1, subscription }) } });
    await until(() => one(buy(), 'button', /^Add to cart for \$3 a month/));
    expect(textOf(buy())).not.toContain('Profiles');
  });

  it('shows a package with its discount and its modules', async () => {
    await open('plan="300"');
    await until(() => one(root(), 'heading', 'Courier Start'));
    expect(textOf(buy())).toContain('$90 instead of $100 /month');
  });

  it('shows an industry with its packages [MKT-03]', async () => {
    await open('industry="1"');
    await until(() => one(root(), 'heading', 'Courier'));
    expect(all(root(), 'link', 'Courier Start').length).toBe(1);
  });

  it('follows the address, back and forward, and shows nothing if it is no details page [MKT-06, MKT-09]', async () => {
    go('/fr/platform/marketplace/planning/planner/truck');
    await open('routing="path"', { navigate: undefined });
    await until(() => one(root(), 'heading', 'Profiles'));
    expect(one(root(), 'link', 'Planning').getAttribute('href')).toBe('/fr/platform/marketplace/planning/planner');
    one(root(), 'link', 'Gateway').click();
    await until(() => one(root(), 'heading', 'Gateway'));
    await until(() => expect(location.pathname).toBe('/fr/platform/marketplace/planning/planner/telematics'));
    go('/platform/marketplace');
    dispatchEvent(new PopStateEvent('popstate'));
    await until(() => expect(seen(TAG)).toBe(''));
  });

  it('raises an event for the host’s router before it changes the address', async () => {
    go('/platform/marketplace/planning/planner/truck');
    const page = await open('routing="path"');
    (await until(() => one(root(), 'link', 'Gateway'))).click();
    await holds(() => page.moves.length > 0);
    expect(page.moves).toEqual(['/platform/marketplace/planning/planner/telematics']);
    expect(location.pathname).toBe('/platform/marketplace/planning/planner/truck');
  });

  it('leaves navigation to a host that prevents the event', async () => {
    go('/platform/marketplace/planning/planner/truck');
    const page = await open('routing="path"');
    page.hear('navigate', { prevent: true });
    (await until(() => one(root(), 'link', 'Gateway'))).click();
    await until(() => expect(page.events).toHaveLength(1));
    expect(location.pathname).toBe('/platform/marketplace/planning/planner/truck');
  });

  it.each([
    ['module="999"', 'Page not found'],
    ['', 'Page not found'],
    ['module="45"', 'Secret isn’t available here'],
  ])('with %s shows a message and a way on', async (attributes, title) => {
    const page = await open(attributes);
    await until(() => one(root(), 'heading', title));
    expect(all(root(), 'listitem').length).toBe(3);
    one(root(), 'link', 'Search the marketplace').click();
    await until(() => expect(page.moves).toEqual(['/platform/marketplace']));
  });

  it.each([
    ['module="77"', 'Late', 'module', { data: [wireModule(77, { title: 'Late' })] }],
    [
      'plan="301"',
      'Courier Late',
      'bundle',
      { data: [wirePlan(301, { inid: 1, title: 'Courier Late' })], modules: [wireModule(1), wireModule(2)] },
    ],
  ] as const)(
    'reads with %s an item that the product list lacks, and sells it [REV-105, API-31, API-34]',
    async (attributes, title, name, data) => {
      const page = await open(attributes, { answers: { [name]: { status: 200, currency: 'USD', ...data } } });
      await until(() => one(root(), 'heading', title));
      expect(page.calls.filter((call) => call.name === name)).toHaveLength(1);
      (await until(() => one(buy(), 'button', /^(Add to cart|Try free)/))).click();
      await until(() => expect(page.writes()).toHaveLength(1));
      // The record is cached by then, so the cart needs no further call.
      expect(page.calls.some((call) => call.name === 'product')).toBe(false);
    },
  );

  it('does not request items that the list has [REV-105]', async () => {
    const page = await open('module="43"');
    await until(() => one(root(), 'heading', 'Gateway'));
    expect(page.calls.some(({ name }) => name === 'module')).toBe(false);
  });

  it('does not claim that a page does not exist if it could not be read [REV-105]', async () => {
    const page = await open('module="77"', { answers: { module: () => Response.json({ status: 400 }) } });
    (await until(() => one(root(), 'button', 'Try again'))).click();
    await until(() => expect(page.calls.filter(({ name }) => name === 'module')).toHaveLength(2));
    page.script.module = { status: 200, currency: 'USD', data: [wireModule(77, { title: 'Late' })] };
    (await until(() => one(root(), 'button', 'Try again'))).click();
    await until(() => one(root(), 'heading', 'Late'));
  });

  it('leads to the contact page if only sales sell the item [NAV-10]', async () => {
    const page = await open('module="46"');
    (await until(() => one(buy(), 'link', /^Contact sales/))).click();
    await until(() => expect(page.moves).toEqual(['/account/contact']));
    expect(textOf(buy())).not.toContain('$');
  });

  it('shows a member of a reseller no sums', async () => {
    await open('module="43"', { answers: { session: sessionBody({ is_affiliate: 1 }) } });
    await until(() => one(buy(), 'button', /ENABLE/));
    await holds(() => !seen(TAG).includes('$'));
    expect(textOf(buy())).toContain('Gateway');
  });

  it('shows a member without permission the reason', async () => {
    await open('module="41"', { answers: { session: sessionBody({ is_ro: 1 }) } });
    await until(() => expect(textOf(buy())).toContain('You have view-only access.'));
  });

  it('shows what failed, and can retry', async () => {
    const page = await open('module="41"', { answers: { products: { status: 404 } } });
    const again = await until(() => one(root(), 'button', 'Try again'));
    page.script.products = products;
    again.click();
    await until(() => expect(one(root(), 'heading', 'Routing')).toBeDefined());
  });
});
