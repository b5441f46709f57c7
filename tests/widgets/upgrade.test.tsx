import { beforeEach, describe, expect, it, vi } from 'vitest';
import { upgradeFlow } from '../../src/flows/upgrade';
import { upgradeStarted } from '../../src/flows/upgrade/slice';
import '../../src/flows/upgrade/effects';
import '../../widgets/dialogs/parts/upgrade/upgrade';
import spec from '../../widgets/dialogs/dialogs.element';
import { all, nameOf, one, shadowOf, textOf } from '../kit/look';
import { mountPage, type Answers, type Call } from '../kit/mount';
import { holds, until } from '../kit/until';
import { checkBody, fixedBody, statementBody, upgradeBody } from '../kit/upgrade';
import { cartBody, subscribed, wirePlan } from '../kit/wire';

const root = () => shadowOf('waybill-dialogs');
const dialog = (title: string) => until(() => one(root(), 'dialog', title));
const button = (name: string) => one(root(), 'button', name);
const isGone = () => holds(() => all(root(), 'dialog').length === 0);
const focused = () => root().activeElement;
const status = () => textOf(root().querySelector('output'));
const lines = () => all(root(), 'term').map((term) => `${textOf(term)} | ${textOf(term.nextElementSibling)}`);
const TITLE = 'Upgrade to Business';

/** Opens the page of a monthly subscriber and presses the upgrade button. */
async function press(answers: Answers = {}) {
  const page = await mountPage('<waybill-dialogs></waybill-dialogs>', {
    answers: {
      session: subscribed(1001),
      cart: cartBody(wirePlan(1002)),
      subscriptionCheck: checkBody(),
      upgradeMessage: upgradeBody(),
      subscriptionChange: { status: 200 },
      ...answers,
    },
  });
  page.store.join(upgradeFlow);
  page.store.dispatch(upgradeStarted({ origin: null }));
  const made = (name: string) => page.calls.filter((call) => call.name === name);
  return { ...page, made };
}

/** Moves the clock past the guard against double clicks. */
const later = (): void => void vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);

/** A refusal in the body, which is not retried. */
const refused = (code: number, body: object = {}) => ({ status: code, ...body });

const pick = async (at: number): Promise<void> => {
  all(root(), 'radio')[at]?.click();
  button('Next: review').click();
  await holds(() => focused()?.localName === 'h2');
};

/** Returns rendered parts that the element's spec does not name. */
const unnamed = () =>
  [...root().querySelectorAll('[part]')]
    .flatMap((element) => (element.getAttribute('part') ?? '').split(' '))
    .filter((name) => !Object.hasOwn(spec.parts ?? {}, name));

describe('the upgrade modal', () => {
  beforeEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'setHTML'));

  it('shows that it checks the subscription, and can be cancelled meanwhile', async () => {
    const page = await press({ subscriptionCheck: () => new Promise(() => undefined) });
    await dialog('Upgrade your subscription');
    expect(status()).toBe('Checking your subscription…');
    button('Cancel').click();
    await isGone();
    expect(page.made('upgradeMessage')).toEqual([]);
  });

  it('shows the server’s message as HTML, and the cycles with their price and saving [UPG-03]', async () => {
    await press({
      upgradeMessage: upgradeBody({ message: '<p onclick="x()">You get <b>Business</b>.<img src=x></p>' }),
    });
    await dialog(TITLE);
    await until(() => expect(root().querySelector('.prose')?.innerHTML).toBe('<p>You get <b>Business</b>.</p>'));
    expect(all(root(), 'radio').map(nameOf)).toEqual([
      'MonthlyCurrent$349 /monthBilled every month',
      'AnnualSave $588 a year$300 instead of $349 /month$3,600 billed once a year',
    ]);
    expect(root().querySelectorAll('input:checked')).toHaveLength(1);
    expect(status()).toBe('Choose how Business is billed.');
    const described = root().querySelector('dialog')?.getAttribute('aria-describedby') ?? '';
    expect(textOf(root().getElementById(described))).toBe('Choose how Business is billed.');
  });

  it('sends nothing without a chosen cycle, shows an error at the group and moves the focus there [UPG-06]', async () => {
    // The server names neither the current billing cycle nor the next.
    const page = await press({ upgradeMessage: upgradeBody({ timeframe: null, current_timeframe: null }) });
    await dialog(TITLE);
    button('Next: review').click();
    await holds(() => focused() === all(root(), 'radio')[0]);
    const group = root().querySelector('fieldset');
    const error = root().getElementById(group?.getAttribute('aria-describedby') ?? '');
    expect(textOf(error)).toBe('Select a billing cycle to continue');
    expect([group?.role, group?.ariaInvalid]).toEqual(['radiogroup', 'true']);
    expect(page.made('subscriptionChange')).toEqual([]);
    all(root(), 'radio')[1]?.click();
    await holds(() => root().querySelector('.choices-error') === null);
  });

  it('reviews the amount due today line by line, can go back to the choice, and orders once [UPG-04, UPG-05]', async () => {
    const page = await press();
    await dialog(TITLE);
    await pick(0);
    expect(textOf(focused())).toBe('Review your upgrade to Business');
    expect(lines()).toEqual([
      'Business, 15 of 30 days$300.00 for 30 days | $150.00',
      'Credit for 15 unused days of Starter$100.00 for 30 days | −$50.00',
      'Due todayBefore tax, added on the invoice | $100.00',
    ]);
    expect(status()).toBe('$100.00 is due today.');
    button('Back').click();
    await holds(() => focused() === all(root(), 'radio')[0]);
    await pick(1);
    expect(lines().at(0)).toBe('Business, one year | $3,600.00');
    expect(textOf(root().querySelector('.due-next'))).toBe('From November 15, 2027: $3,600.00 every year.');

    const confirm = button('Upgrade for $3,550.00');
    confirm.click();
    expect(page.made('subscriptionChange')).toEqual([]);
    later();
    for (let click = 0; click < 50; click += 1) confirm.click();
    await holds(() => page.made('subscriptionChange').length > 0);
    expect(page.made('subscriptionChange').map(({ body }) => body)).toEqual([
      { timeframe: 'year', change_billing_model: 1 },
    ]);
    await holds(() => root().querySelector('.dialog-upgrade') === null);
  });

  it('shows only the sums of the chosen cycle [REV-22]', async () => {
    const cycles = [{ timeframe: 'month', is_current: 1 }, { timeframe: 'annual' }];
    const page = await press({
      cart: { ...cartBody(wirePlan(1002)), totalPrice: '349.00' },
      upgradeMessage: upgradeBody({ billing_cycles: cycles }),
    });
    await dialog(TITLE);
    await pick(1);
    const text = textOf(root().querySelector('dialog'));
    expect(text).toContain('Billed once a year. Your invoice shows the exact amount and the tax.');
    expect(text).toContain('$349.00');
    expect(text).not.toMatch(/due today|\$100\.00/i);
    later();
    button('Upgrade').click();
    await holds(() => page.made('subscriptionChange').length > 0);
    expect(page.made('subscriptionChange')[0]?.body).toMatchObject({ timeframe: 'year' });
  });

  it('orders nothing if the totals of the cart have changed, and asks again with the new sum [REV-21]', async () => {
    const cycles = [{ timeframe: 'month', is_current: 1 }, { timeframe: 'annual' }];
    const page = await press({
      cart: { ...cartBody(wirePlan(1002)), totalPrice: '349.00' },
      upgradeMessage: upgradeBody({ billing_cycles: cycles, statement: null }),
    });
    await dialog(TITLE);
    await pick(1);
    page.hear('error');
    page.script.cart = { ...cartBody(wirePlan(1002)), totalPrice: '400.00' };
    later();
    button('Upgrade').click();
    await dialog('Something has changed');
    await until(() => expect(lines().at(-1)).toBe('Total per month | $400.00 instead of $349.00'));
    expect(page.made('subscriptionChange')).toEqual([]);
    expect(page.events.map(({ detail }) => detail)).toMatchObject([{ code: 412, message: 'checkout.differs' }]);
  });

  it('orders nothing on a sum that only the page has computed [REV-22]', async () => {
    const page = await press({ upgradeMessage: upgradeBody({ billing_cycles: [], statement: null }) });
    await dialog(TITLE);
    later();
    button('Upgrade').click();
    await holds(() => page.made('upgradeMessage').length > 1);
    expect(page.made('subscriptionChange')).toEqual([]);
  });

  it('shows the review at once if no cycle is offered [UPG-07]', async () => {
    const page = await press({ upgradeMessage: fixedBody() });
    await dialog(TITLE);
    expect(all(root(), 'radio')).toEqual([]);
    expect(lines().at(-1)).toBe('Due todayBefore tax, added on the invoice | $100.00');
    later();
    button('Upgrade for $100.00').click();
    await holds(() => page.made('subscriptionChange').length > 0);
    expect(page.made('subscriptionChange')[0]?.body).toEqual({ timeframe: 'month', change_billing_model: 0 });
  });

  it('has only parts that the element’s spec names, in the choice and in the review', async () => {
    await press();
    await dialog(TITLE);
    expect(unnamed()).toEqual([]);
    await pick(1);
    expect(unnamed()).toEqual([]);
  });

  it('without a change has Close instead of an order button [REV-20]', async () => {
    const statement = statementBody({ lines: [], subtotal: '0', total: '0' });
    const body = fixedBody({ title: 'Plan 1001', statement });
    const page = await press({ cart: cartBody(null), upgradeMessage: body });
    await dialog('Which package would you like?');
    one(root(), 'radio', /Plan 1001/).click();
    button('Next: billing').click();
    await dialog('Change Plan 1001');
    expect(textOf(root().querySelector('.upgrade'))).toContain('This is your current plan and billing cycle.');
    expect(all(root(), 'button').map(nameOf).toSorted()).toEqual(['Back', 'Close', 'Close']);
    expect(page.made('subscriptionChange')).toEqual([]);
  });

  it('keeps the chosen package on the way back from the billing cycles, and goes on with it again', async () => {
    let added: object | null = null;
    await press({
      cart: () => cartBody(added),
      cartAdd: ({ body }: Call) => {
        added = wirePlan(Reflect.get(body ?? {}, 'id'));
        return { status: 200 };
      },
    });
    await dialog('Which package would you like?');
    const marked = () => all(root(), 'radio').findIndex((radio) => (radio as HTMLInputElement).checked);
    // The last one that can be bought; the package that is held stands below it.
    const last = all(root(), 'radio').length - 2;
    expect(last).toBeGreaterThan(0);
    all(root(), 'radio')[last]?.click();
    button('Next: billing').click();
    await until(() => button('Next: review'));
    button('Back').click();
    await dialog('Which package would you like?');
    expect(marked()).toBe(last);
    later();
    button('Next: billing').click();
    await until(() => button('Next: review'));
  });

  it('without a change on a trial orders nothing, although the first charge is shown [REV-20, REV-81]', async () => {
    const subscription = { plan_id: 1001, module_ids: [], timeframe: 'month', kind: 0, state: -1 };
    const session = { is_subscribed: 0, is_trial: 1, expires_at: '2099-12-01', subscription };
    const page = await press({
      session: subscribed(1001, session),
      cart: cartBody(null),
      upgradeMessage: fixedBody({ title: 'Plan 1001', current_timeframe: 'month' }),
    });
    await dialog('Which package would you like?');
    one(root(), 'radio', /Plan 1001/).click();
    button('Next: billing').click();
    await dialog('Change Plan 1001');
    expect(all(root(), 'button').map(nameOf).toSorted()).toEqual(['Back', 'Close', 'Close']);
    expect(page.made('subscriptionChange')).toEqual([]);
  });

  it('shows a surplus as a credit, and no sum on the button', async () => {
    const due = statementBody({
      subtotal: '0',
      total: '0',
      carried: '20.00',
      lines: [
        {
          kind: 'charge',
          source: 'fleet',
          id: 1,
          title: 'Business',
          amount: '10.00',
          full: '10.00',
          days: 30,
          of_days: 30,
        },
        {
          kind: 'charge',
          source: 'module',
          id: 11,
          title: 'Geofencing',
          amount: '20.00',
          full: '20.00',
          days: 30,
          of_days: 30,
        },
        {
          kind: 'credit',
          source: 'module',
          id: 12,
          title: 'Telematics',
          amount: '-45.00',
          full: '90.00',
          days: 15,
          of_days: 30,
        },
        { kind: 'balance', source: 'account', id: 0, title: '', amount: '-5.00', full: '5.00', days: 0, of_days: 0 },
        { kind: 'carried', source: 'account', id: 0, title: '', amount: '20.00', full: '20.00', days: 0, of_days: 0 },
      ],
    });
    await press({ upgradeMessage: fixedBody({ statement: due }) });
    await dialog(TITLE);
    expect(lines()).toEqual([
      'Business, additional vehicles, one month | $10.00',
      'Geofencing, one month | $20.00',
      'Credit for 15 unused days of Telematics$90.00 for 30 days | −$45.00',
      'Account credit | −$5.00',
      'Kept as credit for future invoices | $20.00',
      'Due todayBefore tax, added on the invoice | $0.00',
    ]);
    expect(nameOf(button('Upgrade'))).toBe('Upgrade');
  });

  it('can be left by Cancel, the cross and Escape without an order [UPG-05]', async () => {
    for (const leave of [
      () => button('Cancel').click(),
      () => button('Close').click(),
      () =>
        root()
          .querySelector('dialog')
          ?.dispatchEvent(new Event('cancel', { cancelable: true })),
    ]) {
      const page = await press();
      await dialog(TITLE);
      leave();
      await isGone();
      expect(page.made('subscriptionChange')).toEqual([]);
      document.body.replaceChildren();
    }
  });
});

const PENDING =
  'Unable to update subscription plan for the reason you have an ongoing payment transaction. Please try again after a minute or two.';
const lead = () => textOf(root().querySelector('.dialog-lead'));
const failed = () => dialog('Your plan wasn’t changed');

describe('an upgrade on a trial', () => {
  it('names nothing as due today, like its statement, and the first charge on its day [UPG-05, REV-20]', async () => {
    const statement = statementBody({ lines: [], due_at: '2099-12-01' });
    await press({
      session: subscribed(1001, { is_trial: 1, expires_at: '2099-12-01' }),
      upgradeMessage: fixedBody({ title: 'Business', statement }),
    });
    await until(() => one(root(), 'dialog', /Upgrade to Business/));
    await holds(() => status() === '$0.00 is due today.');
    expect(all(root(), 'button').map(nameOf)).toEqual(['Close', 'Cancel', 'Upgrade']);
    expect(lines()).toEqual(expect.arrayContaining(['Due today | $0.00', expect.stringContaining('December 1, 2099')]));
  });
});

describe('an upgrade that cannot start', () => {
  it('shows that a payment is pending, and can be retried [UPG-02, PAY-21]', async () => {
    const page = await press({ subscriptionCheck: checkBody({ has_pending_transactions: 1 }) });
    await failed();
    expect(lead()).toBe(PENDING);
    expect(focused()?.localName).toBe('h2');
    expect(page.made('upgradeMessage')).toEqual([]);
    page.script.subscriptionCheck = checkBody();
    button('Try again').click();
    await dialog(TITLE);
    expect(focused()?.localName).toBe('h2');
  });

  it.each([
    ['500', refused(500), 'Error occurred while processing your request. Please try again.'],
    ['a server’s own words', refused(604, { message: 'Try on Monday.' }), 'Try on Monday.'],
    [
      'a page of HTML',
      () => new Response('<p>', { status: 200 }),
      'An error occurred while processing your request. Please try again.',
    ],
  ])('shows an error if its check fails (%s) [UPG-10]', async (_, subscriptionCheck, text) => {
    await press({ subscriptionCheck });
    await failed();
    expect(lead()).toBe(text);
    button('Close').click();
    await isGone();
  });

  it.each([
    ['500', refused(500), 'An error while processing your request. Please try again.'],
    ['404', refused(404, { message: 'Choose a package first.' }), 'Choose a package first.'],
  ])('shows the text for a failed message (%s) [UPG-20, UPG-21]', async (_, upgradeMessage, text) => {
    await press({ upgradeMessage });
    await failed();
    expect(lead()).toBe(text);
    expect(all(root(), 'button').map(nameOf)).toEqual(['Close', 'Try again']);
    expect(nameOf(one(root(), 'link', 'Contact support'))).toBe('Contact support');
  });
});
