import type { FrameLocator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DETAILS } from '../kit/billing';
import { eventually } from './acts';
import { openPage } from './kit';

const BANK = 'https://bank.example';
const OTHER = 'https://evil.example';
const CARD = { type: 1, card_type: 'visa', first_six: '424242', last_four: '4242', year: '2031', month: '8' };

/** A page that says, as a bank does, that the card holder has confirmed: to whoever frames it, with the token of its address. */
const SAYS = `<!doctype html><button>Confirm</button><script>
  const tell = () => top.postMessage({ type: 'waybill-three-d', three_d_token_id: location.hash.slice(1) }, '*');
  document.querySelector('button').onclick = tell;
  if (location.pathname === '/at-once') { tell(); document.title = 'told'; }
</script>`;

/** Hears each update before it is sent, because the driver of Firefox does not tell what a request has in it. */
async function hearUpdates(page: Page, hear: (body: string) => unknown): Promise<void> {
  await page.exposeFunction('testHearsUpdate', hear);
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (String(input).endsWith('/account/billing/update')) await Reflect.get(window, 'testHearsUpdate')(init?.body);
      return fetch(input, init);
    };
  });
}

/** Opens the billing form of a member whose bank asks, on another origin, and presses Save. */
async function openChallenge() {
  const sent: { readonly three_d_token_id?: string }[] = [];
  const page = await openPage({
    path: '/account/billing/subscription',
    as: 'member',
    before: async (fresh) => {
      await hearUpdates(fresh, (body) => sent.push(JSON.parse(body)));
      await fresh.route(/^https:\/\/(bank|evil)\.example\//, (route) =>
        route.fulfill({ contentType: 'text/html', body: SAYS }),
      );
      await fresh.route('**/account/billing/info*', (route) =>
        route.fulfill({ json: { status: 200, billing: { ...DETAILS, ...CARD } } }),
      );
      await fresh.route('**/account/billing/update', (route) => {
        const json = sent.at(-1)?.three_d_token_id
          ? { status: 200 }
          : { status: 604, result: { url: `${BANK}/challenge#of-the-bank` } };
        return route.fulfill({ json });
      });
    },
  });
  const form = page.locator('waybill-billing-form');
  await form.getByRole('button', { name: 'Save billing details' }).click();
  const bank = form.frameLocator('iframe');
  await bank.getByRole('button', { name: 'Confirm' }).waitFor();
  return { page, form, bank, tokens: () => sent.map((body) => body.three_d_token_id ?? null) };
}

/** Presses the bank's button. From within, because the driver of Firefox loses a press in a frame of another origin. */
const confirmIn = (bank: FrameLocator): Promise<void> =>
  bank.getByRole('button', { name: 'Confirm' }).evaluate((button: HTMLElement) => button.click());

/** Adds a frame beside the widgets, which speaks to the page at once. It answers once it has spoken. */
const addFrame = (page: Page, url: string): Promise<void> =>
  page.evaluate(
    (src) =>
      new Promise<void>((heard) => {
        window.addEventListener('message', () => heard(), { once: true });
        document.body.append(Object.assign(document.createElement('iframe'), { src }));
      }),
    url,
  );

describe('the bank’s page on its own origin', () => {
  it('is heard, and the update is sent again with its token [ERR-26]', async () => {
    const { form, bank, tokens } = await openChallenge();
    await confirmIn(bank);
    await form.getByText('Billing details saved').waitFor();
    expect(tokens()).toEqual([null, 'of-the-bank']);
  });

  it('is the only one that is heard: neither a foreign frame, nor one of the bank’s origin that is not the challenge', async () => {
    const { page, form, bank, tokens } = await openChallenge();
    await addFrame(page, `${OTHER}/at-once#forged`);
    await addFrame(page, `${BANK}/at-once#replayed`);
    await confirmIn(bank);
    await form.getByText('Billing details saved').waitFor();
    expect(tokens()).toEqual([null, 'of-the-bank']);
  });

  it('is not heard any longer once another origin has taken its frame, and the person can go back to the form', async () => {
    const { page, form, tokens } = await openChallenge();
    const heard = page.evaluate(
      () =>
        new Promise<string>((done) => window.addEventListener('message', ({ origin }) => done(origin), { once: true })),
    );
    await form
      .locator('iframe')
      .evaluate((frame: HTMLIFrameElement, src) => (frame.src = src), `${OTHER}/at-once#forged`);
    expect(await heard).toBe(OTHER);
    await form.getByRole('button', { name: 'Back to the form' }).click();
    await form.getByRole('button', { name: 'Save billing details' }).waitFor();
    await eventually(tokens).toEqual([null]);
  });
});
