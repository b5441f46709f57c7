import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../src/api/endpoints';
import { addDays, dayOf } from '../../src/domain/time/day';
import { sessionRead } from '../../src/store/slices/session';
import { readSession } from '../../src/contract/session';
import { all, one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, type PageOptions } from '../kit/mount';
import { until } from '../kit/until';
import { bundlesBody, cartBody, sessionBody, subscribed, wireModule, wirePlan } from '../kit/wire';
import '../../src/flows/billing/refresh';
import '../../src/commands/start-upgrade';
import '../../widgets/subscription/parts/add-on-site';
import '../../widgets/subscription/parts/asset-count';
import '../../widgets/subscription/parts/payment';
import '../../widgets/subscription/parts/resume';

const TAG = 'waybill-subscription';
const inDays = (days: number) => addDays(dayOf(Date.now()), days);
const HELD = {
  plan_id: 1001,
  title: 'Route Optimization',
  icon: 'bolt',
  timeframe: 'year',
  price: '249.00',
  billed_amount: '3288.00',
  next_amount: '3288.00',
  credit: '0.00',
  current_period_ends_at: '2099-12-01T12:00:00Z',
  next_invoice_date: '2099-12-01T12:00:00Z',
};
const TRIAL = { id: 141, title: 'Geofencing', price: '20.00', is_trial: 1, trial_expires_on: inDays(4) };
const GATEWAY = { id: 152, title: 'Telematics Gateway', price: '30.00', quantity: 12, asset_type: 'vehicle' };
const BUNDLED = { id: 101, title: 'Routing Manage', bundled: 1 };
const infoBody = (more: object = {}, held: object | null = {}) => ({
  status: 200,
  currency: 'USD',
  subscription: held && { ...HELD, ...held },
  modules: [GATEWAY, TRIAL, BUNDLED],
  pending: null,
  ...more,
});
const SUBSCRIPTION = { plan_id: 1001, plan_code: 'route', module_ids: [1, 2], timeframe: 'year', kind: 0, state: 1 };
const NOTHING = infoBody({ modules: [] }, null);
const OTHER = cartBody(wirePlan(1002, { title: 'Business Optimization' }));

const root = () => shadowOf(TAG);
const links = () => all(root(), 'link').map((link) => [textOf(link), link.getAttribute('href')]);
const allFacts = () =>
  Object.fromEntries([...root().querySelectorAll('dt')].map((dt) => [textOf(dt), textOf(dt.nextElementSibling)]));
/** The facts of the plan; how it is paid arrives later and has tests of its own. */
const facts = () => {
  const { Payment: _, ...others } = allFacts();
  return others;
};
const row = (name: string) => all(root(), 'listitem').find((item) => textOf(item).startsWith(name));

async function openFor(session: object, info: unknown = infoBody(), more: PageOptions['answers'] = {}) {
  const page = await mountPage(`<${TAG}></${TAG}>`, { answers: { session, subscriptionInfo: info, ...more } });
  await until(() => expect(document.querySelector(TAG)?.shadowRoot?.querySelector('.sk-group')).toBeNull());
  return page;
}

/** Returns the disabled button and the sentence with its reason. */
const refusalOf = (name: string) => {
  const button = one(root(), 'button', name);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  return textOf(root().querySelector(`[id="${button.getAttribute('aria-describedby')}"]`));
};

describe('<waybill-subscription>', () => {
  it('shows a subscriber the plan, its price and the next payment date [ACC-05]', async () => {
    const { calls } = await openFor(subscribed(1001));
    await until(() => one(root(), 'heading', 'Route Optimization'));
    expect(seen(TAG)).toContain('$249');
    expect(seen(TAG)).toContain('/month, billed once a year');
    expect(facts()).toEqual({ 'Next invoice': 'December 1, 2099', Amount: '$3,288.00', Billing: 'Once a year' });
    expect(links()).toContainEqual(['Change plan', '/account/manage-features#packages']);
    expect(calls.filter(({ name }) => name === 'subscriptionInfo')).toHaveLength(1);
  });

  it('gives every add-on a price or a word, and writes all notes alike', async () => {
    const bySales = {
      id: 177,
      title: 'Warehouse Export',
      description: 'All events, every hour.',
      price: '0.00',
      is_active: 0,
    };
    const everybody = { id: 103, title: 'Mobile App', description: 'Offline. And online.', default: 1, price: '0.00' };
    await openFor(subscribed(1001), infoBody({ modules: [bySales, everybody, GATEWAY] }));
    await until(() => expect(textOf(row('Warehouse Export') ?? null)).toContain('Price on request'));
    expect(textOf(row('Warehouse Export') ?? null)).toContain('All events, every hour');
    expect(textOf(row('Warehouse Export') ?? null)).not.toContain('hour.');
    expect(textOf(row('Telematics Gateway') ?? null)).toContain('$30');
    expect(seen(TAG)).not.toContain('Not active');
  });

  it('leads to the sales team for an add-on that only they sell, and leaves one without a readable price its switch', async () => {
    const bySales = { id: 177, title: 'Warehouse Export', price: '0.00', is_active: 0 };
    const unread = { id: 178, title: 'Cold Chain', price: 'soon', is_active: 0 };
    await openFor(subscribed(1001), infoBody({ modules: [bySales, unread] }));
    await until(() => expect(textOf(row('Warehouse Export') ?? null)).toContain('Price on request'));
    expect(links()).toContainEqual(['Contact us about Warehouse Export', '/account/contact']);
    expect(all(root(), 'button', /Warehouse Export/)).toEqual([]);
    one(root(), 'button', 'Activate Cold Chain');
    expect(textOf(row('Cold Chain') ?? null)).not.toMatch(/\$|on request/);
  });

  it('leads to the site that sells an add-on now, and offers no switch for it [MKT-15]', async () => {
    const lease = {
      id: 157,
      title: 'Tracker Lease',
      price: '8.00',
      is_active: 0,
      url: 'https://telematics.example.com/',
    };
    const unsafe = { id: 158, title: 'Tag Lease', price: '8.00', is_active: 0, url: 'javascript:alert(1)' };
    await openFor(subscribed(1001), infoBody({ modules: [lease, unsafe] }));
    const link = 'Open telematics.example.com Tracker Lease, opens in a new tab';
    await until(() => expect(links()).toContainEqual([link, 'https://telematics.example.com/']));
    expect(one(root(), 'link', link)).toMatchObject({ target: '_blank', rel: 'noopener' });
    expect(all(root(), 'button', /Tracker Lease/)).toEqual([]);
    one(root(), 'button', 'Activate Tag Lease');
  });

  it('keeps the switch of a reseller’s member, who is sold it by the reseller', async () => {
    const bySales = { id: 177, title: 'Warehouse Export', price: '0.00', is_active: 0 };
    await openFor({ ...subscribed(1001), is_affiliate: 1 }, infoBody({ modules: [bySales] }));
    await until(() => one(root(), 'button', 'Activate Warehouse Export'));
  });

  it('promises no invoice of ours to an account that others bill', async () => {
    await openFor({ ...subscribed(1001), billing_type: 'shopify' });
    await until(() => expect(facts()).toHaveProperty('Renews on', 'December 1, 2099'));
    expect(facts()).not.toHaveProperty('Next invoice');
  });

  it('promises no invoice to a reseller’s member without a subscription', async () => {
    await openFor(sessionBody({ member_id: 7, is_affiliate: 1 }), NOTHING);
    await until(() => expect(seen(TAG)).toContain('see it here with its add-ons.'));
    expect(seen(TAG)).not.toContain('invoice');
  });

  it('reads its data with the member id and key of the page [API-48]', async () => {
    const answers = { session: subscribed(1001), subscriptionInfo: infoBody() };
    const { calls } = await mountPage(`<${TAG}></${TAG}>`, { answers, apiKey: 'key-1' });
    await until(() => one(root(), 'heading', 'Route Optimization'));
    const call = calls.find(({ name }) => name === 'subscriptionInfo');
    expect(call?.url).toContain(`${ENDPOINTS.subscriptionInfo.path}?member_id=7`);
    expect(call?.headers.get('X-Api-Key')).toBe('key-1');
  });

  it('lists add-ons with prices, trials with their days, and bundled modules [REV-31]', async () => {
    const onboarding = { id: 211, title: 'Onboarding', price: '249.00', charge: 'once' };
    await openFor(subscribed(1001), infoBody({ modules: [GATEWAY, TRIAL, onboarding, BUNDLED] }));
    await until(() => expect(textOf(row('Telematics Gateway'))).toMatch(/Active.*12 vehicles.*\$30 \/month/));
    expect(textOf(row('Geofencing'))).toMatch(/Trial, 4 days left.*Free until .*, then \$20 a month.*\$0 \/month/);
    expect(textOf(row('Onboarding'))).toMatch(/\$249 once/);
    expect(textOf(row('Routing Manage'))).not.toMatch(/Active|\$/);
    expect(textOf(root().querySelector('summary'))).toContain('1 module is part of your package');
    expect(links()).toContainEqual(['Browse the marketplace', '/platform/marketplace']);
  });

  it('starts an upgrade once on a press', async () => {
    const { calls } = await openFor(subscribed(1001), infoBody(), {
      subscriptionCheck: () => new Promise(() => undefined),
    });
    const button = await until(() => one(root(), 'button', 'Upgrade plan'));
    button.click();
    button.click();
    await until(() => expect(textOf(one(root(), 'button', 'Opening…'))).toBe('Opening…'));
    await until(() => expect(calls.filter(({ name }) => name === 'subscriptionCheck')).toHaveLength(1));
    expect(one(root(), 'button', 'Opening…').getAttribute('aria-busy')).toBe('true');
  });

  it('offers no upgrade to the package that is held, if an add-on joins it', async () => {
    await openFor(subscribed(1001), infoBody(), {
      cart: cartBody(wirePlan(1001, { title: 'Route Optimization' }), [wireModule(11)]),
    });
    await until(() => one(root(), 'button', 'Change Route Optimization'));
    expect(seen(TAG)).not.toContain('Upgrade to');
  });

  it('names the package in the cart', async () => {
    await openFor(subscribed(1001), infoBody(), { cart: OTHER });
    await until(() => one(root(), 'button', 'Upgrade to Business Optimization'));
    expect(seen(TAG)).toContain('In your cart: Business Optimization');
  });

  it.each([
    ['canceled', { is_subscription_canceled: 1, expires_at: '2099-12-09T12:00:00Z' }, 'Ends on', 'December 9, 2099'],
    ['paused', { is_subscription_paused: 1 }, 'Next invoice', 'None while paused'],
    ['expired', { is_expired: 1, expires_at: '2026-11-09T12:00:00Z' }, 'Ended on', 'November 9, 2026'],
  ])('shows for a subscription that is %s what happens next', async (state, more, label, value) => {
    const info = infoBody({}, { next_amount: null, next_invoice_date: null });
    await openFor(subscribed(1001, more), info);
    await until(() => expect(seen(TAG).toLowerCase()).toContain(state));
    expect(facts()).toMatchObject({ [label]: value });
    expect(facts()).not.toHaveProperty('Amount');
  });

  it('says of a pause that has outlasted its period when that ended, and what goes on costs [REV-61]', async () => {
    const subscription = {
      plan_id: 1001,
      plan_code: 'plan-code-1001',
      module_ids: [1, 2],
      timeframe: 'year',
      state: -1,
    };
    const session = sessionBody({ is_subscription_paused: 1, subscription });
    const info = { state: -1, next_amount: null, next_invoice_date: null, current_period_ends_at: '2026-11-09' };
    await openFor(session, infoBody({ modules: [] }, info));
    await until(() => one(root(), 'button', 'Reactivate for $3,288.00'));
    expect(facts()).toMatchObject({ 'Next invoice': 'None while paused', 'Ended on': 'November 9, 2026' });
    expect(seen(TAG)).not.toMatch(/Active|resume/);
  });

  it('shows the price of reactivating an expired subscription before the press [UPG-09]', async () => {
    await openFor(subscribed(1001, { is_expired: 1 }), infoBody({}, { next_amount: null }));
    await until(() => one(root(), 'button', 'Reactivate for $3,288.00'));
  });

  it('shows a past-due invoice [ACC-20]', async () => {
    const past_due_invoice = { number: '10482', amount: '249.00', due_at: '2026-11-12T00:00:00Z' };
    await openFor(subscribed(1001, { has_past_due_invoice: 1, past_due_invoice }));
    await until(() => expect(facts()).toMatchObject({ 'Past due': '$249.00, invoice 10482' }));
    expect(one(root(), 'button', 'Upgrade plan').getAttribute('aria-disabled')).toBeNull();
  });

  it('shows only the known details of a past-due invoice', async () => {
    await openFor(subscribed(1001, { has_past_due_invoice: 1, past_due_invoice: { number: '10482' } }));
    await until(() => expect(facts()).toMatchObject({ 'Past due': 'Invoice 10482' }));
  });

  it('shows no unreadable amount', async () => {
    const modules = [
      { ...GATEWAY, price: 'much', quantity: undefined },
      { ...TRIAL, price: null },
    ];
    const pending = { status: 'pending', title: 'Business Optimization' };
    await openFor(
      subscribed(1001, { pending_subscription_change: { status: 'pending' } }),
      infoBody({ modules, pending }, { price: undefined, billed_amount: '$5', next_amount: 'x' }),
    );
    await until(() => one(root(), 'heading', 'Route Optimization'));
    await until(() => expect(textOf(row('Geofencing'))).toMatch(/Free until [^,]*, \d{4}(?!, then)/));
    expect(textOf(row('Telematics Gateway'))).not.toMatch(/\$|vehicle/);
    // A trial costs nothing now, whatever its later price.
    expect(seen(TAG).replace('$0 /month', '').replace('$0/month', '')).not.toContain('$');
    expect(seen(TAG)).toContain('Business Optimization');
  });

  it('shows no price of a reactivation if it is unreadable', async () => {
    await openFor(subscribed(1001, { is_expired: 1 }), infoBody({}, { billed_amount: undefined }));
    await until(() => one(root(), 'button', 'Reactivate'));
  });

  it('shows no billing cycle if the server names none', async () => {
    await openFor(subscribed(1001), infoBody({}, { timeframe: undefined }));
    await until(() => expect(seen(TAG)).toMatch(/\$249 ?\/month/));
    expect(seen(TAG)).not.toContain('billed');
    expect(facts()).not.toHaveProperty('Billing');
  });

  it('reads the billing cycle by its documented name', async () => {
    await openFor(subscribed(1001), infoBody({}, { timeframe: undefined, billing_cycle: 'annual' }));
    await until(() => expect(facts()).toMatchObject({ Billing: 'Once a year' }));
  });

  it('recognises a subscriber also if the subscription has no state [ACC-05]', async () => {
    await openFor(subscribed(1001, { subscription: { plan_id: 1001, plan_code: 'route', module_ids: [1, 2] } }));
    await until(() => one(root(), 'button', 'Upgrade plan'));
    expect(seen(TAG)).toContain('Active');
    expect(facts()).toMatchObject({ 'Next invoice': 'December 1, 2099' });
  });

  it('leads a member without a subscription to the packages, or to the cart', async () => {
    const page = await openFor(sessionBody(), NOTHING);
    await until(() => one(root(), 'heading', 'No subscription yet'));
    one(root(), 'link', 'Choose a package').click();
    await until(() => expect(page.moves).toEqual(['/account/manage-features#packages']));
    expect(all(root(), 'button')).toEqual([]);
  });

  it('leads a member with a package in the cart there', async () => {
    await openFor(sessionBody(), NOTHING, { cart: OTHER });
    await until(() => one(root(), 'link', 'Go to your cart'));
    expect(links()).toContainEqual(['Go to your cart', '/shopping-cart-review']);
  });

  it('counts the days of the test drive [TRL-07]', async () => {
    await openFor(sessionBody({ is_trial: 1, expires_at: inDays(5) }), infoBody({ modules: [TRIAL] }, null));
    await until(() => one(root(), 'heading', 'Free test drive'));
    expect(seen(TAG)).toContain('5 days left');
    expect(row('Geofencing')).toBeDefined();
  });

  it('shows a reseller’s member titles without sums, and ENABLE [PRC-32]', async () => {
    await openFor(subscribed(1001, { is_indirect: 1 }), infoBody(), { cart: OTHER });
    await until(() => one(root(), 'button', 'ENABLE Business Optimization'));
    expect(seen(TAG)).toContain('Telematics Gateway');
    expect(seen(TAG)).not.toContain('$');
    expect(facts()).toEqual({ 'Renews on': 'December 1, 2099' });
  });

  it.each([
    [{ is_ro: 1 }, 'You have view-only access to this subscription.'],
    [
      { policy: { subscription: { manage: 1, view: 0 } } },
      'Your organization doesn’t let you change the subscription.',
    ],
  ])('shows why %o may view but not upgrade [ACC-07, ACC-11, ACC-19]', async (more, why) => {
    const { calls } = await openFor(subscribed(1001, more));
    await until(() => expect(refusalOf('Upgrade plan')).toBe(why));
    one(root(), 'button', 'Upgrade plan').click();
    expect(calls.some(({ name }) => name === 'subscriptionCheck')).toBe(false);
  });

  it.each([
    ['is on an earlier plan', { is_legacy: 1 }],
    ['is billed by a mobile store', { is_mobile_subscription: 1 }],
  ])(
    'has a migration button and no upgrade button for an account that %s [ACC-13, MIG-06, MIG-11]',
    async (_, more) => {
      await openFor(subscribed(1001, more));
      await until(() => one(root(), 'button', 'Move to My Custom Solution'));
      expect(seen(TAG)).not.toContain('Upgrade');
      expect(seen(TAG).includes('An app store bills this subscription.')).toBe('is_mobile_subscription' in more);
    },
  );

  it.each([
    [{ is_ro: 1 }, 'You have view-only access to this subscription.'],
    [{ is_primary: 0 }, 'Only the account owner can move it.'],
    [
      { pending_subscription_change: { status: 'pending', total: '1.00' } },
      'You can change plans once the payment goes through.',
    ],
  ])('shows why %o may not migrate the account [ACC-06, ACC-07]', async (more, why) => {
    const { calls } = await openFor(subscribed(1001, { is_legacy: 1, ...more }));
    await until(() => expect(refusalOf('Move to My Custom Solution')).toBe(why));
    one(root(), 'button', 'Move to My Custom Solution').click();
    expect(calls.some(({ name }) => name === 'devices')).toBe(false);
  });

  it('reads no data that the organization hides, and says so [ACC-11, ACC-16]', async () => {
    const { calls } = await openFor(
      subscribed(1001, {
        policy: { subscription: { manage: 1, view: 1 } },
        organization_policy: { status: 1, details: 'Ask purchasing.' },
      }),
    );
    await until(() => expect(seen(TAG)).toContain('Ask purchasing.'));
    expect(links()).toEqual([['What you can do', '/account/access-denied']]);
    expect(calls.some(({ name }) => name === 'subscriptionInfo')).toBe(false);
  });

  it('asks a visitor to sign in', async () => {
    const { calls } = await openFor({ status: 200, member_id: 0, country: 'US', currency: 'USD' });
    await until(() => expect(links()).toEqual([['Sign in or register', '/register']]));
    expect(calls.some(({ name }) => name === 'subscriptionInfo')).toBe(false);
  });

  it('disables all actions while a payment is pending, and polls [ACC-20]', async () => {
    const pending = { status: 'pending', title: 'Business Optimization', total: '349.00' };
    const session = subscribed(1001, { pending_subscription_change: pending });
    const page = await openFor(session, infoBody({ pending }));
    await until(() => expect(seen(TAG)).toContain('Payment in progress'));
    expect(seen(TAG)).toContain('$349.00 · Business Optimization');
    await until(() => expect(document.querySelector('#waybill-live')?.textContent).toBe('Payment in progress'));
    expect(refusalOf('Upgrade plan')).toBe('You can change plans once the payment goes through.');
    Object.assign(page.script, { session: subscribed(1001), subscriptionInfo: infoBody() });
    one(root(), 'button', 'Check again').click();
    await until(() => expect(seen(TAG)).not.toContain('Payment in progress'));
    await until(() => expect(document.querySelector('#waybill-live')?.textContent).toMatch(/no longer in progress/));
    expect(one(root(), 'button', 'Upgrade plan').getAttribute('aria-disabled')).toBeNull();
  });

  it('offers a retry if loading has failed', async () => {
    const page = await openFor(subscribed(1001), { status: 500 });
    await until(() => expect(textOf(one(root(), 'alert'))).toContain('couldn’t load'));
    page.script.subscriptionInfo = infoBody();
    one(root(), 'button', 'Try again').click();
    await until(() => one(root(), 'heading', 'Route Optimization'));
  });

  it('is refetched with each session, and never shows data of another account', async () => {
    const page = await openFor(subscribed(1001));
    await until(() => one(root(), 'heading', 'Route Optimization'));
    page.script.subscriptionInfo = infoBody({}, { title: 'Another plan' });
    const account = readSession(subscribed(1001, { member_id: 8 }));
    if (account) page.store.dispatch(sessionRead(account));
    await until(() => expect(seen(TAG)).not.toContain('Route Optimization'));
    await until(() => one(root(), 'heading', 'Another plan'));
  });

  it('announces no end of a payment that was never pending', async () => {
    const said: string[] = [];
    const hear = () => said.push(document.querySelector('#waybill-live')?.textContent ?? '');
    const observer = new MutationObserver(hear);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    await openFor(subscribed(1001));
    await until(() => one(root(), 'heading', 'Route Optimization'));
    await until(() => expect(textOf(row('Geofencing'))).toContain('Trial'));
    observer.disconnect();
    expect(said.join()).not.toContain('no longer in progress');
  });

  it('resumes a paused subscription once, for a member with permission [REV-64]', async () => {
    const session = subscribed(1001, { is_subscription_paused: 1, subscription: { ...SUBSCRIPTION, can_resume: 1 } });
    const page = await openFor(session, infoBody(), { subscriptionResume: { status: 200 } });
    const button = await until(() => one(root(), 'button', 'Resume subscription'));
    page.script.session = subscribed(1001);
    button.click();
    button.click();
    await until(() => expect(seen(TAG)).not.toContain('Paused'));
    const sent = page.calls.filter(({ name }) => name === 'subscriptionResume');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('says that the subscription is resumed, and moves the focus there [REV-64]', async () => {
    const session = subscribed(1001, { is_subscription_paused: 1, subscription: { ...SUBSCRIPTION, can_resume: 1 } });
    const page = await openFor(session, infoBody(), { subscriptionResume: { status: 200 } });
    const button = await until(() => one(root(), 'button', 'Resume subscription'));
    page.script.session = subscribed(1001);
    button.focus();
    button.click();
    await until(() => expect(seen(TAG)).not.toContain('Paused'));
    await until(() => expect(seen(TAG)).toContain('Your subscription is active again.'));
    expect(textOf(root().activeElement)).toBe('Your subscription is active again.');
    await until(() =>
      expect(textOf(document.querySelector('#waybill-live'))).toBe('Your subscription is active again.'),
    );
  });

  it('offers the sign-in and the reload if the session is over while it resumes [ERR-06]', async () => {
    const session = subscribed(1001, { is_subscription_paused: 1, subscription: { ...SUBSCRIPTION, can_resume: 1 } });
    const page = await openFor(session, infoBody(), { subscriptionResume: { status: 401 } });
    page.hear('navigate', { prevent: true });
    await until(() => one(root(), 'button', 'Resume subscription')).then((button) => button.click());
    const signIn = await until(() => one(root(), 'link', 'Sign in'));
    expect(signIn.getAttribute('href')).toMatch(/^\/register\?return=%2F/);
    await until(() => expect(textOf(one(root(), 'alert'))).toBe('Unauthorized request. Please refresh and try again.'));
    one(root(), 'button', 'Reload the page').click();
    await until(() => expect(page.events.map(({ detail }) => detail)).toMatchObject([{ kind: 'reload' }]));
  });

  it('shows why a paused subscription could not be resumed [REV-64]', async () => {
    const session = subscribed(1001, { is_subscription_paused: 1, subscription: { ...SUBSCRIPTION, can_resume: 1 } });
    const refusal = { status: 406, result: 'It can be resumed from March 1 on.' };
    await openFor(session, infoBody(), { subscriptionResume: refusal });
    (await until(() => one(root(), 'button', 'Resume subscription'))).click();
    await until(() => expect(textOf(one(root(), 'alert'))).toBe('It can be resumed from March 1 on.'));
  });

  it.each([
    [{ is_primary: 0 }, 'Only the account owner can resume it.'],
    [{}, 'To resume it, contact us.'],
  ])('says who can resume a paused subscription if %o cannot [REV-64]', async (more, text) => {
    await openFor(subscribed(1001, { is_subscription_paused: 1, ...more }));
    await until(() => expect(seen(TAG)).toContain(text));
    expect(all(root(), 'button', /Resume/)).toEqual([]);
    expect(links()).toContainEqual(['Change plan', '/account/manage-features#packages']);
  });

  it('offers to keep a canceled subscription by one press, which leads to the review [REV-65]', async () => {
    const page = await openFor(subscribed(1001, { is_subscription_canceled: 1 }), infoBody(), {
      products: bundlesBody({ data: [wirePlan(1001, { title: 'Route Optimization' })] }),
      subscriptionCheck: { status: 200 },
      upgradeMessage: {
        status: 200,
        result: {
          title: 'Route Optimization',
          message: '',
          cycles: [],
          timeframe: 'month',
          current_timeframe: 'month',
        },
      },
    });
    expect(seen(TAG)).toContain('It stays active until its last day and won’t renew unless you keep it.');
    (await until(() => one(root(), 'button', 'Keep Route Optimization'))).click();
    await until(() => expect(page.calls.map(({ name }) => name)).toContain('upgradeMessage'));
    expect(page.writes().map(({ name }) => name)).toEqual(['cartAdd']);
  });

  it.each([
    [{}, { type: 1, card_type: 'visa', first_six: '424242', last_four: '4242' }, 'Visa •••• 4242'],
    [{ supported_payment_methods: [] }, null, 'None saved'],
    [{}, null, 'Add a payment method'],
    [{ is_wired_subscription: 1 }, null, 'Bank transfer'],
  ])('shows how an account %o with %o pays', async (more, billing, method) => {
    await openFor(subscribed(1001, more), infoBody(), { billingInfo: { status: 200, billing } });
    await until(() => expect(allFacts()).toMatchObject({ Payment: method }));
    expect(root().querySelector('.sub-method svg') !== null).toBe(billing !== null);
  });

  it('leads an account without a payment method to the billing form', async () => {
    await openFor(subscribed(1001), infoBody(), { billingInfo: { status: 200, billing: null } });
    const link = await until(() => one(root(), 'link', 'Add a payment method'));
    expect(link.getAttribute('href')).toBe('/account/billing/subscription#billing-details');
  });

  it('shows no method of ours to an account that others bill', async () => {
    const { calls } = await openFor(subscribed(1001, { billing_type: 'shopify' }));
    await until(() => expect(facts()).toMatchObject({ Billing: 'Once a year' }));
    expect([Object.keys(allFacts()).includes('Payment'), calls.some(({ name }) => name === 'billingInfo')]).toEqual([
      false,
      false,
    ]);
  });

  it('leads an account that Shopify bills to Shopify’s billing', async () => {
    await openFor(subscribed(1001, { billing_type: 'shopify' }));
    const link = await until(() => one(root(), 'link', 'Open Shopify billing'));
    expect(link.getAttribute('href')).toBe('https://admin.shopify.com/');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(all(root(), 'button', /Upgrade/)).toEqual([]);
    expect(seen(TAG)).toContain('Shopify bills this subscription. You can change it there.');
  });

  it('offers to keep a canceled subscription once its package is in the cart again [REV-65]', async () => {
    const session = subscribed(1001, { is_subscription_canceled: 1 });
    await openFor(session, infoBody(), { cart: cartBody(wirePlan(1001, { title: 'Route Optimization' })) });
    await until(() => one(root(), 'button', 'Keep Route Optimization'));
  });

  it('names no invoice after an add-on’s trial if the subscription ends or is paused', async () => {
    await openFor(subscribed(1001, { is_subscription_canceled: 1 }));
    await until(() => expect(textOf(row('Geofencing'))).toMatch(/Free until [A-Z]\w+ \d+, \d{4}/));
    expect(textOf(row('Geofencing'))).not.toContain('then $20');
  });

  it('shows how an add-on is billed after its trial, also yearly', async () => {
    await openFor(subscribed(1001));
    await until(() =>
      expect(textOf(row('Geofencing'))).toContain('then $20 a month, billed once a year, if you keep it'),
    );
  });

  it.each(['0.00', '30.00'])(
    'shows the price of a custom solution’s items if the server’s price is %s [REV-30]',
    async (price) => {
      const custom = { plan_id: 0, title: '', price, timeframe: 'month' };
      await openFor(subscribed(0), infoBody({}, custom));
      await until(() => one(root(), 'heading', 'My Custom Solution'));
      expect(textOf(root().querySelector('.sub-main'))).toMatch(/\$30\s?\/month, billed every month/);
    },
  );

  it('offers a legacy custom solution its own migration, in which it keeps its modules', async () => {
    const earlier = subscribed(0, { is_legacy: 1 });
    await openFor(earlier, infoBody({}, { plan_id: 0, title: '' }));
    await until(() => one(root(), 'button', 'Move it to the marketplace'));
    expect(seen(TAG)).toContain('It keeps its modules');
    expect(seen(TAG)).not.toContain('no longer sold');
  });

  it('names no next invoice on a past day [MNY-18, REV-61]', async () => {
    await openFor(subscribed(1001), infoBody({}, { next_invoice_date: '2020-12-28', next_amount: '2988.00' }));
    await until(() => one(root(), 'heading', 'Route Optimization'));
    expect(facts()).toEqual({ Billing: 'Once a year' });
  });

  it.each([
    [2, 'Trial, 2 days left', 'Trial ends on'],
    [0, 'Trial ended', 'Trial ended on'],
    [-1, 'Trial ended', 'Trial ended on'],
  ])('shows a trial with %i days left as %s, in line with its date [TRL-01, REV-61]', async (days, pill, label) => {
    const ends = inDays(days);
    await openFor(sessionBody({ is_trial: 1, expires_at: ends }), NOTHING);
    await until(() => one(root(), 'heading', 'Free test drive'));
    expect(textOf(root().querySelector('.pill'))).toBe(pill);
    expect(Object.keys(facts())).toEqual([label]);
    expect(seen(TAG).includes('Your trial is over')).toBe(days <= 0);
  });

  it.each([
    ['no', null, 'only if a payment method is saved by then'],
    ['a', { type: 1, first_name: 'Ada', country: 'US', member_id: 7 }, 'to your saved payment method'],
  ])('shows the first charge of a trial with a package and %s saved card [REV-66]', async (_, billing, how) => {
    const ends = inDays(5);
    const subscription = { ...SUBSCRIPTION, state: -1 };
    const more = { is_subscribed: 0, is_trial: 1, expires_at: ends, subscription, billing_info: billing };
    await openFor(subscribed(1001, more), infoBody({}, { next_amount: '2988.00' }));
    await until(() => one(root(), 'heading', 'Route Optimization'));
    expect(seen(TAG)).toContain('Your first charge is $2,988.00 on');
    expect(seen(TAG)).toContain(how);
    expect(facts()).toMatchObject({ 'First charge': '$2,988.00' });
  });
});
