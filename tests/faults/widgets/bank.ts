import { vi } from 'vitest';
import { BILLING, TYPED } from './billing';
import { settle } from './clock';
import type { Page } from './page';
import type { Row } from './row';

const BANK = 'https://bank.example';
const CHALLENGE = { status: 604, result: { url: `${BANK}/challenge/1` } };

interface Written {
  readonly body?: { readonly three_d_token_id?: string };
}
/** Asks for the bank's word before anything is carried out. A question about the outcome has no body, and is answered with the end. */
const afterTheBank = ({ body }: Written) => (body && !body.three_d_token_id ? CHALLENGE : { status: 200 });

const isAsked = (page: Page): boolean => page.find('.bank-page').length > 0;
const bankAsks = (page: Page) => page.until('the bank’s page', () => isAsked(page));

/** Confirms in a window of the bank, because frames of jsdom have none. */
async function confirm(page: Page): Promise<void> {
  vi.spyOn(window, 'open').mockReturnValue(window);
  vi.spyOn(window, 'close').mockReturnValue();
  await page.press('payment.bank_window');
  const data = { type: 'waybill-three-d', three_d_token_id: 'word' };
  window.dispatchEvent(new MessageEvent('message', { data, origin: BANK, source: window }));
  await settle();
}

/** Makes a row for the second write of a call, which carries the bank's word, from the row of the first. */
function confirmed(first: Row, more: Partial<Row> = {}): Row {
  return {
    ...first,
    as: 'after the bank’s word',
    answers: { ...first.answers, [first.endpoint]: afterTheBank },
    async come(page) {
      await first.come?.(page);
      for (const [selector, text] of Object.entries(first.typed ?? {})) await page.type(selector, text);
      await first.ask?.(page);
      await bankAsks(page);
    },
    ask: confirm,
    async again(page) {
      await first.again?.(page);
      // A word of the bank counts once, so the bank asks again unless the server knew the outcome.
      if (
        (await page.until('the bank or the end', () => (isAsked(page) ? 'bank' : first.good(page) && 'end'))) === 'bank'
      )
        await confirm(page);
    },
    typed: undefined,
    ...more,
  };
}

const rowOf = (name: Row['endpoint']): Row => BILLING.find(({ endpoint }) => endpoint === name) as Row;

/** Fault rows for what is sent once the bank has confirmed (3-D Secure). */
export const BANK_ROWS: readonly Row[] = [
  confirmed(rowOf('invoicePay')),
  confirmed(rowOf('billingUpdate'), {
    keeps: (page) =>
      Object.entries(TYPED).every(([selector, text]) => page.find<HTMLInputElement>(selector)[0]?.value === text),
  }),
];
