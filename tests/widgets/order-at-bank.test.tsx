import { afterEach, describe, expect, it, vi } from 'vitest';
import { attemptStepped } from '../../src/flows/checkout/slice';
import { all, one, shadowOf, textOf } from '../kit/look';
import { mountPage, type Page, type PageOptions } from '../kit/mount';
import { holds, until } from '../kit/until';
import { orderBody } from '../kit/upgrade';
import { cartBody, subscribed, wireModule, wirePlan } from '../kit/wire';

const BANK = 'https://bank.example';
const ASKS = { status: 604, message: 'Your bank asks for a confirmation.', result: { url: `${BANK}/1` } };
const NOT_CHANGED = 'Your plan wasn’t changed';
const root = () => shadowOf('waybill-dialogs');
const dialog = (title: string) => until(() => one(root(), 'dialog', title));
const press = (name: string | RegExp) => one(root(), 'button', name).click();
const frame = () => until(() => root().querySelector('iframe') ?? expect.fail('no frame'));

const opened: Page[] = [];
afterEach(() => {
  for (const { store } of opened.splice(0)) store.dispatch(attemptStepped({ event: { type: 'left' } }));
  localStorage.removeItem('waybill.checkout');
  vi.restoreAllMocks();
});

/** Opens a subscriber's page, presses its button, and orders. The bank asks first. */
async function order(answers: PageOptions['answers'] = {}) {
  const page = await mountPage('<waybill-cart></waybill-cart>', {
    answers: {
      session: subscribed(1002),
      cart: cartBody(wirePlan(1001), [wireModule(11)]),
      upgradeMessage: orderBody(),
      subscriptionApply: ASKS,
      subscriptionActive: { status: 200, has_record: 1, is_enabled: 1 },
      ...answers,
    },
  });
  opened.push(page);
  for (const name of ['checkout-start', 'checkout-fail', 'error'] as const) page.hear(name);
  const button = await until(() => one(shadowOf('waybill-cart'), 'button', 'Continue to checkout'));
  button.focus();
  button.click();
  await confirm();
  return { ...page, sent: (name = 'subscriptionApply') => page.calls.filter((call) => call.name === name) };
}

async function confirm(): Promise<void> {
  await dialog('Change to Plan 1001?');
  (await until(() => one(root(), 'button', 'Change for $100.00'))).click();
}

/** Opens the bank's page in a window, and answers as it does: with a token, or null for a refusal. */
async function answer(token: string | null): Promise<void> {
  expect((await frame()).src).toBe(`${BANK}/1`);
  await until(() => expect(textOf(root().activeElement)).toBe('Confirm it’s you'));
  vi.spyOn(window, 'open').mockReturnValue(window);
  vi.spyOn(window, 'close').mockReturnValue();
  press('Open in a new window');
  const data = { type: 'waybill-three-d', three_d_token_id: token };
  window.dispatchEvent(new MessageEvent('message', { data, origin: BANK, source: window }));
}

const keysOf = (calls: readonly { readonly headers: Headers }[]) =>
  new Set(calls.map(({ headers }) => headers.get('Idempotency-Key')));

describe('an order that the bank asks about', () => {
  it('opens the bank’s page in its dialog, and is sent once more with its word [ERR-26]', async () => {
    const page = await order();
    await frame();
    expect(textOf(root())).toContain('Your bank asks you to confirm this payment.');
    expect(localStorage.getItem('waybill.checkout')).toBeNull();
    page.script.subscriptionApply = { status: 200, result: { order_id: 1 } };
    await answer('word');
    await dialog('Successfully updated');
    expect(page.sent().map(({ body }) => body ?? null)).toEqual([null, { three_d_token_id: 'word' }]);
    expect(keysOf(page.sent()).size).toBe(2);
    expect(page.events.map(({ name }) => name)).toEqual(['checkout-start']);
  });

  it('says that nothing was charged if the bank refuses, and goes back to the review [ERR-26]', async () => {
    const page = await order();
    await answer(null);
    const refused = await dialog(NOT_CHANGED);
    expect(textOf(refused)).toContain('Your bank didn’t confirm the payment. Nothing was charged.');
    await until(() => expect(textOf(root().activeElement)).toBe(NOT_CHANGED));
    await holds(() => page.events.length > 1);
    expect(page.events.map(({ name, detail }) => [name, detail])).toMatchObject([
      ['checkout-start', {}],
      ['checkout-fail', { code: 604 }],
    ]);
    page.script.subscriptionApply = { status: 200, result: { order_id: 1 } };
    press('Try again');
    await confirm();
    await dialog('Successfully updated');
    expect(page.sent().map(({ body }) => body ?? null)).toEqual([null, null]);
  });

  it.each([
    ['its button', () => press('Don’t pay now')],
    [
      'Escape',
      () =>
        root()
          .querySelector('dialog')
          ?.dispatchEvent(new Event('cancel', { cancelable: true })),
    ],
  ])('says so if the person leaves the bank’s page by %s, and keeps the cart [ERR-26]', async (_, leave) => {
    const page = await order();
    await frame();
    leave();
    const left = await dialog(NOT_CHANGED);
    expect(textOf(left)).toContain('You didn’t confirm the payment. Nothing was charged.');
    one(left, 'link', 'Contact support');
    press('Close');
    await holds(() => all(root(), 'dialog').length === 0);
    one(shadowOf('waybill-cart'), 'button', 'Continue to checkout');
    expect(page.sent()).toHaveLength(1);
  });

  it('opens it again if the bank asks again [ERR-26]', async () => {
    const page = await order();
    await answer('one');
    // E.g. because the challenge has expired.
    await holds(() => page.sent().length === 2);
    page.script.subscriptionApply = { status: 200, result: { order_id: 1 } };
    await answer('two');
    await dialog('Successfully updated');
    expect(page.sent().map(({ body }) => body ?? null)).toEqual([
      null,
      { three_d_token_id: 'one' },
      { three_d_token_id: 'two' },
    ]);
  });

  it('passes on the server’s message if the bank’s page may not be opened [ERR-12]', async () => {
    const page = await order({ subscriptionApply: { ...ASKS, result: { url: 'javascript:alert(1)' } } });
    expect(textOf(await dialog(NOT_CHANGED))).toContain('Your bank asks for a confirmation.');
    expect(root().querySelector('iframe')).toBeNull();
    expect(page.events.map(({ name }) => name)).toEqual(['checkout-start', 'checkout-fail', 'error']);
  });
});
