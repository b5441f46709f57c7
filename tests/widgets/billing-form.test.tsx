import { describe, expect, it, vi } from 'vitest';
import { readSession } from '../../src/contract/session';
import { sessionRead } from '../../src/store/slices/session';
import { enter } from '../kit/enter';
import { all, one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, type Call, type PageOptions } from '../kit/mount';
import { holds, until } from '../kit/until';
import '../../widgets/billing-form/parts/billing';
import '../../src/flows/billing/refresh';

const TAG = 'waybill-billing-form';
const NUMBER = '4242424242424242';
const MEMBER = { status: 200, member_id: 7, country: 'US', currency: 'USD', supported_payment_methods: [1, 2, 3, 4] };
const STORED = {
  first_name: 'Marisol',
  last_name: 'Ibarra',
  company: 'Tidewater Produce',
  address1: '2210 Harbor Road',
  city: 'Norfolk',
  state: 'VA',
  zip: '23510',
  country: 'US',
  type: 1,
  card_type: 'visa',
  first_six: '424242',
  last_four: '4242',
  year: '2031',
  month: '8',
  name_on_account: 'Marisol Ibarra',
};
const NOTHING = { status: 200, billing: null };

const root = () => shadowOf(TAG);
const control = (name: string) => root().querySelector(`[name="${name}"]`) as HTMLInputElement;
const errors = () => [...root().querySelectorAll('[part="field-error"]')].map(textOf);
const titles = () => [...root().querySelectorAll('.banner-title')].map(textOf);
const radios = () => all(root(), 'radio').map((radio) => textOf(radio.closest('label')));
const states = () => [...control('state').querySelectorAll('option')].map(textOf);
const focused = () => root().activeElement?.getAttribute('name');

const type = (name: string, text: string): void => enter(control(name), text);
const press = (name: RegExp | string = /^(Save|Saving)/) => one(root(), 'button', name).click();

async function openForm(billing: object | null = STORED, options: PageOptions = {}, attributes = '') {
  const page = await mountPage(`<${TAG} ${attributes}></${TAG}>`, {
    ...options,
    answers: {
      session: MEMBER,
      billingInfo: { status: 200, billing },
      billingUpdate: { status: 200 },
      ...options.answers,
    },
  });
  await until(() => one(root(), 'button', 'Save billing details'));
  return { ...page, sent: () => page.calls.filter(({ name }) => name === 'billingUpdate') };
}

const ADDRESS = {
  first_name: ' Robin ',
  last_name: 'Lindqvist',
  address1: '1 Dock Street',
  city: 'Norfolk',
  state: 'VA',
  zip: '23510',
};
const CARD = {
  cardno: '4242 4242 4242 4242',
  name_on_account: 'Robin Lindqvist',
  month: '8',
  year: String(new Date().getFullYear() + 4),
  cvv: '123',
};

function fill(entries: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(entries)) type(name, text);
}
async function openFilled(options: PageOptions = {}) {
  const page = await openForm(null, options);
  fill(CARD);
  fill(ADDRESS);
  await until(() => expect(control('zip').value).toBe('23510'));
  return page;
}

/** Returns the bank's iframe, once the form waits for its message. */
const bankPage = (): Promise<HTMLIFrameElement> =>
  until(() => {
    expect(textOf(root().activeElement)).toBe('Confirm it’s you');
    return root().querySelector('iframe') ?? expect.fail('there is no frame');
  });

/** Stubs `window.open`, because jsdom opens no windows and its frames have none. Browser tests cover frames. */
function openWindow(): void {
  vi.spyOn(window, 'open').mockReturnValue(window);
  vi.spyOn(window, 'close').mockReturnValue();
  press('Open in a new window');
}
const tell = (data: unknown, origin = 'https://bank.example'): boolean =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));

describe('<waybill-billing-form>', () => {
  it('shows what is stored, masked, and keeps the card when only the address changes [BIL-12, BIL-13, BIL-14]', async () => {
    const page = await openForm();
    expect(seen(TAG)).toContain('Visa •••• 4242');
    expect(seen(TAG)).toContain('M•••• I•••• · Expires 08/2031 · CVV •••');
    expect(control('cvv').value).toBe('');
    type('address1', '1 Dock Street');
    press();
    await until(() => expect(titles()).toEqual(['Billing details saved']));
    const [{ body }] = page.sent() as [Call];
    expect(body).toMatchObject({
      member_id: 7,
      address1: '1 Dock Street',
      type: 1,
      first_six: '424242',
      last_four: '4242',
    });
    expect(JSON.stringify(body)).not.toContain('•');
    expect(body).not.toHaveProperty('cardno');
    expect(body).not.toHaveProperty('cvv');
  });

  it('completes an update after the form was removed, and the next form shows the result', async () => {
    let answer: ((reply: object) => void) | null = null;
    const billingUpdate = () => new Promise<object>((resolve) => void (answer = resolve));
    const page = await openFilled({ answers: { billingUpdate } });
    page.hear('billing-update');
    press();
    await until(() => expect(page.sent()).toHaveLength(1));
    document.querySelector(TAG)?.remove();
    await until(() => (answer ?? expect.fail('nothing was sent'))({ status: 200 }));
    await until(() => expect(page.events.map(({ name }) => name)).toEqual(['billing-update']));
    document.body.append(document.createElement(TAG));
    await until(() => expect(titles()).toEqual(['Billing details saved']));
    expect(control('zip').value).toBe('');
    expect(page.sent()).toHaveLength(1);
  });

  it('keeps an unknown outcome for the next form, which asks about it by its idempotency key', async () => {
    const page = await openFilled({
      answers: {
        billingUpdate: () => new Response('<html>', { status: 502 }),
        outcome: () => Response.json({ status: 404 }, { status: 404 }),
      },
    });
    press();
    await until(() => expect(page.calls.some(({ name }) => name === 'outcome')).toBe(true));
    document.querySelector(TAG)?.remove();
    await until(() => expect(page.store.getState().billing?.step.phase).toBe('editing'));
    page.script.outcome = { status: 200 };
    document.body.append(document.createElement(TAG));
    await until(() => press('Check again'));
    await until(() => expect(titles()).toEqual(['Billing details saved']));
    expect(page.sent()).toHaveLength(1);
  });

  it('does not show another member the result of an update, and does not take over what was typed', async () => {
    let answer: ((reply: Response) => void) | null = null;
    const billingUpdate = () => new Promise<Response>((resolve) => void (answer = resolve));
    const page = await openFilled({ answers: { billingUpdate } });
    page.hear('error');
    page.hear('billing-update');
    press();
    await until(() => expect(page.sent()).toHaveLength(1));
    const other = readSession({ ...MEMBER, member_id: 8 }) ?? expect.fail('no account');
    page.store.dispatch(sessionRead(other));
    await until(() => one(root(), 'button', /^Save/));
    const refusal = Response.json({ status: 422, message: 'Your card was declined.' }, { status: 422 });
    await until(() => (answer ?? expect.fail('nothing was sent'))(refusal));
    await until(() => expect(page.calls.filter(({ name }) => name === 'billingInfo')).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve));
    expect(titles()).not.toContain('Your card was declined.');
    expect(page.events).toEqual([]);
  });

  it('names the sent payment method in its event, whatever is chosen until the outcome is known', async () => {
    const page = await openFilled({
      answers: {
        billingUpdate: () => new Response('<html>', { status: 502 }),
        outcome: () => Response.json({ status: 404 }, { status: 404 }),
      },
    });
    page.hear('billing-update');
    press();
    await until(() => one(root(), 'button', 'Check again'));
    one(root(), 'radio', /PayPal/).click();
    page.script.outcome = { status: 200 };
    press('Check again');
    await until(() => expect(page.events.map(({ detail }) => detail)).toEqual([{ method: 'credit_card' }]));
  });

  it('sends a new card with the details and the member id, once for many presses, and tells the page [API-46, BIL-16, BIL-22]', async () => {
    const page = await openFilled();
    page.hear('billing-update');
    press();
    press();
    press();
    await until(() => expect(titles()).toEqual(['Billing details saved']));
    expect(page.sent()).toHaveLength(1);
    expect(page.sent()[0]?.body).toMatchObject({
      member_id: 7,
      first_name: 'Robin',
      country: 'US',
      type: 1,
      card_type: 'visa',
      cardno: NUMBER,
      cvv: '123',
      first_six: '424242',
      last_four: '4242',
      name_on_account: 'Robin Lindqvist',
    });
    expect(page.events.map(({ detail }) => detail)).toEqual([{ method: 'credit_card' }]);
    for (const name of ['cardno', 'cvv', 'name_on_account']) expect(control(name).value).toBe('');
    // The form refetches the stored details and the session.
    await until(() => expect(page.calls.filter(({ name }) => name === 'billingInfo')).toHaveLength(2));
  });

  it('shows an error summary of links with the focus, so that its count is heard', async () => {
    const page = await openForm(null);
    press();
    await until(() => expect(titles()).toEqual(['11 fields need your attention']));
    await until(() => expect(textOf(root().activeElement)).toContain('11 fields need your attention'));
    expect(errors()[0]).toBe('Card number is required.');
    expect(control('cardno').getAttribute('aria-describedby')).toBe(root().querySelector('[part="field-error"]')?.id);
    one(root(), 'link', 'ZIP code is required.').click();
    expect(focused()).toBe('zip');
    type('zip', '123');
    await until(() => expect(errors()).toContain('ZIP code isn’t valid. It should look like 10001.'));
    type('cardno', '4242 4242 4242 4241');
    await until(() => expect(errors()).not.toContain('Card number is required.'));
    press();
    await until(() => expect(errors()).toContain('Check the card number: a digit is wrong or missing.'));
    expect(page.sent()).toEqual([]);
  });

  it('says that an account is paid by bank transfer, where nothing is stored', async () => {
    await openForm(null, { answers: { session: { ...MEMBER, is_wired_subscription: 1 } } });
    await until(() => expect(titles()).toEqual(['You pay by bank transfer']));
  });

  it('moves the focus to the field of a single error', async () => {
    const page = await openFilled();
    type('city', '');
    press();
    await until(() => expect(focused()).toBe('city'));
    expect(titles()).toEqual(['1 field needs your attention']);
    expect(page.sent()).toEqual([]);
  });

  it('takes no date that nobody chose: a forgotten month or year is an error', async () => {
    const page = await openFilled();
    expect([control('month').value, control('year').value]).not.toContain('');
    type('month', '');
    type('year', '');
    await until(() => expect(control('year').value).toBe(''));
    press();
    await until(() => expect(errors()).toEqual(['Choose an option for Month.', 'Choose an option for Year.']));
    type('year', String(new Date().getFullYear()));
    type('month', '1');
    if (new Date().getMonth() > 0)
      await until(() => expect(errors()).toEqual(['This card has expired. Check the month and year.']));
    expect(page.sent()).toEqual([]);
  });

  it('shows which cards are taken before a number is typed, and which one it is after', async () => {
    await openForm(null);
    expect(seen(TAG)).toContain(
      'Accepted cards: Visa, Mastercard, American Express, Discover, Diners Club, JCB, Maestro.',
    );
    expect(root().querySelectorAll('.bill-accepted .is-other')).toHaveLength(0);
    type('cardno', '3782');
    await until(() => expect(root().querySelectorAll('.bill-accepted .is-other')).toHaveLength(6));
    expect(textOf(root().querySelector('[part="card-type"]'))).toBe('American Express');
  });

  it.each([
    [400, { status: 400, result: 'That street does not exist.' }],
    [422, { status: 422, result: 'Please check: ZIP code.' }],
    [201, { status: 201, result: 'Stored for later.' }],
    [601, { status: 601, result: 'Your card was declined.' }],
  ])('shows the server’s message at %i [BIL-17, BIL-18]', async (status, answer) => {
    const page = await openFilled({
      answers: { billingUpdate: () => Response.json(answer, { status: status < 600 ? status : 200 }) },
    });
    page.hear('error');
    press();
    await until(() => expect(titles()).toEqual([answer.result]));
    expect(page.events[0]?.detail).toEqual({ code: status, message: answer.result, surface: 'billing-form' });
    // The form keeps what was typed.
    expect(control('cardno').value).toBe('4242 4242 4242 4242');
  });

  it.each([500, 602, 700, 707, 800, 900])(
    'shows the generic error at %i without the server’s message [BIL-19]',
    async (status) => {
      await openFilled({ answers: { billingUpdate: { status, message: 'It broke.' } } });
      press();
      await until(() =>
        expect(titles()).toEqual(['An error occurred while processing your request. Please try again.']),
      );
      expect(seen(TAG)).not.toContain('It broke.');
    },
  );

  it('treats 3-D Secure as a step: it opens the bank’s page, then sends the same form again [ERR-26]', async () => {
    const url = 'https://bank.example/challenge/1';
    const answers = [{ status: 604, result: { url } }, { status: 200 }];
    const page = await openFilled({ answers: { billingUpdate: () => answers.shift() } });
    page.hear('error');
    press();
    const frame = await bankPage();
    expect(frame.src).toBe(url);
    const word = { type: 'waybill-three-d', three_d_token_id: 'token-1' };
    // The message comes from a window that the form did not open.
    tell(word);
    openWindow();
    tell(word, 'https://evil.example');
    tell({ ...word, type: 'other' });
    expect(page.sent()).toHaveLength(1);
    tell(word);
    await until(() => expect(titles()).toEqual(['Billing details saved']));
    const [first, second] = page.sent() as [Call, Call];
    expect(second.body).toEqual({ ...(first.body as object), three_d_token_id: 'token-1' });
    expect(page.events).toEqual([]);
  });

  it('returns to the save button if the person leaves the bank’s page [ERR-26]', async () => {
    await openFilled({ answers: { billingUpdate: { status: 604, result: { url: 'https://bank.example/1' } } } });
    press();
    await bankPage();
    const back = one(root(), 'button', 'Back to the form');
    back.focus();
    back.click();
    await until(() => expect(root().querySelector('iframe')).toBeNull());
    expect(textOf(root().activeElement)).toBe('Save billing details');
    expect(control('cardno').value).toBe('4242 4242 4242 4242');
  });

  it('returns to the form with all that was typed if the bank refuses', async () => {
    await openFilled({ answers: { billingUpdate: { status: 604, result: { url: 'https://bank.example/1' } } } });
    press();
    await bankPage();
    openWindow();
    tell({ type: 'waybill-three-d', three_d_token_id: null });
    await until(() => expect(titles()[0]).toContain('Your bank didn’t confirm the card.'));
    expect(control('cardno').value).toBe('4242 4242 4242 4242');
  });

  it('does not report a failure while the outcome is unknown, and asks again', async () => {
    let known: object | null = null;
    const page = await openFilled({
      answers: {
        billingUpdate: () => Promise.reject(new TypeError('gone')),
        outcome: () => known ?? Response.json({ status: 202 }, { status: 202 }),
      },
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    press();
    await vi.advanceTimersByTimeAsync(8000);
    vi.useRealTimers();
    await until(() => expect(titles()).toEqual(['We couldn’t confirm that your billing details were saved']));
    known = { status: 200 };
    press('Check again');
    await until(() => expect(titles()).toEqual(['Billing details saved']));
    expect(page.sent()).toHaveLength(1);
  });

  it.each([
    [419, 'Sorry, your session has expired. Please refresh and try again.'],
    [401, 'Unauthorized request. Please refresh and try again.'],
  ])(
    'shows the session message at %i, and restores the draft after the reload, without the card [ERR-05, ERR-06]',
    async (status, text) => {
      const page = await openFilled({ answers: { billingUpdate: () => Response.json({ status }, { status }) } });
      page.hear('navigate', { prevent: true });
      press();
      await until(() => expect(titles()).toEqual([text]));
      const signIn = one(root(), 'link', 'Sign in');
      expect(signIn.getAttribute('href')).toMatch(/^\/register\?return=%2F/);
      signIn.click();
      press('Reload the page');
      await until(() =>
        expect(page.events.map(({ detail }) => detail)).toMatchObject([{ reason: 'sign-in' }, { kind: 'reload' }]),
      );
      expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('4242');
      await page.reload();
      await until(() => expect(control('address1').value).toBe('1 Dock Street'));
      for (const name of ['cardno', 'cvv', 'name_on_account']) expect(control(name).value).toBe('');
    },
  );

  it('forgets a draft after ten minutes', async () => {
    const page = await openForm();
    type('city', 'Hampton');
    await until(() => expect(sessionStorage.getItem('waybill.billing_draft')).toContain('Hampton'));
    const kept = JSON.parse(sessionStorage.getItem('waybill.billing_draft') ?? '{}');
    sessionStorage.setItem('waybill.billing_draft', JSON.stringify({ ...kept, at: Date.now() - 600_000 }));
    await page.reload();
    await until(() => expect(control('city').value).toBe('Norfolk'));
  });

  it('keeps what was typed when it is moved and when attributes change, and forgets the card when it is removed', async () => {
    await openForm(null);
    const host = document.querySelector(TAG) as HTMLElement;
    fill(CARD);
    type('city', 'Hampton');
    document.body.append(document.createElement('div').appendChild(host));
    host.setAttribute('methods', 'credit_card, paypal');
    await until(() => expect(all(root(), 'radio')).toHaveLength(2));
    expect([control('cardno').value, control('city').value]).toEqual(['4242 4242 4242 4242', 'Hampton']);
    const input = control('cardno');
    window.dispatchEvent(new Event('pagehide'));
    expect(input.value).toBe('');
    type('cardno', NUMBER);
    host.remove();
    await holds(() => input.value === '' && !input.isConnected);
  });

  it.each([
    ['with the sum', ['10.00', '5.50'], 'Saving this payment method immediately charges $15.50 for 2 open invoices.'],
    [
      'without the sum if it is unknown',
      ['10.00', '$5.50'],
      'Saving this payment method immediately pays 2 open invoices.',
    ],
  ])('says before the press that open invoices will be paid, %s', async (_, amounts, said) => {
    const data = amounts.map((amount, at) => ({
      number: `A-${at}`,
      issued_at: '2026-11-01',
      payment_status: 10,
      amount,
    }));
    await openForm(null, { answers: { invoices: { status: 200, currency: 'USD', data } } });
    await until(() => expect(textOf(root())).toContain(said));
  });

  it('offers the payment methods that both the account and the page allow [CHK-48, CHK-49]', async () => {
    await openForm(null, { answers: { session: { ...MEMBER, supported_payment_methods: [4, 1, 2] } } });
    expect(radios()).toEqual(['Card', 'Bank account (ACH)', 'PayPal']);
    document.querySelector(TAG)?.setAttribute('methods', 'ach paypal amazon');
    await until(() => expect(radios()).toEqual(['Bank account (ACH)', 'PayPal']));
  });

  it.each([
    [
      'ach',
      { ach_name: 'Tidewater', routing_number: '021000021', account_number: '000123456789' },
      {
        type: 2,
        name_on_account: 'Tidewater',
        routing_number: '021000021',
        account_number: '000123456789',
        account_type: 'checking',
      },
    ],
    [
      'amazon',
      { amazon_billing_agreement_id: 'b01-1234567-1234567' },
      { type: 3, amazon_billing_agreement_id: 'B01-1234567-1234567' },
    ],
    ['paypal', {}, { type: 4 }],
  ])('sends %s with its own fields [CHK-48, BIL-21]', async (method, entries, expected) => {
    const page = await openForm({ ...STORED, type: 0 });
    (root().querySelector(`[value="${method}"]`) as HTMLElement).click();
    fill(entries);
    press();
    await until(() => expect(page.sent()).toHaveLength(1));
    expect(page.sent()[0]?.body).toMatchObject(expected);
    expect(page.sent()[0]?.body).not.toHaveProperty('cardno');
  });

  it('has the states and the postal code of the country', async () => {
    await openForm(null);
    expect(states()).toContain('Virginia');
    type('country', 'CA');
    await until(() => expect(states()).toContain('Québec'));
    expect(seen(TAG)).toContain('Postal code');
    type('country', 'DE');
    await until(() => expect(control('state')).toBeInstanceOf(HTMLInputElement));
    document.documentElement.lang = 'es';
    await until(() => expect([...control('country').querySelectorAll('option')].map(textOf)).toContain('Alemania'));
  });

  it('gives every field an autocomplete name', async () => {
    await openForm(null);
    const tokens = [...root().querySelectorAll('input:not([type="radio"]), select')].map((field) =>
      field.getAttribute('autocomplete'),
    );
    expect(tokens.every(Boolean)).toBe(true);
    expect(tokens).toEqual(
      expect.arrayContaining([
        'cc-number',
        'cc-name',
        'cc-exp-month',
        'cc-exp-year',
        'cc-csc',
        'billing postal-code',
        'billing country',
      ]),
    );
  });

  it.each([
    ['a visitor', { status: 200, member_id: 0 }, 'Sign in to see and change how you pay.'],
    ['a reseller’s member', { ...MEMBER, is_indirect: 1 }, 'Your reseller bills you'],
    ['a Shopify account', { ...MEMBER, billing_type: 'shopify' }, 'Shopify bills this subscription'],
    [
      'a member who is billed by an app store',
      { ...MEMBER, is_mobile_subscription: 1 },
      'An app store bills this subscription',
    ],
    [
      'a member without any payment method',
      { ...MEMBER, supported_payment_methods: [] },
      'You can’t enter a payment method here',
    ],
    [
      'a member who may not see billing',
      { ...MEMBER, policy: { settings: { manage: 1, view: 1 } } },
      'You can’t see the billing details',
    ],
  ])('tells %s what to do instead, and shows no fields [BIL-20, CHK-49]', async (_, session, text) => {
    const page = await mountPage(`<${TAG}></${TAG}>`, { answers: { session, billingInfo: NOTHING } });
    await until(() => expect(seen(TAG)).toContain(text));
    expect(root().querySelector('form')).toBeNull();
    expect(page.calls.filter(({ name }) => name.startsWith('billing'))).toEqual([]);
  });

  it.each([
    [{ is_ro: 1 }, 'You have view-only access to the billing details.'],
    [{ policy: { settings: { manage: 1, view: 0 } } }, 'Your organization doesn’t let you change the billing details.'],
  ])('shows a read-only member the stored details and the reason [BIL-12, ACC-07]', async (more, why) => {
    await mountPage(`<${TAG}></${TAG}>`, {
      answers: { session: { ...MEMBER, ...more }, billingInfo: { status: 200, billing: STORED } },
    });
    await until(() => expect(seen(TAG)).toContain('Visa •••• 4242'));
    const button = one(root(), 'button', 'Change billing details');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(textOf(root().querySelector(`[id="${button.getAttribute('aria-describedby')}"]`))).toBe(why);
    expect(root().querySelector('input')).toBeNull();
  });

  it('asks for and shows the family name first in Vietnamese', async () => {
    const answers = { session: MEMBER, billingInfo: { status: 200, billing: STORED } };
    const page = await mountPage(`<${TAG} lang="vi"></${TAG}>`, { answers });
    await until(() => expect(control('first_name')).not.toBeNull());
    const names = [...root().querySelectorAll('input')].map(({ name }) => name);
    expect(names.filter((name) => /^(first|last)_name$/.test(name))).toEqual(['last_name', 'first_name']);
    const reader = readSession({ ...MEMBER, is_ro: 1 }) ?? expect.fail('no session');
    page.store.dispatch(sessionRead(reader));
    await until(() => expect(seen(TAG)).toContain('Ibarra Marisol'));
  });

  it('shows that loading has failed, and can retry', async () => {
    const answers = [Response.json({ status: 404 }, { status: 404 }), { status: 200, billing: STORED }];
    await mountPage(`<${TAG}></${TAG}>`, { answers: { session: MEMBER, billingInfo: () => answers.shift() } });
    await until(() => expect(titles()).toEqual(['We couldn’t load your billing details']));
    press('Try again');
    await until(() => one(root(), 'button', 'Save billing details'));
  });
});
