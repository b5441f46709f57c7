import { afterEach, describe, expect, it, vi } from 'vitest';
import { selectCheckout, selectOrderProgress } from '../../src/flows/checkout/selectors';
import { attemptStepped } from '../../src/flows/checkout/slice';
import { devicesProgress } from '../../src/domain/migration/machine';
import { selectMigration } from '../../src/flows/migration/slice';
import { migrationStepped } from '../../src/flows/migration/slice';
import { waybill } from '../../src/app/public';
import { all, one, shadowOf, textOf } from '../kit/look';
import { mountPage, type Page, type PageOptions } from '../kit/mount';
import { holds, until } from '../kit/until';
import { devicesBody, earlier, OLD_DEVICES, termsBody } from '../kit/migration';
import { cartBody, sessionBody } from '../kit/wire';

const TAG = 'waybill-subscription';
const root = () => shadowOf('waybill-dialogs');
const dialog = (title: string) => until(() => one(root(), 'dialog', title));
const body = () => textOf(root().querySelector('dialog'));
const press = (name: string | RegExp) => one(root(), 'button', name).click();
const gone = () => holds(() => all(root(), 'dialog').length === 0);
const AGREE = 'I AGREE AND CONTINUE';
/** The kinds of notices for a migrating account. */
type Notices = readonly ('store' | 'wired')[];
const notices = (...some: Notices): Notices => some;
const escape = () =>
  root()
    .querySelector('dialog')
    ?.dispatchEvent(new Event('cancel', { cancelable: true }));
const plans = () => shadowOf('waybill-pricing-table');
const consent = () => one(root(), 'button', AGREE);
/** Moves the clock past the guard against double clicks. */
const later = (): void => void vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);

const ACTIVE = { status: 200, has_record: 1, is_enabled: 1 };
const WAITING = { ...ACTIVE, is_enabled: 0 };
const MOVED = sessionBody({
  is_subscribed: 1,
  subscription: { plan_id: 0, plan_code: 'my-custom-solution', module_ids: [101, 102], kind: 4, state: 1 },
});

const opened: Page[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const { store } of opened.splice(0)) {
    store.dispatch(migrationStepped({ event: { type: 'left' } }));
    store.dispatch(attemptStepped({ event: { type: 'left' } }));
  }
  localStorage.removeItem('waybill.checkout');
});

async function open(more: object = {}, answers: PageOptions['answers'] = {}, plan: object = {}) {
  const page = await mountPage(`<${TAG}></${TAG}>`, {
    answers: {
      session: sessionBody(earlier(more, plan)),
      subscriptionInfo: termsBody(),
      devices: devicesBody(),
      subscriptionUpdate: { status: 200, result: { order_id: 1 } },
      subscriptionActive: WAITING,
      ...answers,
    },
  });
  opened.push(page);
  const sent = () => page.calls.filter(({ name }) => name === 'subscriptionUpdate');
  const asked = (name: string) => page.calls.filter((call) => call.name === name);
  return { ...page, sent, asked };
}

const MOVE = 'Move to My Custom Solution';
/** The button for a legacy custom solution. */
const MOVE_CUSTOM = 'Move it to the marketplace';

/** Presses the subscription's button and waits for the wizard's first page. */
async function begin(name = MOVE) {
  const button = await until(() => one(shadowOf(TAG), 'button', name));
  button.focus();
  button.click();
  await dialog(MOVE);
  await until(() => expect(root().querySelector('table')).not.toBeNull());
}

async function toPageTwo(title: string, name = MOVE) {
  await begin(name);
  press('Next: your devices');
  await dialog(title);
}

async function agree(title: string, name = MOVE) {
  await toPageTwo('Your devices are ready', name);
  later();
  press(AGREE);
  await dialog(title);
}

describe('page 1 of the migration wizard', () => {
  it('shows the held items, what they become, and the prices before and after, in at least 700 px [MIG-01, MIG-06, LAY-12]', async () => {
    const page = await open();
    await begin();
    expect(root().querySelector('dialog')?.className).toContain('dialog-migrate');
    const rows = [...root().querySelectorAll('tr')].map((row) => [...row.children].map(textOf));
    expect(rows).toEqual([
      ['Today', 'After the move', 'Each month'],
      ['Routes Unlimited', 'Routing Manage, Address Book Manager', '$68.00instead of $64.00'],
      ['Desktop Planner', 'No longer needed', '$0.00instead of $15.00'],
      ['Total', '$11.00 less each month', '$68.00instead of $79.00'],
    ]);
    expect(body()).toContain('Due today$0.00');
    expect(body()).toContain('Next invoice on December 1, 2026: $61.40. After that $68.00 every month.');
    expect(all(root(), 'listitem').map(textOf)).toEqual(['1Your modules', '2Your devices']);
    expect(page.sent()).toEqual([]);
    expect(page.asked('devices')).toEqual([]);
  });

  it.each([
    ['a legacy account', {}, {}, 'Your plan is no longer available.', notices()],
    [
      'an account that an app store bills',
      { is_mobile_subscription: 1 },
      {},
      'Your plan is no longer available.',
      notices('store'),
    ],
    [
      'an account that pays by bank transfer',
      { is_wired_subscription: 1 },
      {},
      'Your plan is no longer available.',
      notices('wired'),
    ],
    ['a custom solution', {}, { plan_id: 0 }, 'You already have a custom solution.', notices()],
    [
      'a current package that an app store bills',
      { is_legacy: 0, is_mobile_subscription: 1 },
      { kind: 0, state: 1 },
      'An app store bills your plan',
      notices('store'),
    ],
  ])('has the right text and notice for %s [MIG-05, MIG-11]', async (_, more, plan, lead, shown) => {
    await open(more, {}, plan);
    await begin('plan_id' in plan ? MOVE_CUSTOM : MOVE);
    expect(body()).toContain(lead);
    expect(body().includes('Cancel that subscription in the store after the move')).toBe(shown.includes('store'));
    expect(body().includes('You pay by bank transfer')).toBe(shown.includes('wired'));
  });

  it('can be left by Not now, the cross and Escape without any effect', async () => {
    const page = await open();
    for (const leave of [() => press('Not now'), () => press('Close'), escape]) {
      await begin();
      leave();
      await gone();
    }
    expect(page.sent()).toEqual([]);
  });

  it('can be retried if the terms could not be read', async () => {
    const page = await open({}, { subscriptionInfo: termsBody({ statement: null }) });
    (await until(() => one(shadowOf(TAG), 'button', MOVE))).click();
    await dialog('We couldn’t calculate what would change');
    Object.assign(page.script, { subscriptionInfo: termsBody() });
    press('Try again');
    await dialog(MOVE);
    await until(() => expect(root().querySelector('table')).not.toBeNull());
  });
});

describe('page 2 of the migration wizard', () => {
  it('lists outdated apps, and waits until a new check finds none [MIG-02, MIG-03, MIG-08, CHK-32, API-50]', async () => {
    const page = await open({}, { devices: devicesBody(OLD_DEVICES) });
    waybill.configure({ apiKey: 'key-of-the-page' });
    await toPageTwo('2 devices need an update');
    const rows = [...root().querySelectorAll('tbody tr')].map((row) => [...row.children].map(textOf));
    expect(rows).toEqual([
      ['Anselm Okoye', 'Android 9', '4.2.0'],
      ['Priya Nair', 'iPhone, iOS 14', '4.1.7'],
    ]);
    expect(devicesProgress(selectMigration(page.store.getState()).step)).toBe(35);
    expect(consent().getAttribute('aria-disabled')).toBe('true');
    const why = root().querySelector(`[id="${consent().getAttribute('aria-describedby')}"]`);
    expect(textOf(why)).toBe('You can continue once these apps are updated.');
    later();
    press(AGREE);
    expect(page.sent()).toEqual([]);

    Object.assign(page.script, { devices: devicesBody() });
    press('Check again');
    await dialog('Your devices are ready');
    expect(page.asked('devices').map(({ headers }) => headers.get('X-Api-Key'))).toEqual([
      'key-of-the-page',
      'key-of-the-page',
    ]);
    expect(consent().getAttribute('aria-disabled')).toBeNull();
  });

  it('keeps the focus in the dialog while the devices are checked again [MIG-02]', async () => {
    const page = await open({}, { devices: devicesBody(OLD_DEVICES) });
    await toPageTwo('2 devices need an update');
    const answers: ((body: object) => void)[] = [];
    Object.assign(page.script, { devices: () => new Promise((done) => answers.push(done)) });
    const again = one(root(), 'button', 'Check again');
    again.focus();
    again.click();
    await until(() => expect(all(root(), 'button', 'Check again')).toEqual([]));
    await until(() => expect(textOf(root().activeElement)).toBe('Your devices'));
    answers[0]?.(devicesBody());
    await dialog('Your devices are ready');
    expect(textOf(root().activeElement)).toBe('Your devices are ready');
  });

  it('shows no devices if the check has failed, reports that, and allows the migration [MIG-09]', async () => {
    const told = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const page = await open({}, { devices: devicesBody(null) });
    await toPageTwo('Agree to the move');
    expect(told).toHaveBeenCalledWith(expect.stringContaining('the check of devices has failed'));
    expect(root().querySelector('table')).toBeNull();
    expect(all(root(), 'listitem').map(textOf)).toEqual(['Your modules, done', '2Confirm']);
    expect(devicesProgress(selectMigration(page.store.getState()).step)).toBe(34);
    later();
    press(AGREE);
    await holds(() => page.sent().length === 1);
  });

  it('does not treat the second click of a double click as consent, and has a way back [MIG-04]', async () => {
    const page = await open();
    await toPageTwo('Your devices are ready');
    press(AGREE);
    press(AGREE);
    expect(page.sent()).toEqual([]);
    expect(body()).toContain(
      'You agree to move your account to My Custom Solution for $68.00 a month, of which $0.00 is due today.',
    );
    expect(one(root(), 'link', 'Terms of Service, opens in a new tab').getAttribute('target')).toBe('_blank');
    press('Back');
    await dialog(MOVE);
    expect(root().activeElement?.textContent).toBe('Move to My Custom Solution');
  });
});

/** Answers with the migrated account as soon as the order was answered. */
const movedAfterwards = () => {
  let isMoved = false;
  return {
    subscriptionUpdate: () => {
      isMoved = true;
      return { status: 200, result: { order_id: 1 } };
    },
    subscriptionActive: ACTIVE,
    session: (more: object) => () => (isMoved ? MOVED : sessionBody(earlier(more))),
  };
};

const TAX = { tax: '0.00', tax_rate: '20', tax_name: 'VAT', tax_country: 'GB', recurring: '81.60', next: '75.00' };
/** The terms of the same migration with tax. */
const taxedTerms = () => {
  const { migration, ...rest } = termsBody();
  return { ...rest, migration: { ...migration, statement: { ...migration.statement, ...TAX } } };
};

describe('a migration with tax', () => {
  it('shows the billed amounts in the consent and at the end [MIG-05, REV-24]', async () => {
    const { session, ...answers } = movedAfterwards();
    await open({}, { ...answers, subscriptionInfo: taxedTerms(), session: session({}) });
    await begin();
    expect(textOf(root().querySelector('thead'))).toContain('Each month, before tax');
    press('Next: your devices');
    await dialog('Your devices are ready');
    expect(body()).toContain('for $81.60 a month, of which $0.00 is due today.');
    later();
    press(AGREE);
    await dialog('Your account has moved');
    expect(textOf(root().querySelector('.dialog-lead'))).toContain('You pay $81.60 a month now, instead of $94.80.');
  });
});

const YEAR = { timeframe: 'year', recurring: '816.00', next: '809.40' };

describe('a migration that stays billed yearly', () => {
  it('shows the yearly amounts in the consent and at the end [MIG-05, REV-98]', async () => {
    const { session, ...answers } = movedAfterwards();
    const { migration, ...rest } = termsBody();
    const subscriptionInfo = { ...rest, migration: { ...migration, statement: { ...migration.statement, ...YEAR } } };
    await open({}, { ...answers, subscriptionInfo, session: session({}) });
    await toPageTwo('Your devices are ready');
    expect(body()).toContain('for $816.00 a year, of which $0.00 is due today.');
    later();
    press(AGREE);
    await dialog('Your account has moved');
    expect(textOf(root().querySelector('.dialog-lead'))).toContain('You pay $816.00 a year now, instead of $948.00.');
  });
});

describe('the consent', () => {
  it('migrates the account once, as an order of kind 4, and shows its progress [MIG-04, MIG-07, MIG-10, CHK-24, CHK-44]', async () => {
    const page = await open();
    await toPageTwo('Your devices are ready');
    later();
    for (let at = 0; at < 50; at += 1) if (all(root(), 'button').some((each) => textOf(each) === AGREE)) press(AGREE);
    await dialog('Moving your account to a custom solution');
    await holds(() => page.sent().length > 0);
    expect(page.sent().map((call) => call.body)).toMatchObject([
      { type: 4, is_legacy: 1, agreed: 1, account: { type: 4 }, order: { state: 32, items: [{ id: 0 }] } },
    ]);
    await until(() => expect(all(root(), 'listitem').map(textOf)[0]).toContain('Confirmation received'));
    expect(selectOrderProgress(page.store.getState())).toBe(32);
  });

  it('of a legacy custom solution has the code 28 [CHK-23, MIG-07]', async () => {
    const page = await open({}, {}, { plan_id: 0 });
    await agree('Moving your account to a custom solution', MOVE_CUSTOM);
    expect(selectOrderProgress(page.store.getState())).toBe(28);
  });
});

describe('the end messages of a migration', () => {
  it('name what has changed and what to do in the app store, and stay until they are closed [MIG-05, MIG-06, CHK-23]', async () => {
    const { session, ...answers } = movedAfterwards();
    const page = await open(
      { is_mobile_subscription: 1 },
      { ...answers, session: session({ is_mobile_subscription: 1 }) },
    );
    page.hear('upgrade-complete');
    await agree('Your account has moved');
    expect(textOf(root().querySelector('.dialog-lead'))).toBe(
      'My Custom Solution is active. You pay $68.00 a month now, instead of $79.00. Next invoice: December 1, 2026.',
    );
    expect(body()).toContain('Now cancel in the store');
    expect(selectOrderProgress(page.store.getState())).toBe(33);
    expect(page.events).toMatchObject([{ name: 'upgrade-complete', detail: { planId: 0, timeframe: 'month' } }]);
    expect(page.moves).toEqual([]);
    await until(() => expect(all(shadowOf(TAG), 'button').map(textOf)).not.toContain('Move to My Custom Solution'));
    press('Close');
    await gone();
    expect(localStorage.getItem('waybill.checkout')).toBeNull();
  });

  it('lead to the subscription', async () => {
    const { session, ...answers } = movedAfterwards();
    const page = await open({}, { ...answers, session: session({}) });
    await agree('Your account has moved');
    one(root(), 'link', 'Go to your subscription').click();
    await gone();
    await until(() => expect(page.moves).toEqual(['/account/billing/subscription']));
  });

  it('show a refusal with the server’s message and a way out', async () => {
    const message = 'Some apps need an update before the account can move.';
    const page = await open({}, { subscriptionUpdate: { status: 406, message } });
    page.hear('error');
    await agree('Your account wasn’t moved');
    expect(body()).toContain(message);
    expect(one(root(), 'link', 'Contact support')).toBeDefined();
    expect(page.events).toMatchObject([{ detail: { code: 406, surface: 'migration' } }]);
    press('Close');
    await gone();
    expect(selectCheckout(page.store.getState()).step.phase).toBe('idle');
  });

  it('report no failure for an unknown outcome, which is asked for by its key and not sent again', async () => {
    const page = await open(
      {},
      {
        subscriptionUpdate: () => Promise.reject(new TypeError('the connection broke')),
        outcome: { status: 200, result: { order_id: 1 } },
      },
    );
    await agree('Moving your account to a custom solution');
    await holds(() => page.asked('outcome').length > 0);
    expect(page.sent()).toHaveLength(1);
    expect(page.asked('outcome')[0]?.url).toContain(page.sent()[0]?.headers.get('Idempotency-Key') ?? 'no key');
  });

  it('say that nothing has changed if the consent never arrived', async () => {
    const page = await open({}, { subscriptionUpdate: () => Promise.reject(new TypeError('the connection broke')) });
    await agree('We didn’t receive your confirmation');
    expect(body()).toContain('Nothing was changed or charged.');
    Object.assign(page.script, { subscriptionUpdate: { status: 200, result: { order_id: 1 } } });
    press('Send it again');
    await dialog('Moving your account to a custom solution');
    const keys = page.sent().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('appear also after a reload, and no second migration starts meanwhile [MIG-05]', async () => {
    const first = await open({ is_mobile_subscription: 1 });
    await agree('Moving your account to a custom solution');
    await holds(() => localStorage.getItem('waybill.checkout')?.includes('"isAccepted":true') === true);
    const page = await first.reload();
    opened.push(page);
    await dialog('Moving your account to a custom solution');
    press('Continue in the background');
    await gone();
    (await until(() => one(shadowOf(TAG), 'button', MOVE))).click();
    await dialog('Moving your account to a custom solution');
    expect(page.calls.some(({ name }) => name === 'subscriptionUpdate')).toBe(false);
    expect(first.sent()).toHaveLength(1);
  });
});

describe('a migration with a deferred action', () => {
  it.each([
    ['package/1001', 'Continue with Plan 1001', { id: 1001, module: 0 }],
    ['module/11', 'Continue with Module 11', { id: 11, module: 1 }],
  ] as const)('continues with %s once the account has migrated [CRT-17, MIG-12]', async (item, goOn, added) => {
    const { session, ...answers } = movedAfterwards();
    const legacy = () => ({ ...(session({})() as object) });
    const page = await mountPage('<waybill-pricing-table></waybill-pricing-table>', {
      routes: { packages: location.pathname },
      answers: {
        ...answers,
        session: legacy,
        subscriptionInfo: termsBody(),
        devices: devicesBody(),
        cart: cartBody(null),
      },
    });
    opened.push(page);
    await until(() => one(plans(), 'button', /Plan 1001/));
    waybill.cart.add(item);
    await dialog('Move to the new plans?');
    press('Continue');
    await dialog(MOVE);
    await until(() => expect(root().querySelector('table')).not.toBeNull());
    expect(page.writes()).toEqual([]);
    press('Next: your devices');
    await dialog('Your devices are ready');
    later();
    press(AGREE);
    await dialog('Your account has moved');
    press(goOn);
    await holds(() => page.writes().length === 1);
    expect(page.writes()[0]?.body).toMatchObject(added);
  });

  it('is refused with the reason for members without permission', async () => {
    const page = await mountPage('<waybill-pricing-table></waybill-pricing-table>', {
      routes: { packages: location.pathname },
      answers: { session: sessionBody(earlier({ is_primary: 0 })), cart: cartBody(null) },
    });
    opened.push(page);
    waybill.cart.add('module/11');
    await dialog('Move to the new plans?');
    press('Continue');
    await dialog('Your account can’t be moved here');
    expect(body()).toContain('Only the account owner can move it');
    press('Close');
    await gone();
  });
});
