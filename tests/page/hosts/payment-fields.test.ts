import axe from 'axe-core';
import type { FrameLocator, Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { eventually } from '../acts';
import { ADDRESS } from '../../kit/billing';
import { expectClean, openPage } from '../kit';
import { taints, watchLeaks, watchStore } from './taint';

const TAG = 'waybill-billing-form';
const AMEX = '378282246310005';
const DECLINED = '4000000000000002';
const BANK_ASKS = '4000000000003220';
const CVV = '7391';
const SECRETS = [AMEX, DECLINED, BANK_ASKS].flatMap((number) => [number, number.slice(-12)]).concat(CVV, CVV.slice(1));

/** An origin without a server, whose requests the test answers. */
const ELSEWHERE = 'http://127.0.0.1:4649/';
/** Timeout in ms for three cards that are typed by keyboard. */
const LONG = 180_000;

const frameOf = (page: Page, name: 'number' | 'cvv'): FrameLocator => page.frameLocator(`iframe[src$="/${name}"]`);
const inputOf = (page: Page, name: 'number' | 'cvv'): Locator => frameOf(page, name).locator('input');

/** Records all that a script of the page could observe: keys and messages. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top !== window) return;
    const heard = {
      note(place: string, text: string): void {
        const { places = {} } = window.testLeaks ?? {};
        places[place] = [(places[place]?.[0] ?? '') + text];
      },
      port: ({ data }: MessageEvent): void => heard.note('ports', JSON.stringify(data)),
    };
    for (const name of ['keydown', 'beforeinput'])
      addEventListener(
        name,
        (event) => {
          if (event instanceof KeyboardEvent) heard.note('keys', event.key);
          if (event instanceof InputEvent) heard.note('input', event.data ?? '');
        },
        true,
      );
    addEventListener('message', ({ data }) => heard.note('messages', JSON.stringify(data)), true);
    const listen = MessagePort.prototype.addEventListener;
    MessagePort.prototype.addEventListener = function tapped(this: MessagePort, ...args: unknown[]) {
      Reflect.apply(listen, this, ['message', heard.port]);
      Reflect.apply(listen, this, args);
    };
  });
}

async function open() {
  let sent: readonly string[] = [];
  const updates: Record<string, unknown>[] = [];
  const page = await openPage({
    path: '/account/billing/hosted?csp=strict',
    as: 'member',
    before: async (fresh) => {
      // Only the vault may receive card numbers.
      sent = await watchLeaks(fresh, (url) => url.endsWith('/tokens'));
      await listenIn(fresh);
      fresh.on('request', (request) => {
        if (request.url().endsWith('/account/billing/update')) updates.push(request.postDataJSON());
      });
    },
  });
  await page.request.delete(new URL('/demo/activation', page.url()).href);
  await page.reload();
  const form = page.locator(TAG);
  await form.getByRole('button', { name: 'Save billing details' }).waitFor();
  await inputOf(page, 'cvv').waitFor();
  await watchStore(page);
  return { page, form, updates, found: () => taints(page, sent, SECRETS) };
}

/** Types a card by keyboard, from the number to the security code. */
async function typeCard(page: Page, form: Locator, number: string, code: string): Promise<void> {
  await form.getByText('Card number', { exact: true }).click();
  await eventually(() => inputOf(page, 'number').evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Marisol Ibarra');
  // Month and year are chosen by their first digits, as in any select.
  await page.keyboard.press('Tab');
  await page.keyboard.type('08');
  await page.keyboard.press('Tab');
  await page.keyboard.type(String(new Date().getFullYear() + 3));
  await page.keyboard.press('Tab');
  await eventually(() => inputOf(page, 'cvv').evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(code);
}
const says = (form: Locator, text: string): Promise<void> => form.getByText(text).waitFor();

it(
  'a card typed into frames of another origin reaches the shop only as a token [API-46, BIL-13, BIL-14, ERR-26]',
  async () => {
    const { page, form, updates, found } = await open();
    for (const [label, text] of Object.entries(ADDRESS)) await form.getByLabel(label, { exact: true }).fill(text);
    await form.getByLabel('State', { exact: true }).selectOption('VA');

    // Enter submits the form from within a frame; the link of the error summary moves the focus into a frame.
    await typeCard(page, form, AMEX, CVV.slice(1));
    await says(form, '4 digits on the front');
    expect(await inputOf(page, 'number').inputValue()).toBe('3782 822463 10005');
    await page.keyboard.press('Enter');
    await says(form, '1 field needs your attention');
    await form.getByRole('button', { name: 'Save billing details' }).focus();
    await form.getByRole('link', { name: 'The CVV has 4 digits.' }).click();
    await eventually(() => inputOf(page, 'cvv').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await inputOf(page, 'cvv').getAttribute('aria-invalid')).toBe('true');
    expect(await frameOf(page, 'cvv').locator('#error').textContent()).toBe('The CVV has 4 digits.');
    for (const frame of page.frames().slice(1)) {
      await frame.evaluate(axe.source);
      const faults = await frame.evaluate(async () => {
        const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
        });
        return violations.map(({ id }) => id);
      });
      expect(faults).toEqual([]);
    }
    expect([await found(), updates]).toEqual([[], []]);

    await typeCard(page, form, DECLINED, CVV.slice(1));
    await page.keyboard.press('Enter');
    await says(form, 'Your card was declined. Please try another one.');
    expect(await inputOf(page, 'number').inputValue()).toBe('4000 0000 0000 0002');
    expect(await found()).toEqual([]);

    await typeCard(page, form, BANK_ASKS, CVV.slice(1));
    await page.keyboard.press('Enter');
    await form.frameLocator('[part="bank-page"]').getByRole('button', { name: 'Yes, confirm' }).click();
    await says(form, 'Billing details saved');
    await says(form, 'Visa •••• 3220');
    expect(await inputOf(page, 'number').inputValue()).toBe('');
    expect(await inputOf(page, 'cvv').inputValue()).toBe('');
    expect(await found()).toEqual([]);

    const tokens = updates.map(({ payment_token: token }) => token);
    expect(new Set(tokens).size).toBe(3);
    for (const update of updates) {
      expect(update['payment_token']).toMatch(/^tok_/);
      expect(Object.keys(update)).not.toEqual(expect.arrayContaining(['cardno']));
      expect(Object.keys(update)).not.toEqual(expect.arrayContaining(['cvv']));
    }
    expectClean(page);
    // A check of the recorder itself: it has recorded the holder's name.
    const heard = await page.evaluate(() => window.testLeaks?.places);
    expect(heard?.['keys']?.[0]).toContain('Marisol Ibarra');
    expect(heard?.['ports']?.[0]).toContain('"cardType":"amex"');
  },
  LONG,
);

it('a frame of the vault accepts messages only from its parent, once, and can be embedded only by the shop', async () => {
  const { page, form } = await open();
  const isClosed = await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const { places } = window.testLeaks ?? {};
    if (!frame?.contentWindow || !places) throw new Error('no frame');
    // A second handshake is ignored, wherever it comes from.
    const answers = (places['stranger'] = [] as string[]);
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => void answers.push(JSON.stringify(data)));
    port1.start();
    const greeting = { type: 'waybill-field', nonce: '0'.repeat(32), locale: 'en', look: {} };
    frame.contentWindow.postMessage(greeting, new URL(frame.src).origin, [port2]);
    return frame.contentDocument === null;
  });
  await inputOf(page, 'number').pressSequentially('4242');
  await form.locator('[part="card-type"]').waitFor();
  const told = await page.evaluate(() => window.testLeaks?.places['stranger']);
  expect([isClosed, told]).toEqual([true, []]);
  expectClean(page);

  const vault = new URL((await page.locator('iframe').first().getAttribute('src')) ?? '').origin;
  const body = `<!doctype html><title>Somebody else</title><iframe src="${vault}/number"></iframe>`;
  const elsewhere = await openPage({
    path: ELSEWHERE,
    before: (fresh) => fresh.route(ELSEWHERE, (route) => route.fulfill({ body, contentType: 'text/html' })),
  });
  await eventually(() => elsewhere.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
  expect(await elsewhere.frameLocator('iframe').locator('input').count()).toBe(0);
});
