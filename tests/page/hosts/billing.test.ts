import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually, goRight, goWrong } from '../acts';
import { ADDRESS } from '../../kit/billing';
import { expectClean, openPage, underStrictPolicy } from '../kit';
import { taints, watchLeaks, watchStore } from './taint';

underStrictPolicy();

const TAG = 'waybill-billing-form';
const PATH = '/account/billing/subscription';
const CVV = '7391';
const AMEX = '378282246310005';
const VISA = '4242424242424242';
const DECLINED = '4000000000000002';
const BANK_ASKS = '4000000000003220';
const ACCOUNT = '000987654321';
const ROUTING = '021000021';
const lastTwelve = (number: string): string => number.slice(-12);
const SECRETS = [AMEX, VISA, DECLINED, BANK_ASKS]
  .flatMap((number) => [number, lastTwelve(number)])
  .concat(CVV, ACCOUNT);

/** Returns the security code: four digits for American Express, else the last three of them. */
const codeOf = (number: string): string => (number === AMEX ? CVV : CVV.slice(1));

async function open(as: string) {
  let sent: readonly string[] = [];
  const page = await openPage({
    path: PATH,
    as,
    before: async (fresh) => {
      sent = await watchLeaks(fresh);
    },
  });
  await page.request.delete(new URL('/demo/activation', page.url()).href);
  await page.reload();
  const form = page.locator(TAG);
  await form.getByRole('button', { name: 'Save billing details' }).waitFor();
  await watchStore(page);
  return { page, form, found: () => taints(page, sent, SECRETS), requests: () => sent };
}

const field = (form: Locator, label: string): Locator => form.getByLabel(label, { exact: true });

async function fillAddress(form: Locator): Promise<void> {
  for (const [label, text] of Object.entries(ADDRESS)) await field(form, label).fill(text);
  await field(form, 'State').selectOption('VA');
}

/** Types the card by keyboard. */
async function typeCard(form: Locator, number: string): Promise<void> {
  await field(form, 'Card number').fill('');
  await field(form, 'Card number').pressSequentially(number);
  await field(form, 'Name on card').fill('Marisol Ibarra');
  await field(form, 'Month').selectOption('8');
  await field(form, 'Year').selectOption(String(new Date().getFullYear() + 3));
  await field(form, 'CVV').fill(codeOf(number));
}
const save = (form: Locator): Promise<void> => form.getByRole('button', { name: 'Save billing details' }).click();
const says = (form: Locator, text: string): Promise<void> => form.getByText(text).waitFor();

describe('the data of a card', () => {
  it('occur only in the form fields and in their own call, whatever the outcome [BIL-12, BIL-13, BIL-14]', async () => {
    const { page, form, found, requests } = await open('member');
    await fillAddress(form);

    await typeCard(form, `${VISA.slice(0, -1)}1`);
    await save(form);
    await says(form, 'field needs your attention');
    expect(await found()).toEqual([]);

    await typeCard(form, DECLINED);
    await save(form);
    await says(form, 'Your card was declined. Please try another one.');
    expect(await found()).toEqual([]);

    await typeCard(form, BANK_ASKS);
    await save(form);
    const bank = form.frameLocator('iframe');
    await bank.getByRole('button', { name: 'No, refuse' }).click();
    await says(form, 'Your bank didn’t confirm the card.');
    expect(await field(form, 'Card number').inputValue()).toBe('4000 0000 0000 3220');
    await save(form);
    await bank.getByRole('button', { name: 'Yes, confirm' }).click();
    await says(form, 'Billing details saved');
    await says(form, 'Visa •••• 3220');
    expect(await field(form, 'Card number').inputValue()).toBe('');
    expect(await found()).toEqual([]);

    // The server carries the write out, and its answer is lost.
    await form.getByRole('button', { name: 'Use a different payment method' }).click();
    await typeCard(form, AMEX);
    await page.route('**/account/billing/update', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.route('**/requests/*', (route) => route.abort());
    await save(form);
    await form.getByText('We couldn’t confirm that your billing details were saved').waitFor({ timeout: 20_000 });
    expect(await found()).toEqual([]);
    await page.unrouteAll();
    await form.getByRole('button', { name: 'Check again' }).click();
    await says(form, 'American Express •••• 0005');
    expect(await found()).toEqual([]);

    await form.getByRole('radio', { name: 'Bank account (ACH)' }).check({ force: true });
    await field(form, 'Name on the account').fill('Tidewater');
    await field(form, 'Routing number').fill(ROUTING);
    await field(form, 'Account number').fill(ACCOUNT);
    await save(form);
    await says(form, 'Bank account (ACH) •••• 4321');
    expect(await found()).toEqual([]);

    // A check of the search itself: it finds the card in the one call that may have it.
    expect(requests().some((line) => line.includes('/account/billing/update'))).toBe(true);
  });

  it('is dropped by a reload, while the rest of the draft is kept', async () => {
    const { page, form, found } = await open('trial');
    await fillAddress(form);
    await typeCard(form, VISA);
    await goWrong(page, { call: 'POST /account/billing/update', kind: 'status', status: 419, times: 1 });
    await save(form);
    await says(form, 'Sorry, your session has expired. Please refresh and try again.');
    expect(await found()).toEqual([]);
    await goRight(page);
    await Promise.all([page.waitForEvent('load'), form.getByRole('button', { name: 'Reload the page' }).click()]);
    await eventually(() => field(form, 'Address').inputValue()).toBe('1 Dock Street');
    expect(await field(form, 'Card number').inputValue()).toBe('');
    expect(await found()).toEqual([]);
  });
});

/** Makes random edits in the focused field and reports errors. It runs inside the page, because a call for each step would be slow. */
async function editAtRandom(page: Page, scripts: number, seed: number) {
  return page.evaluate(
    ([count, start]) => {
      const host = document.querySelector('waybill-billing-form');
      const input = host?.shadowRoot?.querySelector<HTMLInputElement>('[name="cardno"]');
      if (!input) throw new Error('no field');
      input.focus();
      let state = start;
      const random = (below: number): number => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
        return (state >>> 8) % below;
      };
      const number = {
        digits: (text: string): string => text.normalize('NFKC').replace(/\D/g, ''),
        printed(digits: string): string {
          const isOdd = /^3[47]/.test(digits) || (/^(30[0-5]|3095|36|38|39)/.test(digits) && digits.length <= 14);
          const sizes = isOdd ? [4, 6, 9, 99] : [4, 4, 4, 4, 3, 99];
          let at = 0;
          return sizes
            .map((size) => digits.slice(at, (at += size)))
            .filter(Boolean)
            .join(' ');
        },
      };
      /** Edits like a browser: beforeinput, then the change unless prevented, then input. */
      const edit = (inputType: string, command: string, data?: string): void => {
        const before = new InputEvent('beforeinput', {
          inputType,
          data: data ?? null,
          bubbles: true,
          cancelable: true,
          composed: true,
        });
        if (input.dispatchEvent(before)) document.execCommand(command, false, data);
      };
      const typed = (): string => {
        const length = random(3) ? 1 : 1 + random(16);
        const digits = Array.from({ length }, () => random(10)).join('');
        return (
          [
            digits,
            digits.replace(/(....)/g, '$1 '),
            digits.replace(/(....)/g, '$1-'),
            digits.replace(/(....)/g, '$1\u00a0'),
            digits.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
          ][random(5)] ?? digits
        );
      };
      const faults: unknown[] = [];
      for (let script = 0; script < count && faults.length < 5; script += 1) {
        input.value = '';
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        for (let step = 0, steps = 2 + random(4); step < steps; step += 1) {
          if (random(2)) {
            const [a, b] = [random(input.value.length + 1), random(input.value.length + 1)];
            input.setSelectionRange(Math.min(a, b), random(3) ? Math.min(a, b) : Math.max(a, b));
          }
          const { value } = input;
          const [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
          const [head, tail] = [number.digits(value.slice(0, from)), number.digits(value.slice(to))];
          const kind = random(5);
          let wanted: readonly string[];
          let caret: number;
          if (kind < 3) {
            const text = typed();
            edit(text.length > 1 ? 'insertFromPaste' : 'insertText', 'insertText', text);
            wanted = [head + number.digits(text) + tail];
            caret = head.length + number.digits(text).length;
          } else {
            const isBack = kind === 3;
            edit(isBack ? 'deleteContentBackward' : 'deleteContentForward', isBack ? 'delete' : 'forwardDelete');
            const one = isBack ? head.slice(0, -1) + tail : head + tail.slice(1);
            wanted = [from === to ? one : head + tail];
            caret = from === to && isBack ? Math.max(0, head.length - 1) : head.length;
          }
          const now = number.digits(input.value);
          const at = number.digits(input.value.slice(0, input.selectionStart ?? 0)).length;
          if (!wanted.includes(now) || input.value !== number.printed(now) || at !== caret) {
            faults.push({ script, value, from, to, kind, wanted, caret, now: input.value, at });
            break;
          }
        }
      }
      input.value = '';
      return faults;
    },
    [scripts, seed] as const,
  );
}

describe('the card number field', () => {
  it('loses no digit and keeps the caret, in 10,000 random edits', async () => {
    const { page } = await open('member');
    expect(await editAtRandom(page, 10_000, 20_261_121)).toEqual([]);
    expectClean(page);
  });
});
