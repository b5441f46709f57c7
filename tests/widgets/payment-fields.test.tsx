import { describe, expect, it, vi } from 'vitest';
import type { MountedPaymentFields, PaymentFields, PaymentFieldsPage } from '../../src/page/payment-fields';
import { waybill } from '../../src/app/public';
import { enter } from '../kit/enter';
import { one, seen, shadowOf, textOf } from '../kit/look';
import { forget, mountPage, type PageOptions } from '../kit/mount';
import { holds, until } from '../kit/until';
import '../../widgets/billing-form/parts/billing';
import '../../src/flows/billing/refresh';

const TAG = 'waybill-billing-form';
const MEMBER = { status: 200, member_id: 7, country: 'US', currency: 'USD', supported_payment_methods: [1, 2, 4] };
const ADDRESS = {
  first_name: 'Robin',
  last_name: 'Lindqvist',
  address1: '1 Dock Street',
  city: 'Norfolk',
  zip: '23510',
};
const TOKEN = { token: 'tok_1', lastFour: '4242', cardType: 'visa' } as const;
const YEAR = String(new Date().getFullYear() + 4);
const UNREAD = 'We couldn’t read your payment details. Nothing was sent, and your entries are still here.';
const UNLOADED = 'We couldn’t load the payment fields';

const root = () => shadowOf(TAG);
const control = (name: string) => root().querySelector(`[name="${name}"]`) as HTMLInputElement;
const numberLabel = () => [...root().querySelectorAll('label')].find((each) => textOf(each) === 'Card number');
const errors = () => [...root().querySelectorAll('[part="field-error"]')].map(textOf);
const titles = () => [...root().querySelectorAll('.banner-title')].map(textOf);
const press = (name: RegExp | string = /^(Save|Saving)/) => one(root(), 'button', name).click();
const projected = () => [...document.querySelectorAll(`${TAG} > [slot]`)].map(({ slot }) => slot);

const type = (name: string, text: string): void => enter(control(name), text);

/** A stand-in for a provider's payment fields. */
function provider(answer: MountedPaymentFields['tokenize'] = async () => TOKEN, more: Partial<PaymentFields> = {}) {
  const fields = {
    show: vi.fn<MountedPaymentFields['show']>(),
    focus: vi.fn<MountedPaymentFields['focus']>(),
    tokenize: vi.fn<MountedPaymentFields['tokenize']>(answer),
    clear: vi.fn<MountedPaymentFields['clear']>(),
    unmount: vi.fn<MountedPaymentFields['unmount']>(),
  };
  const pages: PaymentFieldsPage[] = [];
  const mount = vi.fn((page: PaymentFieldsPage): MountedPaymentFields | Promise<MountedPaymentFields> => {
    pages.push(page);
    return fields;
  });
  const page = (): PaymentFieldsPage => pages.at(-1) ?? expect.fail('it was not mounted');
  return {
    ...fields,
    fields,
    mount,
    page,
    adapter: { mount, ...more } satisfies PaymentFields,
    /** Reports that a whole card was typed. */
    typed(isComplete = true) {
      page().tell({ field: 'cardno', isEmpty: false, isComplete, isFocused: false, cardType: 'visa' });
      page().tell({ field: 'cvv', isEmpty: false, isComplete, isFocused: false });
    },
    last: (field: string) => fields.show.mock.calls.filter(([name]) => name === field).at(-1)?.[1],
  };
}
type Provider = ReturnType<typeof provider>;

/** Counts controls with a focus ring. */
const ring = () => root().querySelectorAll('.is-hosted[data-focus]').length;

/** A promise that the test resolves. */
function later<T>() {
  const hands: ((value: T) => void)[] = [];
  const promise = new Promise<T>((resolve) => void hands.push(resolve));
  return { promise, come: (value: T) => hands.forEach((hand) => hand(value)) };
}

async function openForm(paymentFields: unknown, options: PageOptions = {}) {
  const page = await mountPage(`<${TAG}></${TAG}>`, {
    ...options,
    paymentFields: paymentFields as PaymentFields,
    answers: {
      session: MEMBER,
      billingInfo: { status: 200, billing: null },
      billingUpdate: { status: 200 },
      ...options.answers,
    },
  });
  await until(() => one(root(), 'button', 'Save billing details'));
  return { ...page, sent: () => page.calls.filter(({ name }) => name === 'billingUpdate').map(({ body }) => body) };
}

async function fill(): Promise<void> {
  for (const [name, text] of Object.entries(ADDRESS)) type(name, text);
  await until(() => expect(root().querySelector('[name="state"] option[value="VA"]')).not.toBeNull());
  type('state', 'VA');
  type('name_on_account', ' Robin Lindqvist ');
  type('month', '8');
  type('year', YEAR);
  await until(() => expect(control('state').value).toBe('VA'));
}

async function openFilled(given: Provider, options: PageOptions = {}) {
  const page = await openForm(given.adapter, options);
  await until(() => expect(given.last('cvv')).toBeDefined());
  given.typed();
  await fill();
  return page;
}
const isKept = () =>
  expect([control('zip').value, control('name_on_account').value.trim()]).toEqual(['23510', 'Robin Lindqvist']);

describe('the fields of a provider', () => {
  it('are mounted in the page’s own tree, and the update has a token instead of numbers [API-46, BIL-21, BIL-22]', async () => {
    const given = provider();
    const page = await openFilled(given);
    expect(projected()).toEqual(['waybill-cardno', 'waybill-cvv']);
    expect([...given.page().places.values()].every(({ element }) => element.getRootNode() === document)).toBe(true);
    expect(control('cardno')).toBeNull();
    expect(control('cvv')).toBeNull();
    expect(given.page()).toMatchObject({ locale: 'en', look: { scheme: 'light', direction: 'ltr' } });
    await until(() => expect(seen(TAG)).toContain('Visa'));
    press();
    press();
    await until(() => expect(titles()).toEqual(['Billing details saved']));
    expect(page.sent()).toHaveLength(1);
    expect(page.sent()[0]).toMatchObject({
      member_id: 7,
      type: 1,
      payment_token: 'tok_1',
      name_on_account: 'Robin Lindqvist',
      card_type: 'visa',
      last_four: '4242',
    });
    for (const name of ['cardno', 'cvv']) expect(page.sent()[0]).not.toHaveProperty(name);
    const [{ method, name, expiry }] = given.tokenize.mock.calls[0] ?? expect.fail('no token was asked for');
    expect([method, name, expiry?.year, expiry?.month]).toEqual(['credit_card', 'Robin Lindqvist', YEAR, '8']);
    expect(given.clear).toHaveBeenCalledOnce();
  });

  it('get their labels and errors, and the focus from the error summary, the label and the box around them', async () => {
    const given = provider();
    const page = await openForm(given.adapter);
    await until(() =>
      expect(given.last('cardno')).toMatchObject({ label: 'Card number', error: null, isLocked: false }),
    );
    expect(given.last('cvv')?.hint).toBe('3 digits on the back');
    press();
    await until(() => expect(titles()).toEqual(['11 fields need your attention']));
    one(root(), 'link', 'Card number is required.').click();
    expect(given.focus).toHaveBeenLastCalledWith('cardno');
    await until(() => expect(given.last('cardno')?.error).toBe('Card number is required.'));
    one(root(), 'link', 'CVV is required.').click();
    expect(given.focus).toHaveBeenLastCalledWith('cvv');
    numberLabel()?.click();
    expect(given.focus).toHaveBeenLastCalledWith('cardno');
    // An error disappears with the next letter, but stays when only the focus moves.
    const news = { field: 'cardno', isEmpty: true, isComplete: false } as const;
    given.page().tell({ ...news, isFocused: true });
    given.page().tell({ ...news, isFocused: false });
    expect(errors()).toContain('Card number is required.');
    given.page().tell({ ...news, isFocused: false, isEmpty: false });
    await until(() => expect(errors()).not.toContain('Card number is required.'));
    document.documentElement.lang = 'es';
    await until(() => expect(given.last('cardno')?.label).not.toBe('Card number'));
    expect([page.sent(), given.tokenize.mock.calls]).toEqual([[], []]);
  });

  it('get the focus once they are mounted if their label was pressed before, unless the focus has moved', async () => {
    for (const isElsewhere of [false, true]) {
      const given = provider();
      const coming = later<MountedPaymentFields>();
      given.mount.mockImplementation(() => coming.promise);
      await openForm(given.adapter);
      await until(() => expect(given.mount).toHaveBeenCalledOnce());
      numberLabel()?.click();
      if (isElsewhere) control('zip').focus();
      coming.come(given.fields);
      await until(() => expect(given.last('cardno')).toBeDefined());
      await until(() => expect(given.focus.mock.calls).toEqual(isElsewhere ? [] : [['cardno']]));
      forget();
    }
  });

  it('are empty once they were cleared, despite messages in flight', async () => {
    const given = provider();
    await openFilled(given);
    const missing = ['Card number is required.', 'CVV is required.'];
    press();
    await until(() => expect(titles()).toEqual(['Billing details saved']));
    expect(given.clear).toHaveBeenCalledOnce();
    given.typed();
    press();
    await until(() => expect(errors()).toEqual(expect.arrayContaining(missing)));
    // Input from here on counts again.
    given.page().tell({ field: 'cardno', isEmpty: true, isComplete: false, isFocused: true });
    given.page().tell({ field: 'cvv', isEmpty: true, isComplete: false, isFocused: true });
    given.typed();
    press();
    await until(() => expect(errors().filter((error) => missing.includes(error))).toEqual([]));
  });

  it('show the focus ring around a frame, and submit the form with Enter', async () => {
    const given = provider();
    const page = await openFilled(given);
    given.page().tell({ field: 'cvv', isEmpty: false, isComplete: true, isFocused: true });
    expect(ring()).toBe(1);
    given.page().tell({ field: 'cvv', isEmpty: false, isComplete: true, isFocused: false });
    expect(ring()).toBe(0);
    given.page().submit();
    await until(() => expect(titles()).toEqual(['Billing details saved']));
    expect(page.sent()).toHaveLength(1);
  });

  it('show errors that a person can correct, and nothing is sent', async () => {
    const given = provider(async () => ({ faults: { cardno: 'invalid' } }));
    const page = await openFilled(given);
    press();
    await until(() => expect(errors()).toEqual(['Check the card number: a digit is wrong or missing.']));
    await until(() => expect(given.focus).toHaveBeenLastCalledWith('cardno'));
    expect(page.sent()).toEqual([]);
  });

  it('give a new token for each try, after a refusal and after a challenge [ERR-26]', async () => {
    let count = 0;
    const given = provider(async () => ({ ...TOKEN, token: `tok_${(count += 1)}` }));
    const answers = [
      { status: 601, result: 'Your card was declined.' },
      { status: 604, result: { url: 'https://bank.example/1' } },
      { status: 200 },
    ];
    const page = await openFilled(given, { answers: { billingUpdate: () => answers.shift() } });
    press();
    await until(() => expect(titles()).toEqual(['Your card was declined.']));
    expect(given.clear).not.toHaveBeenCalled();
    press();
    await until(() => expect(textOf(root().activeElement)).toBe('Confirm it’s you'));
    vi.spyOn(window, 'open').mockReturnValue(window);
    vi.spyOn(window, 'close').mockReturnValue();
    press('Open in a new window');
    const data = { type: 'waybill-three-d', three_d_token_id: 'bank-1' };
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://bank.example', source: window }));
    await until(() => expect(titles()).toEqual(['Billing details saved']));
    expect(page.sent()).toMatchObject([
      { payment_token: 'tok_1' },
      { payment_token: 'tok_2' },
      { payment_token: 'tok_3', three_d_token_id: 'bank-1' },
    ]);
  });
});

describe('fields that give no token', () => {
  it.each<[string, () => unknown]>([
    ['reject', () => Promise.reject(new Error('their server is down'))],
    [
      'throw',
      () => {
        throw new Error('their server is down');
      },
    ],
    ['return nothing', () => undefined],
    ['return a card number as the token', () => ({ token: '4242424242424242', lastFour: '4242' })],
    ['return last digits that are no digits', () => ({ token: 'tok_1', lastFour: '**42' })],
  ])('show a message if they %s; nothing is sent, the input is kept, and a retry works', async (_, answer) => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const given = provider(answer as MountedPaymentFields['tokenize']);
    const page = await openFilled(given);
    page.hear('error');
    press();
    await until(() => expect(titles()).toEqual([UNREAD]));
    expect(page.sent()).toEqual([]);
    expect(page.events.map(({ detail }) => detail)).toMatchObject([{ code: 0, surface: 'billing-form' }]);
    expect(complaint).toHaveBeenCalledOnce();
    isKept();
    given.tokenize.mockResolvedValue(TOKEN);
    press('Try again');
    await until(() => expect(titles()).toEqual(['Billing details saved']));
    expect(page.sent()).toHaveLength(1);
  });

  it('time out after 30 s, and a late token is ignored', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const token = later<typeof TOKEN>();
    const given = provider(() => token.promise);
    const page = await openFilled(given);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    press();
    await until(() => expect(given.tokenize).toHaveBeenCalledOnce());
    expect(given.last('cardno')?.isLocked).toBe(true);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(titles()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_500);
    vi.useRealTimers();
    await until(() => expect(titles()).toEqual([UNREAD]));
    expect(given.tokenize.mock.calls[0]?.[0].signal.aborted).toBe(true);
    token.come(TOKEN);
    await until(() => expect(given.last('cardno')?.isLocked).toBe(false));
    expect(page.sent()).toEqual([]);
  });

  it('are ignored if the form was removed meanwhile', async () => {
    const token = later<typeof TOKEN>();
    const given = provider(() => token.promise);
    const page = await openFilled(given);
    press();
    await until(() => expect(given.tokenize).toHaveBeenCalledOnce());
    const complaint = vi.spyOn(console, 'error');
    document.querySelector(TAG)?.remove();
    await until(() => expect(given.unmount).toHaveBeenCalledOnce());
    expect(given.tokenize.mock.calls[0]?.[0].signal.aborted).toBe(true);
    token.come(TOKEN);
    given.typed();
    await new Promise((resolve) => setTimeout(resolve));
    expect([page.sent(), complaint.mock.calls]).toEqual([[], []]);
  });
});

describe('fields that do not load', () => {
  it.each<[string, () => unknown]>([
    ['throw', () => expect.fail('no script')],
    ['reject', () => Promise.reject(new Error('no script'))],
    ['are not fields', () => ({ show: () => {} })],
  ])('show a message if they %s, keep the other input, and load with a retry', async (_, come) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const given = provider();
    given.mount.mockImplementationOnce(come as PaymentFields['mount']);
    const page = await openForm(given.adapter);
    await fill();
    await until(() => expect(titles()).toEqual([UNLOADED]));
    expect(projected()).toEqual([]);
    // The page shows no card fields of its own instead.
    expect(control('cardno')).toBeNull();
    press();
    await until(() => expect(textOf(root().activeElement)).toContain(UNLOADED));
    expect([titles(), page.sent()]).toEqual([[UNLOADED], []]);
    isKept();
    press('Try again');
    await until(() => expect(given.focus).toHaveBeenLastCalledWith('cardno'));
    given.typed();
    press();
    await until(() => expect(titles()).toEqual(['Billing details saved']));
  });

  it('time out after 10 s, and are unmounted if they load later', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const given = provider();
    const fields = later<MountedPaymentFields>();
    given.mount.mockReturnValueOnce(fields.promise);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openForm(given.adapter);
    await until(() => expect(given.mount).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(10_500);
    vi.useRealTimers();
    await until(() => expect(titles()).toEqual([UNLOADED]));
    fields.come(given.fields);
    await until(() => expect(given.unmount).toHaveBeenCalledOnce());
    expect(titles()).toEqual([UNLOADED]);
  });

  it('do not affect other payment methods [CHK-48]', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const given = provider();
    given.mount.mockRejectedValueOnce(new Error('no script'));
    const page = await openForm(given.adapter);
    await fill();
    await until(() => expect(titles()).toEqual([UNLOADED]));
    (root().querySelector('[value="paypal"]') as HTMLElement).click();
    await until(() => expect(titles()).toEqual([]));
    press();
    await until(() => expect(titles()).toEqual(['Billing details saved']));
    expect(page.sent()).toMatchObject([{ type: 4 }]);
  });

  it('are not loaded if the stored card is kept', async () => {
    const given = provider();
    const stored = { type: 1, card_type: 'visa', first_six: '424242', last_four: '4242', name_on_account: 'Robin' };
    await openForm(given.adapter, { answers: { billingInfo: { status: 200, billing: stored } } });
    expect(given.mount).not.toHaveBeenCalled();
    press('Use a different payment method');
    await until(() => expect(given.mount).toHaveBeenCalledOnce());
  });
});

describe('the configuration of payment fields', () => {
  it('applies to cards only, unless it names bank accounts too [CHK-48, BIL-21]', async () => {
    const given = provider(async () => TOKEN, { methods: ['ach'] });
    const page = await openForm(given.adapter);
    expect(control('cardno')).not.toBeNull();
    (root().querySelector('[value="ach"]') as HTMLElement).click();
    await until(() => expect(given.mount).toHaveBeenCalledOnce());
    expect(projected()).toEqual(['waybill-routing_number', 'waybill-account_number']);
    await fill();
    type('ach_name', 'Tidewater');
    for (const field of ['routing_number', 'account_number'] as const)
      given.page().tell({ field, isEmpty: false, isComplete: true, isFocused: false });
    press();
    await until(() => expect(page.sent()).toHaveLength(1));
    expect(page.sent()[0]).toMatchObject({ type: 2, payment_token: 'tok_1', name_on_account: 'Tidewater' });
    expect(page.sent()[0]).not.toHaveProperty('account_number');
    expect(given.tokenize.mock.calls[0]?.[0].expiry).toBeNull();
  });

  it.each([
    ['a string', 'stripe'],
    ['an object without mount()', {}],
    ['an object with an unsupported payment method', { mount: () => {}, methods: ['paypal'] }],
  ])('causes one warning if it is %s, and the page’s own card fields are used', async (_, wrong) => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue();
    await openForm(wrong);
    await holds(() => control('cardno') !== null);
    waybill.configure({ country: 'DE' });
    const ofFields = () => warning.mock.calls.filter(([text]) => String(text).includes('paymentFields'));
    await until(() => expect(ofFields()).toHaveLength(1));
  });

  it('may be set after the form: only the typed card is dropped', async () => {
    const given = provider();
    await openForm(undefined);
    await fill();
    const input = control('cardno');
    type('cardno', '4242424242424242');
    waybill.configure({ paymentFields: given.adapter });
    await until(() => expect(given.mount).toHaveBeenCalledOnce());
    expect([input.value, input.isConnected]).toEqual(['', false]);
    expect(control('zip').value).toBe('23510');
  });
});
